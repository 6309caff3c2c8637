/** Brings the sockets of this process up to date when another process has changed a match. */
import type { Logger } from 'pino';
import type { Fanout } from '../fanout/fanout';
import type { LogEntry, MatchHead, Store } from '../store/store';
import { MORE_STEPS, upTo } from './enter';
import type { Live } from './live';
import type { Mark, Matches } from './matches';
import type { Ownership } from './ownership';

/** Nobody knows how far a match has come: beyond whatever is held. */
export const anything: Mark = { revision: Number.POSITIVE_INFINITY };

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
    changedHere(head: MatchHead): void;
    dropStale(head: MatchHead): void;
  };
}

/** Tells the members of a match that was just loaded what happened elsewhere, before anything else happens here. */
export function settler({ store, audiences, wire }: SettleDeps): (live: Live) => Promise<void> {
  return async (live) => {
    const { id, version } = live.record;
    if (audiences.isEmpty(id)) return;
    wire.dropStale(live.record);
    wire.changedHere(live.record);
    const told = audiences.toldOf(id);
    if (live.position === null) return;
    if (told === null) wire.dealt(live);
    else if (told < version) wire.moved(live, await store.tail(id, MORE_STEPS, { after: told, ...upTo(version) }));
  };
}

export interface CatchUpDeps {
  readonly fanout: Fanout;
  readonly matches: Matches;
  readonly audiences: Told;
  readonly ownership: Pick<Ownership, 'owns' | 'owned' | 'forget'>;
  /** Tells members that the match is no more. */
  readonly gone: (id: string) => void;
  readonly log: Logger;
}

/**
 * Listens to the fan-out. A match that somebody here is connected to, or that this process drives, is loaded again at once,
 * any other when it is asked for.
 */
export function catchUp({ fanout, matches, audiences, ownership, gone, log }: CatchUpDeps): void {
  const outdate = (id: string, mark: Mark): void => {
    matches
      .outdate(id, mark, !audiences.isEmpty(id) || ownership.owns(id))
      .then((isThere) => {
        if (isThere) return;
        ownership.forget(id);
        gone(id);
      })
      .catch((error: unknown) => log.error({ err: error }, 'a match could not be brought up to date'));
  };
  fanout.subscribe((note) => {
    if ('revision' in note) outdate(note.id, note);
  });
  // Any of those held may have moved on.
  fanout.onGap(() => {
    for (const id of new Set([...matches.ids(), ...ownership.owned()])) outdate(id, anything);
  });
}
