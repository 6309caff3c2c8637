/** Which fish are within reach of a seat's ships. */
import type { Seat } from '../core/rules';
import { contains } from './area';
import { numberOf } from './grid';
import { beside, shipsAt } from './sea';
import type { FishToken, Public } from './types';

/** fish beside one of the seat's ships, docked or not, in reading order. */
export function withinReach(table: Readonly<Public>, seat: Seat): FishToken[] {
  const near = beside(shipsAt(table, seat));
  return table.fish.filter(({ space }) => contains(near, numberOf(space)));
}
