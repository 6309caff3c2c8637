/** Choices that all make at the same time: Epic's seven cards, tucking, processing, trading, discarding. */
import { keptInEpic } from '@quayside/games/fleet/data';
import { legal } from '@quayside/games/fleet/legal';
import { bonusOf, licencesOf } from '@quayside/games/fleet/table';
import { type Card, type CrateOn, cards, type Move, type Tuck } from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import {
  cardName,
  cardsText,
  craftName,
  crateOnText,
  type GameView,
  handList,
  kebab,
  listText,
  type Mine,
  type Player,
} from './words';

type Choices = readonly Choice<Move>[];

/** What goes is chosen card by card; what is left is kept. */
export function keepChoices({ hand }: Mine, t: Translate): Choices {
  return awayChoices(handList(hand), handList(hand).length - keptInEpic, t);
}

function awayChoices(held: readonly Card[], count: number, t: Translate): Choices {
  return cards
    .filter((card) => held.includes(card))
    .map((card) => {
      const at = held.indexOf(card);
      const rest = [...held.slice(0, at), ...held.slice(at + 1)];
      const head = { key: `away-${kebab(card)}`, label: t('choice.putAway', { card: cardName(card, t) }) };
      if (count > 1) return { ...head, choices: awayChoices(rest, count - 1, t) };
      return {
        ...head,
        hint: t('choice.keepHint', { cards: cardsText(rest, t) }),
        move: { type: 'keep', cards: rest },
      };
    });
}

export function tuckChoices(view: GameView, player: Player, t: Translate): Choices {
  return legal(view).flatMap((move): Choices => {
    if (move.type !== 'tuck') return [];
    const { tucks } = move;
    if (tucks.length === 0) return [{ key: 'keep', label: t('choice.tuckNone'), hint: t('choice.tuckNoneHint'), move }];
    const label = t('choice.tuck', {
      cards: cardsText(
        tucks.map(({ card }) => card),
        t,
      ),
    });
    return [{ key: tuckKey(tucks), label, hint: tuckHint(player, tucks, t), move }];
  });
}

function tuckKey(tucks: readonly Tuck[]): string {
  return ['tuck', ...tucks.map(({ card }) => kebab(card))].join('-');
}

function tuckHint(player: Player, tucks: readonly Tuck[], t: Translate): string {
  return t('choice.tuckHint', {
    boats: listText(
      tucks.map(({ boat }) => craftName(player, boat, t)),
      t,
    ),
  });
}

export function processChoices(view: GameView, player: Player, t: Translate): Choices {
  const counts = legal(view).flatMap((move): Choices => {
    if (move.type !== 'process') return [];
    const { crates } = move;
    if (crates.length === 0) return [{ key: 'none', label: t('choice.processNone'), move }];
    return [
      {
        key: `process-${crates.length}`,
        label: t('choice.process', { count: crates.length }),
        hint: t('choice.processHint', {
          craft: listText(
            crates.map((crate) => crateOnText(player, crate, t)),
            t,
          ),
        }),
        move,
      },
    ];
  });
  return counts.length > 0
    ? counts
    : [{ key: 'none', label: t('choice.processNone'), move: { type: 'process', crates: [] } }];
}

export function tradeChoices(player: Player, t: Translate): Choices {
  const count = bonusOf(player, 'processing', 'processingCards');
  return [
    { key: 'trade', label: t('choice.trade'), hint: t('choice.tradeHint', { count }), move: { type: 'trade' } },
    {
      key: 'no-trade',
      label: t('choice.noTrade'),
      hint: t('choice.noTradeHint', { count: player.processed }),
      move: { type: 'noTrade' },
    },
  ];
}

/** All that is legal; without Tuna the other cards of the hand too, to be refused. */
export function discardChoices(view: GameView, player: Player, { hand, fresh }: Mine, t: Translate): Choices {
  const allowed = legal(view).flatMap((move) => (move.type === 'discard' ? [move] : []));
  const others =
    licencesOf(player, 'tuna') > 0 ? [] : cards.filter((card) => hand[card] > 0 && !fresh.some((one) => one === card));
  const single = allowed.every((move) => move.cards.length === 1);
  return [
    ...allowed.map((move) => discardChoice(move, t)),
    ...(single ? others : []).map((card) => discardChoice({ type: 'discard', cards: [card] }, t)),
  ];
}

function discardChoice(move: Extract<Move, { type: 'discard' }>, t: Translate): Choice<Move> {
  return {
    key: ['discard', ...move.cards.map(kebab)].join('-'),
    label: t('choice.discard', { cards: cardsText(move.cards, t) }),
    move,
  };
}

/** One crate from every craft that has any, where it is missed least. */
export function oneFromEach(view: GameView): readonly CrateOn[] {
  const all = legal(view).flatMap((move) => (move.type === 'process' ? [move.crates] : []));
  return all.reduce((most, crates) => (crates.length > most.length ? crates : most), []);
}
