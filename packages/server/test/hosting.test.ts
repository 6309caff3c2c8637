/** Host tools, and moving a seat to another device. */
import type { ChatLine, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import {
  enterAll,
  newMatch,
  Page,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  takeSeat,
} from './support/harness';

let server: Server;
beforeAll(async () => {
  server = await startServer({ settings: { reopenAfter: 0 } });
});
afterAll(() => server.close());

const game = 'pebbles';
const who = ({ playerID, credentials }: Seated) => ({ playerID, credentials });
const ask = (seat: Seated, tool: string, body: object = {}) =>
  server.post(`/api/matches/${seat.matchID}/${tool}`, { ...who(seat), ...body });

/** Two people in a waiting room, their pages entered; nobody is ready. */
async function waitingRoom(numPlayers = 2): Promise<{ seats: [Seated, Seated]; pages: [Page, Page] }> {
  const matchID = await newMatch(server, { game, numPlayers });
  const seats: [Seated, Seated] = [
    await takeSeat(server, matchID, { game, ready: false, playerName: 'Ann' }),
    await takeSeat(server, matchID, { game, ready: false, playerName: 'Bob' }),
  ];
  return { seats, pages: (await enterAll(server, seats, game)) as [Page, Page] };
}

const noticed = (page: Page, code: string) =>
  page.hear<[string, ChatLine]>('line', (_, line) => line.notice?.code === code);
const dropped = (page: Page) => page.hear<[string, Refused]>('dropped');

describe('in the waiting room', () => {
  test('the host frees a seat; its owner hears why, everybody is told, and the seat is for others', async () => {
    const { seats, pages } = await waitingRoom();
    expect(await ask(seats[0], 'kick', { seat: 1, reason: 'We wait for\u0007 Cy ' })).toMatchObject({ status: 200 });
    const [matchID, why] = await dropped(pages[1]);
    expect([matchID, why.code, why.detail]).toEqual([seats[0].matchID, 'KICKED', { reason: 'We wait for Cy' }]);
    const [, line] = await noticed(pages[0], 'KICKED');
    expect(line).toMatchObject({ seat: null, notice: { detail: { name: 'Bob', reason: 'We wait for Cy' } } });
    await pages[0].info((info) => info.seats[1]?.name === null);
    expect(await pages[1].enter()).toMatchObject({ ok: false, code: 'BAD_CREDENTIALS' });
    expect(await pages[1].ask('say', seats[1].matchID, 'hey')).toMatchObject({ code: 'NOT_ENTERED' });
    expect((await takeSeat(server, seats[0].matchID, { game, ready: false })).playerID).toBe('1');
  });

  test('only the host has tools, and not against itself, a free seat or one that is not there', async () => {
    const { seats } = await waitingRoom(3);
    const tools: [string, object][] = [
      ['kick', { seat: 0 }],
      ['reopen', { seat: 0 }],
      ['host', { seat: 0 }],
      ['access', { locked: true }],
      ['dismiss', { watcher: 'x' }],
    ];
    for (const [tool, body] of tools) {
      expect(await ask(seats[1], tool, body)).toMatchObject({ status: 403, body: { code: 'NOT_HOST' } });
      const forged = { ...seats[0], credentials: 'forged' };
      expect(await ask(forged, tool, body)).toMatchObject({ status: 403, body: { code: 'BAD_CREDENTIALS' } });
    }
    expect(await ask(seats[0], 'kick', { seat: 0 })).toMatchObject({ status: 409, body: { code: 'OWN_SEAT' } });
    expect(await ask(seats[0], 'kick', { seat: 2 })).toMatchObject({ status: 409, body: { code: 'SEAT_FREE' } });
    expect(await ask(seats[0], 'host', { seat: 2 })).toMatchObject({ status: 409, body: { code: 'SEAT_FREE' } });
    for (const seat of ['9', '-1', '__proto__', 'constructor'])
      expect(await ask(seats[0], 'kick', { seat })).toMatchObject({ body: { ok: false } });
    expect(await ask(seats[0], 'reopen', { seat: 1 })).toMatchObject({ status: 409, body: { code: 'NOT_STARTED' } });
    expect(await ask(seats[0], 'access', { watch: 'all' })).toMatchObject({ status: 400 });
    expect(await server.post('/api/matches/AAAAAAAAAAAAAAAA/kick', { ...who(seats[0]), seat: 1 })).toMatchObject({
      status: 404,
    });
  });

  test('the role is handed on, and goes back by itself when the new host leaves', async () => {
    const { seats, pages } = await waitingRoom(3);
    const cy = await takeSeat(server, seats[0].matchID, { game, ready: false, playerName: 'Cy' });
    await ask(seats[0], 'host', { seat: 2 });
    await noticed(pages[1], 'HOST');
    await pages[1].info(({ host }) => host === 2);
    expect(await ask(seats[0], 'access', { locked: true })).toMatchObject({ body: { code: 'NOT_HOST' } });
    await server.post(`/games/${game}/${cy.matchID}/leave`, who(cy));
    await noticed(pages[1], 'LEFT');
    await pages[1].info(({ host, seats: [, , third] }) => host === 0 && third?.name === null);
    // Whoever sits down there next is no host for it.
    await takeSeat(server, cy.matchID, { game, ready: false, playerName: 'Di' });
    const [info] = await pages[1].info(({ seats: [, , third] }) => third?.name === 'Di');
    expect(info.host).toBe(0);
  });

  test('a locked table takes nobody until it is unlocked', async () => {
    const { seats, pages } = await waitingRoom(3);
    await ask(seats[0], 'access', { locked: true });
    await pages[1].info(({ locked }) => locked);
    await noticed(pages[1], 'LOCKED');
    const join = () => server.post(`/games/${game}/${seats[0].matchID}/join`, { playerName: 'Cy' });
    expect(await join()).toMatchObject({ status: 409, body: { code: 'LOCKED' } });
    await ask(seats[0], 'access', { locked: false });
    await noticed(pages[1], 'UNLOCKED');
    expect((await join()).status).toBe(200);
  });

  test('the host exchanges two seats: people, host and credentials move, and everybody learns where they sit', async () => {
    const { seats, pages } = await waitingRoom(3);
    const share = 'ab'.repeat(16);
    await pages[1].ask('ready', { ...seats[1], ready: true, contribution: share });
    expect((await ask(seats[0], 'swap', { seat: 0, with: 2 })).status).toBe(200);
    const [, why] = await dropped(pages[0]);
    expect([why.code, why.detail]).toEqual(['RESEATED', { seat: 2 }]);
    await noticed(pages[1], 'SEATS');
    const [info] = await pages[1].info(({ seats: [first] }) => first?.name === null);
    expect([info.host, info.seats[2]?.name]).toEqual([2, 'Ann']);
    // Nobody was connected to say it to: whoever comes with the old seat is told the new one.
    expect(await new Page(server.socket(game), seats[0]).enter()).toMatchObject({
      code: 'RESEATED',
      detail: { seat: 2 },
    });
    const ann = { ...seats[0], playerID: '2' };
    expect(await new Page(server.socket(game), ann).enter()).toMatchObject({ ok: true });
    expect((await ask(ann, 'swap', { seat: 1, with: 2 })).status).toBe(200);
    const stored = (await server.store.load(ann.matchID))!;
    expect(stored.seats.map(({ name, ready, contribution }) => [name, ready, contribution])).toEqual([
      [null, false, ''],
      ['Ann', false, ''],
      ['Bob', true, share],
    ]);
    expect(stored.host).toBe(1);
  });

  test('not others, not seats that are none, not once it has begun; a link to another device ends with it', async () => {
    const { seats } = await waitingRoom();
    expect((await ask(seats[1], 'swap', { seat: 0, with: 1 })).body.code).toBe('NOT_HOST');
    expect((await ask(seats[0], 'swap', { seat: 0, with: 9 })).body.code).toBe('NO_SUCH_SEAT');
    expect((await ask(seats[0], 'swap', { seat: 0 })).body.code).toBe('BAD_REQUEST');
    expect((await ask(seats[0], 'swap', { seat: 1, with: 1 })).status).toBe(200);
    const { token } = (await ask(seats[1], 'device')).body;
    await ask(seats[0], 'swap', { seat: 0, with: 1 });
    for (const playerID of ['0', '1'])
      expect((await server.post(`/api/matches/${seats[0].matchID}/claim`, { playerID, token })).body.code).toBe(
        'LINK_INVALID',
      );
    const [ann] = await seatedMatch(server, 2, { game });
    expect((await ask(ann!, 'swap', { seat: 0, with: 1 })).body.code).toBe('ALREADY_STARTED');
  });

  test('who may watch is changed; those who may no longer are sent out', async () => {
    const { seats, pages } = await waitingRoom();
    const watcher = await spectate(server, seats[0].matchID, game);
    await ask(seats[0], 'access', { watch: 'nobody' });
    expect((await dropped(watcher))[1].code).toBe('WATCH_FORBIDDEN');
    expect(await watcher.enter({ playerID: null })).toMatchObject({ ok: false, code: 'WATCH_FORBIDDEN' });
    await noticed(pages[1], 'WATCH');
    await ask(seats[0], 'access', { watch: 'listed' });
    expect(await watcher.enter({ playerID: null })).toMatchObject({ ok: true });
  });
});

describe('while the match is played', () => {
  test('the host re-opens the seat of somebody who is gone; everybody is told, the next one plays on', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const [ann, bob] = await enterAll(server, seats, game);
    expect(await ask(seats[0]!, 'kick', { seat: 1 })).toMatchObject({ body: { code: 'ALREADY_STARTED' } });
    await ask(seats[0]!, 'access', { locked: true });
    bob!.socket.disconnect();
    await ann!.info(({ seats: [, second] }) => second?.presence === 'gone');
    expect((await ask(seats[0]!, 'reopen', { seat: 1 })).status).toBe(200);
    await noticed(ann!, 'REOPENED');
    await ann!.info(({ seats: [, second], locked }) => second?.name === null && !locked);
    const cy = await takeSeat(server, seats[0]!.matchID, { game, playerName: 'Cy' });
    const [page] = await enterAll(server, [cy], game);
    expect(await page!.move({ type: 'pick', n: 1 } as { type: string }, 0)).toMatchObject({ ok: true });
    const late = new Page(server.socket(game), seats[1]!);
    expect(await late.enter()).toMatchObject({ ok: false, code: 'BAD_CREDENTIALS' });
  });

  test('not the seat of somebody who is there, or was until a moment ago', async () => {
    const strict = await startServer({ settings: { reopenAfter: 60_000 } });
    const seats = await seatedMatch(strict, 2, { game });
    const [ann, bob] = await enterAll(strict, seats, game);
    const reopen = () => strict.post(`/api/matches/${seats[0]!.matchID}/reopen`, { ...who(seats[0]!), seat: 1 });
    expect((await reopen()).body).toMatchObject({ code: 'STILL_HERE', detail: { seconds: 60 } });
    bob!.socket.disconnect();
    await ann!.info(({ seats: [, second] }) => second?.presence === 'gone');
    expect((await reopen()).body.code).toBe('STILL_HERE');
    expect((await bobBack(strict, seats[1]!)).ok).toBe(true);
    await strict.close();
  });

  test('who may watch is only narrowed', async () => {
    const [ann] = await seatedMatch(server, 2, { game, watch: 'link' });
    expect(await ask(ann!, 'access', { watch: 'listed' })).toMatchObject({
      status: 409,
      body: { code: 'WATCH_WIDER' },
    });
    expect((await ask(ann!, 'access', { watch: 'nobody' })).status).toBe(200);
    expect(await ask(ann!, 'access', { watch: 'link' })).toMatchObject({ body: { code: 'WATCH_WIDER' } });
  });

  test('a listed match that is no longer for everybody to watch leaves the lobby', async () => {
    const [ann] = await seatedMatch(server, 2, { game, watch: 'listed', unlisted: true });
    const lobby = new Page(server.socket('lobby'), ann!);
    await lobby.hear<[MatchInfo[]]>('matches', (list) => list.some(({ matchID }) => matchID === ann!.matchID));
    await ask(ann!, 'access', { watch: 'link' });
    await lobby.hear<[string]>('gone', (id) => id === ann!.matchID);
  });
});

async function bobBack(at: Server, seat: Seated) {
  return new Page(at.socket(game), seat).enter();
}

describe('another device', () => {
  test('a link moves the seat once: new credentials, old sockets out, and the match goes on', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const [ann, bob] = await enterAll(server, seats, game);
    const { body: link } = await ask(seats[0]!, 'device');
    expect(link.expiresAt as number).toBeGreaterThan(Date.now() + 500_000);
    const claim = () => server.post(`/api/matches/${seats[0]!.matchID}/claim`, { playerID: '0', token: link.token });
    const both = await Promise.all([claim(), claim()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const won = both.find(({ status }) => status === 200)!.body;
    expect(won).toMatchObject({ playerID: '0', playerName: 'Player 0' });
    expect(both.find(({ status }) => status === 403)!.body.code).toBe('LINK_INVALID');
    expect((await dropped(ann!))[1].code).toBe('MOVED');
    await noticed(bob!, 'MOVED');
    const pick = { type: 'pick', n: 1 } as { type: string };
    expect(await ann!.move(pick, 0)).toMatchObject({ ok: false, code: 'BAD_CREDENTIALS' });
    const moved = { ...seats[0]!, credentials: won.playerCredentials as string };
    const [again] = await enterAll(server, [moved], game);
    expect(await again!.move(pick, 0)).toMatchObject({ ok: true });
    expect((await claim()).body.code).toBe('LINK_INVALID');
  });

  test('a link ends with its time, with a newer one, and with the seat; guesses and other seats get nothing', async () => {
    const short = await startServer({ settings: { linkLife: 30 } });
    const [ann, bob] = await seatedMatch(short, 2, { game });
    const at = `/api/matches/${ann!.matchID}`;
    const linkOf = async (seat: Seated, host: Server) =>
      (await host.post(`/api/matches/${seat.matchID}/device`, who(seat))).body.token as string;
    const stale = await linkOf(ann!, short);
    await quiet(40);
    expect((await short.post(`${at}/claim`, { playerID: '0', token: stale })).body.code).toBe('LINK_INVALID');
    expect((await short.post(`${at}/device`, { ...who(bob!), playerID: '0' })).body.code).toBe('BAD_CREDENTIALS');
    await short.close();

    const [cy, di] = await seatedMatch(server, 2, { game });
    const claim = (playerID: string, token: string) =>
      server.post(`/api/matches/${cy!.matchID}/claim`, { playerID, token });
    const first = await linkOf(cy!, server);
    const second = await linkOf(cy!, server);
    expect((await claim('0', first)).body.code).toBe('LINK_INVALID');
    expect((await claim('1', second)).body.code).toBe('LINK_INVALID');
    expect((await claim('0', 'x'.repeat(24))).body.code).toBe('LINK_INVALID');
    expect((await claim('7', second)).body.code).toBe('NO_SUCH_SEAT');
    expect((await claim('0', cy!.credentials)).body.code).toBe('LINK_INVALID');
    await server.post(`/games/${game}/${cy!.matchID}/leave`, who(cy!));
    await takeSeat(server, cy!.matchID, { game, playerName: 'Ed' });
    expect((await claim('0', second)).body.code).toBe('LINK_INVALID');
    expect((await server.store.load(di!.matchID))?.seats[0]?.name).toBe('Ed');
  });

  test('tokens are kept as hashes only', async () => {
    const [ann] = await seatedMatch(server, 2, { game });
    const { body } = await ask(ann!, 'device');
    const stored = JSON.stringify(await server.store.load(ann!.matchID));
    expect(stored).not.toContain(body.token);
    expect(server.logged.join('\n')).not.toContain(body.token);
  });
});
