/** The action bar: every move a player would look for, refused ones too. */
import { finalPosition } from '@quayside/games/fish-and-ships/data';
import { type Colour, colours, type Direction, type Move, type TilesToSay } from '@quayside/games/fish-and-ships/types';
import type { Choice, Translate } from '../../table/game-page';
import { fishAt, fishText, type GameView, placeName, type Table } from './words';

type Choices = readonly Choice<Move>[];

export function choices(view: GameView, t: Translate): Choices {
  const { seat, mine, public: table } = view;
  if (seat === null || mine === null || !table.active.includes(seat)) return [];
  const held = colours.filter((colour) => mine.hand[colour] > 0);
  switch (table.phase) {
    case 'PASS':
      return held.map((colour) => ({
        key: colour,
        label: t('choice.pass', { colour: t(`colour.${colour}`) }),
        hint: t('choice.passHint', { animal: t(`animal.${colour}`), count: mine.hand[colour] }),
        move: { type: 'passSailor', colour },
      }));
    case 'TURN':
      return [...turns(table, t), sending(table, held, mine.hand, t)];
    case 'CHOOSE':
      return table.revealed.map((colour) => chooseShip(table, colour, t));
    case 'OVER':
      return [];
  }
}

/** What announcing a number of tiles brings or costs. */
export function cubeHint({ supply }: Table, n: TilesToSay, t: Translate): string {
  if (n === 2) return t('choice.even');
  if (n === 3) return t('choice.pay');
  return supply > 0 ? t('choice.gain') : t('choice.gainNone');
}

function turns(table: Table, t: Translate): Choices {
  return ([1, 2, 3] as const).map((n) => ({
    key: `turn-${n}`,
    label: t('choice.turn', { count: n }),
    hint: cubeHint(table, n, t),
    move: { type: 'reveal', n },
  }));
}

function sending(
  table: Table,
  held: readonly Colour[],
  hand: Readonly<Record<Colour, number>>,
  t: Translate,
): Choice<Move> {
  const label = t('choice.send');
  const [first] = held;
  // An empty hand: the branch becomes a move that is refused and says so.
  if (first === undefined) return { key: 'send', label, move: { type: 'sendSailor', colour: 'white' } };
  return {
    key: 'send',
    label,
    hint: t('choice.sendHint'),
    choices: held.map((colour) => ({
      key: colour,
      label: t('choice.sailor', { animal: t(`animal.${colour}`) }),
      hint: t('choice.sailorHint', { count: hand[colour] }),
      choices: [stay(colour, t), ...colours.flatMap((ship) => voyages(table, colour, ship, t))],
    })),
  };
}

function stay(colour: Colour, t: Translate): Choice<Move> {
  const move: Move = { type: 'sendSailor', colour };
  return { key: 'stay', label: t('choice.stay'), hint: t('choice.stayHint'), move, risky: true };
}

function voyages(table: Table, colour: Colour, ship: Colour, t: Translate): Choices {
  const name = capital(t(`ship.${ship}`));
  return ([1, -1] as const).map((direction) => ({
    key: `${ship}-${direction === 1 ? 'forward' : 'back'}`,
    label: t(direction === 1 ? 'choice.forward' : 'choice.back', { ship: name }),
    hint: voyageHint(table, ship, direction, t),
    move: { type: 'sendSailor', colour, ship, direction },
    risky: true,
  }));
}

function voyageHint(table: Table, ship: Colour, direction: Direction, t: Translate): string {
  const target = table.ships[ship] + direction;
  if (target < 0) return t('choice.noWay');
  return t('choice.voyage', { to: placeName(target, t, 'to'), fish: fishText(fishAt(table, target), t) });
}

function chooseShip(table: Table, colour: Colour, t: Translate): Choice<Move> {
  const target = table.ships[colour] + 1;
  const voyage = voyageHint(table, colour, 1, t);
  return {
    key: colour,
    label: t('choice.choose', { ship: t(`ship.${colour}`) }),
    hint: target === finalPosition ? t('choice.ends') : voyage,
    move: { type: 'chooseShip', colour },
  };
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
