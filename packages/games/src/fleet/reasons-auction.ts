/** Why a bid or a payment is not legal. */

import type { Asked, Fields } from './asking';
import { type Reason, refuse } from './clauses';
import { cashOf, houseBoat, licenceFigures } from './data';
import { readPayment } from './ids';
import { fundsOf, type Purse, worthOf } from './money';
import { isLone, netPrice } from './table';
import { type Auction, cards, type Licence, type Payment } from './types';

/** */
export function badOpen({ table, seat, player, mine }: Asked, { licence: wanted, bid }: Fields): Reason | null {
  const licence: Licence | undefined = table.row.find((one) => one === wanted);
  if (licence === undefined) return refuse('LICENCE_ROW');
  if (!isWhole(bid)) return refuse('BID_WHOLE');
  const { min } = licenceFigures[licence];
  if (bid < min) return refuse('BID_MIN', { min, licence });
  if (bid > min && isLone(table, seat)) return refuse('BID_LONE', { min });
  const funds = fundsOf(player, mine.hand);
  return bid <= funds ? null : refuse('BID_FUNDS', { funds });
}

/** */
export function badRaise({ table, player, mine }: Asked, { bid }: Fields): Reason | null {
  if (!isWhole(bid)) return refuse('BID_WHOLE', undefined, 'R-4.4');
  const min = (table.auction as Auction).bid + 1;
  if (bid < min) return refuse('BID_LOW', { min });
  const funds = fundsOf(player, mine.hand);
  return bid <= funds ? null : refuse('BID_FUNDS', { funds });
}

/** */
export function badPay({ table, player, mine }: Asked, { payment }: Fields): Reason | null {
  const price = netPrice(player, (table.auction as Auction).bid);
  return badPayment({ player, hand: mine.hand, launched: null }, price, payment);
}

/** */
export function badPayment(purse: Purse, price: number, value: unknown): Reason | null {
  const payment = readPayment(value);
  if (payment === null) return refuse('PAY_FORM');
  const lacking = badMeans(purse, payment);
  if (lacking !== null) return lacking;
  const paid = worthOf(payment);
  if (paid < price) return refuse('PAY_LITTLE', { paid, price });
  const least = leastItem(payment);
  if (least === null || paid - least.value < price) return null;
  return refuse('PAY_NEEDLESS', { item: least.item });
}

/** */
function badMeans({ player, hand, launched }: Purse, { cards: paid, crates, houseBoats }: Payment): Reason | null {
  for (const card of cards) {
    const count = paid.filter((one) => one === card).length;
    if (count > hand[card]) return refuse('PAY_CARD', { card });
    if (card === launched && count === hand[card]) return refuse('PAY_LAUNCHED', { card });
  }
  if (crates > player.processed) return refuse('PAY_CRATES', { n: player.processed });
  return houseBoats > player.houseBoats.length ? refuse('PAY_HOUSES', { n: player.houseBoats.length }) : null;
}

/** The item of least value; null for an empty payment. */
function leastItem({ cards: paid, crates, houseBoats }: Payment): { item: string; value: number } | null {
  const items = [
    ...(crates > 0 ? [{ item: 'crate', value: 1 }] : []),
    ...paid.map((card) => ({ item: card, value: cashOf[card] })),
    ...(houseBoats > 0 ? [{ item: 'houseBoat', value: houseBoat.cash }] : []),
  ];
  return items.reduce<{ item: string; value: number } | null>(
    (least, one) => (least === null || one.value < least.value ? one : least),
    null,
  );
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
