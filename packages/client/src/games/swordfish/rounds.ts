/** The season round by round: what every seat spent and took in, and the VP it had then. */
import { columns } from '@quayside/games/swordfish/types';
import type { Round, Translate } from '../../table/game-page';
import { signed } from './describe';
import { type GameView, type Player, vpText } from './words';

export function rounds({ public: table }: GameView, t: Translate): readonly Round[] {
  const { players, options, phase } = table;
  if (phase !== 'OVER') return [];
  const begun = players[0]?.books.sales.length ?? 0;
  return Array.from({ length: begun }, (_, at) => ({
    key: String(at + 1),
    label: at < options.rounds ? t('score.round', { round: at + 1 }) : t('board.closing'),
    cells: players.map((player) => cellOf(player, at, t)),
  }));
}

/** "44 VP (+37 −12)". */
function cellOf({ startVp, books }: Player, at: number, t: Translate): string {
  const changes = columns.map((column) => books[column]);
  const until = changes.flatMap((book) => book.slice(0, at + 1)).reduce((sum, vp) => sum + vp, startVp);
  const here = changes.map((book) => book[at] ?? 0);
  const won = here.filter((vp) => vp > 0).reduce((sum, vp) => sum + vp, 0);
  const spent = here.filter((vp) => vp < 0).reduce((sum, vp) => sum + vp, 0);
  const parts = [won, spent].filter((vp) => vp !== 0).map(signed);
  const total = vpText(until, t);
  return parts.length === 0 ? total : t('roundCell', { vp: total, changes: parts.join(' ') });
}
