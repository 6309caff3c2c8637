/** Why an action or a bonus is not legal. The order of the checks is that of docs/rules/fisheries-of-gloucester.md. */

import { equal } from '../core/equal';
import type { Seat } from '../core/rules';
import { withinReach } from './catching';
import { chartOf, fits } from './charting';
import { type Reason, type RefusalCode, refuse } from './clauses';
import { cards, cost as costs } from './data';
import { isShape, nameOf, numberOf, type Placement, placementOn } from './grid';
import { covers, paymentsFor } from './payments';
import { ground, type Sea, seaOf } from './sea';
import { type CardId, type PlayerState, type Public, shipNumbers } from './types';
import { costTo, explore, fleetLimit, isDocked, unlimited } from './voyage';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;
/** A move as it came in: nothing but its type is known. */
type Fields = Readonly<Record<string, unknown>>;

/** */
export function badTile(table: Table, { tiles }: Player, { shape, spaces }: Fields): Reason | null {
  if (!isShape(shape) || tiles[shape] === 0) return refuse('TILE_NOT_HELD');
  const at = readSpaces(spaces);
  return badPlacement(table, at, at === null ? null : placementOn(shape, at));
}

/** */
export function badBonusTile(table: Table, { spaces }: Fields): Reason | null {
  const { bonus, supply } = table;
  const shape = bonus === null ? null : cards[bonus.card].tile;
  if (bonus === null || shape === null || !bonus.parts.includes('chart')) return refuse('BONUS_NONE');
  if (supply[shape] === 0) return refuse('SUPPLY_EMPTY');
  const at = readSpaces(spaces);
  return badPlacement(table, at, at === null ? null : placementOn(shape, at));
}

/** Numbers of spaces in the order given, null when it is no list of spaces. */
function readSpaces(spaces: unknown): number[] | null {
  if (!Array.isArray(spaces)) return null;
  const at = spaces.map(numberOf);
  return at.includes(-1) ? null : at;
}

/** `at` is in the order in which the player named the spaces. */
function badPlacement(table: Table, at: readonly number[] | null, placement: Placement | null): Reason | null {
  if (at === null || placement === null) return refuse('TILE_SHAPE');
  const sea = seaOf(table);
  for (const space of at) {
    const code = obstacle(sea, space);
    if (code !== null) return refuse(code, { space: nameOf(space) });
  }
  return fits(chartOf(table, sea), placement) ? null : refuse('TILE_NOT_ADJACENT');
}

function obstacle({ ground: lying, ships }: Sea, at: number): RefusalCode | null {
  switch (lying[at]) {
    case ground.rough:
      return 'TILE_ON_ROUGH';
    case ground.island:
      return 'TILE_ON_ISLAND';
    case ground.fish:
      return 'TILE_ON_FISH';
    case ground.tile:
      return ships.includes(at) ? 'TILE_ON_SHIP' : 'TILE_ON_TILE';
    case ground.open:
      return null;
    default:
      return 'TILE_ON_SHORE';
  }
}

/** R-5.5 to R-5.10; R-7.4 when `card` pays with steps. */
export function badVoyage(table: Table, seat: Seat, player: Player, move: Fields, card?: CardId): Reason | null {
  const ship = shipNumbers.find((known) => known === move.ship);
  const space = ship === undefined ? undefined : player.ships[ship - 1];
  if (ship === undefined || space === undefined) return refuse('SHIP_NOT_YOURS');
  if (isDocked(table, seat, ship)) return refuse('SHIP_DOCKED');
  const [from, to] = [numberOf(space), numberOf(move.to)];
  if (from === to) return refuse('SAIL_SAME_SPACE');
  const sea = seaOf(table);
  if (sea.ships.includes(to)) return refuse('SAIL_TARGET_OCCUPIED');
  if ((sea.prices[to] ?? 0) === 0) return refuse('SAIL_TARGET_CLOSED');
  const limit = fleetLimit(player, ship);
  const found = costTo(explore(sea, from, limit), to);
  if (found === null) return noRoute(sea, from, to, limit);
  return card === undefined ? badPrice(found, player.hours) : badPower(found, cards[card].steps);
}

/** if the fleet alone is in the way, else. */
function noRoute(sea: Sea, from: number, to: number, limit: number): Reason {
  const isOpen = costTo(explore(sea, from, unlimited), to) !== null;
  return isOpen ? refuse('SAIL_FLEET', { limit }) : refuse('SAIL_NO_ROUTE');
}

function badPrice(cost: number, hours: number): Reason | null {
  return cost <= hours ? null : refuse('SAIL_HOURS', { cost, hours });
}

function badPower(cost: number, power: number): Reason | null {
  return cost <= power ? null : refuse('BONUS_POWER', { cost, power });
}

/** */
export function badCatch(table: Table, seat: Seat, { hours }: Player, { spaces }: Fields): Reason | null {
  if (!Array.isArray(spaces) || spaces.length === 0) return refuse('FISH_NONE');
  const named: readonly unknown[] = spaces;
  const twice = named.find((space, at) => named.indexOf(space) !== at);
  if (twice !== undefined) return refuse('FISH_TWICE', asSpace(twice));
  const near = withinReach(table, seat);
  for (const space of named) {
    if (!table.fish.some((token) => token.space === space)) return refuse('FISH_EMPTY', asSpace(space));
    if (!near.some((token) => token.space === space)) return refuse('FISH_NOT_ADJACENT', asSpace(space));
  }
  const price = named.length * costs.fish;
  return price <= hours ? null : refuse('FISH_HOURS', { n: named.length, hours });
}

/** Nothing but names of spaces is said back. */
function asSpace(space: unknown): { space: string } {
  const at = numberOf(space);
  return { space: at === -1 ? '' : nameOf(at) };
}

/** */
export function badPreserving(table: Table, { today, fish }: Player, { card, discard }: Fields): Reason | null {
  if (today !== null) return refuse('PRESERVE_TWICE');
  const wanted = table.display.find((shown) => shown !== null && shown === card);
  if (wanted === undefined || wanted === null) return refuse('CARD_NOT_AVAILABLE');
  const payment = paymentsFor(wanted).find((known) => equal(known, discard));
  if (payment === undefined) return refuse('CARD_FISH_MISMATCH', { ...cards[wanted].requires });
  return covers(fish, payment) ? null : refuse('FISH_NOT_HELD');
}
