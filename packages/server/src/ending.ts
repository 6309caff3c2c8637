/** How the process ends: in order and once, whatever makes it end. */
import type { Logger } from 'pino';

export interface Ending {
  /** Closes what `closes` named, and exits with `code`, or 1 when something goes wrong meanwhile. */
  end(code: 0 | 1): void;
  /** What is to be closed from now on. */
  closes(close: () => Promise<void>): void;
}

/** Milliseconds that closing may take: less than what docker and systemd wait before they kill. */
const PATIENCE = 8000;

export function createEnding(log: Logger): Ending {
  let close = (): Promise<void> => Promise.resolve();
  let exitCode: 0 | 1 | null = null;
  return {
    end: (code) => {
      const isFirst = exitCode === null;
      exitCode = exitCode === 1 ? 1 : code;
      if (!isFirst) return;
      setTimeout(() => {
        log.fatal('closing took too long');
        process.exit(1);
      }, PATIENCE);
      close().then(
        () => process.exit(exitCode ?? 1),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not close in order');
          process.exit(1);
        },
      );
    },
    closes: (next) => {
      close = next;
    },
  };
}
