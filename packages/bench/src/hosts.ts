/** The servers that are compared, each a process of its own on the loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from './build';
import { cpuOf } from './cpu';
import type { Protocol } from './dialect';
import { sum } from './figures';

/** Bytes after a collection. */
export interface Memory {
  readonly heap: number;
  /** What the kernel holds for it, freed pages that were not given back included. */
  readonly rss: number;
}

export interface Host {
  readonly name: string;
  readonly protocol: Protocol;
  readonly bases: readonly string[];
  /** CPU milliseconds so far, over all its processes. */
  cpu(): number;
  /** Bytes of heap in use after a collection, over all its processes. */
  heap(): Promise<number>;
  /** The same with the resident set. */
  memory(): Promise<Memory>;
  end(): Promise<void>;
  /** Ends it as a crash does, in the midst of whatever it does. */
  kill(): Promise<void>;
}

/** What is written while the bench runs, and gone afterwards. */
export function scratch(): { readonly path: string; clear(): void } {
  const path = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'quayside-bench-'));
  return { path, clear: () => rmSync(path, { recursive: true, force: true }) };
}

export interface StartOptions {
  readonly built: Built;
  readonly folder: string;
  /** Write a CPU profile here when the server ends. */
  readonly profile?: string | undefined;
}

/** Our limits would stop the load generator: it is one address and plays hundreds of matches. */
const unlimited = {
  LIMIT_SOCKET_EVENTS: '0',
  LIMIT_ADDRESS_EVENTS: '0',
  LIMIT_ADDRESS_SOCKETS: '0',
  LIMIT_ADDRESS_WRITES: '0',
  LIMIT_UNSENT_BYTES: '0',
};

export async function startQuayside(
  name: string,
  { built, folder, profile }: StartOptions,
  env: Readonly<Record<string, string>> = {},
  processes = 1,
): Promise<Host> {
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const settings = { ...unlimited, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, STATIC_DIR: data, ...env };
  const running: Running[] = [];
  for (let at = 0; at < processes; at += 1) running.push(await start([built.quayside], settings, profile));
  return host(name, 'quayside', running);
}

export async function startStock(name: string, where: string, { built, profile }: StartOptions): Promise<Host> {
  if (where.startsWith('flatfile:')) mkdirSync(where.slice('flatfile:'.length), { recursive: true });
  return host(name, 'stock', [await start([built.stockServer, built.stockGames, where], {}, profile)]);
}

interface Running {
  readonly child: ChildProcess;
  readonly base: string;
}

function host(name: string, protocol: Protocol, running: readonly Running[]): Host {
  const memory = async (): Promise<Memory> => {
    const each = await Promise.all(running.map(({ child }) => memoryOf(child)));
    return { heap: sum(each.map(({ heap }) => heap)), rss: sum(each.map(({ rss }) => rss)) };
  };
  return {
    name,
    protocol,
    bases: running.map(({ base }) => base),
    cpu: () => running.reduce((sum, { child }) => sum + cpuOf(child.pid ?? 0), 0),
    heap: async () => (await memory()).heap,
    memory,
    end: async () => {
      await Promise.all(running.map(({ child }) => ended(child)));
    },
    kill: async () => {
      await Promise.all(running.map(({ child }) => killed(child)));
    },
  };
}

const PROBE = join(import.meta.dirname, 'probe.cjs');

function start(args: readonly string[], env: Readonly<Record<string, string>>, profile?: string): Promise<Running> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = spawn(process.execPath, ['--expose-gc', ...profiling, '--require', PROBE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const port = /open at .*:(\d+)/.exec(data.toString())?.[1];
      if (port !== undefined) resolve({ child, base: `http://127.0.0.1:${port}` });
    });
    child.on('message', (message: { port?: number }) => {
      if (message.port !== undefined) resolve({ child, base: `http://127.0.0.1:${message.port}` });
    });
  });
}

function memoryOf(child: ChildProcess): Promise<Memory> {
  return new Promise((resolve) => {
    const hear = (message: Partial<Memory>): void => {
      const { heap, rss } = message;
      if (heap === undefined || rss === undefined) return;
      child.off('message', hear);
      resolve({ heap, rss });
    };
    child.on('message', hear);
    child.send('heap');
  });
}

/** Milliseconds that a server has to end by itself. */
const FAREWELL = 5000;

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
    child.removeAllListeners('exit');
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
