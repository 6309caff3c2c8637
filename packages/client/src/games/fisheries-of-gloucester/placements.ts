/** Where a tile may lie, and how one is turned. Asked by the board and by the action bar. */
import { chartOf, fitting } from '@quayside/games/fisheries-of-gloucester/charting';
import { tileShapes } from '@quayside/games/fisheries-of-gloucester/data';
import { type Placement, spaces } from '@quayside/games/fisheries-of-gloucester/grid';
import { seaOf } from '@quayside/games/fisheries-of-gloucester/sea';
import { columns, rows, type Shape, type Space } from '@quayside/games/fisheries-of-gloucester/types';
import type { Table } from './words';

type Square = readonly [number, number];

export function placementsNow(table: Table, shape: Shape): readonly Placement[] {
  return fitting(chartOf(table, seaOf(table)), shape);
}

/** How many ways there are to turn a tile. */
export function turnsOf(shape: Shape): number {
  return tileShapes[shape].outlines.length;
}

/** The squares of a tile that is turned `turn` times. */
export function squaresOf(shape: Shape, turn: number): readonly Square[] {
  const outlines: readonly (readonly Square[])[] = tileShapes[shape].outlines;
  return outlines[turn % outlines.length] ?? [];
}

/** The way a placement is turned. */
export function turnOf({ shape, spaces: covered }: Placement): number {
  const place = relative(covered.map(squareAt));
  const found = Array.from({ length: turnsOf(shape) }, (_, turn) => turn).find(
    (turn) => relative(squaresOf(shape, turn)) === place,
  );
  return found ?? 0;
}

export interface Ghost {
  readonly spaces: readonly Space[];
  readonly turn: number;
  readonly isLegal: boolean;
}

/**
 * The tile as it would lie if it was put on `over`: turned as wished where that fits, else the next way that does, else as
 * wished, to be told why not.
 */
export function ghostAt(legal: readonly Placement[], shape: Shape, over: Space, turn: number): Ghost {
  const here = legal.filter(({ spaces: covered }) => covered.includes(over));
  for (let more = 0; more < turnsOf(shape); more += 1) {
    const wished = (turn + more) % turnsOf(shape);
    const turned = here.filter((placement) => turnOf(placement) === wished);
    const best = turned.find(({ spaces: covered }) => covered[0] === over) ?? turned[0];
    if (best !== undefined) return { spaces: best.spaces, turn: wished, isLegal: true };
  }
  return { spaces: spacesFrom(shape, turn, over), turn: turn % turnsOf(shape), isLegal: false };
}

/** Where a tile would lie with its first square on `over`; squares outside the grid are left out. */
function spacesFrom(shape: Shape, turn: number, over: Space): Space[] {
  const squares = squaresOf(shape, turn);
  const [row, column] = squareAt(over);
  const [down, right] = squares[0] ?? [0, 0];
  return squares.flatMap(([y, x]) => {
    const [r, c] = [row + y - down, column + x - right];
    const isInside = r >= 0 && r < rows.length && c >= 0 && c < columns.length;
    const space = spaces[r * columns.length + c];
    return isInside && space !== undefined ? [space] : [];
  });
}

/** [row, column] of a space. */
export function squareAt(space: Space): Square {
  const at = spaces.indexOf(space);
  return [Math.floor(at / columns.length), at % columns.length];
}

function relative(squares: readonly Square[]): string {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return squares
    .map(([row, column]) => `${row - top}-${column - left}`)
    .sort()
    .join();
}
