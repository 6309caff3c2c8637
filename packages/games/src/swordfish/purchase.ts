/** What purchases do. */
import { insuredClass, ports, repairVp } from './data';
import { board, type Making, pay, servingCaptain } from './making';
import { type Purchase, priceOfPack } from './reasons-purchase';
import { cheapestLeft, pawnOf } from './table';
import type { BoatClass, CaptainNumber, Moored, Move, PortId, PurchaseTurn, Stage, Supply, TileId } from './types';

export function purchase(making: Making, move: Purchase): void {
  switch (move.type) {
    case 'hire':
      hire(making, move.port);
      break;
    case 'claimInsurance':
      claim(making, move.port);
      break;
    case 'rent':
      rent(making, move);
      break;
    case 'manSalvaged':
      man(making, move);
      break;
    case 'buyFuel':
      supply(making, 'fuel', move.captain, move.pack);
      break;
    case 'buyBait':
      supply(making, 'bait', move.captain, move.pack);
      break;
  }
}

/** */
function enter({ table }: Making, stage: Stage): void {
  (table.purchase as PurchaseTurn).stage = stage;
}

/** */
function hire(making: Making, port: PortId): void {
  const { seat, tell } = making;
  const vp = ports[port].captain;
  pay(making, 'hire', vp);
  tell({ type: 'hired', seat, captain: enlist(making, port), port, vp });
}

/** The pawn with the lowest number goes to a port, with nothing. */
function enlist({ player }: Making, port: PortId): CaptainNumber {
  const number = pawnOf(player) as CaptainNumber;
  player.captains[number - 1] = { fuel: 0, bait: 0, tokens: 0, port, boat: null };
  return number;
}

/** */
function rent(making: Making, { port, boatClass, captain }: Extract<Move, { type: 'rent' }>): void {
  const { player, seat, tell } = making;
  pay(making, 'rent', boatClass);
  const boat = takeTile(making, boatClass);
  board(servingCaptain(player, captain), boat, port);
  enter(making, 'rent');
  tell({ type: 'rented', seat, captain, port, boat, vp: boatClass });
}

function takeTile({ table }: Making, boatClass: BoatClass): TileId {
  return table.boats[boatClass].shift() as TileId;
}

/** */
function man(making: Making, { boat, captain }: Extract<Move, { type: 'manSalvaged' }>): void {
  const { player, seat, tell } = making;
  const { port, repaired } = takeMoored(making, boat);
  const vp = repaired ? 0 : repairVp;
  pay(making, 'repair', vp);
  board(servingCaptain(player, captain), boat, port);
  enter(making, 'rent');
  tell({ type: 'manned', seat, captain, port, boat, vp });
}

function takeMoored({ player }: Making, boat: TileId): Moored {
  const at = player.moored.findIndex(({ tile }) => tile === boat);
  return player.moored.splice(at, 1)[0] as Moored;
}

/** a captain on the player's own moored boat, else on one of the cheapest class that is left. */
function claim(making: Making, port: PortId): void {
  const { table, player, seat, tell } = making;
  const own = player.moored.find((boat) => boat.port === port)?.tile;
  if (own !== undefined) takeMoored(making, own);
  const boat = own ?? takeTile(making, cheapestLeft(table) ?? insuredClass);
  const captain = enlist(making, port);
  board(servingCaptain(player, captain), boat, port);
  player.insuranceDue = false;
  tell({ type: 'insured', seat, captain, port, boat, moored: own !== undefined });
}

/** */
function supply(making: Making, kind: Supply, number: CaptainNumber, amount: number): void {
  const { player, seat, tell } = making;
  const captain = servingCaptain(player, number);
  const port = captain.boat?.node as PortId;
  const vp = priceOfPack(port, kind, amount) ?? 0;
  pay(making, kind, vp);
  captain[kind] += amount;
  enter(making, 'provision');
  tell({ type: 'supplied', seat, captain: number, port, supply: kind, amount, vp });
}
