/** How the processes that share one database tell each other what happened to a match. */

import type { Presence, Watcher } from '@quayside/games/wire/protocol';

/** A match, and what became of it: never a state or words of anybody, so that nothing secret is on the way. */
export type Note =
  /** It is at this revision now, after so many moves; without them where it may be gone. */
  | { readonly id: string; readonly revision: number; readonly version?: number | undefined }
  /** A line of chat was stored. */
  | { readonly id: string; readonly line: string }
  /** The lobby shows it anew, or no longer. */
  | { readonly id: string; readonly isOpen: boolean }
  /** Who is connected to it at whoever tells. */
  | { readonly id: string; readonly roll: Roll }
  /** The host sent this watcher away. */
  | { readonly id: string; readonly dismissed: string };

/** What a process knows of who is connected to a match. */
export interface Roll {
  /** Those that somebody was seen on. */
  readonly seats: readonly { readonly seat: number; readonly presence: Presence; readonly since: number }[];
  readonly watchers: readonly Watcher[];
}

export interface Fanout {
  /** Tells all other processes. */
  publish(note: Note): void;
  /** Hears what other processes publish, and which one did; own notes do not come back. */
  subscribe(hear: (note: Note, from: string) => void): void;
  /** Hears that notes may have gone missing: whatever is held may be out of date. */
  onGap(miss: () => void): void;
  /** Hears that the others cannot be reached, at once if that is so now, and that they can be again. */
  onApart(hear: (isApart: boolean) => void): void;
  /** Hears of processes that came: they know nothing yet of who is connected here. */
  onArrival(hear: () => void): void;
  /** Hears of processes that went or fell silent: nobody is connected to them. */
  onDeparture(hear: (from: string) => void): void;
  /** False until the others could be reached for the first time. */
  hasJoined(): boolean;
  /** Asks all other processes who is connected to a match; null when they could not all be heard. */
  rollCall(id: string): Promise<readonly Roll[] | null>;
  /** Answers the roll calls of others. */
  onRollCall(answer: (id: string) => Roll): void;
  close(): Promise<void>;
}
