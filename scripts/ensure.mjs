/** Makes what a command needs: packages when the lock file changed, the build when a source changed, a browser and a proxy for tests. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath, hasShell } from './browser.mjs';
import { nginxPath } from './nginx.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = new Set(process.argv.slice(2));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

requireNode();
ensurePackages();
if (wanted.has('build')) ensureBuild();
if (wanted.has('browser')) ensureBrowser();
if (wanted.has('nginx')) ensureNginx();

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Quayside needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function ensurePackages() {
  const stamp = join(root, 'node_modules', '.quayside-stamp');
  const hash = hashOf(['package.json', 'package-lock.json']);
  if (read(stamp) === hash) return;
  say('Installing packages (once, about half a minute)');
  run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, hash);
}

function ensureBuild() {
  const stamp = join(root, 'packages', 'server', 'dist', '.quayside-stamp');
  const hash = hashOf([
    'package-lock.json',
    'tsconfig.base.json',
    'docs/rules',
    'packages/games/src',
    'packages/games/package.json',
    'packages/server/src',
    'packages/server/package.json',
    'packages/client/src',
    'packages/client/public',
    'packages/client/index.html',
    'packages/client/vite.config.ts',
    'packages/client/package.json',
  ]);
  if (read(stamp) === hash) return;
  say('Building server and pages');
  run(npm, ['run', '--silent', 'build']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Debian's packages where we may install them, Playwright's own download elsewhere; without any the tests say so. */
function ensureBrowser() {
  if (hasShell()) return;
  if (mayInstall()) {
    say("Installing Debian's chromium for the browser tests");
    const installed = (name) => install([name, 'fonts-dejavu-core']);
    if (installed('chromium-headless-shell') || browserPath() !== null || installed('chromium')) return;
  }
  if (browserPath() !== null) return;
  say('Downloading a browser for the browser tests');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
}

/** Debian's package where we may install it; without it the tests of several processes say so. */
function ensureNginx() {
  if (nginxPath() !== null) return;
  if (mayInstall()) {
    say("Installing Debian's nginx for several processes");
    // The service of the package would take port 80, which is not ours.
    if (install(['nginx-light'], { RUNLEVEL: '1' }) && nginxPath() !== null) return;
  }
  say(
    '!! There is no nginx, and it cannot be installed from here: the tests of several processes behind it are SKIPPED.',
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(packages, env = {}) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
  });
  return done.status === 0;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.filter(({ name }) => !name.includes('.test.')).flatMap(({ name }) => filesOf(`${path}/${name}`));
  } catch {
    return [path];
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function run(command, args) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed`);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
