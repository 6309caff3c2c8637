/** Everything the table frame needs of Isaribi. */
import { peeksAtMost } from '@quayside/games/isaribi/data';
import { isOpen, legal, standsFor } from '@quayside/games/isaribi/legal';
import { meta } from '@quayside/games/isaribi/meta';
import { reason } from '@quayside/games/isaribi/reasons';
import { apHalfOf, cubesIn, mustPass, storageOf } from '@quayside/games/isaribi/table';
import { type Isaribi, moveTypes } from '@quayside/games/isaribi/types';
import type { GamePage, Translate } from '../../table/game-page';
import { advance } from './advance';
import { Board } from './Board';
import { choices } from './choices';
import { describe } from './describe';
import { textView } from './text-view';
import { apText, type Table } from './words';

export const page: GamePage<Isaribi> = {
  meta,
  judge: { moves: moveTypes, legal, reason, standsFor, isOpen },
  Board,
  prompt: ({ public: table }, t) => prompt(table, t),
  choices,
  describe,
  advance,
  figures({ public: table }, seat, t) {
    const player = table.players[seat];
    if (player === undefined) return [];
    return [
      { key: 'money', label: t('figure.money'), value: player.money },
      { key: 'cubes', label: t('figure.cubes'), value: cubesIn(player.cubes) },
      { key: 'ap', label: t('figure.ap'), value: apText(apHalfOf(player)) },
    ];
  },
  progress({ public: table }, t) {
    const { round, options, aloneTurns, phase } = table;
    const values = { round, rounds: options.rounds, phase: t(`phase.${phase}`), turn: aloneTurns };
    return t(aloneTurns > 0 && phase === 'MAIN' ? 'progress.alone' : 'progress.round', values);
  },
  text: textView,
  score: ({ seat, public: table }) => table.players[seat ?? -1]?.money ?? 0,
};

function prompt(table: Table, t: Translate): string {
  const { phase, active, turn, market } = table;
  const player = table.players[active[0] ?? -1];
  if (player === undefined) return t(`prompt.${phase}`);
  if (phase === 'MAIN' && mustPass(player)) return t('prompt.MAIN_idle');
  if (phase === 'MAIN' && turn?.apHalf === 0) return t('prompt.MAIN_out');
  const peeked = market.filter(({ peekedBy }) => peekedBy !== null).length;
  return t(`prompt.${phase}`, {
    left: peeksAtMost - peeked,
    ap: apText(turn?.apHalf ?? 0),
    limit: storageOf(player),
    count: cubesIn(player.cubes),
  });
}
