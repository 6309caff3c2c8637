/** The best voyage that a boat can still make, as the computer player sees it. For `value` alone. */
import { type BoatKind, ports, tokenVp } from './data';
import { distance, type GroundOutlook, type Outlook, swordsIn, travel } from './outlook';
import { buoysOf } from './sea';
import { demandOf, priceOf } from './table';
import { type Kind, type NodeId, type PortId, portIds } from './types';
import { weights } from './weights';

/** A boat as plans see it. */
export interface Ship {
  readonly kind: BoatKind;
  readonly node: NodeId;
  readonly hold: readonly Kind[];
  readonly fuel: number;
  readonly bait: number;
  /** Movements still to come. */
  readonly moves: number;
  /** Attempts for swords that can still be made in this round without another movement; null: none before that. */
  readonly attemptsNow: number | null;
  readonly seats: number;
  /** Of the same player. */
  readonly captains: number;
  readonly tokensLeft: number;
}

/** VP that the best plan brings, with what the captain earns after it. */
export function bestPlan(ship: Ship, outlook: Outlook): number {
  let best = 0;
  for (const port of portIds) best = Math.max(best, homeward(ship, outlook, port));
  const room = ship.kind.load - ship.hold.length;
  if (room === 0) return best;
  for (const ground of outlook.grounds) {
    if (ground.swords === 0) continue;
    for (let wanted = 1; wanted <= room; wanted += 1) best = Math.max(best, viaGround(ship, outlook, ground, wanted));
  }
  return best;
}

/** What each of so many captains of a player earns in so many movements without a plan. */
export function earnings(moves: number, captains: number): number {
  return weights.rate * weights.share[captains as 1] * Math.max(0, moves - weights.slack);
}

/** Home at once with what is aboard. */
function homeward(ship: Ship, outlook: Outlook, port: PortId): number {
  const [moves, fuel] = travel(ship.kind, distance(ship.node, port), ship.fuel);
  if (moves > ship.moves) return 0;
  const part = moves === 0 ? weights.ashore : weights.aboard;
  const hold = holdAt(ship.hold, port, ship.seats) * part;
  const risk = moves === 0 ? 0 : outlook.loss(ship.kind.storm, stormOf(ship.node, outlook));
  return (
    (1 - risk) * (hold + earnings(ship.moves - moves, ship.captains) + leftovers(fuel, ship.bait)) -
    risk * weights.captain
  );
}

/** To a ground, until so many swords are aboard, and home to the best port. */
function viaGround(ship: Ship, outlook: Outlook, ground: GroundOutlook, wanted: number): number {
  const isThere = buoysOf(ground.id).some((buoy) => buoy === ship.node);
  const [out, fuel] = isThere ? [0, ship.fuel] : travel(ship.kind, distance(ship.node, ground.id) + 1, ship.fuel);
  const fishing = fishingMoves(ship, outlook, ground, wanted, isThere);
  const queue = isThere ? 0 : Math.max(0, ground.queue - (ship.node === ground.id ? 1 : 0));
  const there = out + fishing + (queue * weights.taken) / (1 + out / 2);
  if (there >= ship.moves) return 0;
  const risk = 1 - (1 - outlook.loss(ship.kind.storm, ground.storm)) ** (1 + fishing);
  const token = ground.isRed && ship.tokensLeft > 0 ? weights.tokenToWin * tokenVp : 0;
  let best = 0;
  for (const port of portIds) {
    const [back, left] = travel(ship.kind, distance(ground.id, port) + 1, fuel);
    if (Math.ceil(there) + back > ship.moves) continue;
    const catches = saleOf(ship, ground, wanted, port) * weights.aboard;
    const total = catches + token + earnings(ship.moves - there - back, ship.captains) + leftovers(left, 0);
    best = Math.max(best, (1 - risk) * total - risk * weights.captain);
  }
  return best;
}

/** Movements that go by while the boat fishes, its arrival being one of the journey. */
function fishingMoves(ship: Ship, outlook: Outlook, ground: GroundOutlook, wanted: number, isThere: boolean): number {
  const calm = 1 - outlook.gale(ground.storm);
  const perRound = swordsIn(Math.min(ground.attempts, wanted), ground.swords) * calm;
  if (perRound < 0.1) return Number.POSITIVE_INFINITY;
  const missing = Math.max(0, wanted / ground.swords - ship.bait);
  const baiting = Math.min(weights.baitRoundsMost, weights.baitRounds * missing);
  const rounds = wanted / perRound + baiting;
  if (!isThere) return Math.max(0, rounds - 1);
  if (!ship.attemptsNow) return Math.max(1, rounds);
  return Math.max(0, rounds - ship.attemptsNow / ground.attempts);
}

/** What the hold and the wanted swords bring in a port; what it does not buy in one round, counts half. */
function saleOf({ hold, seats }: Ship, ground: GroundOutlook, wanted: number, port: PortId): number {
  const demand = demandOf(port, seats);
  const fish = holdAt(hold, port, seats) + wanted * ground.price[ports[port].group];
  const count = hold.length + wanted;
  return count <= demand ? fish : (fish * (demand + (count - demand) / 2)) / count;
}

function holdAt(hold: readonly Kind[], port: PortId, seats: number): number {
  const all = hold.reduce((sum, kind) => sum + priceOf(port, kind), 0);
  const demand = demandOf(port, seats);
  return hold.length <= demand ? all : (all * (demand + (hold.length - demand) / 2)) / hold.length;
}

export function leftovers(fuel: number, bait: number): number {
  return weights.leftover * (Math.min(fuel, weights.leftoverMost) + Math.min(bait, weights.leftoverMost));
}

function stormOf(node: NodeId, { grounds }: Outlook): number | null {
  return grounds.find(({ id }) => node.startsWith(id))?.storm ?? null;
}
