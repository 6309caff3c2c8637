/** Hiring: a card of the hand becomes captain of a boat; a First Mate joins a captain of this round. */
import { legal } from '@quayside/games/fleet/legal';
import { boatsForMate, hireLimit } from '@quayside/games/fleet/table';
import {
  type Boat,
  type BoatCard,
  type BoatId,
  boatCards,
  type CrateFrom,
  type CrateOn,
  type Move,
} from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import { boatName, cardName, crateOnText, type GameView, kebab, type Mine, type Player } from './words';

export function hireChoices(view: GameView, player: Player, mine: Mine, t: Translate): readonly Choice<Move>[] {
  const left = hireLimit(player) - player.hired;
  const mayMate = view.public.mix.firstMate && boatsForMate(player, view.public.round).length > 0;
  return [
    ...handCards(mine).map((card) => hireOf(player, card, t)),
    ...(mayMate ? [mateChoice(view, player, mine, t)] : []),
    {
      key: 'end',
      label: t('choice.endHire'),
      hint: t('choice.endHireHint', { count: left }),
      move: { type: 'endHire' },
      risky: legal(view).length > 1,
    },
  ];
}

function handCards({ hand }: Mine): BoatCard[] {
  return boatCards.filter((card) => hand[card] > 0);
}

export function hireKey(card: BoatCard): string {
  return `hire-${kebab(card)}`;
}

export function boatKey(boat: BoatId): string {
  return `boat-${boat}`;
}

/** Boats without captain; of those that are alike the oldest. */
export function boatsToHireFor(player: Player): readonly Boat[] {
  const free = player.boats.filter(({ captained }) => captained === null);
  return free.filter(({ card, type }, at) => free.findIndex((one) => one.card === card && one.type === type) === at);
}

function hireOf(player: Player, card: BoatCard, t: Translate): Choice<Move> {
  const key = hireKey(card);
  const label = t('choice.hire', { card: cardName(card, t) });
  const boats = boatsToHireFor(player);
  const [only = player.boats[0]] = boats;
  const hire = (boat: BoatId): Move => ({ type: 'hire', card, boat });
  if (boats.length <= 1) {
    const hint = only === undefined ? t('choice.hireNone') : t('choice.hireOn', { boat: boatName(player, only, t) });
    return { key, label, hint, move: hire(only?.id ?? 0) };
  }
  return {
    key,
    label,
    hint: t('choice.hireHint', { count: boats.length }),
    choices: boats.map((boat) => ({ key: boatKey(boat.id), label: boatName(player, boat, t), move: hire(boat.id) })),
  };
}

function mateChoice(view: GameView, player: Player, mine: Mine, t: Translate): Choice<Move> {
  const boats = boatsForMate(player, view.public.round);
  const head = {
    key: 'mate',
    label: t('choice.mate'),
    hint: t('choice.mateHint', { left: view.public.piles.firstMate }),
  };
  const cards = handCards(mine);
  const sources = crateSources(player);
  const [boat] = boats;
  const [card] = cards;
  const [source] = sources;
  if (card === undefined || source === undefined) {
    // Something is missing: one refused move that says what.
    const move: Move = {
      type: 'buyFirstMate',
      boat: boat?.id ?? 0,
      card: card ?? 'shrimp',
      crateFrom: source ?? 'processed',
    };
    return { ...head, move };
  }
  return { ...head, choices: boats.map((one) => mateOn(player, one, cards, sources, t)) };
}

function mateOn(
  player: Player,
  boat: Boat,
  cards: readonly BoatCard[],
  sources: readonly CrateFrom[],
  t: Translate,
): Choice<Move> {
  return {
    key: boatKey(boat.id),
    label: boatName(player, boat, t),
    choices: cards.map((card) => ({
      key: `card-${kebab(card)}`,
      label: t('choice.mateCard', { card: cardName(card, t) }),
      choices: sources.map((crateFrom) => ({
        key: sourceKey(crateFrom),
        label: sourceText(player, crateFrom, t),
        move: { type: 'buyFirstMate', boat: boat.id, card, crateFrom },
      })),
    })),
  };
}

/** Where a crate could come from: the processed ones first, then every hold. */
export function crateSources(player: Player): readonly CrateFrom[] {
  return [...(player.processed > 0 ? ['processed' as const] : []), ...laden(player)];
}

/** Every hold with a crate. */
export function laden({ boats, artisans }: Player): readonly CrateOn[] {
  return [
    ...boats.flatMap(({ id, crates, tucked }): CrateOn[] => [
      ...((tucked ?? 0) > 0 ? [{ boat: id, hold: 'tucked' as const }] : []),
      ...(crates > 0 ? [{ boat: id, hold: 'own' as const }] : []),
    ]),
    ...artisans.filter(({ crates }) => crates > 0).map(({ id }): CrateOn => ({ boat: id, hold: 'own' })),
  ];
}

export function sourceKey(from: CrateFrom): string {
  return from === 'processed' ? from : `${from.hold}-${from.boat}`;
}

export function sourceText(player: Player, from: CrateFrom, t: Translate): string {
  if (from === 'processed') return t('choice.fromProcessed');
  return t('choice.fromCraft', { craft: crateOnText(player, from, t) });
}
