/** The store on PostgreSQL: for more than one process on one database. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { withAround } from './around';
import { groupCommit } from './commit';
import { migrate, type Tables } from './migrations';
import { inOneStatement } from './move-sql';
import { patience } from './patience';
import { createSqlStore } from './sql';
import type { Store } from './store';

/** Connections of one process: one writes, the others read. */
const CONNECTIONS = 8;
/** Milliseconds to wait for a connection, and for an answer. */
const CONNECT = 3000;
const ANSWER = 10_000;
/** The wire type of 64-bit integers, which node-postgres hands out as text: ours are times and counts, below 2^53. */
const INT8 = 20;

export interface PostgresOptions {
  /** Hears of connections that broke while nobody used them. */
  readonly onLost?: (error: Error) => void;
  /** Tables live in this schema; the database's usual one when absent. */
  readonly schema?: string;
}

/** Connects to `url` (postgres://user:password@host:port/database), and creates or upgrades the tables. */
export async function openPostgres(url: string, { onLost, schema }: PostgresOptions = {}): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    query_timeout: ANSWER,
    application_name: 'quayside',
    keepAlive: true,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
    types: { getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)) },
  });
  // Without listeners a connection that breaks would end the process, whether it rests in the pool or is in use.
  pool.on('error', (error) => onLost?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres', schema ?? (await currentSchema(db)));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const patient = patience(isPassing);
  const store = createSqlStore(db, groupCommit(db, isPassing, patient), clock, inOneStatement(db));
  // Writes are patient as they are committed. `ping` asks how it is now.
  return withAround(store, (operation, work) => (isRead(operation) ? (...args) => patient(() => work(...args)) : work));
}

/** Where tables are made; the address may name one (`?options=-c search_path=...`). undefined: there is none. */
async function currentSchema(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** Milliseconds since 1970: of the statement, not of the transaction, which may have waited. */
const clock = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

function isRead(operation: string): boolean {
  return ['load', 'idOfCode', 'list', 'countByStatus', 'tail', 'versionOfKey', 'lines', 'playedByBots'].includes(
    operation,
  );
}

/** SQLSTATE classes and codes of a server that is away, full or going down, and of transactions that got in each other's way. */
const passing = /^(08|57P0|53300|40001|40P01)/;
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];

function isPassing(error: unknown): boolean {
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  // node-postgres gives no code to a connection that ends.
  return passing.test(code) || unreachable.includes(code) || /^connection|timeout/i.test(message);
}
