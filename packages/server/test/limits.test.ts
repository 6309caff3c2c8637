/** Who may come and how often they may speak; settings and the small tools behind them. */

import { io } from 'socket.io-client';
import { bucket } from '../src/bucket';
import { readSettings } from '../src/config';
import { hashCredentials, matchIDPattern, newCode, newCredentials, newMatchID, opens, readCode } from '../src/ids';
import { enterAll, newMatch, Page, seatedMatch, startServer, until } from './support/harness';

const game = 'pebbles';

test('a bucket allows a burst, then its rate', () => {
  let now = 0;
  const take = bucket(10, 3, () => now);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  now = 100;
  expect([take(), take()]).toEqual([true, false]);
  now = 100_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  const unlimited = bucket(0);
  expect(Array.from({ length: 1000 }, unlimited).every(Boolean)).toBe(true);
});

test('a flood on one socket is refused and others go on', async () => {
  const server = await startServer({ limits: { socketEvents: 100 } });
  const pages = await enterAll(server, await seatedMatch(server, 2, { game }), game);
  const flood = await Promise.all(Array.from({ length: 400 }, () => pages[0]!.ask<{ code?: string }>('nothing')));
  const codes = new Set(flood.map(({ code }) => code));
  expect(codes).toEqual(new Set(['UNKNOWN_EVENT', 'RATE_LIMITED']));
  expect(await pages[1]!.move({ type: 'pick', n: 1 } as never, 0)).toEqual({ ok: true, version: 1 });
  await server.close();
});

test('a fast player with 50 moves a second is not hit by the standard limits', async () => {
  const configured = readSettings({}, '');
  if (!configured.ok) throw new Error();
  const server = await startServer({ limits: configured.settings.limits });
  const [page] = await enterAll(server, await seatedMatch(server, 2, { game }), game);
  // Longer than what may be saved up: the rate itself has to be enough.
  for (let second = 0; second < 6; second += 1) {
    const moves = await Promise.all(Array.from({ length: 50 }, () => page!.move({ type: 'pick', n: 9 } as never, 0)));
    expect(moves.every((answer) => !answer.ok && answer.code === 'HOW_MANY')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await server.close();
}, 20_000);

test('chat, writes and connections have limits of their own', async () => {
  const server = await startServer({ limits: { chatLines: 6, addressWrites: 2, addressSockets: 3 } });
  const [page] = await enterAll(server, await seatedMatch(server, 2, { game }), game);
  const said = await Promise.all(
    Array.from({ length: 9 }, () => page!.ask<{ ok: boolean }>('say', page!.seat.matchID, 'hi')),
  );
  expect(said.filter(({ ok }) => ok)).toHaveLength(5);
  const made = await Promise.all(
    Array.from({ length: 20 }, () => server.post(`/games/${game}/create`, { numPlayers: 2 })),
  );
  expect(made.filter(({ status }) => status === 429).map(({ body }) => body.code)).toContain('RATE_LIMITED');
  const third = server.socket(game);
  await until(() => third.connected, 'the third connection was refused');
  const failed = await new Promise<Error>((resolve) => server.socket(game).once('connect_error', resolve));
  expect(failed.message).toBeTruthy();
  await server.close();
});

test.each(['polling', 'websocket'])(
  'pages of foreign origins are kept out (%s), named ones let in',
  async (transport) => {
    const server = await startServer({ settings: { origins: ['https://friend.example'] } });
    const visit = async (origin: string): Promise<string> => {
      const socket = io(`${server.url}/${game}`, {
        transports: [transport],
        extraHeaders: { origin },
        forceNew: true,
        reconnection: false,
      });
      const result = await new Promise<string>((resolve) => {
        socket.once('connect', () => resolve('in'));
        socket.once('connect_error', () => resolve('out'));
      });
      socket.disconnect();
      return result;
    };
    expect(await visit('https://evil.example')).toBe('out');
    expect(await visit('null')).toBe('out');
    expect(await visit('https://friend.example')).toBe('in');
    expect(await visit(server.url)).toBe('in');
    const post = (origin: string): Promise<Response> =>
      fetch(`${server.url}/games/${game}/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{}',
      });
    const evil = await post('https://evil.example');
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const friend = await post('https://friend.example');
    expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([200, 'https://friend.example']);
    await server.close();
  },
);

test('matches that nobody asks for leave the memory; made-up ids never stay there', async () => {
  const server = await startServer({ limits: { cachedMatches: 10, idleAfter: 0 } });
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await newMatch(server, { game }));
  for (const id of ids) expect((await server.get(`/games/${game}/${id}`)).status).toBe(200);
  for (let at = 0; at < 30; at += 1) expect((await server.get(`/games/${game}/made-up-match-${at}`)).status).toBe(404);
  const page = new Page(server.socket(game), { matchID: ids[0]!, playerID: '', credentials: '' });
  expect(await page.enter({ playerID: null })).toMatchObject({ ok: true });
  await server.sweep();
  expect(server.held()).toBe(0);
  await server.close();
});

describe('settings', () => {
  const settingsOf = (env: Record<string, string>) => {
    const read = readSettings(env, '/client');
    return read.ok ? read.settings : read.problems;
  };

  test('stand without any', () => {
    expect(settingsOf({ PORT: '' })).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      database: 'data/quayside.db',
      staticDir: '/client',
      publicUrl: null,
      origins: [],
      logLevel: 'warn',
      keepIdle: 90 * 86_400_000,
    });
  });

  test('are read', () => {
    const env = {
      PORT: '9',
      HOST: '::',
      DATA_DIR: '/d',
      ORIGINS: 'https://a.example, http://b.example:81',
      PUBLIC_URL: 'https://q.example',
      TRUST_PROXY: '1',
      RETENTION_DAYS: '7',
      ABSENCE_SECONDS: '90',
      TURN_SECONDS: '45',
      TRANSPORTS: 'websocket',
    };
    expect(settingsOf(env)).toMatchObject({
      port: 9,
      host: '::',
      database: '/d/quayside.db',
      origins: ['https://a.example', 'http://b.example:81'],
      publicUrl: 'https://q.example',
      trustProxy: true,
      keepIdle: 7 * 86_400_000,
      reopenAfter: 90_000,
      turnTime: 45_000,
      transports: ['websocket'],
    });
    expect(settingsOf({ DATABASE_URL: 'file::memory:' })).toMatchObject({ database: ':memory:' });
    expect(settingsOf({ DATABASE_URL: 'file:./x/app.db' })).toMatchObject({ database: './x/app.db' });
    expect(settingsOf({ DATABASE_URL: 'file:///x/app.db' })).toMatchObject({ database: '/x/app.db' });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'http://x'],
    ['METRICS_PORT', 'nine'],
    ['ADMIN_TOKEN', 'secret'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ORIGINS', 'example.org'],
    ['ORIGINS', 'https://example.org/page'],
    ['RETENTION_DAYS', '-1'],
    ['ABSENCE_SECONDS', '0'],
    ['TURN_SECONDS', 'long'],
    ['LOG_LEVEL', 'loud'],
    ['TRANSPORTS', 'pigeon'],
    ['TRUST_PROXY', 'maybe'],
    ['LIMIT_SOCKET_EVENTS', 'many'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(settingsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

test('ids, codes and credentials look as they should, and credentials open only their own seat', () => {
  for (let at = 0; at < 200; at += 1) {
    expect(newMatchID()).toMatch(matchIDPattern);
    expect(newCode()).toMatch(/^[BCDFGHJKMNPQRTVWXY346789]{6}$/);
  }
  expect(readCode(' bcd-fgh ')).toBe('BCDFGH');
  expect([readCode('BCDFG'), readCode('BCDFGA'), readCode('BCDFGHJ'), readCode('')]).toEqual([null, null, null, null]);
  const [own, other] = [newCredentials(), newCredentials()];
  expect(own).toMatch(/^[\w-]{24}$/);
  expect([
    opens(own, hashCredentials(own)),
    opens(other, hashCredentials(own)),
    opens(own, null),
    opens('', null),
  ]).toEqual([true, false, false, false]);
});
