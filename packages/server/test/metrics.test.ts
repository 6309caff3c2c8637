/** What Prometheus is told, and whom else. */
import {
  enterAll,
  newMatch,
  type Options,
  Page,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  until,
} from './support/harness';

const game = 'pebbles';
const pick = (n: number): { type: string } => ({ type: 'pick', n }) as { type: string };
const measured: Options = { settings: { metrics: { host: '127.0.0.1', port: 0 } } };
let server: Server | null = null;

async function start(options: Options = measured): Promise<Server> {
  server = await startServer(options);
  return server;
}
afterEach(() => server?.close());

/** Samples by name and labels, as they stand in the text. */
async function samples({ metricsPort }: Server): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('matches, sockets and watchers are those that are there when somebody asks', async () => {
  const app = await start();
  const seats = await seatedMatch(app, 2, { game });
  await newMatch(app);
  const pages = await enterAll(app, seats, game);
  const watcher = await spectate(app, seats[0]!.matchID, game);
  const now = await samples(app);
  expect(now.get('quayside_matches{status="waiting"}')).toBe(1);
  expect(now.get('quayside_matches{status="playing"}')).toBe(1);
  expect(now.get('quayside_matches{status="over"}')).toBe(0);
  expect(now.get('quayside_matches_held')).toBe(app.held());
  expect(now.get('quayside_sockets')).toBe(3);
  expect(now.get('quayside_watchers')).toBe(1);
  for (const page of [...pages, watcher]) page.socket.disconnect();
  for (let tries = 0; (await samples(app)).get('quayside_sockets') !== 0; tries += 1) expect(tries).toBeLessThan(500);
  expect((await samples(app)).get('quayside_watchers')).toBe(0);
});

test('moves are counted once, by game, and timed until they are acknowledged', async () => {
  const app = await start();
  const pages = await enterAll(app, await seatedMatch(app, 2, { game }), game);
  const others = await enterAll(app, await seatedMatch(app, 2));
  expect(await pages[0]!.move(pick(1), 0, { key: 'one-move' })).toEqual({ ok: true, version: 1 });
  expect(await pages[0]!.move(pick(1), 0, { key: 'one-move' })).toEqual({ ok: true, version: 1 });
  const mayMove = await Promise.all(others.map((page) => page.legal()));
  const mover = mayMove.findIndex((legal) => legal.ok && legal.moves.length > 0);
  const legal = mayMove[mover];
  if (!legal?.ok) throw new Error('nobody may move');
  expect(await others[mover]!.move(legal.moves[0]!, 0)).toEqual({ ok: true, version: 1 });
  const now = await samples(app);
  expect(now.get('quayside_moves_total{game="pebbles"}')).toBe(1);
  expect(now.get('quayside_moves_total{game="fish-and-ships"}')).toBe(1);
  // The repeated packet was acknowledged too.
  expect(now.get('quayside_move_seconds_count')).toBe(3);
  expect(now.get('quayside_move_seconds_sum')).toBeGreaterThan(0);
  expect(now.get('quayside_store_seconds_count{operation="compareAndSet"}')).toBeGreaterThanOrEqual(2);
  expect(now.get('quayside_store_seconds_bucket{le="+Inf",operation="create"}')).toBe(2);
});

test('refusals are counted by code over sockets and HTTP, and nobody can make up a code', async () => {
  const app = await start({ ...measured, limits: { addressSockets: 2 } });
  const [page] = await enterAll(app, await seatedMatch(app, 2, { game }), game);
  await page!.move(pick(7), 0);
  await page!.move({ type: 'INVENTED' }, 0);
  await page!.move(pick(1), 3);
  await page!.ask('invented');
  page!.socket.emit('invented');
  await page!.hear('refused');
  expect((await app.get('/nowhere')).status).toBe(404);
  expect((await app.post(`/games/${game}/create`, { numPlayers: 99 })).status).toBe(400);
  expect((await app.post('/games/invented/create', { numPlayers: 2 })).body).toMatchObject({ code: 'NO_SUCH_GAME' });
  expect((await app.post('/games/x/create', {}, { origin: 'https://evil.example' })).status).toBe(403);
  const third = app.socket(game);
  await new Promise((resolve) => third.once('connect_error', resolve));
  const now = await samples(app);
  const refusals = Object.fromEntries([...now].filter(([name]) => name.startsWith('quayside_refusals_total')));
  expect(refusals).toEqual({
    'quayside_refusals_total{code="RULES"}': 2,
    'quayside_refusals_total{code="STALE"}': 1,
    'quayside_refusals_total{code="UNKNOWN_EVENT"}': 2,
    'quayside_refusals_total{code="NOT_FOUND"}': 1,
    'quayside_refusals_total{code="SEAT_COUNT"}': 1,
    'quayside_refusals_total{code="NO_SUCH_GAME"}': 1,
    'quayside_refusals_total{code="ORIGIN_FORBIDDEN"}': 1,
    'quayside_refusals_total{code="RATE_LIMITED"}': 1,
  });
});

test('process, event loop and unhandled rejections are told as well', async () => {
  const app = await start();
  app.unhandled();
  const now = await samples(app);
  expect(now.get('quayside_unhandled_rejections_total')).toBe(1);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
    expect([name, now.get(name)]).toEqual([name, expect.any(Number)]);
});

test('each server counts for itself', async () => {
  const app = await start();
  const other = await startServer(measured);
  await other.get('/nowhere');
  expect((await samples(app)).get('quayside_refusals_total{code="NOT_FOUND"}')).toBeUndefined();
  expect((await samples(other)).get('quayside_refusals_total{code="NOT_FOUND"}')).toBe(1);
  await other.close();
});

test('the public port has no metrics, their port has nothing else, and both close together', async () => {
  const app = await start();
  expect((await app.get('/metrics')).status).toBe(404);
  const own = `http://127.0.0.1:${app.metricsPort}`;
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/healthz', 'GET'],
    ['/metricsx', 'GET'],
  ] as const)
    expect([path, (await fetch(own + path, { method })).status]).toEqual([path, 404]);
  await app.close();
  server = null;
  await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed');
});

test('without METRICS_PORT there is no such port, and play goes on as ever', async () => {
  const app = await start({});
  expect(app.metricsPort).toBeNull();
  const [page] = await enterAll(app, await seatedMatch(app, 2, { game }), game);
  expect(await page!.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  const watcher = new Page(app.socket('lobby'), page!.seat);
  await until(() => watcher.heard.length > 0, 'no list');
});
