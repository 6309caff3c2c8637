/** The store on SQLite: one file, every commit on the disk before it is answered. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect, type Transaction } from 'kysely';
import Database from 'libsql';
import { migrations, type Tables } from './migrations';
import { type Commit, createSqlStore } from './sql';
import type { Store } from './store';

const MEMORY = ':memory:';
/** Writes that share one commit at most. */
const BATCH = 500;
/** Milliseconds that SQLite itself waits for a lock: the whole process stands still meanwhile. */
const BLOCKED = 20;
/** Pauses between attempts on a locked database, and how long writes are tried. */
const PAUSE = 50;
const PATIENCE = 3000;
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
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  database.pragma(`busy_timeout=${BLOCKED}`);
  return createSqlStore(db, groupCommit(db));
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
      database.close();
    },
  };
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

interface Waiting {
  /** Does the work, and answers how to settle its promise once the commit is through. */
  run(trx: Transaction<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/** Works that arrive in one turn of the event loop share one transaction, and so one wait for the disk. */
export function groupCommit(db: Kysely<Tables>): Commit {
  let waiting: Waiting[] = [];
  let isFlushing = false;
  const outage = watchOutage();

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await commitAll(db, batch, outage);
    }
    isFlushing = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async (trx) => {
          const result = await work(trx);
          return () => resolve(result);
        },
        reject,
      });
      if (isFlushing) return;
      isFlushing = true;
      setImmediate(() => void flush());
    });
}

interface Outage {
  /** The database is locked; false when it has been for longer than anybody should wait. */
  mayWait(): boolean;
  end(): void;
}

/** All writes of one outage share one wait: else those that queue for a match would be answered one wait after another. */
function watchOutage(): Outage {
  let since = 0;
  let last = 0;
  return {
    mayWait: () => {
      const now = Date.now();
      if (now - last > PATIENCE) since = now;
      last = now;
      return now - since <= PATIENCE;
    },
    end: () => {
      last = 0;
    },
  };
}

async function commitAll(db: Kysely<Tables>, batch: readonly Waiting[], outage: Outage): Promise<void> {
  const failure = await tryUntilFree(db, batch, outage);
  if (failure === null) return;
  // One that fails must not take the others with it: each again on its own.
  if (batch.length === 1 || isLocked(failure)) for (const { reject } of batch) reject(failure);
  else for (const one of batch) await commitAll(db, [one], outage);
}

/** Commits, again and again while another process holds the database; answers why it had to give up. */
async function tryUntilFree(db: Kysely<Tables>, batch: readonly Waiting[], outage: Outage): Promise<unknown> {
  for (;;) {
    try {
      await commitOnce(db, batch);
      outage.end();
      return null;
    } catch (error) {
      if (!isLocked(error) || !outage.mayWait()) return error;
      await delay(PAUSE);
    }
  }
}

async function commitOnce(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  const settle = await db.transaction().execute(async (trx) => {
    const done: (() => void)[] = [];
    for (const { run } of batch) done.push(await run(trx));
    return done;
  });
  for (const done of settle) done();
}

/** Another process holds the database; it will let go. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
