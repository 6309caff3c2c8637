/** The databases that can be reached: PostgreSQL and Redis are compared only where they run. */
import { connect } from 'node:net';
import { Client } from 'pg';

const postgres = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

export interface Databases {
  /** Addresses of an empty database each; gone after `drop`. */
  readonly ours: string;
  readonly stock: string;
  /** For several processes of ours. */
  readonly shared: string;
  drop(): Promise<void>;
}

/** Databases of our own on the PostgreSQL server; null when there is none. */
export async function makeDatabases(): Promise<Databases | null> {
  const names = ['ours', 'stock', 'shared'].map((name) => `quayside_bench_${name}_${process.pid}`);
  const [ours = '', stock = '', shared = ''] = names.map((name) => addressOf(name));
  const dropAll = (): Promise<boolean> => run(names.map((name) => `drop database if exists ${name} with (force)`));
  const isMade = await run(names.map((name) => `create database ${name}`));
  return isMade ? { ours, stock, shared, drop: async () => void (await dropAll()) } : null;
}

/** null when nothing listens there. */
export function redisAddress(): Promise<string | null> {
  const { hostname, port } = new URL(redis);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379) });
    const end = (address: string | null): void => {
      socket.destroy();
      resolve(address);
    };
    socket.once('connect', () => end(redis));
    socket.once('error', () => end(null));
  });
}

function addressOf(name: string): string {
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(statements: readonly string[]): Promise<boolean> {
  if (!/^postgres(ql)?:/.test(postgres)) return false;
  const client = new Client({ connectionString: postgres, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
