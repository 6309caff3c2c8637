/** A match in memory: start it, judge a move, take a step, replay a record. */
import { equal } from './equal';
import { matchRandom, type Random } from './random';
import type { Dealt, GameTypes, Judge, Refusal, Rules, Seat, State, View } from './rules';
import { standing } from './undo';

/** Codes the kernel itself refuses with, before or after a game's own reasons. */
export type KernelRefusal = 'UNKNOWN_MOVE' | 'MALFORMED_MOVE';

/** A move as it was made. */
export interface Made<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/** The first state of a match; `seed` is 64 hexadecimal digits. */
export function start<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  options: T['options'],
  seed: string,
): State<T> {
  const random = { seed, drawn: 0 };
  return withRandom(rules.setup(seats, options, matchRandom(random)), random);
}

/** Why `move` is not legal in `view`, null when it is. `move` may be anything that came over a wire. */
export function judge<T extends GameTypes>(game: Judge<T>, view: View<T>, move: unknown): Refusal | null {
  if (!isMove(game, move)) return { code: 'UNKNOWN_MOVE', rule: null };
  const refusal = game.reason(view, move);
  if (refusal !== null) return refusal;
  const listed = game.standsFor === undefined ? move : game.standsFor(view, move);
  const isListed = listed !== null && game.legal(view).some((legal) => equal(legal, listed));
  return isListed ? null : { code: 'MALFORMED_MOVE', rule: null };
}

/** Applies a legal move to `state` in place and returns what the table saw. */
export function step<T extends GameTypes>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  move: T['move'],
  random: Random = matchRandom(state.secret.random),
): T['event'][] {
  const events: T['event'][] = [];
  rules.apply(state, seat, move, random, (event) => {
    events.push(event);
  });
  return events;
}

/** The state after `made`, recomputed from the seed. */
export function replay<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  options: T['options'],
  seed: string,
  made: readonly Made<T>[],
): State<T> {
  const state = start(rules, seats, options, seed);
  const record = made.map((one, at) => ({ ...one, version: at + 1 }));
  for (const { seat, move } of standing(record)) step(rules, state, seat, move);
  return state;
}

/** A whole state around what `determinize` dealt, with a stream of its own: thinking never touches the match's chance. */
export function withRandom<T extends GameTypes>(dealt: Dealt<T>, random: { seed: string; drawn: number }): State<T> {
  return { ...dealt, secret: { ...dealt.secret, random } };
}

/** A deep copy of plain JSON. */
export function clone<Value>(value: Value): Value {
  return structuredClone(value);
}

function isMove<T extends GameTypes>(game: Judge<T>, move: unknown): move is T['move'] {
  if (typeof move !== 'object' || move === null || Array.isArray(move) || !Object.hasOwn(move, 'type')) return false;
  const { type } = move as { type: unknown };
  return game.moves.some((known) => known === type);
}
