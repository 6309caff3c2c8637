/** Gathers changes of presence for a moment: two hundred spectators that arrive at once are one message. */
import type { Logger } from 'pino';

export interface PresenceTeller {
  /** Somebody came to the match, went, or looked away. */
  stir(matchID: string): void;
  /** Who tells it to everybody. */
  tellThrough(tell: (matchID: string) => Promise<unknown>): void;
  stop(): void;
}

const MOMENT = 100;

export function createPresence(log: Logger): PresenceTeller {
  const stirred = new Map<string, NodeJS.Timeout>();
  let through: (matchID: string) => Promise<unknown> = () => Promise.resolve();

  const tell = (matchID: string): void => {
    stirred.delete(matchID);
    through(matchID).catch((error: unknown) => log.error({ err: error }, 'presence could not be told'));
  };
  return {
    stir: (matchID) => {
      if (!stirred.has(matchID)) stirred.set(matchID, setTimeout(tell, MOMENT, matchID));
    },
    tellThrough: (next) => {
      through = next;
    },
    stop: () => {
      for (const timer of stirred.values()) clearTimeout(timer);
    },
  };
}
