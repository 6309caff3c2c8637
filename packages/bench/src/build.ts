/** Makes what is compared: our server's bundle, the games for the stock server, and the stock server's packages. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Built {
  readonly quayside: string;
  readonly stockServer: string;
  readonly stockGames: string;
}

const here = join(import.meta.dirname, '..');
const packages = join(here, '..');

/** `withStock`: what the stock server needs, too. */
export async function buildAll(withStock: boolean): Promise<Built> {
  const out = join(here, 'dist');
  mkdirSync(out, { recursive: true });
  const common = { bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'warning' } as const;
  const quayside = join(out, 'quayside.cjs');
  const stockGames = join(out, 'games.cjs');
  await build({
    ...common,
    entryPoints: [join(packages, 'server/src/main.ts')],
    external: ['libsql', 'pg-native'],
    sourcemap: true,
    outfile: quayside,
  });
  await build({ ...common, entryPoints: [join(packages, 'games/src/index.ts')], outfile: stockGames });
  if (withStock) installStock();
  return { quayside, stockGames, stockServer: join(here, 'stock/server.cjs') };
}

/** The stock server's packages burden nobody who does not run the bench: they are installed here, once. */
function installStock(): void {
  const folder = join(here, 'stock');
  const stamp = join(folder, 'node_modules', '.quayside-stamp');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the stock server for comparison (once)\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('the stock server could not be installed');
  writeFileSync(stamp, lock);
}
