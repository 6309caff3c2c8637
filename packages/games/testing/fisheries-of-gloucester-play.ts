/** Plays and refuses moves in positions of Fisheries of Gloucester, checking on the way what holds for every move. */
import { judge, step } from '../src/core/match';
import type { Outcome, Refusal, Seat, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { rules } from '../src/fisheries-of-gloucester';
import type {
  ByColour,
  CardId,
  Event,
  FisheriesOfGloucester,
  Move,
  Shape,
  ShipNumber,
  Space,
} from '../src/fisheries-of-gloucester/types';
import { fishOf, list } from './fisheries-of-gloucester-position';

type Match = State<FisheriesOfGloucester>;

export const [ADA, BEN] = [0, 1] as const;

/** Makes a legal move in a sound state and returns what the table saw. */
export function play(state: Match, seat: Seat, move: Move): Event[] {
  expect(rules.invariants(state)).toEqual([]);
  expect(judge(rules, viewFor(rules, state, seat), move)).toBeNull();
  const events = step(rules, state, seat, move);
  expect(rules.invariants(state)).toEqual([]);
  return events;
}

/** The refusal of a move, which may be anything. */
export function refused(state: Match, seat: Seat | null, move: unknown): Refusal {
  expect(rules.invariants(state)).toEqual([]);
  const before = JSON.stringify(state);
  const refusal = judge(rules, viewFor(rules, state, seat), move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal === null) throw new Error('the move is legal');
  return refusal;
}

export function legal(state: Match, seat: Seat): Move[] {
  return rules.legal(viewFor(rules, state, seat));
}

export function ended(state: Match): Outcome {
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error('the match goes on');
  return outcome;
}

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

export function hours({ public: { players } }: Match): number[] {
  return players.map((player) => player.hours);
}

/** `'D1 E1'` are the spaces in the order in which they are named. */
export function chart(shape: Shape, spaces: string): Move {
  return { type: 'chart', shape, spaces: list(spaces) };
}

export function bonusChart(spaces: string): Move {
  return { type: 'bonusChart', spaces: list(spaces) };
}

export function sail(ship: ShipNumber, to: Space): Move {
  return { type: 'sail', ship, to };
}

export function bonusSail(ship: ShipNumber, to: Space): Move {
  return { type: 'bonusSail', ship, to };
}

export function fish(spaces: string): Move {
  return { type: 'fish', spaces: list(spaces) };
}

export function preserve(card: CardId, discard: Partial<ByColour>): Move {
  return { type: 'preserve', card, discard: fishOf(discard) };
}

export const useLobster: Move = { type: 'useLobster' };
export const finishTurn: Move = { type: 'finishTurn' };
export const endDay: Move = { type: 'endDay' };
export const endFirst: Move = { type: 'endDay', next: 'first' };
export const endSecond: Move = { type: 'endDay', next: 'second' };
