/** Taking a move back: one more step of the record, after which the match is what it was before the move. */
import { equal } from './equal';
import type { GameTypes, Rules, Seat, State } from './rules';

/** No game has a move or event of these names: `@` stands in none. */
export const undoMove = '@undo';
export const undoneEvent = '@undone';

/** In the record. `of`: the version that the move led to which is taken back. */
export interface Undo {
  readonly type: typeof undoMove;
  readonly of: number;
}

/** What the table sees of it. */
export interface Undone {
  readonly type: typeof undoneEvent;
  readonly of: number;
}

/** A recorded step: the one at index i led to version i + 1. */
export interface Recorded {
  readonly seat: Seat;
  readonly move: { readonly type: string };
}

export function asUndo(move: { readonly type: string }): Undo | null {
  const isUndo = move.type === undoMove && 'of' in move && Number.isInteger(move.of);
  return isUndo ? (move as Undo) : null;
}

export function asUndone(event: { readonly type: string }): Undone | null {
  return event.type === undoneEvent ? (event as Undone) : null;
}

/** The steps of `record` that count: without what was taken back, and without the taking back. */
export function standing<Step extends { readonly version: number; readonly move: { readonly type: string } }>(
  record: readonly Step[],
): Step[] {
  const taken = new Set(record.map(({ move }) => asUndo(move)?.of));
  return record.filter(({ version, move }) => !taken.has(version) && asUndo(move) === null);
}

/**
 * Whether `seat` may take back its move that led from `before` to `after`: the game says that such moves show nothing hidden,
 * and nothing hidden has changed, chance included, neither nobody's nor another seat's. That nobody acted since is for the
 * caller to know.
 */
export function mayUndo<T extends GameTypes>(
  rules: Rules<T>,
  before: State<T>,
  after: State<T>,
  { seat, move }: Recorded,
): boolean {
  if (rules.isOpen?.(move.type) !== true || rules.outcome(after) !== null) return false;
  const isUntouched = before.private.every((own, other) => other === seat || equal(own, after.private[other]));
  return isUntouched && equal(before.secret, after.secret);
}
