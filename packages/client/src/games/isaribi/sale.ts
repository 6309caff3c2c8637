/** Putting a sale together, lot by lot, for the board and the action bar alike. */
import { saleCostHalf } from '@quayside/games/isaribi/data';
import { possibleSales } from '@quayside/games/isaribi/sales';
import { termsOf } from '@quayside/games/isaribi/table';
import { type Buyer, type Kind, kinds, type Lot, type Move, type SaleKind } from '@quayside/games/isaribi/types';
import { type GameView, mineOf, type Table } from './words';

export type Sale = Extract<Move, { type: 'sell' }>;

/** Everything that could go to one buyer alone: what a sale begins with. */
export function firstLots({ seat, public: table }: GameView): readonly Lot[] {
  if (seat === null) return [];
  const alone = possibleSales(table, seat).filter(({ sale, lots }) => sale === 'gross' && lots.length === 1);
  return alone.flatMap(({ lots }) => lots);
}

/** What could go to another buyer in the same sale. */
export function secondLots(view: GameView, first: Lot): readonly Lot[] {
  return firstLots(view).filter((lot) => lot.buyer !== first.buyer && isOnBoard(view, [first, lot]));
}

function isOnBoard(view: GameView, lots: readonly Lot[]): boolean {
  const held = mineOf(view)?.cubes;
  const offered = lots.flatMap(({ cubes }) => cubes);
  return held !== undefined && kinds.every((kind) => offered.filter((cube) => cube === kind).length <= held[kind]);
}

export function lotsFor(view: GameView, buyer: Buyer): readonly Lot[] {
  return firstLots(view).filter((lot) => lot.buyer === buyer);
}

/** The move, with its lots in the order in which the rules list them. */
export function saleOf(sale: SaleKind, lots: readonly Lot[]): Sale {
  return { type: 'sell', sale, lots: [...lots].sort((a, b) => place(a.buyer) - place(b.buyer)) };
}

function place(buyer: Buyer): number {
  return buyer === 'client' ? Number.POSITIVE_INFINITY : buyer;
}

export function incomeOf(table: Table, seat: number, lots: readonly Lot[]): number {
  return lots.reduce((sum, { buyer, cubes }) => sum + (termsOf(table, seat, buyer)?.price ?? 0) * cubes.length, 0);
}

/** "s3-prawn-prawn", "client-clam": a key of the action bar. */
export function lotKey({ buyer, cubes }: Lot): string {
  return [buyer === 'client' ? 'client' : `s${buyer}`, ...cubes].join('-');
}

/** One cube alone goes for half the points of action. */
export function usualSale(lots: readonly Lot[]): SaleKind {
  return lots.length === 1 && lots[0]?.cubes.length === 1 ? 'retail' : 'gross';
}

export function saleCost(sale: SaleKind): number {
  return saleCostHalf[sale];
}

/** A sale that the rules will refuse, with the reason that fits best: for those who ask why they cannot sell. */
export function askWhy(view: GameView, buyer: Buyer): Sale {
  const { seat, public: table } = view;
  const held = kinds.filter((kind) => (mineOf(view)?.cubes[kind] ?? 0) > 0);
  const terms = seat === null ? null : termsOf(table, seat, buyer);
  const wanted: Kind | undefined = terms === null || terms.buys === 'any' ? held[0] : terms.buys;
  return saleOf('retail', [{ buyer, cubes: [wanted ?? 'clam'] }]);
}
