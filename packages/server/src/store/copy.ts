/** Whole copies of an SQLite database, made by SQLite itself: consistent, whoever reads and writes it meanwhile. */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { migrations } from './migrations';

export type Connection = InstanceType<typeof Database>;

/** What a person is told when a copy cannot be made or used. */
export class CopyFailure extends Error {
  override readonly name = 'CopyFailure';
}

/** Milliseconds that a lock is waited for: servers hold theirs for moments. */
const PATIENCE = 5000;

/** Runs `use` on the database at `path`, which has to exist: libsql would make an empty one. */
export function withDatabase<Result>(path: string, use: (database: Connection) => Result): Result {
  if (!existsSync(path)) throw new CopyFailure(`there is no database at ${path}`);
  const database = new Database(path);
  try {
    database.exec(`pragma busy_timeout=${PATIENCE}`);
    return use(database);
  } finally {
    database.close();
  }
}

/** Copies the database at `from` to `to`, which must not exist; it appears there whole or not at all. Answers its matches. */
export function copyDatabase(from: string, to: string): number {
  const part = `${to}.part-${process.pid}`;
  try {
    withDatabase(from, (database) => database.prepare('vacuum into ?').run(part));
    const matches = checkDatabase(part);
    // It holds seeds and what players wrote: for nobody but its owner.
    chmodSync(part, 0o600);
    sync(part);
    if (existsSync(to)) throw new CopyFailure(`${to} exists already`);
    renameSync(part, to);
    sync(dirname(to));
    return matches;
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/** Waits until what was written is on the disk. */
function sync(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Answers how many matches the database has. @throws CopyFailure when it is damaged, none of ours, or of a newer Quayside. */
export function checkDatabase(path: string): number {
  const ours = migrations('sqlite');
  return withDatabase(path, (database) => {
    const found = ask(database, path, 'pragma integrity_check').map(({ integrity_check }) => integrity_check);
    if (found.join() !== 'ok') throw new CopyFailure(`${path} is damaged: ${found.slice(0, 3).join('; ')}`);
    const tables = ask(database, path, "select name from sqlite_master where name = 'kysely_migration'");
    if (tables.length === 0) throw new CopyFailure(`${path} is no database of Quayside`);
    const steps = ask(database, path, 'select name from kysely_migration').map(({ name }) => String(name));
    const unknown = steps.filter((name) => !Object.hasOwn(ours, name));
    if (unknown.length > 0) throw new CopyFailure(`${path} is of a newer Quayside (${unknown.join(', ')})`);
    return Number(ask(database, path, 'select count(*) as matches from matches')[0]?.matches);
  });
}

function ask(database: Connection, path: string, query: string): Record<string, unknown>[] {
  try {
    return database.prepare(query).all() as Record<string, unknown>[];
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB';
    throw isForeign ? new CopyFailure(`${path} is no SQLite database`) : error;
  }
}
