/** The action bar: every move a player would look for, refused ones too. */
import { cards } from '@quayside/games/fisheries-of-gloucester/data';
import { pairsLeft } from '@quayside/games/fisheries-of-gloucester/features';
import { mirrorOf, nameOf, numberOf, shapesIn } from '@quayside/games/fisheries-of-gloucester/grid';
import { legal } from '@quayside/games/fisheries-of-gloucester/legal';
import { payable, paymentsFor } from '@quayside/games/fisheries-of-gloucester/payments';
import { isLastDay } from '@quayside/games/fisheries-of-gloucester/table';
import {
  type ByColour,
  type CardId,
  colours,
  features,
  type Move,
  orders,
} from '@quayside/games/fisheries-of-gloucester/types';
import type { Choice, Translate } from '../../table/game-page';
import { fishChoice } from './fish-choices';
import { bonusSailChoice, sailChoice } from './sail-choices';
import { bonusChartChoice, chartChoice } from './tile-choices';
import { bonusText, capital, fishText, type GameView, mineOf, type Player, requirementText, type Table } from './words';

type Choices = readonly Choice<Move>[];

export function choices(view: GameView, t: Translate): Choices {
  const { seat, public: table } = view;
  const player = mineOf(view);
  if (seat === null || player === null || !table.active.includes(seat)) return [];
  switch (table.phase) {
    case 'PLACEMENT':
      return placing(view, t);
    case 'START':
      return starting(seat, t);
    case 'ACTION':
      return [
        chartChoice(table, player, t),
        sailChoice(table, seat, player, t),
        fishChoice(view, player, t),
        preserving(table, player, t),
        endChoice(table, player, t),
      ];
    case 'BONUS':
      return bonus(table, seat, t);
    case 'LOBSTER':
      return [
        { key: 'lobster', label: t('choice.lobster'), hint: t('choice.lobsterHint'), move: { type: 'useLobster' } },
        { key: 'finish', label: t('choice.finish'), hint: t('choice.finishHint'), move: { type: 'finishTurn' } },
      ];
    case 'KEEP':
      return shapesIn(player.tiles).map((shape) => ({
        key: shape,
        label: t('choice.keep', { tile: t(`shape.${shape}`) }),
        hint: t('choice.held', { count: player.tiles[shape] }),
        move: { type: 'keepTile', shape },
      }));
    case 'OVER':
      return [];
  }
}

function placing(view: GameView, t: Translate): Choices {
  const { terrain } = view.public;
  const all = legal(view);
  return features.map((feature) => {
    const left = pairsLeft(terrain, feature);
    const head = { key: feature.toLowerCase(), label: t(`feature.${feature}`) };
    const places = all.flatMap((move): Choices => {
      if (move.type !== 'placeFeature' || move.feature !== feature) return [];
      const { space } = move;
      const mirror = nameOf(mirrorOf(numberOf(space)));
      return [{ key: space.toLowerCase(), label: t('choice.placeAt', { space, mirror }), move }];
    });
    if (places.length > 0) return { ...head, hint: t('choice.pairsLeft', { count: left }), choices: places };
    return { ...head, hint: t('choice.noPairs'), move: { type: 'placeFeature', feature, space: 'A3' } };
  });
}

function starting(seat: number, t: Translate): Choices {
  return [
    {
      key: 'me',
      label: t('choice.startMe'),
      hint: t('choice.startMeHint'),
      move: { type: 'chooseStart', first: seat },
    },
    {
      key: 'other',
      label: t('choice.startOther'),
      hint: t('choice.startOtherHint'),
      move: { type: 'chooseStart', first: 1 - seat },
    },
  ];
}

function preserving({ display }: Table, player: Player, t: Translate): Choice<Move> {
  const shown = display.filter((card) => card !== null);
  const head = { key: 'preserve', label: t('choice.preserve'), hint: t('choice.preserveHint') };
  if (shown.length > 0) return { ...head, choices: shown.map((card) => cardChoice(card, player, t)) };
  return { ...head, move: { type: 'preserve', card: 'P01', discard: { ...player.fish } } };
}

function cardChoice(card: CardId, player: Player, t: Translate): Choice<Move> {
  const head = {
    key: card.toLowerCase(),
    label: capital(requirementText(card, t)),
    hint: t('choice.cardHint', {
      points: t('points', { count: cards[card].points }),
      bonus: bonusText(card, t),
    }),
  };
  const payments = paymentsToAsk(card, player);
  const [only] = payments;
  if (payments.length === 1 && only !== undefined) return { ...head, move: preserveMove(card, only) };
  return {
    ...head,
    choices: payments.map((fish) => ({
      key: colours.map((colour) => fish[colour]).join('-'),
      label: t('choice.pay', { fish: fishText(fish, t) }),
      move: preserveMove(card, fish),
    })),
  };
}

/** What could pay; where nothing can, one payment to ask about. */
export function paymentsToAsk(card: CardId, { fish }: Player): readonly ByColour[] {
  const payments = payable(card, fish);
  return payments.length > 0 ? payments : paymentsFor(card).slice(0, 1);
}

export function preserveMove(card: CardId, discard: ByColour): Move {
  return { type: 'preserve', card, discard };
}

/** The first to end a day says how tomorrow begins. */
export function saysOrder(table: Table): boolean {
  return table.initiative === null && !isLastDay(table) && !table.extra;
}

function endChoice(table: Table, { hours }: Player, t: Translate): Choice<Move> {
  const head = {
    key: 'end',
    label: t('choice.end'),
    hint: t('choice.endHint', { hours: t('hours', { count: hours }) }),
  };
  if (!saysOrder(table)) return { ...head, move: { type: 'endDay' }, risky: true };
  return {
    ...head,
    choices: orders.map((next) => ({
      key: `end-${next}`,
      label: t(next === 'first' ? 'choice.endFirst' : 'choice.endSecond'),
      hint: t(next === 'first' ? 'choice.endFirstHint' : 'choice.endSecondHint'),
      move: { type: 'endDay', next },
      risky: true,
    })),
  };
}

function bonus(table: Table, seat: number, t: Translate): Choices {
  if (table.bonus === null) return [];
  const { card, parts } = table.bonus;
  const { steps, tile } = cards[card];
  const isWhole = parts.length === (steps > 0 ? 1 : 0) + (tile === null ? 0 : 1);
  return [
    ...(parts.includes('chart') && tile !== null ? [bonusChartChoice(table, tile, t)] : []),
    ...(parts.includes('sail') ? [bonusSailChoice(table, seat, steps, t)] : []),
    {
      key: 'bonus-done',
      label: t(isWhole ? 'choice.bonusDoneAll' : 'choice.bonusDone'),
      move: { type: 'bonusDone' },
      risky: true,
    },
  ];
}
