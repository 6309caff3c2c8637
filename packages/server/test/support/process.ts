/** The real server as a process of its own, from the same bundle that is shipped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const packageDir = join(__dirname, '../..');
/** Inside the package, so that the one native dependency is found; one for each of Jest's workers, which build at once. */
const bundles = join(packageDir, 'node_modules/.cache/test', process.env.JEST_WORKER_ID ?? '0');
export const bundle = join(bundles, 'main.cjs');

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  /** Answers the exit code, null when a signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** The bundle of a command. */
export function toolAt(name: 'backup' | 'restore'): string {
  return join(bundles, `tools/${name}.cjs`);
}

export function bundleServer(): void {
  buildSync({
    entryPoints: ['main.ts', 'tools/backup.ts', 'tools/restore.ts'].map((file) => join(packageDir, 'src', file)),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['libsql'],
    outdir: bundles,
    outExtension: { '.js': '.cjs' },
    logLevel: 'error',
  });
}

/** Starts the server and waits until it says that it is open. */
export function startProcess(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /open at (http:\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      resolve({
        child,
        url,
        output: () => output,
        end: (signal) => {
          child.kill(signal);
          return exited;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`exit ${code}: ${output}`)));
  });
}
