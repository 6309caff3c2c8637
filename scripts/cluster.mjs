/**
 * Two processes behind nginx, as in docker-compose.yml's profile `cluster`, from what is installed on this machine: PostgreSQL
 * at DATABASE_URL, Redis at REDIS_URL, both on this machine when unset. PORT is the proxy's. STICKY=true lets clients poll, and
 * keeps those of one address at one process. A process that ends is started again, as docker would. Ctrl-C ends everything.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nginxPath } from './nginx.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const host = '127.0.0.1';
const isSticky = process.env.STICKY === 'true';
/** Milliseconds: until a process that ended is started again; until all have to be ready. */
const restartAfter = 500;
const patience = 30_000;

const nginx = nginxPath();
if (nginx === null) fail('There is no nginx: install it, or run this as root where apt-get is, which installs it.');
const folder = mkdtempSync(join(tmpdir(), 'quayside-cluster-'));
// nginx's workers are another user.
chmodSync(folder, 0o755);
const running = new Set();
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

const port = Number(process.env.PORT ?? 8000) || (await freePort());
const ports = [await freePort(), await freePort()];
for (const [at, own] of ports.entries()) startProcess(at + 1, own);
startProxy();
await allReady();
say(`Quayside is open at http://${host}:${port}`);

function startProcess(number, own) {
  const bundle = process.env.SERVER_BUNDLE ?? join(root, 'packages/server/dist/main.cjs');
  const child = start(process.execPath, ['--enable-source-maps', bundle], {
    DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
    REDIS_URL: 'redis://127.0.0.1:6379',
    STATIC_DIR: join(root, 'packages/client/dist'),
    ...process.env,
    HOST: host,
    PORT: String(own),
    TRUST_PROXY: 'true',
    TRANSPORTS: isSticky ? 'polling,websocket' : 'websocket',
  });
  say(`Process ${number} is ${child.pid} at http://${host}:${own}`);
  child.once('exit', async (code, signal) => {
    if (isEnding) return;
    say(`Process ${number} ended (${signal ?? code})`);
    await delay(restartAfter);
    if (!isEnding) startProcess(number, own);
  });
}

function startProxy() {
  const filled = fill(readFileSync(join(root, 'deploy/nginx.conf.template'), 'utf8'), {
    QUAYSIDE_BALANCE: isSticky ? 'hash $remote_addr consistent;' : '',
    QUAYSIDE_PROCESSES: ports.map((own) => `server ${host}:${own} max_fails=0;`).join(' '),
    QUAYSIDE_LISTEN: `${host}:${port}`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
${filled}}
`,
  );
  const child = start(nginx, ['-p', folder, '-e', 'stderr', '-c', config], process.env);
  child.once('exit', (code) => {
    if (!isEnding) void end(1, `nginx ended (${code})`);
  });
}

function fill(template, values) {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, () => value), template);
}

function start(command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  child.once('error', (error) => void end(1, error.message));
  child.once('exit', () => running.delete(child));
  return child;
}

async function allReady() {
  const until = Date.now() + patience;
  for (const own of [...ports, port])
    while (!(await isReady(own))) {
      if (Date.now() > until) return end(1, `Nothing is ready at port ${own}: are PostgreSQL and Redis there?`);
      await delay(100);
    }
}

function isReady(own) {
  return fetch(`http://${host}:${own}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(code, why) {
  if (isEnding) return;
  isEnding = true;
  if (why !== undefined) process.stderr.write(`${why}\n`);
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.race([Promise.all(ended), delay(10_000)]);
  for (const child of running) child.kill('SIGKILL');
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
