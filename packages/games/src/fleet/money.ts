/** what a seat can raise, how it may pay, and which payments count as equal. */
import { cashOf, houseBoat } from './data';
import { bonusOf, licencesOf } from './table';
import { type ByCard, type Card, cards, type Payment, type PlayerState } from './types';

type Player = Readonly<PlayerState>;
type Hand = Readonly<ByCard>;

/** Longest list of payments for one thing; whatever is beyond counts as the first one. */
const paymentsAtMost = 120;

/** Means by value, highest first; cards of one class count as equal. */
const classes = [
  { value: houseBoat.cash, cards: [] },
  { value: 3, cards: cards.filter((card) => cashOf[card] === 3) },
  { value: 2, cards: cards.filter((card) => cashOf[card] === 2 && card !== 'goneFishin') },
  { value: 2, cards: ['goneFishin'] },
  { value: 1, cards: cards.filter((card) => cashOf[card] === 1) },
  { value: 1, cards: [] },
] as const satisfies readonly { value: number; cards: readonly Card[] }[];
const HOUSE_BOATS = 0;
const CRATES = 5;

export interface Purse {
  readonly player: Player;
  readonly hand: Hand;
  /** The card that is being launched: one of its kind cannot pay. */
  readonly launched: Card | null;
}

/** */
export function fundsOf(player: Player, hand: Hand): number {
  let funds = player.processed + houseBoat.cash * player.houseBoats.length;
  for (const card of cards) funds += hand[card] * cashOf[card];
  return funds + bonusOf(player, 'shrimp', 'shrimpDiscount');
}

export function worthOf({ cards: paid, crates, houseBoats }: Readonly<Payment>): number {
  return paid.reduce((sum, card) => sum + cashOf[card], crates + houseBoats * houseBoat.cash);
}

/** Payments of `price` with nothing needless, one for each mixture of means by value. */
export function paymentsFor(purse: Purse, price: number): Payment[] {
  return mixturesFor(purse, price).map((mixture) => paymentOf(purse, mixture));
}

/** The listed payment that is as good as `payment`; null when that is not legal. */
export function paymentLike(purse: Purse, price: number, payment: Readonly<Payment>): Payment | null {
  const mixtures = mixturesFor(purse, price);
  const own = mixtureOf(payment);
  const listed = mixtures.find((mixture) => mixture.every((count, at) => count === own[at])) ?? mixtures[0];
  return listed === undefined ? null : paymentOf(purse, listed);
}

/** By class. From the highest value down every item is needed when it begins below the price. */
function mixturesFor(purse: Purse, price: number): number[][] {
  const owned = classes.map((_, at) => ownedOf(purse, at));
  const rest = owned.map((_, from) => owned.slice(from).reduce((sum, n, at) => sum + n * valueAt(from + at), 0));
  const found: number[][] = [];
  const counts = classes.map(() => 0);
  const choose = (at: number, due: number): void => {
    if (due <= 0) {
      found.push([...counts]);
      return;
    }
    if (due > (rest[at] ?? 0)) return;
    const most = Math.min(owned[at] ?? 0, Math.ceil(due / valueAt(at)));
    for (let count = 0; count <= most && found.length < paymentsAtMost; count += 1) {
      counts[at] = count;
      choose(at + 1, due - count * valueAt(at));
    }
    counts[at] = 0;
  };
  choose(0, price);
  return found;
}

function valueAt(at: number): number {
  return classes[at]?.value ?? 0;
}

function ownedOf({ player, hand, launched }: Purse, at: number): number {
  if (at === HOUSE_BOATS) return player.houseBoats.length;
  if (at === CRATES) return player.processed;
  let owned = 0;
  for (const card of classes[at]?.cards ?? []) owned += hand[card] - (card === launched ? 1 : 0);
  return owned;
}

function mixtureOf({ cards: paid, crates, houseBoats }: Readonly<Payment>): number[] {
  return classes.map((one, at) => {
    if (at === HOUSE_BOATS) return houseBoats;
    if (at === CRATES) return crates;
    const kinds: readonly Card[] = one.cards;
    return paid.filter((card) => kinds.includes(card)).length;
  });
}

function paymentOf(purse: Purse, mixture: readonly number[]): Payment {
  const paid: Card[] = [];
  classes.forEach((one, at) => {
    if (one.cards.length > 0) spend(purse, one.cards, mixture[at] ?? 0, paid);
  });
  return { cards: paid, crates: mixture[CRATES] ?? 0, houseBoats: mixture[HOUSE_BOATS] ?? 0 };
}

/** First cards that the seat has no licence for, then those it has most of. */
function spend({ player, hand, launched }: Purse, kinds: readonly Card[], count: number, paid: Card[]): void {
  if (count === 0) return;
  const order =
    kinds.length === 1
      ? kinds
      : [...kinds].sort((one, other) => keeping(player, hand, one) - keeping(player, hand, other));
  let due = count;
  for (const card of order) {
    const spare = hand[card] - (card === launched ? 1 : 0);
    for (let n = Math.min(spare, due); n > 0; n -= 1) {
      paid.push(card);
      due -= 1;
    }
  }
}

/** The higher, the sooner a card is kept. */
function keeping(player: Player, hand: Hand, card: Card): number {
  const plenty = 100;
  const isUseful = card === 'charter' || (card !== 'goneFishin' && licencesOf(player, card) > 0);
  return (isUseful ? plenty : 0) - hand[card];
}
