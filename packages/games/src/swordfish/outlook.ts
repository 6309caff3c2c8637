/** What voyages promise: distances, times, the weather to be expected, fish to be expected. */
import { type BoatKind, boatKinds, fishPrices, galeForce, grounds, highestForce, type PriceGroup } from './data';
import { buoysOf, isOpen, nodeIds, places } from './sea';
import { attemptsAt, boatsAt, fishLeft, forceAfter, weatherDeckOf } from './table';
import {
  type BoatClass,
  type BuoyId,
  boatClasses,
  type Color,
  colors,
  type GroundId,
  groundIds,
  kinds,
  type NodeId,
  type Public,
} from './types';

type Table = Readonly<Public>;

/** Spaces between any two places, not through ports. */
const distances = new Map<NodeId, ReadonlyMap<NodeId, number>>(nodeIds.map((node) => [node, distancesFrom(node)]));

export function distance(from: NodeId, to: NodeId): number {
  return distances.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;
}

function distancesFrom(start: NodeId): Map<NodeId, number> {
  const found = new Map<NodeId, number>([[start, 0]]);
  for (const [node, spaces] of found) {
    if (node !== start && places[node].kind === 'port') continue;
    for (const next of places[node].next) if (!found.has(next)) found.set(next, spaces + 1);
  }
  return found;
}

/** Movements that a boat needs for so many spaces with so much fuel, and the fuel that is left. */
export function travel({ cruise, max, fuel: burnt }: BoatKind, spaces: number, fuel: number): [number, number] {
  let left = spaces;
  let held = fuel;
  let moves = 0;
  while (left > cruise && held >= burnt) {
    left -= max;
    held -= burnt;
    moves += 1;
  }
  return [moves + Math.max(0, Math.ceil(left / cruise)), held];
}

/** Chances over the next rounds, each an average. */
export interface Outlook {
  /** By what a boat stands and what the storm is less: that it is lost in a round. */
  readonly loss: (stands: number, storm: number | null) => number;
  /** That nobody can fish. */
  readonly gale: (storm: number | null) => number;
  readonly grounds: readonly GroundOutlook[];
}

/** What a ground promises to anybody. */
export interface GroundOutlook {
  readonly id: GroundId;
  readonly storm: number | null;
  readonly isRed: boolean;
  /** Boats at the anchor beyond its free buoys, with one more that comes. */
  readonly queue: number;
  /** Attempts of a boat in a round. */
  readonly attempts: number;
  /** That a tile drawn is no mako; 0 when the bag is empty. */
  readonly swords: number;
  /** Mean price of a sword. */
  readonly price: Readonly<Record<PriceGroup, number>>;
}

const roundsAhead = 3;

export function outlookOf(table: Table): Outlook {
  const chances = forcesAhead(table);
  const above = (force: number): number =>
    chances.slice(Math.max(0, force + 1)).reduce((sum, chance) => sum + chance, 0);
  return {
    loss: (stands, storm) => (storm === null ? 0 : above(stands - storm)),
    gale: (storm) => (storm === null ? 0 : above(galeForce - 1 - storm)),
    grounds: groundIds.map((id) => groundOutlook(table, id)),
  };
}

/** How likely each force is, on average over the next rounds. */
function forcesAhead({ options, round, force, closing }: Table): number[] {
  const mean = Array<number>(highestForce + 1).fill(0);
  let now: number[] = mean.map((_, at) => (at === force ? 1 : 0));
  for (let ahead = 0; ahead < roundsAhead; ahead += 1) {
    const deck = closing ? [] : weatherDeckOf(options, round + ahead);
    const cards = deck.length > 0 ? deck : [0];
    const next = mean.map(() => 0);
    now.forEach((chance, at) => {
      for (const card of cards) next[forceAfter(at, card)] = (next[forceAfter(at, card)] ?? 0) + chance / cards.length;
    });
    next.forEach((chance, at) => {
      mean[at] = (mean[at] ?? 0) + chance / roundsAhead;
    });
    now = next;
  }
  return mean;
}

function groundOutlook(table: Table, id: GroundId): GroundOutlook {
  const { color, storm } = grounds[id];
  const seats = table.players.length;
  const free = buoysOf(id).filter((buoy) => isOpen(buoy, seats) && boatsAt(table, buoy) === 0);
  const bag = table.bags[color];
  const tiles = fishLeft(bag);
  const count = tiles - bag.mako;
  const mean = (group: PriceGroup): number =>
    count === 0
      ? 0
      : kinds.reduce((sum, kind) => sum + (kind === 'mako' ? 0 : bag[kind] * fishPrices[group][kind]), 0) / count;
  return {
    id,
    storm,
    isRed: isRed(color),
    queue: boatsAt(table, id) + 1 - free.length,
    attempts: attemptsAt(table, free[0] ?? (`${id}-1` as BuoyId)),
    swords: tiles === 0 ? 0 : count / tiles,
    price: { south: mean('south'), north: mean('north') },
  };
}

function isRed(color: Color): boolean {
  return color === colors.at(-1);
}

/** Swords to be expected from attempts in a row: a mako ends them. */
export function swordsIn(attempts: number, chance: number): number {
  let sum = 0;
  for (let n = 1; n <= attempts; n += 1) sum += chance ** n;
  return sum;
}

export const kindsOfBoat: readonly (readonly [BoatClass, BoatKind])[] = boatClasses.map((one) => [one, boatKinds[one]]);
