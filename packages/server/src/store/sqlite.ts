/** The store on SQLite: one file, every commit on the disk before it is answered. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { groupCommit } from './commit';
import { migrate, type Tables } from './migrations';
import { createSqlStore } from './sql';
import type { Store } from './store';

const MEMORY = ':memory:';
/** Milliseconds that SQLite itself waits for a lock: the whole process stands still meanwhile. */
const BLOCKED = 20;
/** Statements kept prepared at most. */
const PREPARED = 200;

/** Opens (and creates or upgrades) the database at `path`; `:memory:` for one that ends with the process. */
export async function openSqlite(path: string): Promise<Store> {
  if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
  const found = fileNumber(path);
  const database = new Database(path);
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000'])
    database.pragma(pragma);
  // `npm run restore` replaces the file while it holds a lock: the one that was opened may not be the one that is there.
  if (found !== null && fileNumber(path) !== found) throw new Error(`${path} was replaced while it was being opened`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });
  await migrate(db, 'sqlite');
  database.pragma(`busy_timeout=${BLOCKED}`);
  return createSqlStore(db, groupCommit(db, isLocked), clock);
}

function fileNumber(path: string): bigint | null {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** Preparing a statement costs more than running it, and the server knows few of them: each is prepared once. */
function preparedOnce(database: InstanceType<typeof Database>): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    prepare: (text) => {
      if (text === 'begin') return takeLock(database);
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text) as ReturnType<SqliteDatabase['prepare']>;
      // Statements with lists of varying length must not fill the memory.
      if (statements.size < PREPARED) statements.set(text, statement);
      return statement;
    },
    close: () => {
      statements.clear();
      foldIn(database);
      database.close();
    },
  };
}

/**
 * Writes what the log of the database holds into its file: libsql closes without doing so, and somebody may copy the file
 * alone. Another process that holds the database keeps its log.
 */
function foldIn(database: InstanceType<typeof Database>): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
}

/**
 * Begins a transaction that has the lock from the start. A prepared statement that meets a lock stays half done and holds
 * on to what it has read, so that all later writes would fail; `exec` leaves nothing behind.
 */
function takeLock(database: InstanceType<typeof Database>): ReturnType<SqliteDatabase['prepare']> {
  const run = () => {
    database.exec('begin immediate');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

/** Milliseconds since 1970. */
const clock = sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

/** Another process holds the database; it will let go. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
