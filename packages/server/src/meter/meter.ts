/** What is counted and timed for `/metrics`, and the meter that does nothing for servers without it. */
import type { Answer, MatchStatus } from '@quayside/games/wire/protocol';

/** What is looked up when somebody asks, not counted along the way. */
export interface Gauges {
  /** Matches in memory. */
  held(): number;
  /** Open connections of socket.io. */
  sockets(): number;
  /** Spectators: sockets that watch a match, once per match. */
  watchers(): number;
  /** Matches kept, by status. */
  stored(): Promise<Readonly<Record<MatchStatus, number>>>;
}

export interface Meter {
  /** An event of a socket was answered, `since` of `performance.now()` after it came. */
  answered(event: string, answer: Answer, since: number): void;
  /** A refusal went out that answers no event: over HTTP, or to a connection that was not let in. */
  refused(code: string): void;
  /** Moves of this game were written. */
  moved(game: string, moves: number): void;
  /** The store has finished an operation, well or not. */
  stored(operation: string, seconds: number): void;
  /** A rejection nobody handled. */
  unhandled(): void;
  /** Opens the port; answers its number, null when there is none to open. */
  listen(gauges: Gauges): Promise<number | null>;
  close(): Promise<void>;
}

/** Counts nothing. */
export const idleMeter: Meter = {
  answered: ignore,
  refused: ignore,
  moved: ignore,
  stored: ignore,
  unhandled: ignore,
  listen: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

function ignore(): void {}
