/** Side B as chance fills it: islands, rough water and fish in mirrored pairs. */
import type { Random } from '../core/random';
import { clearColumns, featuresPerColumn, islandBands, pairsOfFeature, secondPassPairs, terrainOfB } from './data';
import { featuresInHalf, touchesIsland, withPair } from './features';
import { columnAt, halfSize, mirrorOf } from './grid';
import { columns, type Terrain } from './types';

/** Takes one element of a list that is not empty. */
export type Pick = <Item>(items: readonly Item[]) => Item;

export function pickWith(random: Random): Pick {
  return <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
}

const openColumns: readonly number[] = columns.filter((column) => column > clearColumns);

/** */
export function dealTerrain(pick: Pick): readonly Terrain[] {
  let terrain = terrainOfB;
  for (const { feature, columns: band } of islandBands) {
    terrain = withPair(terrain, feature, pick(freeIn(terrain, band).filter((at) => !touchesIsland(terrain, at))));
  }
  for (let pairs = 0; pairs < pairsOfFeature.R; pairs += 1) {
    const room = openColumns.filter((column) => featuresInHalf(terrain, column) < featuresPerColumn);
    terrain = withPair(terrain, 'R', pick(freeIn(terrain, room)));
  }
  return terrain;
}

/** the fish spaces of a filled side B, ascending. */
export function dealFishSpaces(terrain: readonly Terrain[], pick: Pick): number[] {
  const taken = new Set(openColumns.map((column) => pick(freeIn(terrain, [column]))));
  let left = openColumns;
  for (let pairs = 0; pairs < secondPassPairs; pairs += 1) {
    const free = (column: number): number[] => freeIn(terrain, [column]).filter((at) => !taken.has(at));
    const column = pick(left.filter((candidate) => free(candidate).length >= 2));
    taken.add(pick(free(column)));
    left = left.filter((other) => other !== column);
  }
  return [...taken, ...[...taken].map(mirrorOf)].sort((one, other) => one - other);
}

/** Calm water of rows A to D, column by column, from top to bottom. */
function freeIn(terrain: readonly Terrain[], among: readonly number[]): number[] {
  return among.flatMap((column) =>
    terrain.flatMap((kind, at) => (at < halfSize && columnAt[at] === column && kind === '.' ? [at] : [])),
  );
}
