/** Names of places, seafood and money, said the same way everywhere. */
import type { Seat, View } from '@quayside/games/core/rules';
import { kindOfArea, marketCards } from '@quayside/games/isaribi/data';
import {
  type AreaSpace,
  areaSpaces,
  type Buyer,
  type ByKind,
  type Isaribi,
  type Kind,
  kinds,
  type MarketCardId,
  type PlayerState,
  type Public,
  type Space,
} from '@quayside/games/isaribi/types';
import type { CSSProperties } from 'react';
import type { Translate } from '../../table/game-page';

export type Table = Readonly<Public>;
export type Player = Readonly<PlayerState>;
export type GameView = View<Isaribi>;

/** "the Harbor", "Area 3 (mackerel)". */
export function placeName(space: Space, t: Translate): string {
  return space === 0 ? t('place.harbor') : t('place.area', { n: space, kind: t(`kind.${kindOfArea[space]}`) });
}

/** "2 clams, 1 prawn", or "nothing". */
export function pileText(pile: Readonly<ByKind>, t: Translate): string {
  const parts = kinds.filter((kind) => pile[kind] > 0).map((kind) => cubesText(kind, pile[kind], t));
  return parts.length === 0 ? t('nothing') : t('list', { items: parts });
}

/** "2 clams". */
export function cubesText(kind: Kind, count: number, t: Translate): string {
  return t(`cubes.${kind}`, { count });
}

/** "1 clam and 2 prawns". */
export function lotText(cubes: readonly Kind[], t: Translate): string {
  const parts = kinds
    .map((kind) => ({ kind, count: cubes.filter((cube) => cube === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => cubesText(kind, count, t));
  return t('list', { items: parts });
}

/** "buyer 3", "the Client". */
export function buyerName(buyer: Buyer, t: Translate): string {
  return buyer === 'client' ? t('buyer.client') : t('buyer.slot', { n: buyer });
}

/** "prawns, up to 3 at 4 Ryo each". */
export function cardText(card: MarketCardId, t: Translate): string {
  const { buys, cubes, price } = marketCards[card];
  return t('market.card', { kind: t(`wanted.${buys}`), count: cubes, price });
}

/** "1.5": points of action are told in halves. */
export function apText(halves: number): string {
  return String(halves / 2);
}

export function isArea(space: Space): space is AreaSpace {
  return areaSpaces.some((area) => area === space);
}

/** The viewer's own part; null for a spectator. */
export function mineOf({ seat, public: table }: GameView): Player | null {
  return seat === null ? null : (table.players[seat] ?? null);
}

/** Cards left in the deck of a kind, and of the Market. */
export function fishDeckOf({ counts }: GameView, kind: Kind): number {
  const decks = counts.fishDecks;
  return typeof decks === 'object' ? (decks[kinds.indexOf(kind)] ?? 0) : 0;
}

export function marketDeckOf({ counts }: GameView): number {
  return typeof counts.marketDeck === 'number' ? counts.marketDeck : 0;
}

/** A face that only this viewer has seen. */
export function peekedFace({ mine }: GameView, slot: number): MarketCardId | null {
  return mine?.peeked.find((seen) => seen.slot === slot)?.card ?? null;
}

/** The viewer is asked for a move in this phase. */
export function isAsked({ seat, public: table }: GameView, phase: Public['phase']): boolean {
  return seat !== null && table.phase === phase && table.active.includes(seat);
}

/** Every seat has its own berth in a space, so that boats never hide each other. */
export function berthOf({ players }: Table, seat: Seat): CSSProperties {
  return { '--berth': seat, '--boats': Math.max(1, players.length - 1), '--row': seat % 2 };
}
