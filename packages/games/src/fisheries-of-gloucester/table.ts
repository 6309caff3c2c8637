/** Questions about what lies open on the table. Rules, page and bots share the answers. */
import type { Seat } from '../core/rules';
import { cards, daysInAll } from './data';
import { type BonusPart, type CardId, type PlayerState, type Public, type Shape, shapes } from './types';

type Table = Readonly<Public>;

/** 0 before the first day. */
export function dayOf({ charts }: Pick<Table, 'charts'>): number {
  return charts.length;
}

export function isLastDay(table: Pick<Table, 'charts'>): boolean {
  return dayOf(table) === daysInAll;
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** The seat's preservation cards, oldest first. */
export function earnedBy({ cards: earlier, today }: Readonly<PlayerState>): CardId[] {
  return today === null ? [...earlier] : [...earlier, today];
}

export function tilesHeld({ tiles }: Pick<PlayerState, 'tiles'>): Shape[] {
  return shapes.flatMap((shape) => Array<Shape>(tiles[shape]).fill(shape));
}

/** the parts of a card's bonus that need a choice. */
export function partsOf(card: CardId): BonusPart[] {
  const { steps, tile } = cards[card];
  return [...(steps > 0 ? (['sail'] as const) : []), ...(tile === null ? [] : (['chart'] as const))];
}

/** seats that have to say which tile they keep. */
export function keepersOf({ players }: Table): Seat[] {
  return players.flatMap((player, seat) => (tilesHeld(player).length > 1 ? [seat] : []));
}
