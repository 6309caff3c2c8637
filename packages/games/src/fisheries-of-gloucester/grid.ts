/** The grid of 88 spaces, counted in reading order from A0 = 0 to H10 = 87, and how tiles can lie on it. */
import { type Area, areaOf } from './area';
import { tileShapes } from './data';
import { type ByShape, columns, rows, type Shape, type Space, shapes } from './types';

const width = columns.length;

/** In reading order. */
export const spaces: readonly Space[] = rows.flatMap((row) => columns.map((column): Space => `${row}${column}`));

const numbers: ReadonlyMap<unknown, number> = new Map(spaces.map((space, at) => [space, at]));

/** The number of a space, -1 for what is none. */
export function numberOf(space: unknown): number {
  return numbers.get(space) ?? -1;
}

export function nameOf(at: number): Space {
  return spaces[at] as Space;
}

/** Column of each space, by its number. */
export const columnAt: readonly number[] = spaces.map((_, at) => at % width);

function rowAt(at: number): number {
  return Math.floor(at / width);
}

/** Whether two spaces share an edge or a corner, or are the same. */
export function areClose(one: number, other: number): boolean {
  return Math.abs(rowAt(one) - rowAt(other)) <= 1 && Math.abs((one % width) - (other % width)) <= 1;
}

/** the space in the same column, as far from the other edge. */
export function mirrorOf(at: number): number {
  return (rows.length - 1 - rowAt(at)) * width + (at % width);
}

/** Spaces of rows A to D. */
export const halfSize = (rows.length / 2) * width;

/** Spaces that share an edge, in the order up, right, down, left. */
export const neighbours: readonly (readonly number[])[] = spaces.map((_, at) => {
  const [row, column] = [rowAt(at), at % width];
  const around: [number, number][] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return around.filter(([r, c]) => isInside(r, c)).map(([r, c]) => r * width + c);
});

/** `value` for each space. */
export function perSpace(value: number): number[] {
  return new Array<number>(spaces.length).fill(value);
}

function isInside(row: number, column: number): boolean {
  return row >= 0 && row < rows.length && column >= 0 && column < width;
}

/** One way for a tile to lie on the grid. */
export interface Placement {
  readonly shape: Shape;
  /** Its place among all ways to lay this shape. */
  readonly rank: number;
  /** Ascending. */
  readonly at: readonly number[];
  readonly spaces: readonly Space[];
  readonly area: Area;
  /** The upper left one of the four spaces in which a bent tile lies. */
  readonly square: number;
}

/** all ways, by the first space that they cover, then in the order of the outlines. */
export const placementsOf: Readonly<Record<Shape, readonly Placement[]>> = {
  single: listPlacements('single'),
  double: listPlacements('double'),
  straight: listPlacements('straight'),
  bent: listPlacements('bent'),
};

function listPlacements(shape: Shape): Placement[] {
  const found = spaces.flatMap((_, corner) =>
    tileShapes[shape].outlines.flatMap((outline: readonly (readonly [number, number])[]): Omit<Placement, 'rank'>[] => {
      const squares = outline.map(([down, right]) => [rowAt(corner) + down, (corner % width) + right] as const);
      if (!squares.every(([row, column]) => isInside(row, column))) return [];
      const at = squares.map(([row, column]) => row * width + column);
      return [{ shape, at, spaces: at.map(nameOf), area: areaOf(at), square: squareAround(at) }];
    }),
  );
  const sorted = found.sort((one, other) => (one.at[0] ?? 0) - (other.at[0] ?? 0));
  return sorted.map((placement, rank) => ({ ...placement, rank }));
}

const byOutline: Readonly<Record<Shape, ReadonlyMap<string, Placement>>> = {
  single: index('single'),
  double: index('double'),
  straight: index('straight'),
  bent: index('bent'),
};

function index(shape: Shape): ReadonlyMap<string, Placement> {
  return new Map(placementsOf[shape].map((placement) => [placement.at.join(), placement]));
}

/** The placement that covers these spaces, given in any order; null when the tile has another outline. */
export function placementOn(shape: Shape, at: readonly number[]): Placement | null {
  return byOutline[shape].get([...at].sort((a, b) => a - b).join()) ?? null;
}

function squareAround(at: readonly number[]): number {
  const [first = 0] = at;
  return rowAt(first) * width + Math.min(...at.map((space) => space % width));
}

export function isShape(value: unknown): value is Shape {
  return shapes.some((shape) => shape === value);
}

/** Shapes of which there is at least one, in their order. */
export function shapesIn(tiles: Readonly<ByShape>): Shape[] {
  return shapes.filter((shape) => tiles[shape] > 0);
}
