/** Where things lie on the drawing of the sea: a space is 100 units wide. */
import { fleetColumns } from '@quayside/games/fisheries-of-gloucester/data';
import { columnAt, numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { columns, rows, type Space } from '@quayside/games/fisheries-of-gloucester/types';
import { squareAt } from './placements';

export const cell = 100;
export const width = columns.length * cell;
export const height = rows.length * cell;
/** Room around the grid, for letters, numbers and the bars of the fleets. */
export const margin = { left: 52, right: 10, top: 92, bottom: 58 } as const;
export const whole = {
  width: margin.left + width + margin.right,
  height: margin.top + height + margin.bottom,
} as const;
export const viewBox = `${-margin.left} ${-margin.top} ${whole.width} ${whole.height}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a space. */
export function cornerOf(space: Space): Point {
  const [row, column] = squareAt(space);
  return { x: column * cell, y: row * cell };
}

export function middleOf(space: Space): Point {
  const { x, y } = cornerOf(space);
  return { x: x + cell / 2, y: y + cell / 2 };
}

/** A line through the middles of spaces. */
export function lineThrough(route: readonly Space[]): string {
  return route
    .map(middleOf)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** Columns of the rearmost ship and of the limit; null before ships lie there. */
export function fleetOf(ships: readonly Space[]): { readonly rear: number; readonly limit: number } | null {
  if (ships.length === 0) return null;
  const rear = Math.min(...ships.map((space) => columnAt[numberOf(space)] ?? 0));
  return { rear, limit: rear + fleetColumns };
}
