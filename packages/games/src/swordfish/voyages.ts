/** Where boats can sail: the rules about a path, and every place a boat can reach. Shared by rules, page and bots. */
import type { Seat } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { boatsOnAnchor } from './data';
import { isNode, isOpen, places } from './sea';
import { boatKindOf, boatsAt, captainOf } from './table';
import type { Boat, Captain, CaptainNumber, NodeId, Public } from './types';

type Table = Readonly<Public>;

/** One way to sail. */
export interface Voyage {
  readonly to: NodeId;
  /** A shortest one. */
  readonly path: readonly NodeId[];
  /** What it burns. */
  readonly fuel: number;
}

/** fuel for a voyage of so many spaces. */
export function fuelFor({ tile }: Readonly<Boat>, length: number): number {
  const { cruise, fuel } = boatKindOf(tile);
  return length > cruise ? fuel : 0;
}

/** the most spaces that the boat can make with the fuel it has. */
export function rangeOf({ fuel: held }: Readonly<Captain>, { tile, tow }: Readonly<Boat>): number {
  const { cruise, max, fuel } = boatKindOf(tile);
  return tow !== null || held < fuel ? cruise : max;
}

/**
 * Every place that the captain's boat can sail to now, nearest first, with a shortest path and its fuel. Whether the boat has
 * moved already is not asked here.
 */
export function voyagesOf(table: Table, seat: Seat, number: CaptainNumber): Voyage[] {
  const player = table.players[seat];
  const captain = player === undefined ? null : captainOf(player, number);
  const boat = captain?.boat;
  if (captain === null || !boat || isHeldInPort(boat)) return [];
  const range = rangeOf(captain, boat);
  const met = new Set<NodeId>([boat.node]);
  const found: Voyage[] = [];
  let ends: (readonly NodeId[])[] = [[]];
  for (let length = 1; length <= range; length += 1) {
    ends = ends.flatMap((path) => longer(table, boat, path, met));
    const fuel = fuelFor(boat, length);
    for (const path of ends) {
      const to = path[length - 1] as NodeId;
      if (badStop(table, boat, to) === null) found.push({ to, path, fuel });
    }
    ends = ends.filter((path) => badPassage(table, boat, path[length - 1] as NodeId) === null);
  }
  return found;
}

/** `path` with one more step, to each place not met before. */
function longer(table: Table, boat: Readonly<Boat>, path: readonly NodeId[], met: Set<NodeId>): NodeId[][] {
  const from = path.at(-1) ?? boat.node;
  const seats = table.players.length;
  return places[from].next.flatMap((to) => {
    if (met.has(to) || !isOpen(to, seats)) return [];
    met.add(to);
    return [[...path, to]];
  });
}

/** why the boat cannot sail this path, in the order of docs/rules; `path` may be anything. */
export function badVoyage(
  table: Table,
  number: CaptainNumber,
  captain: Readonly<Captain>,
  boat: Readonly<Boat>,
  path: unknown,
): Reason | null {
  if (!Array.isArray(path) || path.length === 0 || path.at(-1) === boat.node) return refuse('EMPTY_PATH');
  if (isHeldInPort(boat)) return refuse('FISH_IN_PORT');
  const steps: readonly unknown[] = path;
  let from = boat.node;
  for (const [at, to] of steps.entries()) {
    const bad = badStep(table, boat, from, to, at === steps.length - 1);
    if (bad !== null) return bad;
    from = to as NodeId;
  }
  return badLength(number, captain, boat, steps.length) ?? badStop(table, boat, from);
}

function badStep(table: Table, boat: Readonly<Boat>, from: NodeId, to: unknown, isLast: boolean): Reason | null {
  if (!isNode(to)) return refuse('NO_COURSE', { from });
  if (!isOpen(to, table.players.length)) return refuse('BUOY_CLOSED', { min: places[to].flag });
  if (!places[from].next.includes(to)) return refuse('NO_COURSE', { from, to });
  return isLast ? null : badPassage(table, boat, to);
}

/** why a boat cannot sail on beyond a place. */
function badPassage(table: Table, boat: Readonly<Boat>, node: NodeId): Reason | null {
  const { kind } = places[node];
  if (kind === 'port' && (boat.hold.length > 0 || boat.tow !== null)) return refuse('PORT_STOPS_YOU', { port: node });
  const isFree = kind !== 'buoy' || node === boat.node || boatsAt(table, node) === 0;
  return isFree ? null : refuse('BUOY_TAKEN');
}

/** */
function badLength(
  captain: CaptainNumber,
  { fuel }: Readonly<Captain>,
  boat: Readonly<Boat>,
  length: number,
): Reason | null {
  const { cruise, max } = boatKindOf(boat.tile);
  if (length > max) return refuse('TOO_FAR', { length, max });
  if (boat.tow !== null && length > cruise) return refuse('TOW_CRUISE_ONLY', { length, cruise });
  const need = fuelFor(boat, length);
  return need <= fuel ? null : refuse('NO_FUEL', { need, captain, fuel });
}

/** why a boat cannot stop at a place. */
function badStop(table: Table, boat: Readonly<Boat>, node: NodeId): Reason | null {
  const { kind } = places[node];
  if (kind === 'port') return null;
  const boats = boatsAt(table, node);
  if (kind === 'buoy') return boats === 0 ? null : refuse('BUOY_TAKEN');
  const isRescue = boat.tow === null && boats === boatsOnAnchor && table.wrecks.some((wreck) => wreck.node === node);
  return boats < boatsOnAnchor || isRescue ? null : refuse('ANCHOR_FULL', { node });
}

/** fish are to be sold or discarded first. */
function isHeldInPort({ node, hold }: Readonly<Boat>): boolean {
  return places[node].kind === 'port' && hold.length > 0;
}
