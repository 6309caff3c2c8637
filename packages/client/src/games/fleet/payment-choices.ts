/** The ways to pay as choices: the best few at once, the others behind a branch. */
import type { Move, Payment } from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import { type Deal, lostIn, nothingPaid, paymentKey, waysToPay } from './payments';
import { money, paymentText } from './words';

const fewWays = 5;
const manyWays = 14;

export function paymentChoices(deal: Deal, t: Translate): readonly Choice<Move>[] {
  const ways = waysToPay(deal);
  const leaf = (payment: Payment): Choice<Move> => paymentChoice(deal, payment, t);
  // Nothing is enough: the choice is refused and says how much is missing.
  if (ways.length === 0) return [leaf(nothingPaid())];
  if (ways.length <= fewWays) return ways.map(leaf);
  const others = ways.slice(fewWays - 1);
  return [
    ...ways.slice(0, fewWays - 1).map(leaf),
    {
      key: 'other',
      label: t('choice.payOther'),
      hint: t('choice.payOtherHint', { count: others.length }),
      choices: byLoss(deal, others, t),
    },
  ];
}

function byLoss(deal: Deal, ways: readonly Payment[], t: Translate): readonly Choice<Move>[] {
  if (ways.length <= manyWays) return ways.map((payment) => paymentChoice(deal, payment, t));
  const losses = [...new Set(ways.map((payment) => lostIn(payment, deal.price)))];
  return losses.map((lost) => ({
    key: `lose-${lost}`,
    label: lostText(lost, t),
    choices: ways
      .filter((payment) => lostIn(payment, deal.price) === lost)
      .map((payment) => paymentChoice(deal, payment, t)),
  }));
}

function paymentChoice(deal: Deal, payment: Payment, t: Translate): Choice<Move> {
  return {
    key: paymentKey(payment),
    label: t('choice.payWith', { payment: paymentText(payment, t) }),
    hint: lostText(Math.max(0, lostIn(payment, deal.price)), t),
    move: deal.moveFor(payment),
  };
}

export function lostText(lost: number, t: Translate): string {
  return lost === 0 ? t('choice.exact') : t('choice.lost', { money: money(lost, t) });
}
