/** The real process: killed between any two steps it loses nothing it acknowledged and does nothing twice; told to end, it ends in order. */

import { dirname } from 'node:path';
import { games } from '@quayside/games';
import { replay } from '@quayside/games/core/match';
import { openSqlite } from '../src/store/sqlite';
import { GAME, tempFile } from './support/harness';
import { leaveAll, newGame, nextMove, type Played, send } from './support/played';
import { bundleServer, type Running, startProcess } from './support/process';

const PORT = String(21_000 + (process.pid % 4000));
let running: Running | null = null;

beforeAll(bundleServer);
afterEach(async () => {
  leaveAll();
  await running?.end('SIGKILL');
});

test('D14 SIGKILL between any two steps of a move loses no acknowledged move and doubles none', async () => {
  const database = tempFile();
  const env = {
    PORT,
    DATABASE_URL: `file:${database}`,
    LIMIT_ADDRESS_WRITES: '0',
    LIMIT_SOCKET_EVENTS: '0',
    LIMIT_ADDRESS_EVENTS: '0',
  };
  running = await startProcess(env);
  const matches: Played[] = [];
  for (const seats of [2, 3, 4, 2]) matches.push(await newGame(running.url, seats));

  for (let kill = 0; kill < 6; kill += 1) {
    const streams = matches.map((match) => stream(match, 400));
    await delay(150 + kill * 37);
    await running.end('SIGKILL');
    await Promise.all(streams);
    running = await startProcess(env);
    for (const match of matches) await comeBack(match);
  }
  const acknowledged = matches.reduce((sum, match) => sum + match.acknowledged.length, 0);
  expect(acknowledged).toBeGreaterThan(20);
  for (const match of matches) for (const page of match.pages) page.socket.disconnect();
  expect(await running.end('SIGTERM')).toBe(0);

  const store = await openSqlite(database);
  for (const { pages, acknowledged: moves } of matches) {
    const { matchID } = pages[0]!.seat;
    const log = await store.tail(matchID, 10_000);
    expect(log.map(({ version, seat, key, move }) => ({ version, seat, key, move }))).toEqual(
      moves.map(({ version, seat, key, move }) => ({ version, seat, key, move })),
    );
    const { position, version, options } = (await store.load(matchID))!;
    expect(version).toBe(moves.length);
    const { state } = JSON.parse(position!) as { state: { secret: { random: { seed: string } } } };
    const { rules } = games.find(({ meta }) => meta.name === GAME)!;
    expect(state).toEqual(replay(rules as never, pages.length, options, state.secret.random.seed, log as never));
  }
  await store.close();
}, 60_000);

test('SIGTERM: pages are told, and the process ends with 0', async () => {
  running = await startProcess({ PORT, DATA_DIR: dirname(tempFile()) });
  const { pages } = await newGame(running.url, 2);
  const told = pages[0]!.hear('restart');
  const started = Date.now();
  expect(await running.end('SIGTERM')).toBe(0);
  expect(Date.now() - started).toBeLessThan(3000);
  expect(await told).toEqual([{ inSeconds: 5 }]);
  for (const page of pages) page.socket.disconnect();
  expect(running.output().trim().split('\n')).toEqual([`Quayside is open at http://127.0.0.1:${PORT}`]);
}, 20_000);

test('settings that cannot be meant are refused with their names', async () => {
  const wrong = {
    PORT: 'eighty',
    RETENTION_DAYS: '0',
    DATABASE_URL: 'mysql://db/x',
    REDIS_URL: 'here',
    LOG_LEVEL: 'loud',
  };
  const failure = await startProcess(wrong).catch((error: Error) => error.message);
  expect(failure).toMatch(/^exit 2: /);
  for (const name of Object.keys(wrong)) expect(failure).toContain(`${name}: `);
}, 20_000);

/** Plays until the connection is gone, at most `moves`. */
async function stream(match: Played, moves: number): Promise<void> {
  try {
    for (let move = 0; move < moves; move += 1) {
      match.pending ??= await nextMove(match);
      if (match.pending === null) return;
      await send(match, match.pending);
    }
  } catch (error) {
    // The server was killed; whatever was on the way is still pending.
    if (!/disconnected|timed out/.test(String(error))) throw error;
  }
}

/** Every page enters again by itself; what was acknowledged is there, and what was on the way is settled. */
async function comeBack(match: Played): Promise<void> {
  for (const page of match.pages) {
    const answer = await page.enter({ have: match.version });
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.frame!.version).toBeGreaterThanOrEqual(match.version);
    expect(answer.frame!.version).toBeLessThanOrEqual(match.version + (match.pending === null ? 0 : 1));
  }
  if (match.pending !== null) await send(match, match.pending);
  for (const { seat, move, seen, key, version } of match.acknowledged.slice(-5)) {
    expect(await match.pages[seat]!.move(move, seen, { key })).toEqual({ ok: true, version });
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
