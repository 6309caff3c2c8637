/** What the secrecy test has to know of a game. */
import type { Random } from '@quayside/games/core/random';
import type { GameTypes, Seat, State } from '@quayside/games/core/rules';
import type { Frame, Step } from '@quayside/games/wire/protocol';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A frame of a match that has begun. */
export type Seen = Frame & { readonly view: object };

export interface Secrets<T extends GameTypes = GameTypes> {
  readonly game: string;
  /** Matches that show much and end soon. */
  readonly tables: readonly { readonly seats: number; readonly setupData: object }[];
  /** Names of hidden fields, which nothing that is sent may hold. Those that every game has need not be listed. */
  readonly fields: readonly string[];
  /** Where in a body pieces may stand at all. */
  readonly piecesAt: RegExp;
  isPiece(value: Json): boolean;
  /** Pieces that `viewer` does not know in `state`; [] where pieces have no names of their own. */
  hidden(state: State<T>, viewer: Seat | null): readonly string[];
  /** What else is wrong with a view of `state`, and with a step. */
  viewFault?(view: object, state: State<T>): string | null;
  stepFault?(step: Step): string | null;
  /** Any of the legal moves, sooner one that brings a secret about. */
  choose(moves: readonly T['move'][], random: Random): T['move'];
  /** Moves without which a match has shown nothing. */
  readonly telling: readonly T['move']['type'][];
  /** Moves that tell others nothing but that they were made. */
  readonly silent: readonly T['move']['type'][];
  /** Never legal. */
  readonly nonsense: { readonly type: string; readonly [key: string]: string | number };
  /** Whether `state` has everything that `leaks` and `spoilt` show to seat 0. */
  isRich(state: State<T>): boolean;
  /** Seat 0's frame of a rich state with leaks that a server could have. */
  leaks(frame: Seen, state: State<T>): object[];
  /** A rich state as careless rules would have it. */
  spoilt(state: State<T>): State<T>[];
}
