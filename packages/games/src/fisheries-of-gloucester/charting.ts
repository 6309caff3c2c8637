/** Where ocean tiles may be laid. */
import { type Area, isInside, meets } from './area';
import { type Placement, placementsOf } from './grid';
import { beside, type Sea, shipsAt } from './sea';
import type { Public, Shape } from './types';

/** What laying tiles depends on, gathered once for each view. */
export interface Chart {
  readonly open: Area;
  /** Beside any ship. */
  readonly near: Area;
}

export function chartOf(table: Readonly<Public>, { open }: Sea): Chart {
  return { open, near: beside(shipsAt(table)) };
}

/** */
export function fits({ open, near }: Chart, { area }: Placement): boolean {
  return isInside(area, open) && meets(area, near);
}

/** Every way to lay a tile of this shape, by the first space covered. */
export function fitting(chart: Chart, shape: Shape): Placement[] {
  return placementsOf[shape].filter((placement) => fits(chart, placement));
}

export function canLay(chart: Chart, shape: Shape): boolean {
  return placementsOf[shape].some((placement) => fits(chart, placement));
}
