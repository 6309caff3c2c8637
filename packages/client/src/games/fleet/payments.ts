/** What is being paid for, what could be given for it, and what would be lost as change. */
import { goneFishin, houseBoat } from '@quayside/games/fleet/data';
import { type Purse, paymentsFor, worthOf } from '@quayside/games/fleet/money';
import { dockPrice, launchPrice, netPrice } from '@quayside/games/fleet/table';
import {
  type BoatCard,
  type BoatType,
  boatCards,
  boatTypes,
  cards,
  type Move,
  type Payment,
} from '@quayside/games/fleet/types';
import { type GameView, isAsked, kebab, type Mine, mineOf, type Player } from './words';

type PaidMove = Extract<Move, { readonly payment: Payment }>;

export interface Deal {
  /** What is bought: a licence that was won, a boat card, or a Dock Card. */
  readonly kind: 'licence' | 'boat' | 'houseBoat' | 'artisan';
  readonly card: BoatCard | null;
  readonly as: BoatType | null;
  readonly price: number;
  readonly purse: Purse;
  moveFor(payment: Payment): PaidMove;
}

export function nothingPaid(): Payment {
  return { cards: [], crates: 0, houseBoats: 0 };
}

export function licenceDeal({ public: table }: GameView, player: Player, { hand }: Mine): Deal {
  return {
    kind: 'licence',
    card: null,
    as: null,
    price: netPrice(player, table.auction?.bid ?? 0),
    purse: { player, hand, launched: null },
    moveFor: (payment) => ({ type: 'pay', payment }),
  };
}

export function boatDeal(player: Player, { hand }: Mine, card: BoatCard, as: BoatType | null): Deal {
  return {
    kind: 'boat',
    card,
    as,
    price: launchPrice(player, card),
    purse: { player, hand, launched: card },
    moveFor: (payment) => ({ type: 'launch', card, as, payment }),
  };
}

export function dockDeal(player: Player, { hand }: Mine, dock: 'houseBoat' | 'artisan'): Deal {
  return {
    kind: dock,
    card: null,
    as: null,
    price: dockPrice(player, dock),
    purse: { player, hand, launched: null },
    moveFor: (payment) => ({ type: dock === 'houseBoat' ? 'buyHouseBoat' : 'buyArtisan', payment }),
  };
}

/** What the opened branch of the action bar, or the phase, asks to be paid; null when nothing has to be. */
export function dealFor(view: GameView, path: readonly string[]): Deal | null {
  const { mine } = view;
  const player = mineOf(view);
  if (mine === null || player === null) return null;
  if (isAsked(view, 'PAY')) return licenceDeal(view, player, mine);
  if (!isAsked(view, 'LAUNCH_HIRE', 'launch')) return null;
  const [first = '', second = ''] = path;
  if (first === 'house-boat') return dockDeal(player, mine, 'houseBoat');
  if (first === 'artisan') return dockDeal(player, mine, 'artisan');
  const card = boatCards.find((one) => first === launchKey(one));
  if (card === undefined || mine.hand[card] === 0) return null;
  if (card !== 'charter') return boatDeal(player, mine, card, null);
  const as = boatTypes.find((type) => second === asKey(type));
  return as === undefined ? null : boatDeal(player, mine, card, as);
}

export function launchKey(card: BoatCard): string {
  return `launch-${kebab(card)}`;
}

export function asKey(type: BoatType): string {
  return `as-${kebab(type)}`;
}

/** Best first: least change lost, then fewest VP given away, then fewest cards. */
export function waysToPay({ purse, price }: Pick<Deal, 'purse' | 'price'>): Payment[] {
  const rank = (payment: Payment): number => {
    const { cards: paid, crates, houseBoats } = payment;
    const vp = houseBoats * houseBoat.vp + paid.filter((card) => card === 'goneFishin').length * goneFishin.vp;
    return lostIn(payment, price) * 10_000 + vp * 100 + paid.length + crates / 10;
  };
  return paymentsFor(purse, price).sort((one, other) => rank(one) - rank(other));
}

export function lostIn(payment: Readonly<Payment>, price: number): number {
  return worthOf(payment) - price;
}

/** "tuna-shrimp-shrimp-2-crates": a key of the action bar. */
export function paymentKey({ cards: paid, crates, houseBoats }: Readonly<Payment>): string {
  const parts = [
    ...cards.flatMap((card) => Array<string>(paid.filter((one) => one === card).length).fill(kebab(card))),
    ...(crates > 0 ? [`${crates}-crates`] : []),
    ...(houseBoats > 0 ? [`${houseBoats}-house-boats`] : []),
  ];
  return parts.length === 0 ? 'nothing' : parts.join('-');
}
