/** Everything the table frame needs of Fish & Ships. */
import { legal, standsFor } from '@quayside/games/fish-and-ships/legal';
import { meta } from '@quayside/games/fish-and-ships/meta';
import { reason } from '@quayside/games/fish-and-ships/reasons';
import { type FishAndShips, moveTypes } from '@quayside/games/fish-and-ships/types';
import type { Figure, GamePage } from '../../table/game-page';
import { advance } from './advance';
import { Board } from './Board';
import { choices } from './choices';
import { describe } from './describe';
import { textView } from './text-view';
import { countOf, faceDown, pointsSoFar, score } from './words';

export const page: GamePage<FishAndShips> = {
  meta,
  judge: { moves: moveTypes, legal, reason, standsFor },
  Board,
  prompt: ({ public: { phase, revealed } }, t) =>
    t(`prompt.${phase}`, { ships: revealed.map((colour) => t(`colour.${colour}`)) }),
  choices,
  describe,
  advance,
  figures(view, seat, t) {
    const table = view.public;
    const figures: Figure[] = [
      { key: 'cubes', label: t('figure.cubes'), value: table.cubes[seat] ?? 0 },
      { key: 'hand', label: t('figure.hand'), value: countOf(view, 'hand', seat) },
      { key: 'sent', label: t('figure.sent'), value: countOf(view, 'sent', seat) },
    ];
    if (table.results.length > 0) {
      figures.push({ key: 'points', label: t('figure.points'), value: pointsSoFar(table, seat) });
    }
    return figures;
  },
  progress({ public: table }, t) {
    const tiles = t('progress.tiles', { count: faceDown(table) });
    const { games } = table.options;
    return games === 1 ? t('progress.one', { tiles }) : t('progress.many', { game: table.game, games, tiles });
  },
  text: textView,
  score,
  rounds: ({ public: { results } }, t) =>
    results.length < 2
      ? []
      : results.map(({ points, cubes }, at) => ({
          key: `game-${at + 1}`,
          label: t('round.game', { game: at + 1 }),
          cells: points.map((count, seat) =>
            t('round.cell', { points: t('points', { count }), cubes: t('cubes', { count: cubes[seat] ?? 0 }) }),
          ),
        })),
};
