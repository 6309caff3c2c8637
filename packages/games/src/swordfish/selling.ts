/** What happens in port. */
import { fuelPerRoadStep, roadSteps } from './data';
import { boatOf, endContract, type Making, receive, removeFish, servingCaptain } from './making';
import { priceOf } from './table';
import type { CaptainNumber, Kind, Move, PortId } from './types';

/** */
export function sell(making: Making, { captain, kind }: Extract<Move, { type: 'sell' }>): void {
  const { table, seat, tell } = making;
  const port = unload(making, captain, kind);
  table.market[port].push(kind);
  const price = priceOf(port, kind);
  tell({ type: 'sold', seat, captain, port, kind, price, vp: receive(table, seat, 'sales', price) });
  endIfEmpty(making, captain, port);
}

/** */
export function discard(making: Making, { captain, kind }: Extract<Move, { type: 'discard' }>): void {
  const { table, seat, tell } = making;
  const port = unload(making, captain, kind);
  removeFish(table, [kind]);
  tell({ type: 'discarded', seat, captain, port, kind });
  endIfEmpty(making, captain, port);
}

/** Takes a fish out of the hold; returns the port. */
function unload({ player }: Making, captain: CaptainNumber, kind: Kind): PortId {
  const { hold, node } = boatOf(player, captain);
  hold.splice(hold.indexOf(kind), 1);
  return node as PortId;
}

/** */
function endIfEmpty(making: Making, captain: CaptainNumber, port: PortId): void {
  if (boatOf(making.player, captain).hold.length === 0) endContract(making, captain, port);
}

/** */
export function relocate(
  { player, seat, tell }: Making,
  { captain: number, port }: Extract<Move, { type: 'relocate' }>,
): void {
  const captain = servingCaptain(player, number);
  const from = captain.port as PortId;
  const fuel = fuelPerRoadStep * roadSteps(from, port);
  captain.fuel -= fuel;
  captain.port = port;
  tell({ type: 'relocated', seat, captain: number, from, to: port, fuel });
}
