/**
 * `npm run bench`: the games alone, and our server beside the stock boardgame.io server, in one run on one machine.
 * `-- --json` ends in one line of JSON; `--long` takes its time, `--smoke` only sees that it works, `--look` that ours
 * does; `--profile FOLDER` keeps
 * CPU profiles of the servers; `--out FOLDER` is where results and chart go.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Built, buildAll } from './build';
import { chart } from './chart';
import { type Crew, startCrew } from './crew';
import { type Databases, makeDatabases, redisAddress } from './databases';
import { type Host, scratch, startQuayside, startStock } from './hosts';
import { crowded, memoryPerMatch, paces, settle, speeds } from './measures';
import { type Plan, plans } from './plan';
import { played } from './playing';
import { playouts } from './playouts';
import { report } from './report';
import { host, type Results, ratiosOf } from './results';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    profile: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../dist') },
  },
});

await main();

async function main(): Promise<void> {
  const plan = planned();
  const built = await buildAll(plan.servers !== 'ours');
  say('Rules alone');
  const alone = played.map((game) => playouts(game, plan.playoutSeconds));
  const results = { playouts: alone, ...(await atServers(built, plan)) };
  const ratios = ratiosOf(results);
  mkdirSync(flags.out, { recursive: true });
  writeFileSync(join(flags.out, 'results.json'), `${JSON.stringify({ ratios, ...results }, null, 2)}\n`);
  writeFileSync(join(flags.out, 'results.svg'), chart(results.speeds));
  process.stdout.write(`\n${report(results, ratios)}\n`);
  if (flags.json) process.stdout.write(`${JSON.stringify({ ratios, ...results })}\n`);
}

function planned(): Plan {
  if (flags.look) return plans.look;
  if (flags.smoke) return plans.smoke;
  return flags.long ? plans.long : plans.standard;
}

type AtServers = Omit<Results, 'playouts'>;

async function atServers(built: Built, plan: Plan): Promise<AtServers> {
  const temporary = scratch();
  const databases = plan.servers === 'all' ? await makeDatabases() : null;
  if (databases === null && plan.servers === 'all') {
    process.stderr.write('!! NO POSTGRESQL: postgresVsStockPostgres is null. Set DATABASE_URL to compare it.\n');
  }
  const crew = startCrew();
  const hosts: Host[] = [];
  try {
    hosts.push(...(await startHosts(built, temporary.path, databases, plan)));
    return await measure(crew, hosts, plan);
  } finally {
    crew.end();
    for (const one of hosts) await one.end();
    await databases?.drop();
    temporary.clear();
  }
}

async function startHosts(built: Built, folder: string, databases: Databases | null, plan: Plan): Promise<Host[]> {
  const options = { built, folder, profile: flags.profile };
  const hosts = [await startQuayside(host.sqlite, options)];
  if (plan.servers !== 'ours') hosts.push(await startStock(host.memory, 'memory', options));
  if (plan.servers === 'all')
    hosts.push(await startStock(host.flatFile, `flatfile:${join(folder, 'flatfile')}`, options));
  if (databases === null) return hosts;
  const env = { DATABASE_URL: databases.ours };
  hosts.push(await startQuayside(host.postgres, options, env));
  hosts.push(await startStock(host.stockPostgres, databases.stock, options));
  const redis = await redisAddress();
  if (redis === null) say('!! NO REDIS: two processes over one database are not measured. Set REDIS_URL.');
  else
    hosts.push(
      await startQuayside(host.twoProcesses, options, { DATABASE_URL: databases.shared, REDIS_URL: redis }, 2),
    );
  return hosts;
}

async function measure(crew: Crew, hosts: readonly Host[], plan: Plan): Promise<AtServers> {
  const compared = hosts.filter(({ name }) => name === host.sqlite || name === host.memory);
  say('Memory');
  const memory: Record<string, number> = {};
  for (const one of compared) memory[one.name] = await memoryPerMatch(one, plan);
  for (const one of hosts) {
    say(`Warming up ${one.name}`);
    await settle(crew, one, plan);
  }
  say('As fast as they can');
  const fast = await speeds(crew, hosts, plan);
  say('At fixed rates');
  const paced = await paces(crew, compared, plan);
  say('Before a crowd');
  const crowds = [];
  for (const one of compared) {
    for (const spectators of [0, plan.crowd]) {
      crowds.push({ host: one.name, spectators, cpu: await crowded(crew, one, plan, spectators) });
    }
  }
  return { speeds: fast, paces: paced, memory, crowds };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
