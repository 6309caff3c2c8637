/** Starts the server from the environment, and ends it when it is told to. */
import { dirname, resolve } from 'node:path';
import { games } from '@quayside/games';
import { pino } from 'pino';
import { createApp } from './app';
import { readSettings } from './config';
import { localBus } from './fanout/local';
import { openSqlite } from './store/sqlite';

async function main(): Promise<void> {
  // Both dist/main.cjs and src/main.ts lie beside the client's dist.
  const staticDir = resolve(dirname(process.argv[1] ?? '.'), '../../client/dist');
  const configured = readSettings(process.env, staticDir);
  if (!configured.ok) {
    for (const problem of configured.problems) process.stderr.write(`${problem}\n`);
    process.exit(2);
  }
  const { settings } = configured;
  const log = pino({
    level: settings.logLevel,
    redact: { paths: ['*.credentials', '*.*.credentials'], censor: '[redacted]' },
  });
  const store = await openSqlite(settings.database);
  const app = createApp({ games, settings, store, fanout: localBus()(), log });
  const port = await app.listen();
  process.stdout.write(`Quayside is open at ${settings.publicUrl ?? `http://${settings.host}:${port}`}\n`);

  let isClosing = false;
  const close = (signal: string): void => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not close in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, close);
  // Last resort: handlers answer for their own errors, so whatever arrives here is a defect worth a line.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody handled'));
}

main().catch((error: unknown) => {
  process.stderr.write(`Quayside could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
