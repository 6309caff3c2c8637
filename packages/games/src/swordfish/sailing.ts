/** What boats do at sea besides fishing: sail, take a wreck in tow or leave it. */
import { repairVp } from './data';
import { boatOf, type Making, pay, servingCaptain } from './making';
import { isPort } from './sea';
import type { CaptainNumber, Move, MovementTurn, NodeId, PortId, TileId, Wreck } from './types';
import { fuelFor } from './voyages';

/** */
export function sail(making: Making, { captain, path }: Extract<Move, { type: 'moveBoat' }>): void {
  const { table, player, seat, tell } = making;
  const boat = boatOf(player, captain);
  const { node: from, tile, tow } = boat;
  const fuel = fuelFor(boat, path.length);
  servingCaptain(player, captain).fuel -= fuel;
  boat.node = path.at(-1) as NodeId;
  (table.movement as MovementTurn).moved.push(captain);
  tell({ type: 'moved', seat, captain, boat: tile, from, path: [...path], fuel, tow });
  if (isPort(boat.node)) bringHome(making, captain, boat.node);
}

/** */
function bringHome(making: Making, captain: CaptainNumber, port: PortId): void {
  const { player, seat, tell } = making;
  const boat = boatOf(player, captain);
  if (boat.tow === null) return;
  const repaired = player.vp >= repairVp;
  if (repaired) pay(making, 'repair', repairVp);
  player.moored.push({ tile: boat.tow, port, repaired });
  tell({ type: 'moored', seat, boat: boat.tow, port, vp: repaired ? repairVp : 0 });
  boat.tow = null;
}

/** */
export function salvage(making: Making, { wreck, captain }: Extract<Move, { type: 'salvage' }>): void {
  const { player, seat, tell } = making;
  const { node } = takeWreck(making, wreck);
  boatOf(player, captain).tow = wreck;
  tell({ type: 'salvaged', seat, captain, wreck, node });
}

/** */
export function abandon(making: Making, wreck: TileId): void {
  const { table, seat, tell } = making;
  const { node } = takeWreck(making, wreck);
  table.sunk.push(wreck);
  tell({ type: 'abandoned', seat, wreck, node });
}

function takeWreck({ table }: Making, wreck: TileId): Wreck {
  const at = table.wrecks.findIndex(({ tile }) => tile === wreck);
  return table.wrecks.splice(at, 1)[0] as Wreck;
}
