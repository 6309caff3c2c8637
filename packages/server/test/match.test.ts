/** A match over sockets: entering, moving, refusals, coming back, presence, chat and watching. */
import type { Delta, EnterAnswer, Frame, LegalAnswer, MatchInfo } from '@quayside/games/wire/protocol';
import {
  actionOf,
  enterAll,
  newMatch,
  Page,
  quiet,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  takeSeat,
} from './support/harness';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const game = 'pebbles';
const pick = (n: number) => ({ type: 'pick', n });

function entered(answer: EnterAnswer): Extract<EnterAnswer, { ok: true }> {
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

describe('entering', () => {
  test('an older page of the same seat is told of a newer one; both play on, nobody else hears of it', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const [first, other] = (await enterAll(server, seats, game)) as [Page, Page];
    const [second] = (await enterAll(server, [seats[0]!], game)) as [Page];
    expect(await first.hear('elsewhere')).toEqual([seats[0]!.matchID]);
    await second.move(pick(1), 0);
    for (const page of [first, second, other]) await page.frame(1);
    // Coming in again from the same connection is no second view.
    await first.enter();
    await second.hear('elsewhere');
    const elsewhere = (page: Page) => page.heard.filter(({ event }) => event === 'elsewhere').length;
    expect([elsewhere(first), elsewhere(second), elsewhere(other)]).toEqual([1, 1, 0]);
  });

  test('a waiting match has no frame; the deal brings one to everybody', async () => {
    const matchID = await newMatch(server, { game });
    const ann = await takeSeat(server, matchID, { game, ready: false });
    const bob = await takeSeat(server, matchID, { game, ready: false, playerName: 'Bob' });
    const pages = [new Page(server.socket(game), ann), new Page(server.socket(game), bob)] as const;
    const first = entered(await pages[0].enter());
    expect(first.frame).toBeNull();
    expect(first.info).toMatchObject({
      matchID,
      game,
      status: 'waiting',
      host: 0,
      version: 0,
      active: [],
      watch: 'link',
      listed: true,
    });
    expect(first.info.seats).toMatchObject([
      { seat: 0, name: 'Ann', ready: false, presence: 'here' },
      { seat: 1, name: 'Bob', ready: false, presence: 'gone' },
    ]);
    await pages[1].enter();
    const contribution = 'ab'.repeat(16);
    expect(await pages[0].ask('ready', { ...ann, ready: true, contribution })).toEqual({ ok: true });
    await pages[0].info(({ seats }) => seats[0]?.ready === true && seats[1]?.ready === false);
    expect(await pages[1].ask('ready', { ...bob, ready: true })).toEqual({ ok: true });
    const [frame] = await pages[0].frame(0);
    expect(frame).toMatchObject({
      matchID,
      version: 0,
      outcome: null,
      steps: [],
      view: { seat: 0, mine: { picked: null } },
    });
    expect((await pages[1].frame(0))[0].view).toMatchObject({ seat: 1 });
    await pages[1].info(({ status }) => status === 'playing');
    expect(await pages[1].ask('ready', { ...bob, ready: false })).toMatchObject({ ok: false, code: 'ALREADY_STARTED' });
  });

  test('wrong credentials, a free seat and unknown matches let nobody in', async () => {
    const matchID = await newMatch(server, { game });
    const ann = await takeSeat(server, matchID, { game });
    const page = new Page(server.socket(game), ann);
    expect(await page.enter({ credentials: 'wrong' })).toMatchObject({ ok: false, code: 'BAD_CREDENTIALS' });
    expect(await page.enter({ playerID: '1' })).toMatchObject({ code: 'RESEATED', detail: { seat: 0 } });
    expect(await page.enter({ playerID: '7' })).toMatchObject({ ok: false, code: 'NO_SUCH_SEAT' });
    expect(await page.enter({ matchID: 'AAAAAAAAAAAAAAAA' })).toMatchObject({ ok: false, code: 'NO_SUCH_MATCH' });
    const elsewhere = new Page(server.socket('fish-and-ships'), ann);
    expect(await elsewhere.enter()).toMatchObject({ ok: false, code: 'NO_SUCH_MATCH' });
  });
});

describe('moving', () => {
  test('a move is acknowledged and everybody sees its step, nobody the choice', async () => {
    const pages = await enterAll(server, await seatedMatch(server, 2, { game }), game);
    const watcher = await spectate(server, pages[0]!.seat.matchID, game);
    expect(await pages[0]!.move(pick(3), 0)).toEqual({ ok: true, version: 1 });
    for (const page of [...pages, watcher]) {
      const [frame] = await page.frame(1);
      expect(frame.steps).toEqual([
        { version: 1, seat: 0, type: 'pick', events: [{ type: 'picked', seat: 0 }], at: expect.any(Number) },
      ]);
    }
    expect((await pages[0]!.frame(1))[0].view).toMatchObject({ mine: { picked: 3 }, public: { active: [1] } });
    expect((await pages[1]!.frame(1))[0].view).toMatchObject({ mine: { picked: null } });
    expect((await watcher.frame(1))[0].view).toMatchObject({ seat: null, mine: null });
    expect(await pages[1]!.move(pick(1), 1)).toEqual({ ok: true, version: 2 });
    expect((await watcher.frame(2))[0]).toMatchObject({
      view: { public: { totals: [3, 1], round: 2 } },
      steps: [
        {
          events: [
            { type: 'picked', seat: 1 },
            { type: 'shown', picks: [3, 1] },
          ],
        },
      ],
    });
  });

  test('a frame stands for the acknowledgement where a page has waived it; whatever no frame shows is answered', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const [ann] = (await enterAll(server, [seats[0]!], game)) as [Page];
    const [bob, stranger] = [seats[1]!, seats[0]!].map((seat) => new Page(server.socket(game), seat)) as [Page, Page];
    await bob.enter({ deltas: true });
    const answers: unknown[] = [];
    const quietly = ({ socket, seat }: Page, move: { type: string }, seen: number, key: string): void => {
      const extra = { key, quiet: true };
      socket.emit('update', actionOf(seat, move), seen, seat.matchID, seat.playerID, extra, (answer: unknown) =>
        answers.push([key, answer]),
      );
    };
    quietly(ann, pick(3), 0, 'key-of-ann');
    expect((await ann.frame(1))[0]).toMatchObject({ version: 1, key: 'key-of-ann' });
    await bob.frame(1);
    quietly(bob, pick(1), 1, 'key-of-bob');
    const [, , , steps, outcome, key] = await bob.hear<Delta>('delta', (_, version) => version === 2);
    expect([steps, outcome, key]).toEqual([[expect.anything()], null, 'key-of-bob']);
    expect((await ann.frame(2))[0]).not.toHaveProperty('key');
    expect(answers).toEqual([]);
    quietly(ann, pick(3), 0, 'key-of-ann');
    quietly(ann, pick(9), 2, 'another-key');
    // A connection that is not in the match sees no frame.
    quietly(stranger, pick(2), 2, 'a-third-key');
    await stranger.ask('nothing');
    await ann.frame(3);
    await ann.ask('nothing');
    expect(answers).toEqual([
      ['key-of-ann', { ok: true, version: 1 }],
      ['another-key', expect.objectContaining({ ok: false, code: 'HOW_MANY' })],
      ['a-third-key', { ok: true, version: 3 }],
    ]);
  });

  test('the rules refuse with code, clause and values', async () => {
    const [ann, bob] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    expect(await ann.move(pick(4), 0)).toEqual({
      ok: false,
      code: 'HOW_MANY',
      rule: 'R-2',
      detail: { max: 3 },
      message: 'The rules do not allow this move: HOW_MANY (rule R-2).',
    });
    await ann.move(pick(1), 0);
    expect(await ann.move(pick(2), 1)).toMatchObject({ code: 'NOT_NOW', rule: 'R-1' });
    expect(await bob.move({ ...pick(2), extra: 1 } as never, 1)).toMatchObject({ code: 'MALFORMED_MOVE' });
    expect(await bob.move({ type: 'fly' }, 1)).toMatchObject({ code: 'UNKNOWN_MOVE' });
  });

  test('a sealed move may come with an older version, any other is stale', async () => {
    const pages = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    expect(await Promise.all([pages[0].move(pick(1), 0), pages[1].move(pick(2), 0)])).toEqual([
      { ok: true, version: 1 },
      { ok: true, version: 2 },
    ]);
    expect(await pages[0].move({ type: 'crash' }, 0)).toMatchObject({
      ok: false,
      code: 'STALE',
      detail: { version: 2 },
    });
    expect(await pages[0].move(pick(1), 9)).toMatchObject({ ok: false, code: 'STALE' });
  });

  test('a move sent twice with one key is applied once, also after the match left the memory', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const pages = (await enterAll(server, seats, game)) as [Page, Page];
    const key = { key: 'key-of-ann-1' };
    expect(await Promise.all([pages[0].move(pick(3), 0, key), pages[0].move(pick(3), 0, key)])).toEqual([
      { ok: true, version: 1 },
      { ok: true, version: 1 },
    ]);
    await pages[1].move({ type: 'crash' }, 1);
    await pages[1].move(pick(1), 1);
    // Round two: the old key would be legal again as a sealed move, and must not be a second pick.
    expect(await pages[0].move(pick(3), 0, key)).toEqual({ ok: true, version: 1 });
    expect((await server.store.load(seats[0]!.matchID))?.version).toBe(2);
    // Another seat's key is its own.
    expect(await pages[1].move(pick(1), 2, key)).toEqual({ ok: true, version: 3 });
  });

  test('a move that throws is answered, and leaves the match as it was', async () => {
    const pages = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    expect(await pages[0].move({ type: 'crash' }, 0)).toMatchObject({ ok: false, code: 'INTERNAL' });
    const again = entered(await pages[0].enter());
    expect(again.frame).toMatchObject({ version: 0, view: { mine: { picked: null } } });
    expect(await pages[0].move(pick(2), 0)).toEqual({ ok: true, version: 1 });
  });

  test('only the own seat moves, and only while somebody sits there', async () => {
    const [ann, bob] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    const { matchID } = ann.seat;
    const forBob = { ...actionOf(ann.seat, pick(1)) } as { payload: object };
    const stolen = { type: 'MAKE_MOVE', payload: { ...forBob.payload, playerID: '1' } };
    expect(await ann.ask('update', stolen, 0, matchID, '0')).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await ann.ask('update', stolen, 0, matchID, '1')).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await ann.ask('update', actionOf(ann.seat, pick(1)), 0, matchID, null)).toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    for (const type of ['REDO', 'GAME_EVENT', 'RESET', 'SYNC', 'UPDATE', 'PATCH', 'PLUGIN']) {
      expect(await ann.ask('update', { ...forBob, type }, 0, matchID, '0')).toMatchObject({ code: 'NOT_A_MOVE' });
    }
    await server.post(`/games/${game}/${matchID}/leave`, ann.seat);
    expect(await ann.move(pick(1), 0)).toMatchObject({ code: 'BAD_CREDENTIALS' });
    await ann.hear('dropped');
    await bob.info(({ seats }) => seats[0]?.name === null);
    const carl = await takeSeat(server, matchID, { game, playerName: 'Carl' });
    await bob.info(({ seats }) => seats[0]?.name === 'Carl');
    const [page] = (await enterAll(server, [carl], game)) as [Page];
    expect(await page.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
    expect(ann.heard.filter(({ event }) => event === 'frame')).toEqual([]);
  });

  test('after the end nothing moves, and the record is opened', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const pages = (await enterAll(server, seats, game)) as [Page, Page];
    const { matchID } = seats[0]!;
    expect(await server.get(`/api/matches/${matchID}/record`)).toMatchObject({
      status: 409,
      body: { code: 'NOT_OVER' },
    });
    for (let version = 0; version < 6; version += 1)
      await pages[version % 2]!.move(pick(version % 2 === 0 ? 3 : 1), version);
    const [frame] = await pages[1].frame(6);
    expect(frame.outcome).toMatchObject({
      winners: [0],
      standings: [
        { seat: 0, total: 9 },
        { seat: 1, total: 3 },
      ],
    });
    await pages[1].info(({ status }) => status === 'over');
    expect(await pages[0].move(pick(1), 6)).toMatchObject({ code: 'ALREADY_OVER' });
    const { body } = await server.get(`/api/matches/${matchID}/record`);
    expect(body).toMatchObject({ matchID, game, rulesVersion: 1, contributions: ['', ''], options: { speed: 'slow' } });
    expect((body.moves as unknown[]).slice(0, 2)).toMatchObject([
      { version: 1, seat: 0, move: { type: 'pick', n: 3 } },
      { version: 2, seat: 1, move: { type: 'pick', n: 1 } },
    ]);
  });

  test('legal lists the moves of a seat and of nobody else', async () => {
    const [ann] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page];
    const all = { ok: true, version: 0, moves: [pick(1), pick(2), pick(3), { type: 'crash' }] };
    expect(await ann.legal()).toEqual(all);
    const { matchID, credentials } = ann.seat;
    expect(await ann.ask<LegalAnswer>('legal', matchID, '1', credentials)).toMatchObject({ code: 'BAD_CREDENTIALS' });
    await ann.move(pick(1), 0);
    expect(await ann.legal()).toEqual({ ok: true, version: 1, moves: [] });
  });
});

describe('coming back', () => {
  test('a page gets the steps it misses, older ones on request', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const pages = (await enterAll(server, seats, game)) as [Page, Page];
    for (let version = 0; version < 5; version += 1) await pages[version % 2]!.move(pick(1), version);
    pages[0].socket.disconnect();
    const back = new Page(server.socket(game), seats[0]!);
    const answer = entered(await back.enter({ have: 3 }));
    expect(answer.frame?.version).toBe(5);
    expect(answer.frame?.steps.map(({ version }) => version)).toEqual([4, 5]);
    expect(answer.more).toBe(false);
    expect(entered(await back.enter({ have: 5 })).frame?.steps).toEqual([]);
    expect(entered(await back.enter({ have: 77 })).frame?.steps).toHaveLength(5);
    const fresh = entered(await back.enter());
    expect([fresh.frame?.steps.length, fresh.more]).toEqual([5, false]);
    const older = await back.ask<{ ok: true; steps: { version: number }[]; more: boolean }>(
      'steps',
      seats[0]!.matchID,
      3,
    );
    expect(older).toMatchObject({ ok: true, steps: [{ version: 1 }, { version: 2 }], more: false });
    const stranger = new Page(server.socket(game), seats[0]!);
    expect(await stranger.ask('steps', seats[0]!.matchID, 3)).toMatchObject({ code: 'NOT_ENTERED' });
  });
});

describe('presence, watching and chat', () => {
  test('here, away and gone', async () => {
    const [ann, bob] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    await bob.info(({ seats }) => seats[0]?.presence === 'here');
    await ann.ask('presence', ann.seat.matchID, false);
    await bob.info(({ seats }) => seats[0]?.presence === 'away');
    ann.socket.disconnect();
    const [info] = await bob.info(({ seats }) => seats[0]?.presence === 'gone');
    expect(Date.now() - info.seats[0]!.since!).toBeLessThan(3000);
  });

  test('watchers are counted, and kept out where nobody may watch', async () => {
    const [ann] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page];
    const watchers = [await spectate(server, ann.seat.matchID, game), await spectate(server, ann.seat.matchID, game)];
    await ann.info((info: MatchInfo) => info.watchers === 2);
    watchers[0]!.socket.disconnect();
    await ann.info((info: MatchInfo) => info.watchers === 1);
    const closed = await seatedMatch(server, 2, { game, watch: 'nobody' });
    const page = new Page(server.socket(game), closed[0]!);
    expect(await page.enter({ playerID: null })).toMatchObject({ ok: false, code: 'WATCH_FORBIDDEN' });
    expect(await page.ask('sync', closed[0]!.matchID, null)).toMatchObject({ ok: false, code: 'WATCH_FORBIDDEN' });
    await quiet();
    expect(page.heard).toEqual([]);
  });

  test('what a player says reaches everybody, and those who come later; nobody says nothing or too much', async () => {
    const [ann, bob] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
    const { matchID } = ann.seat;
    const watcher = await spectate(server, matchID, game);
    expect(await ann.ask('say', matchID, ' Ahoy\u0007 there ')).toEqual({ ok: true });
    const said = { seat: 0, name: 'Player 0', text: 'Ahoy there', gallery: false, notice: null };
    const line = { ...said, id: expect.any(String), at: expect.any(Number) };
    expect(await bob.hear('line')).toEqual([matchID, line]);
    expect(await watcher.hear('line')).toEqual([matchID, line]);
    expect(entered(await bob.enter()).chat).toEqual([line]);
    expect(await ann.ask('say', matchID, '   ')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await ann.ask('say', matchID, 'x'.repeat(501))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('one connection is in a limited number of matches', async () => {
    const page = new Page(server.socket(game), { matchID: '', playerID: '', credentials: '' });
    const codes: string[] = [];
    for (let at = 0; at < 9; at += 1) {
      const answer = await page.enter({ matchID: await newMatch(server, { game }), playerID: null });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual([...Array.from({ length: 8 }, () => 'ok'), 'TOO_MANY_MATCHES']);
  });
});

test('versions never go back for anybody', async () => {
  const pages = await enterAll(server, await seatedMatch(server, 3, { game }), game);
  await Promise.all(pages.map((page) => page.move(pick(1), 0)));
  await Promise.all(pages.map((page) => page.move(pick(2), 3)));
  for (const page of pages) {
    await page.frame(6);
    const versions = page.heard.filter(({ event }) => event === 'frame').map(({ args }) => (args[0] as Frame).version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
