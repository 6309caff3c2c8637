/**
 * Components of Swordfish: what lies in the box, and where each number comes from. "Rulebook" is the printed rules; "public" is
 * other public material about the game; "ours" is our own design, because no public source gives the number.
 * docs/rules/swordfish.md tells the reasons.
 */
import {
  type AnchorId,
  type BaitPack,
  type BoatClass,
  type ByKind,
  type Color,
  type FuelPack,
  type GroundId,
  type Kind,
  type Options,
  type PortId,
  portIds,
  type TileId,
  type WaterId,
} from './types';

/** Rulebook: VP of everybody at the start. */
export const startVp = 20;
/** Ours: VP that the fifth and sixth of the first turn order begin with, if the option says so: one more pack of 5 fuel. */
export const balancedStartVp = 23;
/** Ours: place in the first turn order, from 0, from which it is paid. */
export const balancedFrom = 4;
/** Rulebook: end of the score track. */
export const highestVp = 300;
/** Rulebook: boats that may stop on an anchor. */
export const boatsOnAnchor = 3;
/** Rulebook: fishing attempts of a boat in a round, alone and with others on buoys of the same anchor. */
export const attemptsAlone = 3;
export const attemptsCrowded = 2;
/** Rulebook: the bait die shows 0 to 5. */
export const dieFaces = 6;
/** Rulebook: force at which nobody fishes, and the ends of the scale. */
export const galeForce = 8;
export const highestForce = 12;
/** Rulebook: its example sends the second mako back. A sentence before it says two; docs/rules/swordfish.md, R-7.7. */
export const makosAboard = 1;
/** Rulebook: Flemish Cap tokens, and VP of each at the end. */
export const flemishTokens = 4;
export const tokenVp = 4;
/** Rulebook: VP for the repair of a boat towed home. */
export const repairVp = 1;
/** Rulebook: fuel for a step along the road. */
export const fuelPerRoadStep = 1;
/** Ours: end of both supply tracks of a captain; room for a large and a small pack of fuel. */
export const trackEnd = 20;

export interface BoatKind {
  /** Spaces without fuel, and with it. */
  readonly cruise: number;
  readonly max: number;
  /** For any voyage beyond `cruise`. */
  readonly fuel: number;
  /** Fish. */
  readonly load: number;
  /** The highest force it stands. */
  readonly storm: number;
  readonly tiles: number;
}

/** Public: the numbers of tiles (46 by the rulebook). */
export const boatKinds = {
  // Rulebook: these four rows.
  4: { cruise: 1, max: 2, fuel: 4, load: 1, storm: 7, tiles: 12 },
  7: { cruise: 1, max: 2, fuel: 3, load: 1, storm: 7, tiles: 6 },
  10: { cruise: 1, max: 3, fuel: 3, load: 1, storm: 8, tiles: 4 },
  13: { cruise: 1, max: 2, fuel: 2, load: 2, storm: 8, tiles: 4 },
  // Rulebook: the class. Ours: the rest; cruise 1 so that every first boat needs four rounds (public).
  16: { cruise: 1, max: 3, fuel: 2, load: 2, storm: 9, tiles: 8 },
  // Rulebook: cruise, max and fuel. Ours: load and storm.
  19: { cruise: 2, max: 3, fuel: 3, load: 2, storm: 9, tiles: 4 },
  // Public: the classes. Ours: the rest; the rulebook's highest storm resistance is 10.
  22: { cruise: 1, max: 3, fuel: 2, load: 3, storm: 9, tiles: 4 },
  25: { cruise: 2, max: 4, fuel: 4, load: 3, storm: 10, tiles: 4 },
} as const satisfies Record<BoatClass, BoatKind>;

export type PriceGroup = 'south' | 'north';

export interface Port {
  readonly group: PriceGroup;
  /** VP. */
  readonly captain: number;
  readonly fuel: Readonly<Record<FuelPack, number>>;
  readonly bait: Readonly<Record<BaitPack, number>>;
  /** Spaces for fish sold in a round: always, and more of them with four players or more. */
  readonly demand: number;
  readonly demandOfFour: number;
}

function port(
  group: PriceGroup,
  captain: number,
  [fuel5, fuel12]: readonly [number, number],
  [bait3, bait5]: readonly [number, number],
  [demand, demandOfFour]: readonly [number, number],
): Port {
  return { group, captain, fuel: { 5: fuel5, 12: fuel12 }, bait: { 3: bait3, 5: bait5 }, demand, demandOfFour };
}

/**
 * Rulebook: groups, captains, fuel, 3 bait, St. John's 5 bait; Portsmouth buys 4 fish with three players; some spaces are for
 * four players or more. Ours: all other demand and 5 bait.
 */
export const ports: Readonly<Record<PortId, Port>> = {
  gloucester: port('south', 4, [3, 6], [2, 3], [2, 1]),
  portsmouth: port('south', 5, [4, 7], [3, 4], [4, 0]),
  portland: port('north', 8, [5, 7], [5, 7], [3, 2]),
  halifax: port('north', 9, [4, 7], [5, 7], [4, 2]),
  stjohns: port('north', 9, [5, 8], [4, 6], [4, 2]),
};
/** Rulebook: players from whom on the "4+" spaces are used. */
export const seatsForMoreDemand = 4;

/** Rulebook: all but `double` in the north and `triple`, which are ours. */
export const fishPrices = {
  south: { mako: 7, rat: 15, pup: 17, marker: 19, double: 22, triple: 26 },
  north: { mako: 4, rat: 11, pup: 13, marker: 15, double: 18, triple: 22 },
} as const satisfies Record<PriceGroup, ByKind>;

/** Rulebook: mako, rat, pup, and all of orange. Public: 23 markers, 18 doubles, 12 triples in all. Ours: how those are spread. */
export const bags = {
  orange: { mako: 5, rat: 6, pup: 8, marker: 2, double: 1, triple: 0 },
  green: { mako: 3, rat: 8, pup: 10, marker: 4, double: 2, triple: 1 },
  grey: { mako: 2, rat: 10, pup: 12, marker: 6, double: 3, triple: 2 },
  red: { mako: 6, rat: 2, pup: 5, marker: 11, double: 12, triple: 9 },
} as const satisfies Record<Color, ByKind>;

export interface Ground {
  readonly color: Color;
  /** Added to the force; null: outside the storm belt. */
  readonly storm: number | null;
  /** The fewest players with whom each buoy is used. */
  readonly flags: readonly number[];
}

/** Rulebook: the Flemish Cap is red and has the full force; two or three buoys each. Ours: the rest. */
export const grounds = {
  jeffreys: { color: 'orange', storm: null, flags: [2, 2, 5] },
  cashes: { color: 'orange', storm: null, flags: [2, 4] },
  georges: { color: 'green', storm: null, flags: [2, 3, 5] },
  browns: { color: 'green', storm: null, flags: [2, 4] },
  emerald: { color: 'green', storm: null, flags: [2, 3] },
  sable: { color: 'grey', storm: null, flags: [2, 4] },
  grandbank: { color: 'grey', storm: -2, flags: [2, 3, 5] },
  tail: { color: 'grey', storm: -1, flags: [2, 3, 5] },
  cap: { color: 'red', storm: 0, flags: [2, 2, 4] },
} as const satisfies Record<GroundId, Ground>;

/** Ours. Added to the force; null: outside the storm belt. */
export const waters = {
  wilkinson: null,
  jordan: null,
  northeast: null,
  slope: null,
  laurentian: null,
  fan: -2,
  pass: -1,
} as const satisfies Record<WaterId, number | null>;

/** Ours: 31 courses. */
export const courses = [
  ['gloucester', 'jeffreys'],
  ['portsmouth', 'jeffreys'],
  ['portsmouth', 'cashes'],
  ['portland', 'cashes'],
  ['portland', 'jordan'],
  ['jeffreys', 'cashes'],
  ['jeffreys', 'wilkinson'],
  ['cashes', 'wilkinson'],
  ['cashes', 'jordan'],
  ['wilkinson', 'georges'],
  ['wilkinson', 'northeast'],
  ['jordan', 'browns'],
  ['georges', 'northeast'],
  ['browns', 'northeast'],
  ['browns', 'halifax'],
  ['browns', 'emerald'],
  ['halifax', 'emerald'],
  ['emerald', 'sable'],
  ['emerald', 'laurentian'],
  ['northeast', 'slope'],
  ['slope', 'fan'],
  ['sable', 'fan'],
  ['sable', 'laurentian'],
  ['laurentian', 'stjohns'],
  ['laurentian', 'grandbank'],
  ['stjohns', 'grandbank'],
  ['grandbank', 'pass'],
  ['grandbank', 'tail'],
  ['fan', 'tail'],
  ['pass', 'cap'],
  ['tail', 'cap'],
] as const satisfies readonly (readonly [PortId | AnchorId, PortId | AnchorId])[];

/** Rulebook: two steps from Portsmouth to Halifax. Ours: one road through all ports in the order of `portIds`. */
export function roadSteps(from: PortId, to: PortId): number {
  return Math.abs(portIds.indexOf(from) - portIds.indexOf(to));
}

/** Rulebook: 16 decks of four. Ours: their numbers. April gives the force itself, decks 1 to 15 change it. */
export const aprilDeck = [3, 4, 5, 6] as const;
export const weatherDecks = [
  [-1, 0, 1, 2],
  [-1, 0, 0, 2],
  [-1, -1, 0, 1],
  [-1, 0, 0, 1],
  [-2, -1, 0, 1],
  [-1, -1, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 1, 1],
  [-1, 0, 1, 2],
  [-2, 0, 1, 3],
  [-2, 0, 1, 2],
  [-3, -1, 1, 2],
  [-3, -1, 0, 1],
  [-2, -1, 0, 1],
] as const;
/** Rulebook: 15 rounds. Ours: shorter seasons, and the decks they use, by number. */
export const decksOfSeason = {
  15: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  12: [1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14],
  10: [1, 2, 4, 6, 8, 9, 10, 11, 12, 13],
  8: [1, 3, 6, 8, 10, 11, 12, 13],
} as const satisfies Record<Options['rounds'], readonly number[]>;
/** Ours: with gentle weather, a card that raises the force by this much or more raises it by one less. */
export const gentleFrom = 2;

/** The class of the insured boat (rulebook). */
export const insuredClass = 4;

/** The tiles of a class, first one first. */
export function tilesOf(boatClass: BoatClass): TileId[] {
  return Array.from({ length: boatKinds[boatClass].tiles }, (_, at): TileId => `${boatClass}-${at + 1}`);
}

export const noFish: Readonly<Record<Kind, number>> = { mako: 0, rat: 0, pup: 0, marker: 0, double: 0, triple: 0 };
