/** The real server as a process of its own: the page may not import it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const packageDir = join(__dirname, '../../../server');
/** Inside the server's package, so that its one native dependency is found. */
const bundle = join(packageDir, 'node_modules/.cache/test/for-pages.cjs');

export interface Running {
  readonly port: number;
  get(path: string): Promise<Record<string, unknown>>;
  post(path: string, body: object): Promise<Record<string, unknown>>;
  end(): Promise<void>;
}

export async function startServer(): Promise<Running> {
  buildSync({
    entryPoints: [join(packageDir, 'src/main.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['libsql'],
    outfile: bundle,
    logLevel: 'error',
  });
  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATABASE_URL: ':memory:', LIMIT_ADDRESS_WRITES: '0' };
  const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const open = /open at (http:\S+)/.exec(output)?.[1];
      if (open !== undefined) resolve(open);
    });
    void exited.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(url + path, init)).json() as Promise<Record<string, unknown>>;
  const headers = { 'content-type': 'application/json' };
  return {
    port: Number(new URL(url).port),
    get: (path) => ask(path),
    post: (path, body) => ask(path, { method: 'POST', headers, body: JSON.stringify(body) }),
    end: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
