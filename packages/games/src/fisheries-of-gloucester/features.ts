/** Islands and rough water that the players put on side B themselves, pair by pair. */
import { type Reason, refuse } from './clauses';
import { clearColumns, featuresPerColumn, pairsOfFeature } from './data';
import { areClose, columnAt, halfSize, mirrorOf, nameOf, neighbours, numberOf, spaces } from './grid';
import { columns, type Feature, features, type Move, type Public, type Terrain } from './types';

type Ground = readonly Terrain[];

/** Islands and rough water. */
export function isFeature(kind: Terrain | undefined): kind is Feature {
  return features.some((feature) => feature === kind);
}

function isIsland(kind: Terrain | undefined): boolean {
  return isFeature(kind) && kind !== 'R';
}

/** pairs of this kind that are not placed yet. */
export function pairsLeft(terrain: Ground, feature: Feature): number {
  return pairsOfFeature[feature] - terrain.filter((kind) => kind === feature).length / 2;
}

export function areAllPlaced(terrain: Ground): boolean {
  return features.every((feature) => pairsLeft(terrain, feature) === 0);
}

/** Features in the column of a space, in rows A to D. */
export function featuresInHalf(terrain: Ground, column: number): number {
  let found = 0;
  for (let at = column; at < halfSize; at += columns.length) if (isFeature(terrain[at])) found += 1;
  return found;
}

/** */
export function touchesIsland(terrain: Ground, at: number): boolean {
  return (neighbours[at] ?? []).some((next) => next < halfSize && isIsland(terrain[next]));
}

/** The ground with one more pair on it. */
export function withPair(terrain: Ground, feature: Feature, at: number): Terrain[] {
  return terrain.map((kind, space) => (space === at || space === mirrorOf(at) ? feature : kind));
}

/** the first thing that is wrong about a placement. */
export function badFeature(terrain: Ground, feature: unknown, space: unknown): Reason | null {
  const known = features.find((candidate) => candidate === feature);
  if (known === undefined || pairsLeft(terrain, known) === 0) return refuse('PLACE_PAIR');
  const at = numberOf(space);
  if (at === -1 || at >= halfSize) return refuse('PLACE_SPACE');
  const column = columnAt[at] ?? 0;
  if (terrain[at] !== '.') return refuse('PLACE_TAKEN');
  if (column <= clearColumns) return refuse('PLACE_CLEAR');
  if (featuresInHalf(terrain, column) >= featuresPerColumn) return refuse('PLACE_FULL', { limit: featuresPerColumn });
  if (known !== 'R' && touchesIsland(terrain, at)) return refuse('PLACE_TOUCH');
  // Only islands that touch others, be it by a corner, can wall anything in.
  const mayWall = known !== 'R' && terrain.some((kind, other) => isIsland(kind) && areClose(at, other));
  return mayWall && isSealed(withPair(terrain, known, at)) ? refuse('PLACE_SEAL') : null;
}

/** Whether some space of the sea can be reached from the first column through an island only. */
export function isSealed(terrain: Ground): boolean {
  const unreached = new Uint8Array(spaces.length);
  for (let at = 0; at < unreached.length; at += 1) unreached[at] = terrain[at] === '.' || terrain[at] === 'R' ? 1 : 0;
  const due = spaces.flatMap((_, at) => (columnAt[at] === 1 && unreached[at] === 1 ? [at] : []));
  for (const at of due) unreached[at] = 0;
  for (let at = due.pop(); at !== undefined; at = due.pop()) {
    for (const next of neighbours[at] ?? []) {
      if (unreached[next] === 0) continue;
      unreached[next] = 0;
      due.push(next);
    }
  }
  return unreached.includes(1);
}

/** Every placement, by kind and then in reading order. */
export function featureMoves({ terrain }: Readonly<Public>): Move[] {
  return features.flatMap((feature) =>
    spaces.slice(0, halfSize).flatMap((_, at): Move[] => {
      const space = nameOf(at);
      return badFeature(terrain, feature, space) === null ? [{ type: 'placeFeature', feature, space }] : [];
    }),
  );
}
