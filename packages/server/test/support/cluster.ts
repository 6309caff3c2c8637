/** What `npm run cluster` starts: two processes behind nginx, from the bundle that is shipped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundle } from './process';

const script = join(__dirname, '../../../../scripts/cluster.mjs');

export interface Cluster {
  /** Of the proxy. */
  readonly url: string;
  /** Of the processes themselves. */
  readonly direct: readonly [string, string];
  readonly output: () => string;
  /** Kills a process; answers when it has been started again and is ready. */
  kill(at: 0 | 1): Promise<void>;
  end(): Promise<void>;
}

const roomy = {
  LIMIT_ADDRESS_WRITES: '0',
  LIMIT_ADDRESS_EVENTS: '0',
  LIMIT_SOCKET_EVENTS: '0',
  LIMIT_ADDRESS_SOCKETS: '0',
  BOT_DELAY_MS: '5',
};

/** A database address whose tables lie in `schema`. */
export function inSchema(url: string, schema: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href.replaceAll('+', '%20');
}

export async function startCluster(env: Record<string, string>): Promise<Cluster> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', SERVER_BUNDLE: bundle, PORT: '0', ...roomy, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  /** Starts of a process, the last one last. */
  const starts = (number: number) => [...output.matchAll(new RegExp(`Process ${number} is (\\d+) at (\\S+)`, 'g'))];
  const url = await waitFor(
    () => /open at (\S+)/.exec(output)?.[1],
    () => output,
    child,
  );
  const direct = [1, 2].map((number) => starts(number).at(-1)![2]!) as [string, string];
  return {
    url,
    direct,
    output: () => output,
    kill: async (at) => {
      const before = starts(at + 1);
      process.kill(Number(before.at(-1)![1]), 'SIGKILL');
      await waitFor(
        () => starts(at + 1)[before.length],
        () => output,
        child,
      );
      while (!(await isReady(direct[at]!))) await delay(20);
    },
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitFor<Found>(find: () => Found | undefined, why: () => string, child: ChildProcess): Promise<Found> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    if (child.exitCode !== null) break;
    await delay(10);
  }
  child.kill('SIGTERM');
  throw new Error(`the processes did not start: ${why()}`);
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
