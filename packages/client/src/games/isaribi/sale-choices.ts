/** The branch of the action bar that puts a sale together: what goes to the first buyer, then alone or with what else. */
import type { Lot, Move, SaleKind } from '@quayside/games/isaribi/types';
import type { Choice, Translate } from '../../table/game-page';
import { askWhy, firstLots, incomeOf, lotKey, saleCost, saleOf, secondLots } from './sale';
import { apText, buyerName, type GameView, lotText } from './words';

export function saleChoice(view: GameView, t: Translate): Choice<Move> {
  const lots = firstLots(view);
  const label = t('choice.sell');
  if (lots.length > 0) {
    return { key: 'sell', label, hint: t('choice.sellHint'), choices: lots.map((lot) => firstLot(view, lot, t)) };
  }
  // Nothing fits: the branch becomes a move that is refused and says so.
  const open = view.public.market.findIndex(({ card }) => card !== null) + 1;
  return { key: 'sell', label, move: askWhy(view, Math.max(1, open)) };
}

function firstLot(view: GameView, lot: Lot, t: Translate): Choice<Move> {
  const isOne = lot.cubes.length === 1;
  return {
    key: lotKey(lot),
    label: lotLabel('choice.lot', lot, t),
    hint: t('choice.gain', { ryo: ryoOf(view, [lot], t) }),
    choices: [
      ...(isOne ? [sale(view, 'retail', [lot], 'choice.retail', t)] : []),
      sale(view, 'gross', [lot], isOne ? 'choice.grossOne' : 'choice.gross', t),
      ...secondLots(view, lot).map((other) => ({
        ...sale(view, 'gross', [lot, other], 'choice.gross', t),
        key: `and-${lotKey(other)}`,
        label: lotLabel('choice.andLot', other, t),
      })),
    ],
  };
}

function sale(view: GameView, kind: SaleKind, lots: readonly Lot[], key: string, t: Translate): Choice<Move> {
  return {
    key: kind,
    label: t(key),
    hint: t('choice.saleHint', { ap: apText(saleCost(kind)), ryo: ryoOf(view, lots, t) }),
    move: saleOf(kind, lots),
  };
}

function ryoOf({ seat, public: table }: GameView, lots: readonly Lot[], t: Translate): string {
  return t('ryo', { count: incomeOf(table, seat ?? -1, lots) });
}

function lotLabel(key: string, { buyer, cubes }: Lot, t: Translate): string {
  return t(key, { cubes: lotText(cubes, t), buyer: buyerName(buyer, t) });
}
