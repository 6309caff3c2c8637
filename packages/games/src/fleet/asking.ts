/** What a move is judged by. */
import type { Seat } from '../core/rules';
import type { PlayerState, Private, Public } from './types';

/** A move as it came in: nothing but its type is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a seat that may move knows. */
export interface Asked {
  readonly table: Readonly<Public>;
  readonly seat: Seat;
  readonly player: Readonly<PlayerState>;
  readonly mine: Readonly<Private>;
}
