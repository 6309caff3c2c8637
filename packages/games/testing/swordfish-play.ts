/** Plays and refuses moves in positions of Swordfish, checking on the way what holds for every move. */
import { judge, step } from '../src/core/match';
import type { Random } from '../src/core/random';
import type { Outcome, Refusal, Seat, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { rules } from '../src/swordfish';
import { places } from '../src/swordfish/sea';
import { boatClassOf, weatherDeckOf } from '../src/swordfish/table';
import {
  type BaitPack,
  type BoatClass,
  type BuoyId,
  type CaptainNumber,
  type Event,
  type FuelPack,
  type Kind,
  kinds,
  type Move,
  type NodeId,
  type PortId,
  type Swordfish,
} from '../src/swordfish/types';

export const [ADA, BEN, CY, DOT, EVA, FLO] = [0, 1, 2, 3, 4, 5] as const;
type Game = State<Swordfish>;

/** Makes a legal move in a sound state and returns what the table saw. Chance gives `luck`, then 0. */
export function play(state: Game, seat: Seat, move: Move, ...luck: number[]): Event[] {
  expect(rules.invariants(state)).toEqual([]);
  expect(judge(rules, viewFor(rules, state, seat), move)).toBeNull();
  const events = step(rules, state, seat, move, scripted(luck));
  expect(rules.invariants(state)).toEqual([]);
  return events;
}

function scripted(luck: number[]): Random {
  return {
    below: (n) => {
      const next = luck.shift() ?? 0;
      if (next >= n) throw new Error(`chance cannot give ${next} of ${n}`);
      return next;
    },
    shuffle: (items) => items,
  };
}

/** The refusal of a move, which may be anything. */
export function refused(state: Game, seat: Seat | null, move: unknown): Refusal {
  expect(rules.invariants(state)).toEqual([]);
  const before = JSON.stringify(state);
  const refusal = judge(rules, viewFor(rules, state, seat), move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal === null) throw new Error('the move is legal');
  return refusal;
}

export function codeOf(state: Game, seat: Seat, move: unknown): string {
  return refused(state, seat, move).code;
}

export function legal(state: Game, seat: Seat): Move[] {
  return rules.legal(viewFor(rules, state, seat));
}

export function ended(state: Game): Outcome {
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error('the match goes on');
  return outcome;
}

export const hire = (port: PortId): Move => ({ type: 'hire', port });
export const rent = (port: PortId, boatClass: BoatClass, captain: CaptainNumber = 1): Move => ({
  type: 'rent',
  port,
  boatClass,
  captain,
});
export const fuel = (pack: FuelPack, captain: CaptainNumber = 1): Move => ({ type: 'buyFuel', captain, pack });
export const bait = (pack: BaitPack, captain: CaptainNumber = 1): Move => ({ type: 'buyBait', captain, pack });
export const sail = (captain: CaptainNumber, ...path: NodeId[]): Move => ({ type: 'moveBoat', captain, path });
export const fishBait: Move = { type: 'fishBait', captain: 1 };
export const fishSword: Move = { type: 'fishSword', captain: 1 };
export const sell = (kind: Kind, captain: CaptainNumber = 1): Move => ({ type: 'sell', captain, kind });
export const endPurchase: Move = { type: 'endPurchase' };
export const endMovement: Move = { type: 'endMovement' };
export const endFishing: Move = { type: 'endFishing' };
export const endSelling: Move = { type: 'endSelling' };

/** A sword attempt that draws `kind`, and what is done with it; null: nothing, since it goes back by itself or waits. */
export function draw(
  state: Game,
  seat: Seat,
  kind: Kind,
  then: 'keep' | 'throwBack' | null = null,
  captain: CaptainNumber = 1,
): Event[] {
  const node = state.public.players[seat]!.captains[captain - 1]!.boat!.node as BuoyId;
  const bag = state.public.bags[places[node].color!];
  expect(bag[kind]).toBeGreaterThan(0);
  const at = kinds.slice(0, kinds.indexOf(kind)).reduce((sum, before) => sum + bag[before], 0);
  const events = play(state, seat, { type: 'fishSword', captain }, at);
  return then === null ? events : [...events, ...play(state, seat, { type: then })];
}

/** Ends the movement of the last seat in order that acts, after which the card with this variation is turned. */
export function turnCard(state: Game, seat: Seat, variation: number): Event[] {
  const { options, round } = state.public;
  const card = weatherDeckOf(options, round).indexOf(variation);
  expect(card).toBeGreaterThanOrEqual(0);
  return play(state, seat, endMovement, card);
}

/** Ends turns until `seat` acts in `phase`. */
export function passOn(state: Game, seat: Seat, phase: Swordfish['phase']): Event[] {
  const events: Event[] = [];
  const ends = { PURCHASE: endPurchase, MOVEMENT: endMovement, FISHING: endFishing, SELLING: endSelling };
  do {
    const now = state.public.phase;
    if (now === 'OVER') throw new Error('the season is over');
    events.push(...play(state, state.public.active[0]!, ends[now]));
  } while (state.public.phase !== phase || state.public.active[0] !== seat);
  return events;
}

export function captainIn(state: Game, seat: Seat, captain: CaptainNumber = 1) {
  return state.public.players[seat]!.captains[captain - 1] ?? null;
}

export function vpOf(state: Game, seat: Seat): number {
  return state.public.players[seat]!.vp;
}

/** Boats of a class in the supply. */
export function leftOf(state: Game, boatClass: BoatClass): number {
  return state.public.boats[boatClass].length;
}

/** Wrecks written short. */
export function wrecksIn({ public: { wrecks } }: Game): string[] {
  return wrecks.map(({ tile, node }) => `${boatClassOf(tile)}@${node}`);
}

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
