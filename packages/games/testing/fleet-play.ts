/** Plays and refuses moves in positions of Fleet, checking on the way what holds for every move. */
import { judge, step } from '../src/core/match';
import type { Outcome, Refusal, Seat, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { rules } from '../src/fleet/rules';
import type { Card, Event, Fleet, Move, Payment } from '../src/fleet/types';

export const [P0, P1, P2, P3] = [0, 1, 2, 3] as const;

/** Makes a legal move in a sound state and returns what the table saw. */
export function play(state: State<Fleet>, seat: Seat, move: Move): Event[] {
  expect(rules.invariants(state)).toEqual([]);
  expect(judge(rules, viewFor(rules, state, seat), move)).toBeNull();
  const events = step(rules, state, seat, move);
  expect(rules.invariants(state)).toEqual([]);
  return events;
}

/** The refusal of a move, which may be anything. */
export function refused(state: State<Fleet>, seat: Seat | null, move: unknown): Refusal {
  expect(rules.invariants(state)).toEqual([]);
  const before = JSON.stringify(state);
  const refusal = judge(rules, viewFor(rules, state, seat), move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal === null) throw new Error('the move is legal');
  return refusal;
}

/** Whether the move would be accepted. */
export function isLegal(state: State<Fleet>, seat: Seat, move: unknown): boolean {
  return judge(rules, viewFor(rules, state, seat), move) === null;
}

export function legal(state: State<Fleet>, seat: Seat): Move[] {
  return rules.legal(viewFor(rules, state, seat));
}

export function ended(state: State<Fleet>): Outcome {
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error('the match goes on');
  return outcome;
}

/** The value of one line of a seat's score; 0 when it has none. */
export function score(state: State<Fleet>, seat: Seat, key: string): number {
  return ended(state).standings[seat]!.parts.find((part) => part.key === key)?.value ?? 0;
}

/** A payment written short. */
export function pay(paid: readonly Card[] = [], crates = 0, houseBoats = 0): Payment {
  return { cards: [...paid], crates, houseBoats };
}

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
