/** The lobby: creating, joining, leaving, codes, the public list, rematches, expiry and the site around it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games } from '@quayside/games';
import { replay } from '@quayside/games/core/match';
import { commitment, streamSeed } from '@quayside/games/core/random';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { localBus } from '../src/fanout/local';
import {
  enterAll,
  GAME,
  newMatch,
  Page,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  takeSeat,
  tempFile,
} from './support/harness';

let server: Server;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const game = 'pebbles';
const pick = { type: 'pick', n: 1 };

async function info(code: unknown): Promise<MatchInfo> {
  return (await server.get(`/api/codes/${String(code)}`)).body as unknown as MatchInfo;
}

describe('creating', () => {
  test('answers id and code; the code is found however it is typed', async () => {
    const { body, status } = await server.post(`/games/${GAME}/create`, {
      numPlayers: 3,
      unlisted: true,
      watch: 'nobody',
      setupData: { games: 3 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      matchID: expect.stringMatching(/^[\w][\w-]{10,}$/),
      code: expect.stringMatching(/^[BCDFGHJKMNPQRTVWXY346789]{6}$/),
    });
    const code = body.code!;
    expect(await info(code)).toMatchObject({
      matchID: body.matchID,
      code,
      game: GAME,
      listed: false,
      watch: 'nobody',
      options: { games: 3 },
      host: null,
    });
    expect((await info(`${code.slice(0, 3).toLowerCase()}-%20${code.slice(3)}`)).matchID).toBe(body.matchID);
    expect(await server.get('/api/codes/BBBBBB')).toMatchObject({
      status: 404,
      body: { ok: false, code: 'NO_SUCH_MATCH' },
    });
  });

  test.each([
    [{ numPlayers: 1 }, 'SEAT_COUNT'],
    [{ numPlayers: 5 }, 'SEAT_COUNT'],
    [{ numPlayers: 1e9 }, 'SEAT_COUNT'],
    [{ numPlayers: 2.5 }, 'BAD_REQUEST'],
    [{ numPlayers: 'many' }, 'BAD_REQUEST'],
    [{ setupData: { games: 2 } }, 'OPTION_VALUE'],
    [{ setupData: { starters: [1] } }, 'OPTION_UNKNOWN'],
    [{ setupData: 'x' }, 'OPTION_VALUE'],
    [{ watch: 'everybody' }, 'BAD_REQUEST'],
  ])('refuses %j', async (body, code) => {
    expect(await server.post(`/games/${GAME}/create`, body)).toMatchObject({ status: 400, body: { ok: false, code } });
  });

  test('a match expires: untouched and waiting after a day, else after the retention', async () => {
    const now = Date.now();
    const matchID = await newMatch(server, { game });
    expect((await info((await server.store.load(matchID))!.code)).expiresAt - now).toBeCloseTo(86_400_000, -4);
    const seats = await seatedMatch(server, 2, { game });
    const played = await info((await server.store.load(seats[0]!.matchID))!.code);
    expect(played.expiresAt - now).toBeCloseTo(90 * 86_400_000, -4);
    const [page] = (await enterAll(server, seats, game)) as [Page];
    for (const [id, age] of [
      [matchID, 2],
      [seats[0]!.matchID, 91],
    ] as const) {
      const { revision } = (await server.store.load(id))!;
      await server.store.compareAndSet(id, revision, { updatedAt: now - age * 86_400_000 });
    }
    await server.sweep();
    expect((await page.hear<[string, object]>('dropped'))[1]).toMatchObject({ code: 'NO_SUCH_MATCH' });
    expect((await server.get(`/games/${game}/${matchID}`)).body.code).toBe('NO_SUCH_MATCH');
    expect(await page.enter()).toMatchObject({ code: 'NO_SUCH_MATCH' });
  });
});

describe('seats', () => {
  test('R1 of many who want one seat at once exactly one gets it', async () => {
    const matchID = await newMatch(server, { game });
    const wishes = Array.from({ length: 10 }, () =>
      server.post(`/games/${game}/${matchID}/join`, { playerID: '0', playerName: 'A' }),
    );
    const codes = (await Promise.all(wishes)).map(({ body, status }) => (status === 200 ? 'ok' : body.code));
    expect(codes.sort()).toEqual([...Array.from({ length: 9 }, () => 'SEAT_TAKEN'), 'ok']);
  });

  test('nobody is dealt anything before all sit and all are ready', async () => {
    const matchID = await newMatch(server, { game });
    const { code } = (await server.store.load(matchID))!;
    const ann = await takeSeat(server, matchID, { game, ready: false });
    await takeSeat(server, matchID, { game });
    expect(await info(code)).toMatchObject({ status: 'waiting', active: [] });
    expect((await server.post(`/games/${game}/${matchID}/join`, { playerName: 'C' })).body.code).toBe('MATCH_FULL');
    const page = new Page(server.socket(game), ann);
    await page.enter();
    await page.ask('ready', { ...ann, ready: true });
    expect(await info(code)).toMatchObject({ status: 'playing', active: [0, 1], version: 0 });
  });

  test('the host is who came first, and passes on; the last one out removes a waiting match', async () => {
    const matchID = await newMatch(server, { game, numPlayers: 3 });
    const { code } = (await server.store.load(matchID))!;
    const bob = await takeSeat(server, matchID, { game, playerID: '1', ready: false });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const ann = await takeSeat(server, matchID, { game, playerID: '0', ready: false });
    expect((await info(code)).host).toBe(1);
    expect((await server.post(`/games/${game}/${matchID}/leave`, bob)).status).toBe(200);
    expect((await info(code)).host).toBe(0);
    await server.post(`/games/${game}/${matchID}/leave`, ann);
    expect(await info(code)).toMatchObject({ code: 'NO_SUCH_MATCH' });
  });

  test('credentials are kept as hashes only, and leave with the player', async () => {
    const seats = await seatedMatch(server, 2, { game });
    const { matchID, credentials } = seats[0]!;
    expect(JSON.stringify(await server.store.load(matchID))).not.toContain(credentials);
    expect(credentials).toHaveLength(24);
    await server.post(`/games/${game}/${matchID}/leave`, seats[0]);
    expect((await server.post(`/games/${game}/${matchID}/leave`, seats[0])).body.code).toBe('BAD_CREDENTIALS');
  });
});

describe('the public list', () => {
  test('shows what is open, to everybody who is there, and never names another match', async () => {
    const listed = await newMatch(server, { game });
    const secret = await newMatch(server, { game, unlisted: true });
    const page = new Page(server.socket('lobby'), { matchID: '', playerID: '', credentials: '' });
    const [list] = await page.hear<[MatchInfo[]]>('matches');
    expect(list.map(({ matchID }) => matchID)).toEqual([listed]);
    const hidden = await seatedMatch(server, 2, { game, unlisted: true });
    const watched = await seatedMatch(server, 2, { game, unlisted: true, watch: 'listed' });
    await takeSeat(server, listed, { game });
    await page.hear<[MatchInfo]>('changed', ({ matchID, seats }) => matchID === listed && seats[0]?.name === 'Ann');
    await takeSeat(server, listed, { game });
    await page.hear<[string]>('gone', (matchID) => matchID === listed);
    await page.hear<[MatchInfo]>(
      'changed',
      ({ matchID, status }) => matchID === watched[0]!.matchID && status === 'playing',
    );
    await quiet();
    const all = JSON.stringify(page.heard);
    expect(all).not.toContain(secret);
    expect(all).not.toContain(hidden[0]!.matchID);
    expect((await server.get(`/games/${game}`)).text).not.toContain(secret);
  });

  test('is paged', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.unshift(await newMatch(server, { game }));
    const seen: string[] = [];
    for (let cursor: unknown = ''; cursor !== null; ) {
      const { body } = await server.get(`/games/${game}?limit=2${cursor === '' ? '' : `&cursor=${String(cursor)}`}`);
      seen.push(...(body.matches as { matchID: string }[]).map(({ matchID }) => matchID));
      cursor = body.cursor;
    }
    expect([...seen].sort()).toEqual([...made].sort());
  });
});

test('a rematch is made once, with the options the rules want, and everybody is told', async () => {
  const seats = await seatedMatch(server, 2, { game });
  const pages = (await enterAll(server, seats, game)) as [Page, Page];
  for (let version = 0; version < 6; version += 1)
    await pages[version % 2]!.move({ ...pick, n: version % 2 === 0 ? 1 : 2 } as never, version);
  const path = `/games/${game}/${seats[0]!.matchID}/playAgain`;
  const answers = await Promise.all([
    server.post(path, seats[0]),
    server.post(path, seats[1]),
    server.post(path, seats[0]),
  ]);
  const ids = new Set(answers.map(({ body }) => body.nextMatchID));
  expect(ids.size).toBe(1);
  const [{ next }] = await pages[1].info((told) => told.next !== null);
  expect(ids.has(next!.matchID)).toBe(true);
  expect(await server.store.load(next!.matchID)).toMatchObject({
    status: 'waiting',
    options: { first: 'seat 1' },
    code: next!.code,
  });
  // What the rules added is not for the waiting room.
  expect((await info(next!.code)).options).toEqual({ speed: 'slow' });
  expect((await server.post(path, { ...seats[0], credentials: 'x' })).body.code).toBe('BAD_CREDENTIALS');
});

test('a rematch in which the start goes round begins with the next seat', async () => {
  const seats = await seatedMatch(server, 3);
  const { position } = (await server.store.load(seats[0]!.matchID))!;
  const { starter } = (JSON.parse(position!) as { state: { public: { starter: number } } }).state.public;
  const path = `/games/fish-and-ships/${seats[0]!.matchID}/playAgain`;
  const { body } = await server.post(path, { ...seats[0], rotate: true });
  const next = (await server.store.load(String(body.nextMatchID)))!;
  expect(next.options).toMatchObject({ nextStarter: (starter + 1) % 3 });
  expect((await info(next.code)).options).not.toHaveProperty('nextStarter');
  expect((await server.post(path, { ...seats[0], rotate: 'x' })).body.code).toBe('BAD_REQUEST');
});

test('the record of a finished match recomputes it: commitment, seed, moves, outcome', async () => {
  const matchID = await newMatch(server, { numPlayers: 2 });
  const { code } = (await server.store.load(matchID))!;
  const published = (await info(code)).commitment;
  const seats: Seated[] = [];
  for (const [seat, digit] of ['a', 'b'].entries()) {
    const seated = await takeSeat(server, matchID, { playerName: `P${seat}`, ready: false });
    const page = new Page(server.socket(), seated);
    await page.ask('ready', { ...seated, ready: true, contribution: digit.repeat(64) });
    seats.push(seated);
  }
  const pages = await enterAll(server, seats);
  for (let moves = 0; moves < 500; moves += 1) {
    const answers = await Promise.all(pages.map((page) => page.legal()));
    const seat = answers.findIndex((answer) => answer.ok && answer.moves.length > 0);
    const answer = answers[seat];
    if (answer === undefined || !answer.ok) break;
    await pages[seat]!.move(answer.moves[moves % answer.moves.length]!, answer.version);
  }
  const { body } = await server.get(`/api/matches/${matchID}/record`);
  const record = body as unknown as {
    serverSeed: string;
    contributions: string[];
    seed: string;
    moves: never[];
    options: object;
    rulesVersion: number;
    outcome: unknown;
  };
  expect(record.contributions).toEqual(['a'.repeat(64), 'b'.repeat(64)]);
  expect(commitment(record.serverSeed, matchID, record.rulesVersion, record.options)).toBe(published);
  expect(streamSeed(record.serverSeed, record.contributions)).toBe(record.seed);
  const { rules } = games[0];
  const state = replay(rules, 2, record.options as never, record.seed, record.moves);
  expect(rules.outcome(state)).toEqual(record.outcome);
});

test('a match of other rules is shown and not played on', async () => {
  const database = tempFile();
  const before = await startServer({ database });
  const seats = await seatedMatch(before, 2, { game });
  await before.close();
  const { pebbles } = await import('./support/pebbles');
  const after = await startServer({
    database,
    games: [{ meta: pebbles.meta, rules: { ...pebbles.rules, version: 2 } }],
  });
  const [page] = (await enterAll(after, seats, game)) as [Page];
  expect(await page.move(pick, 0)).toMatchObject({ code: 'RULES_CHANGED' });
  expect(await page.legal()).toMatchObject({ code: 'RULES_CHANGED' });
  await after.close();
});

test('two apps on one database: moves of each reach the sockets of both, none is lost or doubled', async () => {
  const database = tempFile();
  const bus = localBus();
  const apps = [
    await startServer({ database, fanout: bus() }),
    await startServer({ database, fanout: bus() }),
  ] as const;
  const seats = await seatedMatch(apps[0], 2, { game });
  const pages = [new Page(apps[0].socket(game), seats[0]!), new Page(apps[1].socket(game), seats[1]!)] as const;
  for (const page of pages) await page.enter();
  const watcher = await spectate(apps[1], seats[0]!.matchID, game);
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(pages.map((page) => page.move(pick, round * 2)));
    expect(answers.map((answer) => answer.ok && answer.version).sort()).toEqual([round * 2 + 1, round * 2 + 2]);
    await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === round * 2 + 2);
  }
  const versions = watcher.heard
    .filter(({ event }) => event === 'frame')
    .flatMap(({ args }) => (args[0] as { steps: { version: number }[] }).steps.map((step) => step.version));
  expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
  await pages[0].hear<[{ outcome: unknown }]>('frame', ({ outcome }) => outcome !== null);
  await apps[0].post(`/games/${game}/${seats[0]!.matchID}/leave`, seats[1]);
  await pages[1].hear('dropped');
  for (const app of apps) await app.close();
});

describe('the site', () => {
  test('serves the client, its one page for any page address, and the build it is', async () => {
    const staticDir = join(dirname(tempFile()), 'dist');
    mkdirSync(join(staticDir, 'assets'), { recursive: true });
    writeFileSync(join(staticDir, 'index.html'), '<!doctype html>quayside');
    writeFileSync(join(staticDir, 'assets/app-1a2b.js'), 'let a;');
    const site = await startServer({ settings: { staticDir } });
    const page = await fetch(`${site.url}/m/BCDFGH`);
    expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([
      200,
      '<!doctype html>quayside',
      'no-cache',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('strict-transport-security')).toBeNull();
    const asset = await fetch(`${site.url}/assets/app-1a2b.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await site.get('/assets/app-9999.js')).body.code).toBe('NOT_FOUND');
    expect((await site.get('/api/nothing')).body.code).toBe('NOT_FOUND');
    const { build } = (await site.get('/api/status')).body;
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    const matchID = await newMatch(site, { game });
    expect(
      await new Page(site.socket(game), { matchID, playerID: '', credentials: '' }).enter({ playerID: null }),
    ).toMatchObject({ build });
    await site.close();
  });

  test('is healthy while it lives and ready while its database does', async () => {
    let isGone = false;
    const ill = await startServer({
      wrap: (store) => ({ ...store, ping: () => (isGone ? Promise.reject(new Error('gone')) : store.ping()) }),
    });
    expect([(await ill.get('/healthz')).status, (await ill.get('/readyz')).status]).toEqual([200, 200]);
    isGone = true;
    expect([(await ill.get('/healthz')).status, (await ill.get('/readyz')).status]).toEqual([200, 503]);
    await ill.close();
  });
});

test('a write that fails is answered, nobody sees the move, and it can be made once the database is back', async () => {
  let isGone = false;
  const ill = await startServer({
    wrap: (store) => ({
      ...store,
      compareAndSet: (...args) => (isGone ? Promise.reject(new Error('disk full')) : store.compareAndSet(...args)),
    }),
  });
  const pages = (await enterAll(ill, await seatedMatch(ill, 2, { game }), game)) as [Page, Page];
  isGone = true;
  expect(await pages[0].move(pick, 0)).toMatchObject({ ok: false, code: 'STORE_UNAVAILABLE' });
  await quiet(50);
  expect(pages[1].heard.filter(({ event }) => event === 'frame')).toEqual([]);
  isGone = false;
  expect(await pages[0].move(pick, 0)).toEqual({ ok: true, version: 1 });
  await ill.close();
});
