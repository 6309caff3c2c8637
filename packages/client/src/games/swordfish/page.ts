/** Everything the table frame needs of Swordfish. */
import { highestVp, tokenVp } from '@quayside/games/swordfish/data';
import { legal, standsFor } from '@quayside/games/swordfish/legal';
import { meta } from '@quayside/games/swordfish/meta';
import { reason } from '@quayside/games/swordfish/reasons';
import { captainsOf, crewsOf, wrecksToDecide } from '@quayside/games/swordfish/table';
import { moveTypes, type Swordfish } from '@quayside/games/swordfish/types';
import type { GamePage, Translate } from '../../table/game-page';
import { remembered } from '../../table/remembered';
import { advance } from './advance';
import { Board } from './Board';
import { choices } from './choices';
import { describe } from './describe';
import { rounds } from './rounds';
import { textView } from './text-view';
import type { Table } from './words';

export const page: GamePage<Swordfish> = {
  meta,
  judge: { moves: moveTypes, legal: remembered(legal), reason, standsFor },
  Board,
  prompt: ({ public: table }, t) => prompt(table, t),
  choices,
  describe,
  advance,
  figures({ public: table }, seat, t) {
    const player = table.players[seat];
    if (player === undefined) return [];
    return [
      { key: 'vp', label: t('figure.vp'), value: player.vp },
      { key: 'captains', label: t('figure.captains'), value: captainsOf(player).length },
      { key: 'boats', label: t('figure.boats'), value: crewsOf(player).length },
    ];
  },
  progress({ public: table }, t) {
    const { round, options, closing, phase } = table;
    const values = { round, rounds: options.rounds, phase: t(`phase.${phase}`) };
    return t(closing ? 'progress.closing' : 'progress.round', values);
  },
  text: textView,
  rounds,
  score: ({ seat, public: table }) => {
    const player = table.players[seat ?? -1];
    if (player === undefined) return 0;
    const tokens = captainsOf(player).reduce((sum, captain) => sum + captain.tokens, 0);
    return Math.min(highestVp, player.vp + tokens * tokenVp);
  },
};

function prompt(table: Table, t: Translate): string {
  const { phase, active, purchase, fishing } = table;
  const [seat = -1] = active;
  const vp = table.players[seat]?.vp ?? 0;
  if (phase === 'PURCHASE') return t(`prompt.PURCHASE_${purchase?.stage ?? 'hire'}`, { vp });
  if (phase === 'MOVEMENT' && wrecksToDecide(table, seat).length > 0) return t('prompt.MOVEMENT_wreck');
  const tile = fishing?.tile ?? null;
  return tile === null ? t(`prompt.${phase}`) : t('prompt.FISHING_drawn', { kind: tile.kind });
}
