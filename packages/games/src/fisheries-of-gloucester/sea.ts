/** The board as ships and tiles meet it: what each space is at this moment, by its number. */
import type { Seat } from '../core/rules';
import { type Area, areaOf, union } from './area';
import { helmsOf } from './data';
import { besideEach, numberOf, perSpace } from './grid';
import type { Public, Terrain } from './types';

/** `shore` is closed, `open` is calm water that nothing lies on, `fish` is calm water with a fish. */
export const ground = { shore: 0, open: 1, fish: 2, tile: 3, start: 4, rough: 5, island: 6 } as const;

export interface Sea {
  /** One of `ground` for each space. */
  readonly ground: readonly number[];
  /** 1 where a ship lies. */
  readonly ships: readonly number[];
  /** Calm water that nothing lies on. */
  readonly open: Area;
}

export function seaOf(table: Readonly<Public>): Sea {
  const ships = perSpace(0);
  for (const player of table.players) for (const space of player.ships) ships[numberOf(space)] = 1;
  return { ...bottomOf(table), ships };
}

type Bottom = Pick<Sea, 'ground' | 'open'>;
type Lying = Pick<Public, 'terrain' | 'fish' | 'laid'>;

/**
 * The ground last made for these tiles. Terrain, fish and tiles are replaced whenever they change, never changed in place, so
 * that the same lists mean the same ground; most questions and moves leave them as they are.
 */
const bottoms = new WeakMap<object, Pick<Lying, 'terrain' | 'fish'> & { readonly bottom: Bottom }>();

function bottomOf({ terrain, fish, laid }: Readonly<Lying>): Bottom {
  const known = bottoms.get(laid);
  if (known !== undefined && known.terrain === terrain && known.fish === fish) return known.bottom;
  const lying = terrain.map(groundIn);
  for (const { space } of fish) lying[numberOf(space)] = ground.fish;
  for (const tile of laid) for (const space of tile.spaces) lying[numberOf(space)] = ground.tile;
  const bottom = { ground: lying, open: areaOf(lying.flatMap((kind, at) => (kind === ground.open ? [at] : []))) };
  bottoms.set(laid, { terrain, fish, bottom });
  return bottom;
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

/** The spaces beside one of these. */
export function beside(places: readonly number[]): Area {
  return union(places.map((at) => besideEach[at]));
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
