/** Waiting out a database that is locked or away. */
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between attempts, and how long is tried. */
const PAUSE = 50;
const PATIENCE = 3000;

/** Failures that pass by themselves: the database is locked or away, and nothing was written. */
export type IsPassing = (error: unknown) => boolean;
/** Does `work`, again and again while it fails in passing and there is patience left. */
export type Patience = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Works that share one patience: see `watchOutage`. */
export function patience(isPassing: IsPassing): Patience {
  const outage = watchOutage();
  return async (work) => {
    for (;;) {
      try {
        const result = await work();
        outage.end();
        return result;
      } catch (error) {
        if (!isPassing(error) || !outage.mayWait()) throw error;
        await delay(PAUSE);
      }
    }
  };
}

interface Outage {
  /** The database is not to be had; false when it has been for longer than anybody should wait. */
  mayWait(): boolean;
  end(): void;
}

/** All works of one outage share one wait: else those that queue for a match would be answered one wait after another. */
function watchOutage(): Outage {
  let since = 0;
  let last = 0;
  return {
    mayWait: () => {
      const now = Date.now();
      if (now - last > PATIENCE) since = now;
      last = now;
      return now - since <= PATIENCE;
    },
    end: () => {
      last = 0;
    },
  };
}
