/** Brings the sockets of this process up to date when another process has changed a match. */
import type { Logger } from 'pino';
import type { Fanout } from '../fanout/fanout';
import type { LogEntry, MatchHead, Store } from '../store/store';
import { MORE_STEPS } from './enter';
import type { Live } from './live';
import type { Matches } from './matches';

/** What the members of a match in this process have been told. */
interface Told {
  isEmpty(matchID: string): boolean;
  /** null before the deal. */
  toldOf(matchID: string): number | null;
}

export interface SettleDeps {
  readonly store: Store;
  readonly audiences: Told;
  readonly wire: {
    moved(live: Live, entries: readonly LogEntry[]): void;
    dealt(live: Live): void;
    changed(head: MatchHead): void;
    dropStale(head: MatchHead): void;
  };
}

/** Tells the members of a match that was just loaded what happened elsewhere, before anything else happens here. */
export function settler({ store, audiences, wire }: SettleDeps): (live: Live) => Promise<void> {
  return async (live) => {
    const { id, version } = live.record;
    if (audiences.isEmpty(id)) return;
    wire.dropStale(live.record);
    wire.changed(live.record);
    const told = audiences.toldOf(id);
    if (live.position === null) return;
    if (told === null) wire.dealt(live);
    else if (told < version) wire.moved(live, await store.tail(id, MORE_STEPS, { after: told }));
  };
}

export interface CatchUpDeps {
  readonly fanout: Fanout;
  readonly matches: Matches;
  readonly audiences: Told;
  readonly log: Logger;
}

/** Listens to the fan-out. A match that somebody here is connected to is loaded again at once, any other when it is asked for. */
export function catchUp({ fanout, matches, audiences, log }: CatchUpDeps): void {
  fanout.subscribe(({ id, revision }) => {
    matches
      .outdate(id, revision, !audiences.isEmpty(id))
      .catch((error: unknown) => log.error({ err: error }, 'a match could not be brought up to date'));
  });
}
