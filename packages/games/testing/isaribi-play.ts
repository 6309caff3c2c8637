/** Plays and refuses moves in positions of Isaribi, checking on the way what holds for every move. */
import { judge, step } from '../src/core/match';
import type { Outcome, Refusal, Seat, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { rules } from '../src/isaribi';
import { startRound } from '../src/isaribi/round';
import type { Event, Helper, Isaribi, Kind, Lot, Move, SaleKind } from '../src/isaribi/types';

import { type Position, position } from './isaribi-position';

export const [ADA, BEN, CY, DOT, EVA] = [0, 1, 2, 3, 4] as const;

/** Makes a legal move in a sound state and returns what the table saw. */
export function play(state: State<Isaribi>, seat: Seat, move: Move): Event[] {
  expect(rules.invariants(state)).toEqual([]);
  expect(judge(rules, viewFor(rules, state, seat), move)).toBeNull();
  const events = step(rules, state, seat, move);
  expect(rules.invariants(state)).toEqual([]);
  return events;
}

/** The refusal of a move, which may be anything. */
export function refused(state: State<Isaribi>, seat: Seat | null, move: unknown): Refusal {
  expect(rules.invariants(state)).toEqual([]);
  const before = JSON.stringify(state);
  const refusal = judge(rules, viewFor(rules, state, seat), move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal === null) throw new Error('the move is legal');
  return refusal;
}

export function legal(state: State<Isaribi>, seat: Seat): Move[] {
  return rules.legal(viewFor(rules, state, seat));
}

export function ended(state: State<Isaribi>): Outcome {
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error('the match goes on');
  return outcome;
}

/** A sale written short: `[1, 'prawn', 'prawn']` is two prawns to slot 1. */
export function sell(sale: SaleKind, ...lots: [Lot['buyer'], ...Kind[]][]): Move {
  return { type: 'sell', sale, lots: lots.map(([buyer, ...cubes]) => ({ buyer, cubes })) };
}

/** A turn of one move and its end, for players who are only in the way. */
export function idle(state: State<Isaribi>, seat: Seat): Event[] {
  const to = state.public.players[seat]!.space === 0 ? 1 : 0;
  return [...play(state, seat, { type: 'moveBoat', to }), ...play(state, seat, { type: 'endTurn' })];
}

/** Passes and takes a Collaborator; a Carpenter's offer is declined. Returns what the table saw. */
export function passWith(state: State<Isaribi>, seat: Seat, helper: Helper): Event[] {
  const events = [...play(state, seat, { type: 'pass' }), ...play(state, seat, { type: 'chooseHelper', helper })];
  const isAsked = state.public.phase === 'CARPENTER';
  return isAsked ? [...events, ...play(state, seat, { type: 'carpenter', tech: null })] : events;
}

/** A round that begins on a cleared board. */
export function begun(given: Position): { state: State<Isaribi>; events: Event[] } {
  const cleared: Position = { phase: 'PLACEMENT', cards: [[], [], [], []], areas: [0, 0, 0, 0], market: [] };
  const state = position({ ...given, ...cleared });
  for (const { books } of state.public.players) books.pop();
  const events: Event[] = [];
  startRound(state, (event) => events.push(event));
  expect(rules.invariants(state)).toEqual([]);
  return { state, events };
}

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
