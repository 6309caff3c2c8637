/** What cubes on board and trips still to be made in this round may bring. Estimates for computer players, in Ryo. */
import type { Seat } from '../core/rules';
import { aloneTurnsAtMost, costHalf, grossBuyers, grossCubesPerBuyer, kindOfArea, saleCostHalf } from './data';
import {
  apHalfOf,
  areaAt,
  cubesIn,
  faceDownSlots,
  isLastRound,
  mustPass,
  netLimit,
  seatsInRound,
  storageOf,
  type Terms,
  termsOf,
} from './table';
import { type AreaSpace, areaSpaces, type ByKind, type Kind, kinds, type PlayerState, type Public } from './types';
import { weights } from './weights';

type Table = Readonly<Public>;

/** What a trip is reckoned with, gathered once for each view. */
export interface Outlook {
  readonly table: Table;
  readonly player: Readonly<PlayerState>;
  /** Who buys now, best price first. */
  readonly buyers: readonly Terms[];
  readonly hiddenBuyers: number;
  /** Turns that the seat may begin whatever the others do. */
  readonly sureTurns: number;
  /** Chance, 0 to 1, of each turn after these: 0 when all others have passed. */
  readonly anotherTurn: number;
}

/** Where a trip has got to. */
interface Voyage {
  /** Turns begun after the running one. */
  turns: number;
  /** Left in the turn, in half points. */
  apHalf: number;
  fished: boolean;
  sold: boolean;
  readonly cubes: ByKind;
}

/** What to do on a trip: one Area, throws there, by which means, and whether to fish by hand on the way home. */
interface Plan {
  readonly space: AreaSpace;
  readonly throws: number;
  readonly by: 'net' | 'hand';
  readonly onTheWay: boolean;
}

const plans: readonly Plan[] = areaSpaces.flatMap((space) =>
  [1, 2, 3].flatMap((throws) =>
    (['net', 'hand'] as const).flatMap((by) => onTheWays(space).map((onTheWay) => ({ space, throws, by, onTheWay }))),
  ),
);

/** Nothing lies between the first Area and the Harbor. */
function onTheWays(space: AreaSpace): boolean[] {
  return space === 1 ? [false] : [false, true];
}

export function outlookOf(table: Table, seat: Seat, player: Readonly<PlayerState>): Outlook {
  const all = [...table.market.map((_, at) => termsOf(table, seat, at + 1)), termsOf(table, seat, 'client')];
  const buyers = all.filter((terms) => terms !== null).filter(({ room }) => room > 0);
  // Of two that pay the same, who takes any kind comes last: it can still take what the other does not want.
  const byPrice = buyers.sort((a, b) => b.price - a.price || Number(a.buys === 'any') - Number(b.buys === 'any'));
  const others = seatsInRound(table).filter((other) => other !== seat).length;
  return {
    table,
    player,
    buyers: byPrice,
    hiddenBuyers: faceDownSlots(table).length,
    sureTurns: aloneTurnsAtMost - table.aloneTurns,
    anotherTurn: table.aloneTurns > 0 ? 0 : (weights.anotherTurn[others] ?? 0),
  };
}

/** The best that sailing on in this round promises; `heldWorth` of the cubes on board if nothing does. */
export function bestTrip(outlook: Outlook, seat: Seat): number {
  const { player, table } = outlook;
  const stay = heldWorth(outlook, player.cubes, 0);
  const isOver = player.passed || mustPass(player);
  if (isOver) return stay;
  const home =
    cubesIn(player.cubes) === 0 ? stay : landing(outlook, sailHome(outlook, begun(table, seat, player), false));
  return Math.max(stay, home, ...plans.map((plan) => worthOf(outlook, seat, plan)));
}

function worthOf(outlook: Outlook, seat: Seat, plan: Plan): number {
  const { table, player } = outlook;
  const voyage = begun(table, seat, player);
  sail(outlook, voyage, Math.abs(player.space - plan.space));
  const caught = fish(outlook, voyage, plan);
  return caught ? landing(outlook, sailHome(outlook, voyage, plan.onTheWay, plan.space)) : Number.NEGATIVE_INFINITY;
}

function begun({ turn, active }: Table, seat: Seat, { cubes }: Readonly<PlayerState>): Voyage {
  const running = active.includes(seat) ? turn : null;
  if (running === null) return { turns: 0, apHalf: 0, fished: true, sold: true, cubes: { ...cubes } };
  return { turns: 0, apHalf: running.apHalf, fished: running.fished, sold: running.sold, cubes: { ...cubes } };
}

/** Goes on to the next turn if this one has not enough points left, or has had its one catch or sale. */
function spend({ player }: Outlook, voyage: Voyage, cost: number, once?: 'fished' | 'sold'): void {
  if (voyage.apHalf < cost || (once !== undefined && voyage[once])) {
    voyage.turns += 1;
    voyage.apHalf = apHalfOf(player);
    voyage.fished = false;
    voyage.sold = false;
  }
  voyage.apHalf -= cost;
  if (once !== undefined) voyage[once] = true;
}

function sail(outlook: Outlook, voyage: Voyage, steps: number): void {
  for (let step = 0; step < steps; step += 1) spend(outlook, voyage, costHalf.move);
}

/** False when the plan cannot be carried out. */
function fish(outlook: Outlook, voyage: Voyage, { space, throws, by }: Plan): boolean {
  const kind = kindOfArea[space];
  const limit = by === 'net' ? netLimit(outlook.player, kind) : handLimit(kind);
  let left = areaAt(outlook.table, space).cubes;
  if (limit === 0 || left <= limit * (throws - 1)) return false;
  for (let thrown = 0; thrown < throws; thrown += 1) {
    spend(outlook, voyage, costHalf[by], 'fished');
    const caught = Math.min(limit, left);
    left -= caught;
    voyage.cubes[kind] += caught;
  }
  return true;
}

function handLimit(kind: Kind): number {
  return kind === 'bream' ? 0 : 1;
}

function sailHome(outlook: Outlook, voyage: Voyage, onTheWay: boolean, from = outlook.player.space): Voyage {
  for (const space of [...areaSpaces].reverse()) {
    if (space > from) continue;
    const isFresh = space < from && onTheWay && areaAt(outlook.table, space).cubes > 0;
    if (isFresh && !voyage.fished && voyage.apHalf >= costHalf.hand && handLimit(kindOfArea[space]) > 0) {
      spend(outlook, voyage, costHalf.hand, 'fished');
      voyage.cubes[kindOfArea[space]] += 1;
    }
    sail(outlook, voyage, 1);
  }
  return voyage;
}

/** Sells in the Harbor, the dearest first, two buyers in each turn; what is not wanted stays on board. */
function landing(outlook: Outlook, voyage: Voyage): number {
  const left = { ...voyage.cubes };
  const lots = outlook.buyers.flatMap((terms) => lotsTo(terms, left)).sort((a, b) => b.ryo - a.ryo);
  let ryo = 0;
  for (let at = 0; at < lots.length; at += grossBuyers) {
    const sale = lots.slice(at, at + grossBuyers);
    const isOne = sale.length === 1 && sale[0]?.cubes === 1;
    spend(outlook, voyage, isOne ? saleCostHalf.retail : saleCostHalf.gross, 'sold');
    ryo += sale.reduce((sum, lot) => sum + lot.ryo, 0) * chanceAfter(outlook, voyage.turns);
  }
  return ryo + heldWorth(outlook, left, voyage.turns);
}

/** Takes out of `left` what a buyer wants, in lots as large as one sale allows. */
function lotsTo({ buys, room, price }: Terms, left: ByKind): { ryo: number; cubes: number }[] {
  let taken = 0;
  for (const kind of kinds) {
    if (buys !== 'any' && buys !== kind) continue;
    const count = Math.min(left[kind], room - taken);
    left[kind] -= count;
    taken += count;
  }
  const lots: { ryo: number; cubes: number }[] = [];
  for (let rest = taken; rest > 0; rest -= grossCubesPerBuyer) {
    const cubes = Math.min(rest, grossCubesPerBuyer);
    lots.push({ cubes, ryo: cubes * price });
  }
  return lots;
}

/** That nobody is faster and that the round goes on for so long, 0 to 1. */
function chanceAfter({ sureTurns, anotherTurn }: Outlook, turns: number): number {
  return weights.patience ** turns * anotherTurn ** Math.max(0, turns - sureTurns);
}

/**
 * Cubes that no known buyer takes: one of those still hidden may, or they keep until the next round, as far as the boat
 * stores them. What it does not store costs the penalty.
 */
export function heldWorth(outlook: Outlook, held: Readonly<ByKind>, turns: number): number {
  const { table, player, hiddenBuyers } = outlook;
  const count = cubesIn(held);
  if (count === 0) return 0;
  const hope = player.passed ? 0 : (1 - weights.unwanted ** hiddenBuyers) * chanceAfter(outlook, turns + 1);
  const keeps = isLastRound(table) ? 0 : weights.kept;
  const places = storageOf(player);
  const dearestFirst = [...kinds].reverse().flatMap((kind) => Array<Kind>(held[kind]).fill(kind));
  const worth = dearestFirst.reduce((sum, kind, at) => {
    const ifKept = at < places ? keeps : 0;
    return sum + weights.price[kind] * Math.max(hope, ifKept);
  }, 0);
  return count > places ? worth - weights.spoilage * (1 - hope) : worth;
}
