/** Why a boat cannot sail, and why a boat adrift cannot be taken or left. */
import type { Seat } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { captainOf, named, tugsAt, wrecksToDecide } from './table';
import type { Move, PlayerState, Public } from './types';
import { badVoyage } from './voyages';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;
type Fields = Readonly<Record<string, unknown>>;
type Sailing = Extract<Move, { type: 'moveBoat' | 'salvage' | 'abandon' | 'endMovement' }>;

export function badSailing(table: Table, seat: Seat, player: Player, move: Sailing): Reason | null {
  switch (move.type) {
    case 'moveBoat':
      return badSail(table, seat, player, move);
    case 'salvage':
      return badSalvage(table, player, move);
    case 'abandon':
      return badAbandon(table, player, move);
    case 'endMovement':
      return openDecision(table, seat);
  }
}

/** */
function openDecision(table: Table, seat: Seat): Reason | null {
  const [wreck] = wrecksToDecide(table, seat);
  return wreck === undefined ? null : refuse('WRECK_PENDING', { wreck: wreck.tile, node: wreck.node });
}

/** */
function badSail(table: Table, seat: Seat, player: Player, { captain, path }: Fields): Reason | null {
  const found = captainOf(player, captain);
  if (!found?.boat) return refuse('NO_BOAT', named(captain), 'R-5.1');
  const number = captain as Parameters<typeof badVoyage>[1];
  if (table.movement?.moved.includes(number) === true) return refuse('ALREADY_MOVED');
  return openDecision(table, seat) ?? badVoyage(table, number, found, found.boat, path);
}

/** */
function badSalvage({ wrecks }: Table, player: Player, { wreck, captain }: Fields): Reason | null {
  const found = wrecks.find(({ tile }) => tile === wreck);
  if (found === undefined) return refuse('NO_WRECK');
  const boat = captainOf(player, captain)?.boat;
  if (!boat) return refuse('NO_BOAT', named(captain), 'R-5.7');
  if (boat.node !== found.node) return refuse('WRECK_ELSEWHERE', undefined, 'R-5.7');
  return boat.tow === null ? null : refuse('ALREADY_TOWING');
}

/** */
function badAbandon({ wrecks }: Table, player: Player, { wreck }: Fields): Reason | null {
  const found = wrecks.find(({ tile }) => tile === wreck);
  if (found === undefined) return refuse('NO_WRECK');
  return tugsAt(player, found.node).length > 0 ? null : refuse('WRECK_ELSEWHERE', undefined, 'R-5.8');
}
