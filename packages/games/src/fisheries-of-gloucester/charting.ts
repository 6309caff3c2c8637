/** Where ocean tiles may be laid. */
import { type Area, contains, isInside } from './area';
import { neighbours, type Placement, placementsOf, spaces } from './grid';
import { type Sea, shipsAt } from './sea';
import type { Public, Shape } from './types';

/** What laying tiles depends on, gathered once for each view. */
export interface Chart {
  readonly open: Area;
  /** Open spaces beside any ship. */
  readonly near: readonly number[];
}

export function chartOf(table: Readonly<Public>, { open }: Sea): Chart {
  const near: number[] = [];
  for (const ship of shipsAt(table)) {
    for (const at of neighbours[ship] ?? []) if (contains(open, at) && !near.includes(at)) near.push(at);
  }
  return { open, near };
}

/** */
export function fits({ open, near }: Chart, { area }: Placement): boolean {
  return isInside(area, open) && near.some((at) => contains(area, at));
}

/** The placements that cover each space. A tile has to cover one of the few spaces beside a ship: only these are tried. */
const covering: Readonly<Record<Shape, readonly (readonly Placement[])[]>> = {
  single: listCovering('single'),
  double: listCovering('double'),
  straight: listCovering('straight'),
  bent: listCovering('bent'),
};

function listCovering(shape: Shape): Placement[][] {
  return spaces.map((_, at) => placementsOf[shape].filter(({ area }) => contains(area, at)));
}

/** Every way to lay a tile of this shape, by the first space covered. */
export function fitting({ open, near }: Chart, shape: Shape): Placement[] {
  const found: Placement[] = [];
  for (const at of near) {
    for (const placement of covering[shape][at] ?? []) {
      if (isInside(placement.area, open) && !found.includes(placement)) found.push(placement);
    }
  }
  return found.sort((one, other) => one.rank - other.rank);
}

export function canLay({ open, near }: Chart, shape: Shape): boolean {
  return near.some((at) => covering[shape][at]?.some(({ area }) => isInside(area, open)) === true);
}
