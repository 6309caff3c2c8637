/** Where a ship can sail, what it costs and which way it goes. */
import type { Seat } from '../core/rules';
import { fleetColumns } from './data';
import { columnAt, nameOf, neighbours, numberOf, perSpace } from './grid';
import { ground, helmsAt, type Reach, type Sea, seaOf } from './sea';
import type { PlayerState, Public, ShipNumber, Space } from './types';

/** More than any voyage costs, and more than any column. */
export const unlimited = 254;

/** Length of a voyage: what it costs times this, and the number of its steps. So the lower length is the better voyage. */
const UNIT = 256;
const FAR = UNIT * UNIT;
const nowhere: readonly number[] = perSpace(FAR);

/** three columns past the rearmost of the seat's other ships. */
export function fleetLimit({ ships }: Pick<PlayerState, 'ships'>, ship: ShipNumber): number {
  let rearmost = unlimited;
  for (let at = 0; at < ships.length; at += 1) {
    if (at !== ship - 1) rearmost = Math.min(rearmost, columnAt[numberOf(ships[at])] ?? 0);
  }
  return rearmost + fleetColumns;
}

/** a step past the limit is only allowed toward the shore. */
function isWithinFleet(from: number, to: number, limit: number): boolean {
  const column = columnAt[to] ?? 0;
  return column <= limit || column < (columnAt[from] ?? 0);
}

/** All voyages from `from`, whatever they cost. Legality, reason and move ask for the same ones. */
export function explore(sea: Sea, from: number, limit: number): Reach {
  for (const reach of sea.reaches) if (reach.from === from && reach.limit === limit) return reach;
  const lengths = lengthsFrom(sea, from, limit);
  const reach = { from, limit, lengths, ends: endsOf(sea, from, lengths) };
  sea.reaches.push(reach);
  return reach;
}

function lengthsFrom(sea: Sea, from: number, limit: number): number[] {
  const lengths = nowhere.slice();
  lengths[from] = 0;
  const due = [from];
  for (let done = 0; done < due.length; done += 1) {
    const at = due[done] ?? from;
    if (at === from || sea.ground[at] !== ground.island) extend(sea, lengths, at, limit, due);
  }
  return lengths;
}

/** Steps on from a space. Where that makes a better voyage, `due` has to step on from there, too, be it once more. */
function extend({ prices }: Sea, lengths: number[], at: number, limit: number, due: number[]): void {
  const length = lengths[at] ?? FAR;
  for (const next of neighbours[at] ?? []) {
    const price = prices[next] ?? 0;
    const longer = length + price * UNIT + 1;
    if (price === 0 || longer >= (lengths[next] ?? 0) || !isWithinFleet(at, next, limit)) continue;
    lengths[next] = longer;
    due.push(next);
  }
}

function endsOf({ ships }: Sea, from: number, lengths: readonly number[]): number[] {
  const ends: number[] = [];
  for (let at = 0; at < lengths.length; at += 1) {
    if (lengths[at] !== FAR && at !== from && !ships.includes(at)) ends.push(at);
  }
  return ends;
}

/** Whether a voyage to a space costs at most `most`. */
export function isWithin({ lengths }: Reach, to: number, most: number): boolean {
  return (lengths[to] ?? FAR) < (most + 1) * UNIT;
}

/** null when no voyage leads there. */
export function costTo(reach: Reach, to: number): number | null {
  const found = reach.lengths[to] ?? FAR;
  return found === FAR ? null : Math.floor(found / UNIT);
}

/**
 * of the cheapest ways the one with the fewest spaces, of these the first in the order up, right, down, left. It
 * begins with the space left and ends with `to`, which is known to be reached.
 */
export function routeTo(sea: Sea, reach: Reach, to: number): number[] {
  const isOn = perSpace(0);
  isOn[to] = 1;
  const back = [to];
  for (let at = back.pop(); at !== undefined; at = back.pop()) {
    for (const before of neighbours[at] ?? []) {
      if (isOn[before] === 1 || !isLeg(sea, reach, before, at)) continue;
      isOn[before] = 1;
      back.push(before);
    }
  }
  const route = [reach.from];
  for (let at: number | undefined = reach.from; at !== undefined && at !== to; ) {
    const here: number = at;
    at = neighbours[here]?.find((next) => isOn[next] === 1 && isLeg(sea, reach, here, next));
    if (at !== undefined) route.push(at);
  }
  return route;
}

/** Whether a best voyage to `to` comes from `from`. */
function isLeg(sea: Sea, { from: start, limit, lengths }: Reach, from: number, to: number): boolean {
  if (from !== start && sea.ground[from] === ground.island) return false;
  const length = (lengths[from] ?? FAR) + (sea.prices[to] ?? 0) * UNIT + 1;
  return length === lengths[to] && isWithinFleet(from, to, limit);
}

/** */
export function isDocked(table: Readonly<Public>, seat: Seat, ship: ShipNumber): boolean {
  const space = table.players[seat]?.ships[ship - 1];
  return space !== undefined && helmsAt(table, numberOf(space)) > 0;
}

/** A voyage as the page shows it. */
export interface Voyage {
  readonly to: Space;
  readonly cost: number;
  /** From the space left to the one reached. */
  readonly route: Space[];
}

/** Every voyage of a ship that costs at most `most`, in reading order; [] for a docked ship. */
export function voyagesOf(table: Readonly<Public>, seat: Seat, ship: ShipNumber, most: number = unlimited): Voyage[] {
  const player = table.players[seat];
  const space = player?.ships[ship - 1];
  if (player === undefined || space === undefined || isDocked(table, seat, ship)) return [];
  const sea = seaOf(table);
  const reach = explore(sea, numberOf(space), fleetLimit(player, ship));
  return reach.ends
    .filter((at) => isWithin(reach, at, most))
    .map((at) => ({
      to: nameOf(at),
      cost: costTo(reach, at) ?? 0,
      route: routeTo(sea, reach, at).map(nameOf),
    }));
}
