/** Names of cards, licences and craft, and small questions about a view, answered the same way everywhere. */
import type { Seat, View } from '@quayside/games/core/rules';
import { licenceFigures } from '@quayside/games/fleet/data';
import { boatAt, turnOrder } from '@quayside/games/fleet/table';
import {
  type Boat,
  type BoatId,
  type ByCard,
  type Card,
  type CrateOn,
  cards,
  type Fleet,
  type Licence,
  type LicenceType,
  licences,
  type Payment,
  type PlayerState,
  type Private,
  type Public,
  type Step,
} from '@quayside/games/fleet/types';
import type { Translate } from '../../table/game-page';

export type Table = Readonly<Public>;
export type Player = Readonly<PlayerState>;
export type Mine = Readonly<Private>;
export type GameView = View<Fleet>;

export function cardName(card: Card, t: Translate): string {
  return t(`card.${card}`);
}

/** "2 Shrimp and 1 Tuna", or "nothing". */
export function cardsText(list: readonly Card[], t: Translate): string {
  return listText(cardItems(list, t), t);
}

/** "1 Tuna, 2 crates and 1 House Boat", or "nothing". */
export function paymentText({ cards: paid, crates, houseBoats }: Readonly<Payment>, t: Translate): string {
  return listText(
    [
      ...cardItems(paid, t),
      ...(crates > 0 ? [t('crates', { count: crates })] : []),
      ...(houseBoats > 0 ? [t('houseBoats', { count: houseBoats })] : []),
    ],
    t,
  );
}

function cardItems(list: readonly Card[], t: Translate): string[] {
  return cards
    .map((card) => ({ card, count: list.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0)
    .map(({ card, count }) => t('cardCount', { count, card: cardName(card, t) }));
}

export function listText(items: readonly string[], t: Translate): string {
  return items.length === 0 ? t('nothing') : t('list', { items });
}

/** Cards of a hand as a list, in the order of `cards`. */
export function handList(hand: Readonly<ByCard>): Card[] {
  return cards.flatMap((card) => Array<Card>(hand[card]).fill(card));
}

export function licenceName(licence: Licence, t: Translate): string {
  return t(`licence.${licence}`);
}

/** Licence types owned, each with its licences, in the order of the box. */
export function licenceGroups({ licences: owned }: Player): { readonly licence: Licence; readonly count: number }[] {
  return licences
    .map((licence) => ({ licence, count: owned.filter((one) => one === licence).length }))
    .filter(({ count }) => count > 0);
}

export function typeOf(licence: Licence): LicenceType {
  return licenceFigures[licence].type;
}

/** "Cod boat", "Cod boat 2", "Charter Boat (Cod)", "House Boat". */
export function craftName(player: Player, id: BoatId, t: Translate): string {
  const boat = boatAt(player, id);
  if (boat !== undefined) return boatName(player, boat, t);
  const artisans = player.artisans.map((one) => one.id);
  const fleet = artisans.includes(id) ? artisans : player.houseBoats;
  const name = t(artisans.includes(id) ? 'dock.artisan' : 'dock.houseBoat');
  return fleet.length < 2 ? name : t('numbered', { name, n: fleet.indexOf(id) + 1 });
}

export function boatName(player: Player, boat: Readonly<Boat>, t: Translate): string {
  const alike = player.boats.filter(({ card, type }) => card === boat.card && type === boat.type);
  const name = plainBoatName(boat, t);
  return alike.length < 2 ? name : t('numbered', { name, n: alike.findIndex(({ id }) => id === boat.id) + 1 });
}

export function plainBoatName({ card, type }: Pick<Boat, 'card' | 'type'>, t: Translate): string {
  return t(card === 'charter' ? 'charterBoat' : 'boat', { type: t(`card.${type}`) });
}

export function crateOnText(player: Player, { boat, hold }: CrateOn, t: Translate): string {
  const craft = craftName(player, boat, t);
  return hold === 'tucked' ? t('tuckedUnder', { craft }) : craft;
}

export function money(amount: number, t: Translate): string {
  return t('money', { amount });
}

export function vpText(count: number, t: Translate): string {
  return t('vp', { count });
}

/** The viewer's own part of the table; null for a spectator. */
export function mineOf({ seat, public: table }: GameView): Player | null {
  return seat === null ? null : (table.players[seat] ?? null);
}

/** The viewer is asked for a move in this phase, at this step of it. */
export function isAsked(view: GameView, phase: Public['phase'], step: Step | null = null): boolean {
  const { seat, public: table } = view;
  if (seat === null || table.phase !== phase || !table.active.includes(seat)) return false;
  return step === null || mineOf(view)?.step === step;
}

/** Cards in a hand; of a match that is over, those turned up. */
export function handCount({ counts, public: table }: GameView, seat: Seat): number {
  const shown = table.revealed?.[seat];
  if (shown !== undefined) return handList(shown.hand).length;
  return countAt(counts.hands, seat);
}

function countAt(list: GameView['counts'][string] | undefined, seat: Seat): number {
  return typeof list === 'object' ? (list[seat] ?? 0) : 0;
}

export function countOf({ counts }: GameView, key: 'deck' | 'discards' | 'licences'): number {
  const count = counts[key];
  return typeof count === 'number' ? count : 0;
}

/** All seats in this round's turn order, the viewer left out. */
export function otherSeats({ seat, public: table }: GameView): Seat[] {
  return turnOrder(table).filter((one) => one !== seat);
}

/** "kingCrab" as a key of the action bar. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All seats decide at the same time, in secret or side by side. */
export function isTogether({ phase, mix }: Table): boolean {
  if (phase === 'LAUNCH_HIRE') return mix.launchMode === 'simultaneous';
  return phase === 'KEEP' || phase === 'SALMON' || phase === 'PROCESSING' || phase === 'DRAW';
}
