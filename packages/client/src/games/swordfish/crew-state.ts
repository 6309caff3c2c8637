/** What the fleets tell of a boat beside its numbers: the danger it is in, and what it has done in this turn. */
import type { Seat } from '@quayside/games/core/rules';
import { places } from '@quayside/games/swordfish/sea';
import { boatKindOf, type Crew, forceAfter, forceAt, weatherDeckOf } from '@quayside/games/swordfish/table';
import type { Table } from './words';

/** Whether a card of this round, still to be turned, could take the boat where it lies. */
export function isInDanger(table: Table, { boat }: Crew): boolean {
  const { phase, closing, options, round, force } = table;
  const isToCome = !closing && (phase === 'PURCHASE' || phase === 'MOVEMENT');
  if (!isToCome || places[boat.node].storm === null) return false;
  const worst = forceAfter(force, Math.max(...weatherDeckOf(options, round)));
  return (forceAt({ force: worst }, boat.node) ?? 0) > boatKindOf(boat.tile).storm;
}

export function hasMoved({ movement, active }: Table, seat: Seat, { number }: Crew): boolean {
  return active.includes(seat) && movement?.moved.includes(number) === true;
}
