/** Plays and refuses moves in positions of Fish & Ships, checking on the way what holds for every move. */
import { judge, step } from '../src/core/match';
import type { Outcome, Refusal, Seat, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { rules } from '../src/fish-and-ships';
import type { ByColour, Event, FishAndShips, Move } from '../src/fish-and-ships/types';
import { position } from './fish-and-ships-position';

export const [ADA, BEN, CY] = [0, 1, 2] as const;

export function passing(hands?: Partial<ByColour>[]): State<FishAndShips> {
  return position({ phase: 'PASS', active: [0, 1, 2], ...(hands === undefined ? {} : { hands }) });
}

/** Pink and brown lie face-up; one of the ships has to move. */
export function choosing(): State<FishAndShips> {
  return position({ phase: 'CHOOSE', revealed: ['pink', 'brown'], down: 13 });
}

/** Makes a legal move in a sound state and returns what the table saw. */
export function play(state: State<FishAndShips>, seat: Seat, move: Move): Event[] {
  expect(rules.invariants(state)).toEqual([]);
  expect(judge(rules, viewFor(rules, state, seat), move)).toBeNull();
  const events = step(rules, state, seat, move);
  expect(rules.invariants(state)).toEqual([]);
  return events;
}

/** The refusal of a move, which may be anything. */
export function refused(state: State<FishAndShips>, seat: Seat, move: unknown): Refusal {
  expect(rules.invariants(state)).toEqual([]);
  const before = JSON.stringify(state);
  const refusal = judge(rules, viewFor(rules, state, seat), move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal === null) throw new Error('the move is legal');
  return refusal;
}

export function legal(state: State<FishAndShips>, seat: Seat): Move[] {
  return rules.legal(viewFor(rules, state, seat));
}

export function ended(state: State<FishAndShips>): Outcome {
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error('the match goes on');
  return outcome;
}

export function totals({ standings }: Outcome): number[] {
  return standings.map(({ total }) => total);
}

export function size(pile: ByColour): number {
  return pile.white + pile.green + pile.pink + pile.brown;
}
