/** Which fish are within reach of a seat's ships. */
import type { Seat } from '../core/rules';
import { neighbours, numberOf } from './grid';
import { ground, seaOf, shipsAt } from './sea';
import type { FishToken, Public } from './types';

/** fish beside one of the seat's ships, docked or not, in reading order. */
export function withinReach(table: Readonly<Public>, seat: Seat): FishToken[] {
  const sea = seaOf(table);
  const near: number[] = [];
  for (const ship of shipsAt(table, seat)) {
    for (const at of neighbours[ship] ?? []) if (sea.ground[at] === ground.fish) near.push(at);
  }
  // Most ships have none beside them.
  return near.length === 0 ? [] : table.fish.filter(({ space }) => near.includes(numberOf(space)));
}
