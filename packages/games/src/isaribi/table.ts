/** Questions about what lies open on the table. Rules, page and bots share the answers. */
import type { Seat } from '../core/rules';
import {
  abilityCards,
  apCostByLevel,
  apHalfByLevel,
  clientPrice,
  idleTurnsAtMost,
  type MarketCard,
  marketByRound,
  marketByRoundOfTwo,
  marketCards,
  netsByLevel,
  roundsInAll,
  storage,
} from './data';
import {
  type Area,
  type AreaSpace,
  areaSpaces,
  type Buyer,
  type ByKind,
  type Helper,
  helpers,
  type Kind,
  kinds,
  type MarketSlot,
  type PlayerState,
  type Public,
  type Tech,
} from './types';

type Table = Readonly<Public>;

export function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

export function isAreaSpace(value: unknown): value is AreaSpace {
  return areaSpaces.some((space) => space === value);
}

/** `value` if it is a pile: a whole number of cubes of every kind and nothing else; else null. */
export function readPile(value: unknown): ByKind | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== kinds.length) return null;
  const pile = value as ByKind;
  return kinds.every((kind) => Number.isInteger(pile[kind]) && pile[kind] >= 0) ? pile : null;
}

export function cubesIn(pile: Readonly<ByKind>): number {
  let cubes = 0;
  for (const kind of kinds) cubes += pile[kind];
  return cubes;
}

export function areaAt({ areas }: Table, space: AreaSpace): Area {
  return areas[space - 1] as Area;
}

/** undefined when there is no such slot. */
export function slotAt({ market }: Table, slot: unknown): MarketSlot | undefined {
  return typeof slot === 'number' ? market[slot - 1] : undefined;
}

/** Slot numbers, ascending. */
export function faceDownSlots({ market }: Table): number[] {
  const slots: number[] = [];
  market.forEach(({ card }, at) => {
    if (card === null) slots.push(at + 1);
  });
  return slots;
}

/** the match of four rounds has no round of the smallest number. */
export function slotsInRound({ options, players, round }: Pick<Table, 'options' | 'players' | 'round'>): number {
  const byRound = players.length === 2 ? marketByRoundOfTwo : marketByRound;
  return byRound[round - 1 + roundsInAll - options.rounds] ?? 0;
}

export function isLastRound({ options, round }: Table): boolean {
  return round === options.rounds;
}

/** What somebody will buy now: `room` is the number of cubes still wanted. */
export interface Terms {
  readonly buys: MarketCard['buys'];
  readonly room: number;
  readonly price: number;
}

/** null for whom `seat` cannot sell to. */
export function termsOf(table: Table, seat: Seat, buyer: Buyer): Terms | null {
  if (buyer === 'client') {
    const player = table.players[seat];
    return player?.client === true && !player.clientUsed ? { buys: 'any', room: 1, price: clientPrice } : null;
  }
  const slot = slotAt(table, buyer);
  if (slot === undefined || slot.card === null) return null;
  const { buys, cubes, price } = marketCards[slot.card];
  return { buys, room: cubes - cubesIn(slot.sold), price };
}

/** the cubes of `kind` that one throw of the net takes at most; 0 when nets are no use. */
export function netLimit({ netLevel }: Pick<PlayerState, 'netLevel'>, kind: Kind): number {
  return kind === 'clam' ? 0 : netsByLevel[netLevel][kind];
}

/** AP of a turn that begins now, in half points. */
export function apHalfOf({ apLevel }: Pick<PlayerState, 'apLevel'>): number {
  return apHalfByLevel[apLevel];
}

/** Ryo for the next step or the ability; null when the player has all there is. */
export function techCost(player: Readonly<PlayerState>, tech: Tech): number | null {
  switch (tech) {
    case 'ap':
      return apCostByLevel[player.apLevel + 1] ?? null;
    case 'net':
      return netsByLevel[player.netLevel + 1]?.cost ?? null;
    case 'smokehouse':
    case 'client':
      return player[tech] ? null : abilityCards[tech].cost;
  }
}

/** cubes that may stay on the boat at the end of this round. */
export function storageOf({ smokehouse, helper }: Readonly<PlayerState>): number {
  const shop = helper === 'driedFishShop' ? storage.driedFishShop : 0;
  return storage.boat + (smokehouse ? storage.smokehouse : 0) + shop;
}

/** */
export function mustPass({ idleTurns }: Readonly<PlayerState>): boolean {
  return idleTurns >= idleTurnsAtMost;
}

/** the Collaborators that nobody holds. */
export function displayedHelpers({ players }: Table): Helper[] {
  return helpers.filter((helper) => players.every((player) => player.helper !== helper));
}

export function holderOf({ players }: Table, helper: Helper): Seat | null {
  const seat = players.findIndex((player) => player.helper === helper);
  return seat === -1 ? null : seat;
}

/** Seats that have not passed, ascending. */
export function seatsInRound({ players }: Table): Seat[] {
  return players.flatMap(({ passed }, seat) => (passed ? [] : [seat]));
}

/** the next seat clockwise that has not passed, at last `seat` itself; null when all have. */
export function nextInRound(table: Table, seat: Seat): Seat | null {
  return clockwise(table, seat + 1).find((next) => table.players[next]?.passed === false) ?? null;
}

/** Every seat once, beginning with `from`. */
export function clockwise({ players }: Table, from: Seat): Seat[] {
  return players.map((_, at) => (from + at) % players.length);
}

/** who starts the next round, known from the first pass on. */
export function nextStartSeat({ firstPasser, startSeat, players }: Table): Seat | null {
  if (firstPasser !== startSeat) return firstPasser;
  return (startSeat + players.length - 1) % players.length;
}
