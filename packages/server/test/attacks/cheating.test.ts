/** Rows S and C of the attack table: nothing secret comes out, and nobody plays but with the seat's own credentials. */
import { createHash } from 'node:crypto';
import { games } from '@quayside/games';
import { start } from '@quayside/games/core/match';
import { streamSeed } from '@quayside/games/core/random';
import { coded, GAME, game, pick, underAttack } from '../support/attacked';
import { actionOf, newMatch, Page, quiet, seatedMatch, spectate, takeSeat } from '../support/harness';

const scene = underAttack();

test('S1 C5 a match is neither seen nor played through the namespace of another game', async () => {
  const { server, seats } = scene();
  const page = new Page(server.socket(GAME), seats[0]);
  const { matchID, playerID, credentials } = seats[0];
  for (const answer of [
    await page.ask('sync', matchID, playerID, credentials, 2),
    await page.enter(),
    await page.move(pick(1), 0),
    await page.legal(),
  ]) {
    expect(answer).toMatchObject({ ...coded, code: 'NO_SUCH_MATCH' });
  }
  expect((await server.store.load(matchID))?.version).toBe(0);
});

test('S2 S5 S7 a stock client gets no initial state, deltalog, undo or plugin data, and no argument of others', async () => {
  const { pages, seats, server } = scene();
  const spy = new Page(server.socket(game), seats[1]);
  await spy.ask('sync', seats[1].matchID, '1', seats[1].credentials, 2);
  await pages[0].move(pick(3), 0);
  const [, state, log] = await spy.hear<[string, Record<string, unknown>, Record<string, unknown>[]]>('update');
  expect(state).toMatchObject({ plugins: {}, _undo: [], _redo: [] });
  expect(Object.keys(log[0] ?? {}).sort()).toEqual(['_stateID', 'action', 'phase', 'turn']);
  expect(log[0]).toMatchObject({ action: { payload: { type: 'pick', args: null, playerID: '0' } } });
  const all = JSON.stringify(spy.heard);
  for (const word of ['deltalog', '"n":3', 'secret', 'seed', 'prngstate']) expect(all).not.toContain(word);
  const undo = { type: 'UNDO', payload: { type: 'undo', args: [], playerID: '0', credentials: seats[0].credentials } };
  expect(await pages[0].ask('update', undo, 1, seats[0].matchID, '0')).toMatchObject({
    ...coded,
    code: 'UNDO_REVEALED',
  });
});

test('S3 no public value deals the cards again', async () => {
  const { server } = scene();
  const [seat] = await seatedMatch(server, 2);
  const record = (await server.store.load(seat!.matchID))!;
  const rules = games.find(({ meta }) => meta.name === GAME)!.rules as never;
  const dealt = JSON.stringify((JSON.parse(record.position!) as { state: unknown }).state);
  const dealOf = (seed: string) => JSON.stringify(start(rules, 2, record.options, seed));
  const contributions = record.seats.map(({ contribution }) => contribution);
  expect(dealOf(streamSeed(record.serverSeed, contributions))).toBe(dealt);
  const { createdAt, updatedAt, id, code, commitment } = record;
  for (const known of [createdAt, updatedAt, createdAt.toString(36), id, code, commitment, 0, '']) {
    const hash = createHash('sha256').update(String(known)).digest('hex');
    for (const seed of [hash, streamSeed(hash, contributions)]) expect(dealOf(seed)).not.toBe(dealt);
  }
  for (const path of [`/games/${GAME}/${id}`, `/games/${GAME}`, `/api/codes/${code}`]) {
    expect((await server.get(path)).text).not.toContain(record.serverSeed);
  }
});

test('S4 a seat is opened neither before anybody sits there nor after it changed hands', async () => {
  const { server, pages, seats } = scene();
  const matchID = await newMatch(server, { game });
  const early = new Page(server.socket(game), { matchID, playerID: '0', credentials: '' });
  for (const credentials of ['', 'null', 'undefined', 'x']) {
    expect(await early.ask('sync', matchID, '0', credentials, 2)).toMatchObject({ ...coded, code: 'BAD_CREDENTIALS' });
  }
  expect(await early.ask('sync', matchID, '0')).toMatchObject({ ...coded, code: 'BAD_CREDENTIALS' });
  const before = await takeSeat(server, matchID, { game });
  await takeSeat(server, matchID, { game });
  const left = new Page(server.socket(game), before);
  await left.ask('sync', matchID, '0', before.credentials, 2);
  await server.post(`/games/${game}/${matchID}/leave`, before);
  await left.hear('dropped');
  const after = await takeSeat(server, matchID, { game, playerID: '0' });
  const heard = left.heard.length;
  const owner = new Page(server.socket(game), after);
  await owner.enter();
  expect(await owner.move(pick(2), 0)).toMatchObject({ ok: true });
  expect(await left.ask('sync', matchID, '0', before.credentials, 2)).toMatchObject(coded);
  await quiet(50);
  expect(left.heard).toHaveLength(heard);
  expect(pages[0].seat).toBe(seats[0]);
});

test('S6 what is kept of options and players shows only what is meant to be shown', async () => {
  const { server } = scene();
  const refused = await server.post(`/games/${game}/create`, { numPlayers: 2, setupData: { password: 'p4ss' } });
  expect([refused.status, refused.body]).toEqual([400, expect.objectContaining(coded)]);
  const { matchID, credentials } = (await seatedMatch(server, 2, { game }))[0]!;
  const list = (await server.get(`/games/${game}`)).text + (await server.get(`/games/${game}/${matchID}`)).text;
  expect(list).toContain(matchID);
  for (const word of [credentials, 'hash', 'contribution', 'serverSeed', 'credentials'])
    expect(list).not.toContain(word);
});

test('S8 a match that nobody may watch is not watched', async () => {
  const { server } = scene();
  const [seat] = await seatedMatch(server, 2, { game, watch: 'nobody' });
  const eye = await spectate(server, seat!.matchID, game);
  expect(await eye.enter({ playerID: null })).toMatchObject({ ...coded, code: 'WATCH_FORBIDDEN' });
  expect(await eye.ask('sync', seat!.matchID, null, null, 2)).toMatchObject({ ...coded, code: 'WATCH_FORBIDDEN' });
  expect(await eye.ask('steps', seat!.matchID, 5)).toMatchObject({ ...coded, code: 'NOT_ENTERED' });
});

test('C1 C2 the seat in the payload is neither another nor none', async () => {
  const { rogue, seats, server } = scene();
  const { matchID, credentials } = seats[0];
  const send = (payload: object) => rogue.ask('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
  const payload = { type: 'pick', args: [{ n: 1 }], credentials };
  for (const playerID of ['1', null, undefined, 0, ['0'], '']) {
    expect(await send({ ...payload, playerID })).toMatchObject(coded);
  }
  expect(await send(payload)).toMatchObject(coded);
  expect((await server.store.load(matchID))?.version).toBe(0);
});

test('C3 C4 only MAKE_MOVE is taken, and no event of the game', async () => {
  const { rogue, seats, server } = scene();
  const { matchID, credentials } = seats[0];
  const types = ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'GAME_EVENT', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS'];
  for (const type of types) {
    const payload = { type: 'endGame', args: [], playerID: '0', credentials };
    const action = { type, payload, state: { G: {} }, patch: [], initialState: {} };
    expect(await rogue.ask('update', action, 0, matchID, '0')).toMatchObject({ ...coded, code: 'NOT_A_MOVE' });
  }
  for (const type of ['endGame', 'endTurn', 'setPhase', 'setActivePlayers']) {
    expect(await rogue.move({ type }, 0)).toMatchObject({ ...coded, code: 'UNKNOWN_MOVE' });
  }
  expect((await server.store.load(matchID))?.status).toBe('playing');
});

test('C6 a packet that is played again changes nothing', async () => {
  const { rogue, server } = scene();
  expect(await rogue.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  for (let at = 0; at < 5; at += 1) expect(await rogue.move(pick(1), 0)).toMatchObject(coded);
  expect((await server.store.load(rogue.seat.matchID))?.version).toBe(1);
});

test('C7 neither a spectator nor who has left can act', async () => {
  const { rogue, server, seats } = scene();
  const { matchID } = seats[0];
  const eye = await spectate(server, matchID, game);
  expect(await eye.ask('update', actionOf({ ...seats[0], credentials: '' }, pick(1)), 0, matchID, '0')).toMatchObject(
    coded,
  );
  expect(await eye.ask('update', actionOf(seats[0], pick(1)), 0, matchID, null)).toMatchObject(coded);
  const chat = { id: 'x', sender: null, payload: 'hi' };
  expect(await eye.ask('chat', matchID, chat, '')).toMatchObject({ ...coded, code: 'SPECTATOR' });
  await server.post(`/games/${game}/${matchID}/leave`, seats[0]);
  for (const answer of [await rogue.move(pick(1), 0), await rogue.legal(), await rogue.enter()]) {
    expect(answer).toMatchObject({ ...coded, code: 'BAD_CREDENTIALS' });
  }
});

test('C8 nobody chats as somebody else', async () => {
  const { rogue, pages, seats } = scene();
  const { matchID, credentials } = seats[0];
  for (const sender of ['1', '99', '__proto__', null]) {
    expect(await rogue.ask('chat', matchID, { id: 'a', sender, payload: 'hi' }, credentials)).toMatchObject(coded);
  }
  await quiet(50);
  expect(pages[1].heard.filter(({ event }) => event === 'line')).toEqual([]);
});
