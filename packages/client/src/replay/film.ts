/** A finished match recomputed from its record: every position, and the steps between them. */
import { clone, judge, start, step } from '@quayside/games/core/match';
import { streamSeed } from '@quayside/games/core/random';
import type { GameTypes, Outcome, Seat, State } from '@quayside/games/core/rules';
import { asUndo, mayUndo, standing, type Undo, undoneEvent } from '@quayside/games/core/undo';
import { viewFor } from '@quayside/games/core/view';
import type { MatchRecord, Step } from '@quayside/games/wire/protocol';
import type { AnyRules } from '../games/rules';
import type { AnyView } from '../table/playback';

export type AnyState = State<GameTypes>;

/** Where a record stops making sense: the move that led to `version` is not possible; 0: not even the deal is. */
export interface Broken {
  readonly version: number;
  readonly seat: Seat | null;
}

export interface Film {
  readonly rules: AnyRules;
  /** After the deal, then after each move. */
  readonly states: readonly AnyState[];
  /** Step v leads from position v-1 to v. */
  readonly steps: readonly Step[];
  /** null: the recomputed match has no end. */
  readonly outcome: Outcome | null;
  readonly broken: Broken | null;
}

/** Trusts nothing of the record but its moves: the stream's seed is mixed anew, every move is judged. */
export function recompute(rules: AnyRules, record: MatchRecord): Film {
  const states: AnyState[] = [];
  const steps: Step[] = [];
  const film = (broken: Broken | null, outcome: Outcome | null): Film => ({ rules, states, steps, outcome, broken });
  try {
    states.push(deal(rules, record));
  } catch {
    return film({ version: 0, seat: null }, null);
  }
  for (const [index, { seat, move, at }] of record.moves.entries()) {
    const undo = asUndo(move);
    const state = clone(states[undo === null ? index : undo.of - 1] ?? (states[index] as AnyState));
    const events = undo === null ? played(rules, state, seat, move) : takenBack(rules, states, record, index, undo);
    if (events === null) return film({ version: index + 1, seat }, null);
    states.push(state);
    steps.push({ version: index + 1, seat, type: move.type, events, at });
  }
  return film(null, rules.outcome(states.at(-1) as AnyState));
}

/** What `viewer` saw after `version` moves; null: the public table. */
export function viewAt(film: Film, version: number, viewer: Seat | null): AnyView {
  const state = film.states[version] ?? film.states[0];
  if (state === undefined) throw new Error('A film without a deal has no views.');
  return viewFor(film.rules, state, viewer);
}

function deal(rules: AnyRules, { serverSeed, contributions, seats, options }: MatchRecord): AnyState {
  return start(rules, seats.length, options, streamSeed(serverSeed, contributions));
}

/** The events of taking back the newest move that counts, null when that may not be. */
function takenBack(rules: AnyRules, states: readonly AnyState[], { moves }: MatchRecord, index: number, { of }: Undo) {
  const last = standing(moves.slice(0, index)).at(-1);
  const [before, after] = [states[of - 1], states[index]];
  if (last?.version !== of || last.seat !== moves[index]?.seat || before === undefined || after === undefined)
    return null;
  return mayUndo(rules, before, after, last) ? [{ type: undoneEvent, of }] : null;
}

/** The events of a legal move, null when it is none. */
function played(rules: AnyRules, state: AnyState, seat: Seat, move: { readonly type: string }) {
  try {
    if (judge(rules, viewFor(rules, state, seat), move) !== null) return null;
    return step(rules, state, seat, move);
  } catch {
    return null;
  }
}
