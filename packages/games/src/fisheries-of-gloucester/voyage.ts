/** Where a ship can sail, what it costs and which way it goes. */
import type { Seat } from '../core/rules';
import { cost, fleetColumns } from './data';
import { columnAt, nameOf, neighbours, numberOf, perSpace } from './grid';
import { ground, helmsAt, type Sea, seaOf } from './sea';
import type { PlayerState, Public, ShipNumber, Space } from './types';

const FAR = 255;
/** More than any voyage costs. */
export const unlimited = FAR - 1;

/** The cheapest voyages from one space. */
export interface Reach {
  readonly from: number;
  /** Column that no step may go past, except toward the shore. */
  readonly limit: number;
  /** By space: what the cheapest voyage costs, and how many steps the shortest of these has. 255: no voyage. */
  readonly cost: readonly number[];
  readonly legs: readonly number[];
}

/** Being explored. */
interface Growing extends Pick<Reach, 'from' | 'limit'> {
  readonly cost: number[];
  readonly legs: number[];
}

/** three columns past the rearmost of the seat's other ships. */
export function fleetLimit({ ships }: Pick<PlayerState, 'ships'>, ship: ShipNumber): number {
  let rearmost = FAR;
  ships.forEach((space, at) => {
    if (at !== ship - 1) rearmost = Math.min(rearmost, columnAt[numberOf(space)] ?? 0);
  });
  return rearmost + fleetColumns;
}

/** what entering a space costs, 0 where a ship cannot go. */
export function priceOf(sea: Sea, at: number): number {
  const isOccupied = sea.ships[at] === 1;
  switch (sea.ground[at]) {
    case ground.island:
      return isOccupied ? 0 : cost.plain;
    case ground.tile:
    case ground.start:
      return isOccupied ? cost.occupied : cost.plain;
    case ground.rough:
      return isOccupied ? cost.occupied : cost.rough;
    default:
      return 0;
  }
}

/** a step past the limit is only allowed toward the shore. */
function isWithinFleet(from: number, to: number, limit: number): boolean {
  const column = columnAt[to] ?? 0;
  return column <= limit || column < (columnAt[from] ?? 0);
}

/** All voyages from `from` that cost at most `most`; the spaces a ship may only pass are among them. */
export function explore(sea: Sea, from: number, limit: number, most: number = unlimited): Reach {
  const reach = { from, limit, cost: perSpace(FAR), legs: perSpace(0) };
  reach.cost[from] = 0;
  const due: number[][] = [[from]];
  for (let spent = 0; spent < due.length; spent += 1) {
    for (const at of due[spent] ?? []) {
      const isFinal = reach.cost[at] === spent;
      const isEnd = at !== from && sea.ground[at] === ground.island;
      if (isFinal && !isEnd) extend(sea, reach, at, most, due);
    }
  }
  return reach;
}

/** Steps on from a space whose cheapest voyage is known. `due`: spaces to step on from, by cost. */
function extend(sea: Sea, { limit, cost: spent, legs }: Growing, at: number, most: number, due: number[][]): void {
  for (const next of neighbours[at] ?? []) {
    const price = priceOf(sea, next);
    if (price === 0 || !isWithinFleet(at, next, limit)) continue;
    const total = (spent[at] ?? 0) + price;
    const steps = (legs[at] ?? 0) + 1;
    const known = spent[next] ?? FAR;
    if (total > most || total > known) continue;
    if (total < known) {
      spent[next] = total;
      legs[next] = steps;
      let later = due[total];
      if (later === undefined) due[total] = later = [];
      later.push(next);
    } else if (steps < (legs[next] ?? 0)) legs[next] = steps;
  }
}

/** Numbers of the spaces where a voyage may end, ascending. */
export function endsOf(sea: Sea, reach: Reach): number[] {
  const ends: number[] = [];
  for (let at = 0; at < reach.cost.length; at += 1) {
    if (at !== reach.from && reach.cost[at] !== FAR && sea.ships[at] === 0) ends.push(at);
  }
  return ends;
}

/** null when no voyage leads there. */
export function costTo(reach: Reach, to: number): number | null {
  const found = reach.cost[to] ?? FAR;
  return found === FAR ? null : found;
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

/** Whether a cheapest and shortest voyage to `to` comes from `from`. */
function isLeg(sea: Sea, { from: start, limit, cost: spent, legs }: Reach, from: number, to: number): boolean {
  if (spent[from] === FAR || (from !== start && sea.ground[from] === ground.island)) return false;
  const isCheapest = (spent[from] ?? 0) + priceOf(sea, to) === spent[to];
  return isCheapest && (legs[from] ?? 0) + 1 === legs[to] && isWithinFleet(from, to, limit);
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
  const reach = explore(sea, numberOf(space), fleetLimit(player, ship), most);
  return endsOf(sea, reach).map((at) => ({
    to: nameOf(at),
    cost: reach.cost[at] ?? 0,
    route: routeTo(sea, reach, at).map(nameOf),
  }));
}
