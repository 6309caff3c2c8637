/** PostgreSQL and Redis for tests: a schema of its own for each store, and ways to the servers that can be cut. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** TEST_DATABASE_URL, or a server on this machine. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** TEST_REDIS_URL, or a server on this machine. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** `describe` where all servers at `urls` answer and no `program` is missing; else one test that is skipped, and says so. */
export function describeWith(
  urls: readonly string[],
  title: string,
  tests: () => void,
  programs: Readonly<Record<string, readonly string[]>> = {},
): void {
  const servers = urls.map((url) => new URL(url)).filter((url) => !answers(url));
  const absent = Object.keys(programs).filter((name) => !programs[name]?.some((place) => existsSync(place)));
  const missing = [...servers.map(({ host }) => `nothing at ${host}`), ...absent.map((name) => `no ${name}`)];
  if (missing.length === 0) describe(title, tests);
  else describe(title, () => test.skip(`SKIPPED: ${missing.join(', ')}`, () => undefined));
}

/** The usual places of the proxy, as in scripts/nginx.mjs. */
export const nginx = {
  nginx: [process.env.NGINX ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'],
};

/** Asked before the tests are named, so by a process of its own. */
function answers({ hostname, port, protocol }: URL): boolean {
  const script = `
    const socket = require('net').connect(Number(process.argv[1]), process.argv[2]);
    socket.setTimeout(2000, () => process.exit(1)).on('error', () => process.exit(1)).on('connect', () => process.exit(0));`;
  const asked = spawnSync(process.execPath, ['-e', script, port || standardPort(protocol), hostname]);
  return asked.status === 0;
}

function standardPort(protocol: string): string {
  return protocol.startsWith('redis') ? '6379' : '5432';
}

const schemas: string[] = [];

/** The name of a new, empty schema. */
export async function newSchema(): Promise<string> {
  const name = `quayside_test_${randomBytes(6).toString('hex')}`;
  await run(`create schema ${name}`);
  schemas.push(name);
  return name;
}

/** Call after all tests. */
export async function dropSchemas(): Promise<void> {
  const all = schemas.splice(0);
  if (all.length > 0) await run(`drop schema ${all.join(', ')} cascade`);
}

async function run(command: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(command);
  await client.end();
}

export interface Wire {
  /** The way to the server through this wire. */
  readonly url: string;
  /** Ends all connections and lets none in. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A wire to the server at `target` that a test can cut and mend. */
export async function wireTo(target: string): Promise<Wire> {
  const to = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to.port || standardPort(to.protocol)), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, cut, mend: () => listen(port), close: async () => (server.listening ? cut() : undefined) };
}
