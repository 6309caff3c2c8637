/** Why a purchase is not possible. Arguments come as they were sent: nothing but the type of the move is known. */
import { type Reason, refuse } from './clauses';
import { ports, repairVp, trackEnd } from './data';
import { isPort, places } from './sea';
import { captainOf, claimOf, named, pawnOf } from './table';
import {
  type BoatClass,
  baitPacks,
  boatClasses,
  type Captain,
  fuelPacks,
  type Move,
  type PlayerState,
  type PortId,
  type Public,
  type Supply,
} from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;
type Fields = Readonly<Record<string, unknown>>;
export type Purchase = Extract<
  Move,
  { type: 'hire' | 'claimInsurance' | 'rent' | 'manSalvaged' | 'buyFuel' | 'buyBait' }
>;

export function badPurchase(table: Table, player: Player, move: Purchase): Reason | null {
  switch (move.type) {
    case 'hire':
      return badHiring(table, player, move);
    case 'claimInsurance':
      return badClaim(table, player, move);
    case 'rent':
      return badRent(table, player, move);
    case 'manSalvaged':
      return badManning(table, player, move);
    case 'buyFuel':
      return badSupply(player, 'fuel', move);
    case 'buyBait':
      return badSupply(player, 'bait', move);
  }
}

/** */
function badPrice({ vp }: Player, cost: number): Reason | null {
  return cost <= vp ? null : refuse('NOT_ENOUGH_VP', { cost, vp });
}

/** */
function badHiring({ purchase }: Table, player: Player, { port }: Fields): Reason | null {
  if (!isPort(port)) return refuse('NO_SUCH_PORT');
  if (purchase?.stage !== 'hire') return refuse('HIRE_CLOSED');
  if (pawnOf(player) === null) return refuse('NO_PAWN');
  return badPrice(player, ports[port].captain);
}

/** */
function badClaim(table: Table, player: Player, { port }: Fields): Reason | null {
  if (table.purchase?.stage !== 'hire') return refuse('HIRE_CLOSED');
  if (!isPort(port)) return refuse('NO_SUCH_PORT');
  const claim = claimOf(table, player);
  if (claim === null) return refuse('NO_INSURANCE');
  if (pawnOf(player) === null) return refuse('NO_PAWN', undefined, 'R-4.7');
  const isElsewhere = claim.moored.length > 0 && claim.moored.every((boat) => boat.port !== port);
  return isElsewhere ? refuse('NOT_YOUR_BOAT', undefined, 'R-4.7') : null;
}

/** */
function badRent(table: Table, player: Player, { port, boatClass, captain }: Fields): Reason | null {
  if (!isPort(port)) return refuse('NO_SUCH_PORT');
  if (!isBoatClass(boatClass)) return refuse('NO_SUCH_BOAT');
  if (table.purchase?.stage === 'provision') return refuse('RENT_CLOSED');
  const badCaptain = badBoarding(player, captain, port);
  if (badCaptain !== null) return badCaptain;
  if (table.boats[boatClass].length === 0) return refuse('BOAT_SOLD_OUT', { boatClass });
  return badPrice(player, boatClass);
}

/** whether a captain is free to board a boat in the port. */
function badBoarding(player: Player, captain: unknown, port: PortId): Reason | null {
  const found = captainOf(player, captain);
  if (found === null) return refuse('NO_CAPTAIN', named(captain));
  if (found.port === null) return refuse('CAPTAIN_BUSY', named(captain));
  return found.port === port ? null : refuse('CAPTAIN_ELSEWHERE', { ...named(captain), where: found.port, port });
}

/** */
function badManning({ purchase }: Table, player: Player, { boat, captain }: Fields): Reason | null {
  if (purchase?.stage === 'provision') return refuse('RENT_CLOSED');
  const found = player.moored.find(({ tile }) => tile === boat);
  if (found === undefined) return refuse('NOT_YOUR_BOAT');
  return badBoarding(player, captain, found.port) ?? badPrice(player, found.repaired ? 0 : repairVp);
}

/** */
function badSupply(player: Player, supply: Supply, { captain, pack }: Fields): Reason | null {
  const found = captainOf(player, captain);
  if (found === null) return refuse('NO_CAPTAIN', named(captain));
  const port = portOf(found);
  if (found.boat === null) return refuse('NO_BOAT', named(captain));
  if (port === null) return refuse('NOT_IN_PORT');
  const price = priceOfPack(port, supply, pack);
  if (price === null) return refuse('NO_SUCH_PACK');
  const room = trackEnd - found[supply];
  return Number(pack) > room ? refuse('TRACK_FULL', { room, supply }) : badPrice(player, price);
}

/** The port that the captain's boat lies in. */
function portOf({ boat }: Readonly<Captain>): PortId | null {
  return boat !== null && places[boat.node].kind === 'port' && isPort(boat.node) ? boat.node : null;
}

/** null when there is no such pack. */
export function priceOfPack(port: PortId, supply: Supply, pack: unknown): number | null {
  if (supply === 'fuel') {
    const size = fuelPacks.find((known) => known === pack);
    return size === undefined ? null : ports[port].fuel[size];
  }
  const size = baitPacks.find((known) => known === pack);
  return size === undefined ? null : ports[port].bait[size];
}

function isBoatClass(value: unknown): value is BoatClass {
  return boatClasses.some((boatClass) => boatClass === value);
}
