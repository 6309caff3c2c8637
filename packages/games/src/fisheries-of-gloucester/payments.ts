/** Which fish pay for a preservation card. */
import { cardIds, cards, noFish, type Requirement } from './data';
import { type ByColour, type CardId, type Colour, colours } from './types';

/** every exact payment for each card, in a fixed order. */
const payments: ReadonlyMap<CardId, readonly ByColour[]> = new Map(
  cardIds.map((card) => [card, listPayments(cards[card].requires)]),
);

export function paymentsFor(card: CardId): readonly ByColour[] {
  return payments.get(card) ?? [];
}

/** those of them that the fish held allow. */
export function payable(card: CardId, held: Readonly<ByColour>): ByColour[] {
  return paymentsFor(card).filter((payment) => covers(held, payment));
}

export function canPay(card: CardId, held: Readonly<ByColour>): boolean {
  return paymentsFor(card).some((payment) => covers(held, payment));
}

export function covers(held: Readonly<ByColour>, payment: Readonly<ByColour>): boolean {
  for (const colour of colours) if (payment[colour] > held[colour]) return false;
  return true;
}

function listPayments({ kind, n }: Requirement): ByColour[] {
  switch (kind) {
    case 'same':
      return colours.map((colour) => ({ ...noFish, [colour]: n }));
    case 'different':
      return choose(colours, n).map((chosen) => {
        const payment = { ...noFish };
        for (const colour of chosen) payment[colour] = 1;
        return payment;
      });
    default:
      return [{ ...noFish, [kind]: n }];
  }
}

/** Every choice of `n` colours, in their order. */
function choose(from: readonly Colour[], n: number): Colour[][] {
  const [first, ...rest] = from;
  if (n === 0) return [[]];
  if (first === undefined) return [];
  return [...choose(rest, n - 1).map((chosen) => [first, ...chosen]), ...choose(rest, n)];
}
