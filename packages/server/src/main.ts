/** Starts the server from the environment, and ends it when it is told to. */
import { dirname, resolve } from 'node:path';
import { games } from '@quayside/games';
import { createApp } from './app';
import { readSettings } from './config';
import { createEnding } from './ending';
import { localBus } from './fanout/local';
import { redisFanout } from './fanout/redis';
import { createLog } from './log';
import { openStore } from './store/open';

async function main(): Promise<void> {
  // Both dist/main.cjs and src/main.ts lie beside the client's dist.
  const staticDir = resolve(dirname(process.argv[1] ?? '.'), '../../client/dist');
  const configured = readSettings(process.env, staticDir);
  if (!configured.ok) {
    for (const problem of configured.problems) process.stderr.write(`${problem}\n`);
    process.exit(2);
  }
  const { settings } = configured;
  const log = createLog(settings.logLevel);
  const ending = createEnding(log);
  const store = await openStore(settings.database, (err) => log.warn({ err }, 'a connection to the database was lost'));
  const { redis } = settings;
  const onLost = (err: Error): void => log.warn({ err }, 'Redis cannot be reached');
  const fanout = redis === null ? localBus()() : await redisFanout(redis.url, onLost, redis.channel);
  const app = createApp({ games, settings, store, fanout, log, end: () => ending.end(0) });
  ending.closes(app.close);
  const { port, metricsPort } = await app.listen();
  process.stdout.write(`Quayside is open at ${settings.publicUrl ?? `http://${settings.host}:${port}`}\n`);
  if (metricsPort !== null) {
    process.stdout.write(`Metrics are at http://${settings.metrics?.host}:${metricsPort}/metrics\n`);
  }

  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      log.info({ signal }, 'closing');
      ending.end(0);
    });
  }
  // Last resort: handlers answer for their own errors, so whatever arrives here is a defect worth a line.
  process.on('unhandledRejection', (error) => {
    app.unhandled();
    log.error({ err: error }, 'a rejection nobody handled');
  });
  // Nobody knows what was left half done: what is on disk is whole, what is in memory may not be.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception nobody caught');
    ending.end(1);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`Quayside could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
