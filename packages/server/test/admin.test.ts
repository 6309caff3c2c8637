/** The planned restart: who may ask for it, who hears of it, and what still works until then. */
import { readSettings } from '../src/config';
import { networkOf } from '../src/http/address';
import {
  enterAll,
  GAME,
  newMatch,
  quiet,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  until,
} from './support/harness';

const game = 'pebbles';
const path = '/api/admin/restart';
const adminToken = 'correct-horse-battery';
const authorized = { authorization: `Bearer ${adminToken}` };
const pick = (n: number): { type: string } => ({ type: 'pick', n }) as { type: string };
let server: Server | null = null;
afterEach(() => server?.close());

test('without a token there is no such route', async () => {
  server = await startServer();
  expect(await server.post(path, { inSeconds: 1 }, authorized)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  await quiet();
  expect(server.ended).toEqual([]);
});

test('a wrong token is refused with a code, and after some nobody of that address may try', async () => {
  server = await startServer({ settings: { adminToken }, limits: { wrongCodes: 4 } });
  const wrong = ['', 'Bearer', `Bearer ${adminToken}x`, adminToken];
  for (const authorization of wrong) {
    const reply = await server.post(path, { inSeconds: 0 }, { authorization });
    expect([authorization, reply.status, reply.body.code]).toEqual([authorization, 403, 'BAD_CREDENTIALS']);
  }
  expect(await server.post(path, { inSeconds: 0 }, authorized)).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  });
  await quiet();
  expect(server.ended).toEqual([]);
});

test('the right token costs nothing, and wrong seconds are refused', async () => {
  server = await startServer({ settings: { adminToken }, limits: { wrongCodes: 3 } });
  for (const inSeconds of [-1, 1.5, 3601, '5', null, {}]) {
    const reply = await server.post(path, { inSeconds }, authorized);
    expect([inSeconds, reply.status, reply.body.code]).toEqual([inSeconds, 400, 'BAD_REQUEST']);
  }
  expect(await server.post(path, {}, authorized)).toMatchObject({ status: 200, body: { inSeconds: 30 } });
});

test('everybody is told, also who comes later; moves are made until the end; a new plan replaces the old one', async () => {
  server = await startServer({ settings: { adminToken } });
  const seats = await seatedMatch(server, 2, { game });
  const pages = await enterAll(server, seats, game);
  const watcher = await spectate(server, seats[0]!.matchID, game);
  await server.post(path, { inSeconds: 600 }, authorized);
  for (const page of [...pages, watcher]) expect(await page.hear('restart')).toEqual([{ inSeconds: 600 }]);
  const late = await spectate(server, seats[0]!.matchID, game);
  const [{ inSeconds }] = await late.hear<[{ inSeconds: number }]>('restart');
  expect(inSeconds).toBeGreaterThan(500);
  expect(inSeconds).toBeLessThanOrEqual(600);
  expect(await pages[0]!.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  expect(server.ended).toHaveLength(0);

  await server.post(path, { inSeconds: 0 }, authorized);
  await watcher.hear<[{ inSeconds: number }]>('restart', (notice) => notice.inSeconds === 0);
  await until(() => server!.ended.length === 1, 'the end did not come');
  await server.stop();
  await until(() => !watcher.socket.connected, 'still connected');
  // Nobody is told twice of an end that was announced.
  expect(watcher.heard.filter(({ event }) => event === 'restart')).toHaveLength(2);
  server = null;
});

test('an end that comes before the announced one is told', async () => {
  server = await startServer({ settings: { adminToken } });
  const watcher = await spectate(server, await newMatch(server), GAME);
  await server.post(path, { inSeconds: 600 }, authorized);
  await watcher.hear('restart');
  await server.stop();
  await watcher.hear<[{ inSeconds: number }]>('restart', ({ inSeconds }) => inSeconds === 5);
  expect(server.ended).toEqual([]);
  server = null;
});

test('tokens that are short or cannot be sent are refused at the start, and never shown', () => {
  for (const ADMIN_TOKEN of ['short', 'fifteen-letters', 'has a space in it, long']) {
    const read = readSettings({ ADMIN_TOKEN }, '/nowhere');
    expect(read).toEqual({ ok: false, problems: ['ADMIN_TOKEN: expected 16 to 200 characters without spaces'] });
  }
  expect(readSettings({ METRICS_PORT: '70000' }, '/nowhere')).toMatchObject({ ok: false });
  expect(readSettings({ ADMIN_TOKEN: 'sixteen-letters!', METRICS_PORT: '9464' }, '/nowhere')).toMatchObject({
    settings: { adminToken: 'sixteen-letters!', metrics: { host: '127.0.0.1', port: 9464 } },
  });
  expect(readSettings({}, '/nowhere')).toMatchObject({ settings: { adminToken: null, metrics: null } });
});

test('a limit per address counts a /64 of IPv6 as one', async () => {
  const names = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:0:1::5': '2001:db8:0:1::/64',
    '2001:0DB8::1:0:0:0:6': '2001:db8:0:1::/64',
    '2001:db8::5': '2001:db8:0:0::/64',
    '::1': '0:0:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '64:ff9b::192.0.2.7': '64:ff9b:0:0::/64',
    '1:2:3:4:5:6:7:8': '1:2:3:4::/64',
    '1:2:3:4:5:6:7::': '1:2:3:4::/64',
    '': '',
    rubbish: 'rubbish',
  };
  for (const [address, name] of Object.entries(names)) expect([address, networkOf(address)]).toEqual([address, name]);

  server = await startServer({ settings: { trustProxy: true }, limits: { wrongCodes: 2 } });
  const guess = async (from: string): Promise<number> =>
    (await fetch(`${server!.url}/api/codes/BBBBBB`, { headers: { 'x-forwarded-for': from } })).status;
  expect([await guess('2001:db8:0:1::1'), await guess('2001:db8:0:1::2')]).toEqual([404, 404]);
  expect([await guess('2001:db8:0:1:9::3'), await guess('2001:db8:0:2::1')]).toEqual([429, 404]);
});
