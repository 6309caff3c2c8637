/** Why an action of a turn is not legal. The order is place, once per turn, arguments, money, AP. */
import type { Seat } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { carpenterRebate, costHalf, grossBuyers, grossCubesPerBuyer, kindOfArea, saleCostHalf } from './data';
import { readLots } from './sales';
import { areaAt, faceDownSlots, mustPass, netLimit, seatsInRound, techCost, termsOf } from './table';
import {
  type Kind,
  kinds,
  type Lot,
  type Move,
  type PlayerState,
  type Public,
  type Tech,
  type TurnState,
  techs,
} from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;
export type Action = Extract<Move, { type: 'moveBoat' | 'fishHand' | 'fishNet' | 'sell' | 'gainTech' | 'flipMarket' }>;
/** A move as it came in: nothing but its type is known. */
type Fields = Readonly<Record<string, unknown>>;

export function badAction(table: Table, seat: Seat, move: Action): Reason | null {
  const { turn } = table;
  const player = table.players[seat];
  if (turn === null || player === undefined) return refuse('WRONG_PHASE');
  if (mustPass(player)) return refuse('IDLE');
  switch (move.type) {
    case 'moveBoat':
      return badVoyage(player, move) ?? badAp(turn, costHalf.move);
    case 'fishHand':
      return badHandful(table, player, turn) ?? badAp(turn, costHalf.hand);
    case 'fishNet':
      return badNet(table, player, turn, move) ?? badAp(turn, costHalf.net);
    case 'sell':
      return badSale(table, seat, player, turn, move);
    case 'gainTech':
      return badTechnology(table, player, turn, move) ?? badAp(turn, costHalf.technology);
    case 'flipMarket':
      return (faceDownSlots(table).length === 0 ? refuse('FLIP_NONE') : null) ?? badAp(turn, costHalf.flip);
  }
}

/** neither AP nor the Harbor nor the one technology of a turn matter, only what there is and the money. */
export function badCarpenter({ options }: Table, player: Player, { tech }: Fields): Reason | null {
  if (tech === null) return null;
  if (options.carpenterInHarbor && player.space !== 0) return refuse('TECH_SEA', undefined, 'R-10.5');
  return badPurchase(player, tech, carpenterRebate);
}

/** in AP, not in half points, since this is what players read. */
function badAp({ apHalf }: TurnState, cost: number): Reason | null {
  return cost <= apHalf ? null : refuse('AP', { cost: cost / 2, left: apHalf / 2 });
}

/** */
function badVoyage({ space }: Player, { to }: Fields): Reason | null {
  return isNeighbour(space, to) ? null : refuse('MOVE_ADJ');
}

function isNeighbour(from: number, to: unknown): boolean {
  return Number.isInteger(to) && Number(to) >= 0 && Number(to) <= 4 && Math.abs(Number(to) - from) === 1;
}

/** */
function badHandful(table: Table, { space }: Player, { fished }: TurnState): Reason | null {
  if (space === 0) return refuse('FISH_HARBOR');
  if (fished) return refuse('FISH_ONCE');
  if (kindOfArea[space] === 'bream') return refuse('HAND_BREAM');
  return areaAt(table, space).cubes > 0 ? null : refuse('FISH_EMPTY');
}

/** */
function badNet(table: Table, player: Player, { fished }: TurnState, { count }: Fields): Reason | null {
  if (player.space === 0) return refuse('FISH_HARBOR');
  if (fished) return refuse('FISH_ONCE');
  const kind = kindOfArea[player.space];
  if (kind === 'clam') return refuse('NET_CLAM');
  return badCatch(kind, count, netLimit(player, kind), areaAt(table, player.space).cubes);
}

function badCatch(kind: Kind, count: unknown, limit: number, left: number): Reason | null {
  if (left === 0) return refuse('FISH_EMPTY');
  const isInNet = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= limit;
  if (!isInNet) return refuse('NET_COUNT', { limit, kind });
  return Number(count) <= left ? null : refuse('NET_AVAILABLE', { n: left, kind });
}

/** */
function badSale(table: Table, seat: Seat, player: Player, turn: TurnState, { sale, lots }: Fields): Reason | null {
  if (player.space !== 0) return refuse('SELL_SEA');
  if (turn.sold) return refuse('SELL_ONCE');
  const read = readLots(lots);
  if (read === null || (sale !== 'gross' && sale !== 'retail')) return refuse('SELL_EMPTY');
  const badSize = sale === 'gross' ? badGross(read) : badRetail(read);
  if (badSize !== null) return badSize;
  for (const lot of read) {
    const unwanted = badLot(table, seat, player, lot);
    if (unwanted !== null) return unwanted;
  }
  return missingCubes(player, read) ?? badAp(turn, saleCostHalf[sale]);
}

/** to one or two different buyers, not the same one twice. */
function badGross(lots: readonly Lot[]): Reason | null {
  const buyers = new Set(lots.map(({ buyer }) => buyer));
  if (lots.length > grossBuyers || buyers.size < lots.length) return refuse('GROSS_CARDS');
  const isSmall = lots.every(({ cubes }) => cubes.length <= grossCubesPerBuyer);
  return isSmall ? null : refuse('GROSS_PER', { limit: grossCubesPerBuyer });
}

/** */
function badRetail([lot, ...more]: readonly Lot[]): Reason | null {
  return more.length === 0 && lot?.cubes.length === 1 ? null : refuse('RETAIL');
}

/** whether the buyer of a lot takes all of it. */
function badLot(table: Table, seat: Seat, player: Player, { buyer, cubes }: Lot): Reason | null {
  if (buyer === 'client') {
    if (!player.client) return refuse('CLIENT_NONE');
    if (player.clientUsed) return refuse('CLIENT_USED');
    return cubes.length === 1 ? null : refuse('CLIENT_ONE');
  }
  const terms = termsOf(table, seat, buyer);
  if (terms === null) return refuse('SELL_FACEDOWN');
  const unwanted = cubes.find((kind) => terms.buys !== 'any' && kind !== terms.buys);
  if (unwanted !== undefined) return refuse('SELL_TYPE', { kind: unwanted });
  return cubes.length <= terms.room ? null : refuse('SELL_DEMAND', { n: terms.room });
}

function missingCubes({ cubes }: Player, lots: readonly Lot[]): Reason | null {
  const offered = lots.flatMap((lot) => lot.cubes);
  const missing = kinds.find((kind) => offered.filter((cube) => cube === kind).length > cubes[kind]);
  return missing === undefined ? null : refuse('SELL_CUBES', { kind: missing });
}

/** */
function badTechnology(table: Table, player: Player, turn: TurnState, { tech }: Fields): Reason | null {
  if (player.space !== 0) return refuse('TECH_SEA');
  if (turn.gainedTech) return refuse('TECH_ONCE');
  if (seatsInRound(table).length === 1) return refuse('TECH_ALONE');
  return badPurchase(player, tech, 0);
}

/** whether it is to be had, and for the money. */
function badPurchase(player: Player, tech: unknown, rebate: number): Reason | null {
  if (!isTech(tech)) return refuse('TECH_UNKNOWN');
  const full = techCost(player, tech);
  if (full === null) return noMore(tech);
  const cost = Math.max(0, full - rebate);
  return cost <= player.money ? null : refuse('TECH_MONEY', { cost, money: player.money });
}

function noMore(tech: Tech): Reason {
  if (tech === 'ap') return refuse('TECH_MAX');
  return tech === 'net' ? refuse('TECH_MAX', undefined, 'R-5.12') : refuse('TECH_OWNED');
}

function isTech(value: unknown): value is Tech {
  return techs.some((tech) => tech === value);
}
