/** Everything the table frame needs of Fisheries of Gloucester. */
import { daysInAll } from '@quayside/games/fisheries-of-gloucester/data';
import { isOpen, legal, standsFor } from '@quayside/games/fisheries-of-gloucester/legal';
import { meta } from '@quayside/games/fisheries-of-gloucester/meta';
import { reason } from '@quayside/games/fisheries-of-gloucester/reasons';
import { dayOf, otherSeat } from '@quayside/games/fisheries-of-gloucester/table';
import { type FisheriesOfGloucester, moveTypes } from '@quayside/games/fisheries-of-gloucester/types';
import type { GamePage, Translate } from '../../table/game-page';
import { remembered } from '../../table/remembered';
import { advance } from './advance';
import { Board } from './Board';
import { choices } from './choices';
import { describe } from './describe';
import { textView } from './text-view';
import { bonusText, fishIn, isAsked, pointsOf, type Table } from './words';

export const page: GamePage<FisheriesOfGloucester> = {
  meta,
  judge: { moves: moveTypes, legal: remembered(legal), reason, standsFor, isOpen },
  Board,
  prompt: ({ public: table }, t) => prompt(table, t),
  choices,
  describe,
  advance,
  figures({ public: table }, seat, t) {
    const player = table.players[seat];
    if (player === undefined) return [];
    return [
      { key: 'hours', label: t('figure.hours'), value: player.hours },
      { key: 'fish', label: t('figure.fish'), value: fishIn(player.fish) },
      { key: 'points', label: t('figure.points'), value: pointsOf(table, seat) },
    ];
  },
  progress({ public: table }, t) {
    const day = dayOf(table);
    return day === 0 ? t('progress.before') : t('progress.day', { day, days: daysInAll });
  },
  text: textView,
  habits: { lobster: (view) => (isAsked(view, 'LOBSTER') ? { type: 'finishTurn' } : null) },
  score: ({ seat, public: table }) => pointsOf(table, seat ?? -1),
};

function prompt(table: Table, t: Translate): string {
  const { phase, active, bonus, extra } = table;
  const [seat = 0] = active;
  const player = table.players[seat];
  const hours = t('hours', { count: player?.hours ?? 0 });
  if (phase === 'BONUS' && bonus !== null) return t('prompt.BONUS', { bonus: bonusText(bonus.card, t, bonus.parts) });
  if (phase !== 'ACTION') return t(`prompt.${phase}`);
  const isAlone = table.players[otherSeat(seat)]?.ended === true;
  return t(extra ? 'prompt.ACTION_extra' : isAlone ? 'prompt.ACTION_alone' : 'prompt.ACTION', { hours });
}
