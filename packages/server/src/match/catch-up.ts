/** Brings the sockets of this process up to date when another process has changed a match. */
import type { Logger } from 'pino';
import type { Fanout } from '../fanout/fanout';
import type { LogEntry, MatchHead, Store } from '../store/store';
import { MORE_STEPS } from './enter';
import type { Live } from './live';
import type { Matches } from './matches';

export interface CatchUpDeps {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly matches: Matches;
  readonly audiences: { isEmpty(matchID: string): boolean; toldOf(matchID: string): number | null };
  readonly wire: {
    moved(live: Live, entries: readonly LogEntry[]): void;
    dealt(live: Live): void;
    changed(head: MatchHead): void;
    dropStale(head: MatchHead): void;
  };
  readonly log: Logger;
}

/** Listens to the fan-out. Matches that nobody here is connected to are left alone. */
export function catchUp({ store, fanout, matches, audiences, wire, log }: CatchUpDeps): void {
  const tell = async (live: Live): Promise<void> => {
    const { id, version } = live.record;
    const told = audiences.toldOf(id);
    wire.dropStale(live.record);
    wire.changed(live.record);
    if (live.position === null) return;
    if (told === null) wire.dealt(live);
    // Versions never go back: an older note may arrive after a newer one.
    else if (told < version) wire.moved(live, await store.tail(id, MORE_STEPS, { after: told }));
  };

  fanout.subscribe(({ id, revision }) => {
    if (audiences.isEmpty(id)) return;
    matches
      .run(null, id, async (live) => {
        if (live.record.revision >= revision) await tell(live);
      })
      .catch((error: unknown) => log.error({ err: error }, 'a match could not be brought up to date'));
  });
}
