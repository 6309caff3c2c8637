/** What every change to a match has at hand, and how VP change hands. */
import type { Random } from '../core/random';
import type { Seat } from '../core/rules';
import { highestVp } from './data';
import { boatClassOf, captainOf } from './table';
import type { Boat, Captain, CaptainNumber, Column, Event, Kind, PlayerState, PortId, Public, TileId } from './types';

/** A match going on: its table, where chance comes from, and who gets to hear what happens. */
export interface Run {
  readonly table: Public;
  readonly random: Random;
  readonly tell: (event: Event) => void;
}

/** A move being made by a seat. */
export interface Making extends Run {
  readonly seat: Seat;
  readonly player: PlayerState;
}

export function playerOf(table: Public, seat: Seat): PlayerState {
  return table.players[seat] as PlayerState;
}

/** A captain in service, as every legal move names. */
export function servingCaptain(player: PlayerState, number: CaptainNumber): Captain {
  return captainOf(player, number) as Captain;
}

export function boatOf(player: PlayerState, number: CaptainNumber): Boat {
  return servingCaptain(player, number).boat as Boat;
}

/** moves VP between a player and the bank, and the token on the score track; returns what was really received. */
export function receive(table: Public, seat: Seat, column: Column, wanted: number): number {
  const player = playerOf(table, seat);
  const vp = Math.min(wanted, highestVp - player.vp);
  if (vp === 0) return 0;
  player.vp += vp;
  const book = player.books[column];
  book.push((book.pop() ?? 0) + vp);
  table.stack.splice(table.stack.indexOf(seat), 1);
  table.stack.push(seat);
  return vp;
}

export function pay({ table, seat }: Making, column: Column, cost: number): void {
  receive(table, seat, column, -cost);
}

/** the tile goes back to the supply, the captain ashore with all supplies and tokens. */
export function endContract({ table, seat, player, tell }: Making, number: CaptainNumber, port: PortId): void {
  const captain = servingCaptain(player, number);
  const { tile } = boatOf(player, number);
  captain.boat = null;
  captain.port = port;
  table.boats[boatClassOf(tile)].push(tile);
  tell({ type: 'contractEnded', seat, captain: number, boat: tile, port });
}

/** Fish that leave the match. */
export function removeFish({ gone }: Public, fish: readonly Kind[]): void {
  for (const kind of fish) gone[kind] += 1;
}

/** puts a captain on a boat in port. */
export function board(captain: Captain, tile: TileId, port: PortId): void {
  captain.port = null;
  captain.boat = { tile, node: port, hold: [], tow: null };
}
