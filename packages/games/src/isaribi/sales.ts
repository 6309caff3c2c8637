/** the sales a seat could make. A list of all of them would explode, so pairs of buyers are listed once. */
import type { Seat } from '../core/rules';
import { grossBuyers, grossCubesPerBuyer, noCubes } from './data';
import { cubesIn, isKind, termsOf } from './table';
import { type Buyer, type ByKind, type Kind, kinds, type Lot, type Move, type Public } from './types';

type Table = Readonly<Public>;
type Sale = Extract<Move, { type: 'sell' }>;
/** How many cubes go to one buyer, whichever they are. */
interface Share {
  readonly buyer: Buyer;
  readonly count: number;
}

/** Sales that buyers, boat and the number of cubes allow; whether the seat may sell at all is asked elsewhere. */
export function possibleSales(table: Table, seat: Seat): Sale[] {
  const held = table.players[seat]?.cubes;
  if (held === undefined || cubesIn(held) === 0) return [];
  const lotsByBuyer = possibleBuyers(table).map((buyer) => lotsFor(table, seat, buyer));
  const lots = lotsByBuyer.flat();
  const buyers = lotsByBuyer.flatMap(([lot]) => (lot === undefined ? [] : [lot.buyer]));
  return [
    ...lots
      .filter(({ cubes }) => cubes.length === 1)
      .map((lot): Sale => ({ type: 'sell', sale: 'retail', lots: [lot] })),
    ...lots.map((lot): Sale => ({ type: 'sell', sale: 'gross', lots: [lot] })),
    ...pairs(buyers).flatMap((pair) => pairSales(table, seat, pair)),
  ];
}

/**
 * The listed sale with the same buyers and as many cubes for each: a choice of kinds counts as one with the usual choice, and so
 * does any order. null when `move` is no sale, is not well formed, or has no listed like.
 */
export function listedLike(table: Table, seat: Seat, move: object): Sale | null {
  const { sale, lots } = move as { sale?: unknown; lots?: unknown };
  if (Object.keys(move).length !== 3 || (sale !== 'gross' && sale !== 'retail')) return null;
  const read = readLots(lots);
  if (read === null) return null;
  const sorted = [...read].sort((a, b) => place(a.buyer) - place(b.buyer)).map(sortLot);
  if (sorted.length < grossBuyers) return { type: 'sell', sale, lots: sorted };
  const filled = fill(
    table,
    seat,
    sorted.map(({ buyer, cubes }) => ({ buyer, count: cubes.length })),
  );
  return filled === null ? null : { type: 'sell', sale, lots: filled };
}

/** `lots` if they are what the move promises, with at least one cube for each buyer; else null. */
export function readLots(lots: unknown): Lot[] | null {
  if (!Array.isArray(lots) || lots.length === 0) return null;
  // Array.from, since `every` would pass over holes.
  return Array.from(lots).every(isLot) ? lots : null;
}

function isLot(value: unknown): value is Lot {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { buyer, cubes } = value as { buyer?: unknown; cubes?: unknown };
  const isBuyer = buyer === 'client' || Number.isInteger(buyer);
  return isBuyer && Array.isArray(cubes) && cubes.length > 0 && Array.from(cubes).every(isKind);
}

function possibleBuyers({ market }: Table): Buyer[] {
  return [...market.map((_, at) => at + 1), 'client'];
}

/** The Client comes after all slots. */
function place(buyer: Buyer): number {
  return buyer === 'client' ? Number.POSITIVE_INFINITY : buyer;
}

function sortLot({ buyer, cubes }: Lot): Lot {
  return { buyer, cubes: kinds.flatMap((kind) => cubes.filter((cube) => cube === kind)) };
}

/** Every choice of one or two cubes that `buyer` takes and the seat has. */
function lotsFor(table: Table, seat: Seat, buyer: Buyer): Lot[] {
  const terms = termsOf(table, seat, buyer);
  const held = table.players[seat]?.cubes;
  if (terms === null || held === undefined) return [];
  const wanted = kinds.filter((kind) => held[kind] > 0 && (terms.buys === 'any' || terms.buys === kind));
  const two = wanted.flatMap((one, at) =>
    wanted.slice(at).flatMap((other) => (one !== other || held[one] > 1 ? [[one, other]] : [])),
  );
  const choices = [...wanted.map((kind) => [kind]), ...two];
  return choices.filter(({ length }) => length <= terms.room).map((cubes) => ({ buyer, cubes }));
}

function pairs(buyers: readonly Buyer[]): [Buyer, Buyer][] {
  return buyers.flatMap((one, at) => buyers.slice(at + 1).map((other): [Buyer, Buyer] => [one, other]));
}

function pairSales(table: Table, seat: Seat, [one, other]: [Buyer, Buyer]): Sale[] {
  const sizes = Array.from({ length: grossCubesPerBuyer }, (_, at) => at + 1);
  return sizes.flatMap((first) =>
    sizes.flatMap((second): Sale[] => {
      const lots = fill(table, seat, [
        { buyer: one, count: first },
        { buyer: other, count: second },
      ]);
      return lots === null ? [] : [{ type: 'sell', sale: 'gross', lots }];
    }),
  );
}

/**
 * The usual choice of kinds: who wants one kind gets it, who takes any gets the kinds caught nearest to the Harbor of what is
 * then left. It finds cubes for all whenever any choice does. null when none does, or a buyer wants fewer.
 */
function fill(table: Table, seat: Seat, shares: readonly Share[]): Lot[] | null {
  const left: ByKind = { ...(table.players[seat]?.cubes ?? noCubes) };
  const asked = shares.map(({ buyer, count }, at) => ({ at, count, terms: termsOf(table, seat, buyer) }));
  const choosyFirst = [...asked].sort((a, b) => Number(a.terms?.buys === 'any') - Number(b.terms?.buys === 'any'));
  const lots = shares.map(({ buyer }): Lot => ({ buyer, cubes: [] }));
  for (const { at, count, terms } of choosyFirst) {
    const cubes = terms === null || terms.room < count ? null : take(left, terms.buys, count);
    if (cubes === null) return null;
    lots[at] = { ...(lots[at] as Lot), cubes };
  }
  return lots;
}

/** Takes `count` cubes out of `left`; null when there are too few of what is wanted. */
function take(left: ByKind, buys: Kind | 'any', count: number): Kind[] | null {
  const wanted = buys === 'any' ? kinds : [buys];
  const taken: Kind[] = [];
  for (const kind of wanted) for (let held = left[kind]; held > 0 && taken.length < count; held -= 1) taken.push(kind);
  if (taken.length < count) return null;
  for (const kind of taken) left[kind] -= 1;
  return taken;
}
