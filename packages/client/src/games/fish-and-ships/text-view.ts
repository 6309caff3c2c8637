/** The table in words: the same view, for those who read it. */
import { finalPosition } from '@quayside/games/fish-and-ships/data';
import { colours } from '@quayside/games/fish-and-ships/types';
import type { Names, TextBlock, Translate } from '../../table/game-page';
import { countOf, faceDown, faces, fishAt, fishFor, fishText, type GameView, hiddenTiles, type Table } from './words';

export function textView(view: GameView, t: Translate, names: Names): readonly TextBlock[] {
  const { public: table } = view;
  return [
    { heading: t('view.row'), lines: table.fish.map((_, position) => cardLine(table, position, t)) },
    { heading: t('view.tiles'), lines: tileLines(table, t) },
    { heading: t('view.seats'), lines: seatLines(view, t, names) },
    ...(view.mine === null ? [] : [{ heading: t('view.mine'), lines: handLines(view, t) }]),
  ];
}

/** "Card 3: 2 fish". */
export function cardName(table: Table, position: number, t: Translate): string {
  const key = position === 0 ? 'board.cardHarbour' : position === finalPosition ? 'board.cardFinal' : 'board.card';
  return t(key, { n: position, fish: fishText(fishAt(table, position), t) });
}

function cardLine(table: Table, position: number, t: Translate): string {
  const card = cardName(table, position, t);
  const here = colours.filter((colour) => table.ships[colour] === position);
  return here.length === 0 ? card : t('view.card', { card, ships: here.map((colour) => t(`colour.${colour}`)) });
}

function tileLines(table: Table, t: Translate): string[] {
  const hidden = hiddenTiles(table);
  const list = faces.filter((face) => hidden[face] > 0).map((face) => t(`faceCount.${face}`, { count: hidden[face] }));
  const open = table.tiles.flatMap((face, slot) =>
    face === null ? [] : [t('board.tileUp', { n: slot + 1, face: t(`face.${face}`) })],
  );
  return [t('view.facedown', { tiles: faceDown(table) }), t('view.hiddenList', { list: list.join(', ') }), ...open];
}

function seatLines(view: GameView, t: Translate, names: Names): string[] {
  const lines = view.public.cubes.map((cubes, seat) =>
    t('view.seat', {
      name: names.seat(seat),
      cubes: t('cubes', { count: cubes }),
      sailors: t('sailors', { count: countOf(view, 'hand', seat) }),
      sent: countOf(view, 'sent', seat),
    }),
  );
  return [...lines, t('view.supply', { cubes: t('cubes', { count: view.public.supply }) })];
}

function handLines({ public: table, mine }: GameView, t: Translate): string[] {
  if (mine === null) return [];
  const lines = colours
    .filter((colour) => mine.hand[colour] > 0)
    .map((colour) => {
      const fish = fishFor(table, colour);
      const count = mine.hand[colour];
      return t('board.group', {
        animals: t(`animals.${colour}`),
        count,
        fish: fishText(fish, t),
        points: count * fish,
      });
    });
  return lines.length === 0 ? [t('view.empty')] : lines;
}
