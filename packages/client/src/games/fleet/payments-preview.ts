/** What a bid would take from the hand, before it is made. */
import { netPrice } from '@quayside/games/fleet/table';
import type { Payment } from '@quayside/games/fleet/types';
import type { Translate } from '../../table/game-page';
import { lostText } from './payment-choices';
import { lostIn, waysToPay } from './payments';
import { type Mine, type Player, paymentText } from './words';

/** The suggested payment for a bid, and what it loses; null when the bid cannot be paid. */
export function previewOf(
  player: Player,
  { hand }: Mine,
  bid: number,
): { readonly payment: Payment; readonly price: number; readonly lost: number } | null {
  const price = netPrice(player, bid);
  const [payment] = waysToPay({ purse: { player, hand, launched: null }, price });
  return payment === undefined ? null : { payment, price, lost: lostIn(payment, price) };
}

/** "1 Tuna and 1 Shrimp; loses $1". */
export function costOf(player: Player, mine: Mine, bid: number, t: Translate): string {
  const preview = previewOf(player, mine, bid);
  if (preview === null) return t('choice.tooMuch');
  return t('choice.bidCost', { payment: paymentText(preview.payment, t), lost: lostText(preview.lost, t) });
}
