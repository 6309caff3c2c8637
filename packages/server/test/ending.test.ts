/** The real process and its end: planned, by a defect, and with connections that do not let go. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { joined } from './support/attacked';
import { startServer, tempFile, until } from './support/harness';
import { leaveAll, newGame, nextMove, type Played, send } from './support/played';
import { bundleServer, type Running, startProcess } from './support/process';

const PORT = String(29_200 + (process.pid % 3000));
const ADMIN_TOKEN = 'correct-horse-battery';
/** Makes the process fail on a signal, before anything of ours is loaded. */
const saboteur = tempFile('saboteur.cjs');
writeFileSync(
  saboteur,
  `process.on('SIGUSR2', () => { throw Object.assign(new Error('secret words'), { credentials: 'secret' }); });
process.on('SIGHUP', () => { Promise.reject(new Error('secret words')); });`,
);
const sabotaged = { NODE_OPTIONS: `--require ${saboteur}` };
let running: Running | null = null;

beforeAll(bundleServer);
afterEach(async () => {
  leaveAll();
  await running?.end('SIGKILL');
  running = null;
});

function exitOf({ child }: Running): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function move(match: Played): Promise<void> {
  await send(match, (await nextMove(match))!);
}

test('a planned restart is announced, moves are made until it comes, it ends with 0, and the match goes on', async () => {
  const env = { PORT, DATA_DIR: dirname(tempFile()), ADMIN_TOKEN };
  running = await startProcess(env);
  const match = await newGame(running.url, 2);
  await move(match);
  const plan = (inSeconds: number) =>
    fetch(`${running!.url}/api/admin/restart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
      body: JSON.stringify({ inSeconds }),
    });
  expect((await plan(30)).status).toBe(200);
  for (const page of match.pages) expect(await page.hear('restart')).toEqual([{ inSeconds: 30 }]);
  await move(match);
  expect(match.version).toBe(2);
  const exit = exitOf(running);
  expect((await plan(1)).status).toBe(200);
  expect(await exit).toBe(0);
  for (const page of match.pages) expect(page.heard.filter(({ event }) => event === 'restart')).toHaveLength(2);

  // The connection beneath a socket closes a moment later; what was asked until then would be lost with it.
  for (const { socket } of match.pages) await until(() => socket.io.engine.readyState === 'closed', 'still open');
  running = await startProcess(env);
  for (const page of match.pages) {
    // A second request to connect while one is under way would be an offence, and end the connection.
    if (!page.socket.active) page.socket.connect();
    const answer = await page.enter({ have: 2 });
    expect(answer.ok && answer.frame!.version).toBe(2);
  }
  await move(match);
  expect(match.version).toBe(3);
}, 60_000);

test('an exception nobody caught is one fatal line without its words, and the process closes in order with 1', async () => {
  running = await startProcess({ PORT, DATA_DIR: dirname(tempFile()), ...sabotaged });
  const match = await newGame(running.url, 2);
  await move(match);
  const exit = exitOf(running);
  running.child.kill('SIGUSR2');
  expect(await exit).toBe(1);
  for (const page of match.pages) expect(await page.hear('restart')).toEqual([{ inSeconds: 5 }]);
  const [, line, ...more] = running.output().trim().split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(line!)).toMatchObject({ level: 60, msg: 'an exception nobody caught', err: { type: 'Error' } });
  expect(line).toContain('saboteur.cjs:1');
  expect(line).not.toContain('secret');
}, 60_000);

test('a rejection nobody handled is a line and a count, and the process lives', async () => {
  running = await startProcess({ PORT, DATA_DIR: dirname(tempFile()), METRICS_PORT: '0', ...sabotaged });
  const { output } = running;
  running.child.kill('SIGHUP');
  await until(() => output().includes('a rejection nobody handled'), 'no line');
  const metrics = /Metrics are at (\S+)/.exec(output())![1]!;
  expect(await (await fetch(metrics)).text()).toContain('\nquayside_unhandled_rejections_total 1\n');
  expect(output()).not.toContain('secret');
  expect(await running.end('SIGTERM')).toBe(0);
}, 60_000);

test('the end does not wait for WebSockets that never say good-bye', async () => {
  const server = await startServer();
  const raw = await joined(server.url);
  raw.socket.pause();
  const started = performance.now();
  await server.stop();
  // The library by itself would wait 30 seconds.
  expect(performance.now() - started).toBeLessThan(10_000);
  raw.end();
}, 60_000);
