/** Backup and restore as the commands that people run, beside a live server. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'libsql';
import { tempFile, until } from './support/harness';
import { leave, leaveAll, newGame, nextMove, type Played, send } from './support/played';
import { bundleServer, type Running, startProcess, toolAt } from './support/process';

const root = join(__dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const PORT = String(25_100 + (process.pid % 4000));
let running: Running | null = null;

beforeAll(bundleServer);
afterEach(async () => {
  leaveAll();
  await running?.end('SIGKILL');
  running = null;
});

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command from the bundle that is shipped. */
function command(name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return run([toolAt(name), ...args], env);
}

async function run(args: readonly string[], env: Record<string, string>): Promise<Ran> {
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exited, out, err };
}

/** The database of a server that has been used and stopped. */
async function usedDatabase(): Promise<string> {
  const database = tempFile('quayside.db');
  running = await startProcess({ PORT, DATABASE_URL: `file:${database}` });
  leave(await newGame(running.url, 2));
  expect(await running.end('SIGTERM')).toBe(0);
  return database;
}

async function play(match: Played, moves: number): Promise<void> {
  for (let made = 0; made < moves; made += 1) {
    const attempt = await nextMove(match);
    if (attempt === null) throw new Error('the match ended early');
    await send(match, attempt);
  }
}

/** What the files of a folder hold, by name. The index of the write-ahead log is made anew by whoever looks. */
function contents(folder: string): object {
  const names = readdirSync(folder).filter((name) => !name.endsWith('-shm'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

function versions(database: string): unknown[] {
  const opened = new Database(database);
  const rows = opened
    .prepare('select version, (select count(*) from log where match_id = id) as moves from matches')
    .all() as object[];
  opened.close();
  return rows.map((row) => ({ ...row, _metadata: undefined }));
}

test('a backup made while moves are played is one moment of the match, and after a restore it goes on from there', async () => {
  const database = tempFile('quayside.db');
  const folder = dirname(database);
  const env = { PORT, DATA_DIR: folder };
  running = await startProcess({ ...env, LIMIT_ADDRESS_WRITES: '0' });
  const match = await newGame(running.url, 2);
  await play(match, 4);
  const copy = join(folder, 'copies.db');
  expect(await command('backup', env, copy)).toEqual({ status: 0, out: `Backed up 1 matches to ${copy}\n`, err: '' });
  expect(versions(copy)).toEqual([{ version: 4, moves: 4 }]);
  expect(statSync(copy).mode & 0o077).toBe(0);

  await play(match, 3);
  const refused = await command('restore', env, copy);
  expect(refused).toMatchObject({ status: 1, err: `restore: a server has ${database} open; stop it first\n` });
  await play(match, 1);
  leave(match);
  // What was played last is still in the write-ahead log only.
  await running.end('SIGKILL');

  const restored = await command('restore', env, copy);
  expect(restored).toMatchObject({ status: 0, err: '' });
  const kept = readdirSync(folder).find((name) => name.startsWith('quayside.db.replaced-'))!;
  expect(kept).toMatch(/^quayside\.db\.replaced-\d{4}-\d\d-\d\dT[\d-]+Z$/);
  expect(restored.out).toBe(`Restored 1 matches from ${copy}; what was there is kept as ${join(folder, kept)}\n`);
  expect(versions(join(folder, kept))).toEqual([{ version: 8, moves: 8 }]);
  expect(readdirSync(folder).sort()).toEqual(['copies.db', 'quayside.db', kept].sort());

  running = await startProcess(env);
  for (const { socket } of match.pages) if (!socket.active) socket.connect();
  for (const page of match.pages) {
    const answer = await page.enter();
    expect(answer.ok && answer.frame!.version).toBe(4);
  }
  match.version = 4;
  await play(match, 2);
  expect(match.version).toBe(6);
  leave(match);
}, 120_000);

test('backups are consistent at whatever moment they are taken, and moves go on meanwhile', async () => {
  const database = tempFile('quayside.db');
  const env = { PORT, DATABASE_URL: `file:${database}`, LIMIT_SOCKET_EVENTS: '0', LIMIT_ADDRESS_WRITES: '0' };
  running = await startProcess(env);
  const { url } = running;
  let isOver = false;
  let made = 0;
  const playing = (async () => {
    while (!isOver) {
      const match = await newGame(url, 2);
      for (let attempt = await nextMove(match); attempt !== null && !isOver; attempt = await nextMove(match)) {
        await send(match, attempt);
        made += 1;
      }
      leave(match);
    }
  })();
  // On a busy machine the first match may take longer to seat than the first backup.
  await until(() => made > 0, 'no move was made');
  for (let at = 0; at < 3; at += 1) {
    const before = made;
    const copy = `${database}.${at}`;
    expect((await command('backup', env, copy)).status).toBe(0);
    expect(made).toBeGreaterThan(before);
    const copied = versions(copy) as { version: number; moves: number }[];
    for (const { version, moves } of copied) expect(version).toBe(moves);
    const total = copied.reduce((sum, { moves }) => sum + moves, 0);
    expect(total).toBeGreaterThanOrEqual(before);
    // One may have been written and not acknowledged yet.
    expect(total).toBeLessThanOrEqual(made + 1);
  }
  isOver = true;
  await playing;
}, 120_000);

test('a backup writes over nothing, and needs a database', async () => {
  const database = await usedDatabase();
  const env = { DATABASE_URL: `file:${database}` };
  const copy = tempFile('copy.db');
  writeFileSync(copy, 'dear');
  expect(await command('backup', env, copy)).toEqual({ status: 1, out: '', err: `backup: ${copy} exists already\n` });
  expect(readFileSync(copy, 'utf8')).toBe('dear');

  const nowhere = join(dirname(copy), 'none');
  const other = join(dirname(copy), 'other.db');
  expect(await command('backup', { DATA_DIR: nowhere }, other)).toEqual({
    status: 1,
    out: '',
    err: `backup: there is no database at ${join(nowhere, 'quayside.db')}\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
  expect(await command('backup', env, join(nowhere, 'copy.db'))).toMatchObject({ status: 1, out: '' });
  expect(readdirSync(dirname(copy))).toEqual(['copy.db']);
}, 120_000);

test('wrong calls and settings end with 2 and say why', async () => {
  expect(await command('backup', {})).toEqual({ status: 2, out: '', err: 'npm run backup -- FILE\n' });
  expect(await command('restore', {}, 'a', 'b')).toEqual({ status: 2, out: '', err: 'npm run restore -- FILE\n' });
  const memory = await command('backup', { DATABASE_URL: ':memory:' }, 'a');
  expect(memory).toMatchObject({ status: 2, err: 'DATABASE_URL: a database in memory has no file\n' });
  expect((await command('backup', { DATABASE_URL: 'postgres://x' }, 'a')).err).toContain('pg_dump');
}, 120_000);

test('nothing but a whole database of this or an older Quayside is restored, and until then nothing is touched', async () => {
  const database = await usedDatabase();
  const env = { DATABASE_URL: `file:${database}` };
  const folder = dirname(tempFile());
  expect((await command('backup', env, join(folder, 'whole.db'))).status).toBe(0);
  const whole = readFileSync(join(folder, 'whole.db'));
  const before = contents(dirname(database));
  const make = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const change = (name: string, ...steps: string[]): string => {
    const path = make(name, whole);
    const opened = new Database(path);
    for (const step of steps) opened.exec(step);
    opened.close();
    return path;
  };
  const rubbish = make('rubbish.db', 'x'.repeat(5000));
  const foreign = change('foreign.db', 'drop table kysely_migration');
  const newer = change('newer.db', "insert into kysely_migration values ('999-later', '2030')");
  const cases: [string, string][] = [
    [join(folder, 'none.db'), `there is no database at ${join(folder, 'none.db')}`],
    [rubbish, `${rubbish} is no SQLite database`],
    [foreign, `${foreign} is no database of Quayside`],
    [newer, `${newer} is of a newer Quayside (999-later)`],
    [database, `${database} is the database itself`],
  ];
  for (const [file, why] of cases)
    expect(await command('restore', env, file)).toEqual({ status: 1, out: '', err: `restore: ${why}\n` });
  // A page in the middle is overwritten: the file opens, but it is not whole.
  const damaged = make('damaged.db', Buffer.from(whole).fill(0x5a, 3 * 4096, 5 * 4096));
  const answer = await command('restore', env, damaged);
  expect([answer.status, answer.err]).toEqual([1, expect.stringMatching(/damaged|malformed/)]);
  expect(contents(dirname(database))).toEqual(before);
}, 120_000);

test('a restore makes the database where there was none, and replaces one that is beyond use', async () => {
  const database = await usedDatabase();
  const copy = tempFile('copy.db');
  expect((await command('backup', { DATABASE_URL: `file:${database}` }, copy)).status).toBe(0);
  const fresh = join(dirname(copy), 'new/place');
  const made = await command('restore', { DATA_DIR: fresh }, copy);
  expect(made).toEqual({ status: 0, out: `Restored 1 matches from ${copy}\n`, err: '' });
  expect(readdirSync(fresh)).toEqual(['quayside.db']);

  writeFileSync(database, 'x'.repeat(5000));
  writeFileSync(`${database}-wal`, 'left over');
  expect(await command('restore', { DATABASE_URL: `file:${database}` }, copy)).toMatchObject({ status: 0, err: '' });
  expect(versions(database)).toEqual([{ version: 0, moves: 0 }]);
  expect(readdirSync(dirname(database)).filter((name) => /replaced-[^.]+Z-wal$/.test(name))).toHaveLength(1);
}, 120_000);

test('npm runs both from their sources, without a build', async () => {
  for (const name of ['backup', 'restore'] as const) {
    const [program, ...args] = scripts[name]!.split(' ');
    expect(program).toBe('node');
    expect(await run(args, {})).toEqual({ status: 2, out: '', err: `npm run ${name} -- FILE\n` });
    expect(scripts[`pre${name}`]).toBe('node scripts/ensure.mjs');
  }
}, 120_000);
