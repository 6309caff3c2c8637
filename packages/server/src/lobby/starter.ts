/** Deals matches when their countdown is over. The time stands in the match, so that a restart does not lose it. */
import type { Answer } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import type { Ownership } from '../match/ownership';
import { StoreFailure } from '../store/failing';
import type { MatchHead } from '../store/store';
import { beginCounted, type ReseatDeps } from './reseat';

export interface Starter {
  /** Hears of every match of this process that was loaded or changed. */
  heed(head: MatchHead): void;
  stop(): void;
}

/** Milliseconds until a deal that failed is tried again: the database may be away. */
const AGAIN = 1000;
/** Milliseconds until it is looked again, at most: timers cannot wait for weeks, and clocks are set. */
const LONGEST = 60_000;

export interface StarterDeps extends ReseatDeps {
  readonly ownership: Pick<Ownership, 'owns' | 'fence'>;
  readonly log: Logger;
}

export function createStarter(deps: StarterDeps): Starter {
  const { ownership } = deps;
  const timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  let isStopped = false;

  const drop = (id: string): void => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
  };
  const wait = (id: string, at: number, milliseconds: number): void => {
    clearTimeout(timers.get(id)?.timer);
    if (!isStopped) timers.set(id, { at, timer: setTimeout(start, Math.min(milliseconds, LONGEST), id, at) });
  };
  const start = (id: string, at: number): void => {
    timers.delete(id);
    deps.matches
      .run<Answer>(null, id, async (live) => {
        // Whoever has taken the match over deals.
        if (!ownership.owns(id)) return { ok: true };
        const answer = await beginCounted(deps, live, ownership.fence());
        // Not yet, by a clock that was set back.
        const left = at - Date.now();
        if (live.record.startsAt === at && left > 0) wait(id, at, left + 2);
        return answer;
      })
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'a match could not be dealt');
        if (error instanceof StoreFailure && !timers.has(id)) wait(id, at, AGAIN);
      });
  };
  return {
    heed: ({ id, status, startsAt }) => {
      if (timers.get(id)?.at === startsAt) return;
      drop(id);
      if (status !== 'waiting' || startsAt === null) return;
      // Timers may be a moment early by the clock.
      wait(id, startsAt, Math.max(0, startsAt - Date.now()) + 2);
    },
    stop: () => {
      isStopped = true;
      for (const id of [...timers.keys()]) drop(id);
    },
  };
}
