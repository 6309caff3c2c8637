/** The board as ships and tiles meet it: what each space is at this moment, by its number. */
import type { Seat } from '../core/rules';
import { type Area, areaOf } from './area';
import { cost, helmsOf } from './data';
import { numberOf } from './grid';
import type { Public, Terrain } from './types';

/** `shore` is closed, `open` is calm water that nothing lies on, `fish` is calm water with a fish. */
export const ground = { shore: 0, open: 1, fish: 2, tile: 3, start: 4, rough: 5, island: 6 } as const;

export interface Sea {
  /** One of `ground` for each space. */
  readonly ground: readonly number[];
  /** Calm water that nothing lies on. */
  readonly open: Area;
  /** Where ships lie, seat by seat. */
  readonly ships: readonly number[];
  /** what entering each space costs, 0 where a ship cannot go. */
  readonly prices: readonly number[];
  /** What `explore` has found so far: kept here, so that it goes with the sea that it is true of. */
  readonly reaches: Reach[];
}

/** The best voyages from one space: the cheapest, and of these the one with fewest steps. */
export interface Reach {
  readonly from: number;
  /** Column that no step may go past, except toward the shore. */
  readonly limit: number;
  /** By space, see voyage.ts. The spaces a ship may only pass are among them. */
  readonly lengths: readonly number[];
  /** Where a voyage may end, ascending. */
  readonly ends: readonly number[];
}

type Bottom = Pick<Sea, 'ground' | 'open' | 'prices'>;
type Lying = Pick<Public, 'terrain' | 'fish' | 'laid'>;

/** The sea last made for some tiles, and what it was made of. */
interface Known extends Pick<Lying, 'terrain' | 'fish'> {
  readonly bottom: Bottom;
  sea: Sea;
}

/**
 * By the tiles laid. Terrain, fish and tiles are replaced whenever they change, never changed in place, so that the same lists
 * mean the same ground. Ships are moved in place and therefore compared. A move asks for the sea several times.
 */
const seas = new WeakMap<object, Known>();

/** The same object as long as nothing has changed, so that others may keep what they found out about it. */
export function seaOf(table: Readonly<Public>): Sea {
  const { terrain, fish, laid } = table;
  const ships = shipsAt(table);
  const known = seas.get(laid);
  if (known === undefined || known.terrain !== terrain || known.fish !== fish) {
    const bottom = bottomOf(table);
    const sea = withShips(bottom, ships);
    seas.set(laid, { terrain, fish, bottom, sea });
    return sea;
  }
  if (!areSame(known.sea.ships, ships)) known.sea = withShips(known.bottom, ships);
  return known.sea;
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

function bottomOf({ terrain, fish, laid }: Readonly<Lying>): Bottom {
  const lying = terrain.map(groundIn);
  for (const { space } of fish) lying[numberOf(space)] = ground.fish;
  for (const tile of laid) for (const space of tile.spaces) lying[numberOf(space)] = ground.tile;
  const open: number[] = [];
  for (let at = 0; at < lying.length; at += 1) if (lying[at] === ground.open) open.push(at);
  return { ground: lying, open: areaOf(open), prices: lying.map(priceIn) };
}

function withShips({ ground: lying, open, prices: free }: Bottom, ships: readonly number[]): Sea {
  const prices = free.slice();
  for (const at of ships) if (prices[at] !== 0) prices[at] = lying[at] === ground.island ? 0 : cost.occupied;
  return { ground: lying, open, ships, prices, reaches: [] };
}

/** where no ship lies. */
function priceIn(kind: number): number {
  switch (kind) {
    case ground.island:
    case ground.tile:
    case ground.start:
      return cost.plain;
    case ground.rough:
      return cost.rough;
    default:
      return 0;
  }
}

function groundIn(terrain: Terrain): number {
  switch (terrain) {
    case '.':
      return ground.open;
    case 'S':
      return ground.shore;
    case '1':
    case '2':
      return ground.start;
    case 'R':
      return ground.rough;
    case 'I1':
    case 'I3':
    case 'I6':
      return ground.island;
  }
}

/** Where ships lie; `seat`: of this seat alone. */
export function shipsAt({ players }: Readonly<Public>, seat?: Seat): number[] {
  const found: number[] = [];
  players.forEach(({ ships }, owner) => {
    if (seat === undefined || owner === seat) for (const space of ships) found.push(numberOf(space));
  });
  return found;
}

/** 0 where no island is. */
export function helmsAt({ terrain }: Pick<Public, 'terrain'>, at: number): number {
  const kind = terrain[at];
  return kind === 'I1' || kind === 'I3' || kind === 'I6' ? helmsOf[kind] : 0;
}
