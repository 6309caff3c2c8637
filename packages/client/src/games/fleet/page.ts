/** Everything the table frame needs of Fleet. */
import { keptInEpic } from '@quayside/games/fleet/data';
import { legal, standsFor } from '@quayside/games/fleet/legal';
import { meta } from '@quayside/games/fleet/meta';
import { fundsOf } from '@quayside/games/fleet/money';
import { reason } from '@quayside/games/fleet/reasons';
import { cratesOnBoats, hireLimit, launchedBoats, launchLimit, netPrice } from '@quayside/games/fleet/table';
import { type Fleet, moveTypes } from '@quayside/games/fleet/types';
import type { GamePage, Translate } from '../../table/game-page';
import { remembered } from '../../table/remembered';
import { advance } from './advance';
import { Board } from './Board';
import { choices } from './choices';
import { describe } from './describe';
import { vpOf } from './points';
import { textView } from './text-view';
import { type GameView, handCount, licenceName, mineOf, money } from './words';

export const page: GamePage<Fleet> = {
  meta,
  judge: { moves: moveTypes, legal: remembered(legal), reason, standsFor },
  Board,
  prompt,
  choices,
  describe,
  advance,
  figures(view, seat, t) {
    const player = view.public.players[seat];
    if (player === undefined) return [];
    return [
      { key: 'vp', label: t('figure.vp'), value: vpOf(view, seat) },
      { key: 'cards', label: t('figure.cards'), value: handCount(view, seat) },
      { key: 'boats', label: t('figure.boats'), value: launchedBoats(player) },
      { key: 'crates', label: t('figure.crates'), value: cratesOnBoats(player) },
    ];
  },
  progress({ public: table }, t) {
    const values = { round: table.round, phase: t(`phase.${table.phase}`) };
    return t(table.finalRound ? 'progress.last' : 'progress.round', values);
  },
  text: textView,
  score: (view) => (view.seat === null ? 0 : vpOf(view, view.seat)),
};

function prompt(view: GameView, t: Translate): string {
  const { phase, auction, active, players } = view.public;
  const isMine = active.some((seat) => seat === view.seat);
  const player = isMine ? mineOf(view) : players[active[0] ?? -1];
  const licence = auction === null ? '' : licenceName(auction.licence, t);
  switch (phase) {
    case 'OPEN': {
      const funds = !isMine || !player || view.mine === null ? null : fundsOf(player, view.mine.hand);
      return funds === null ? t('prompt.OPEN') : t('prompt.OPEN_funds', { funds: money(funds, t) });
    }
    case 'RAISE':
      return t('prompt.RAISE', { licence, min: money((auction?.bid ?? 0) + 1, t) });
    case 'PAY':
      return t('prompt.PAY', {
        licence,
        money: money(player ? netPrice(player, auction?.bid ?? 0) : 0, t),
      });
    case 'LAUNCH_HIRE':
      if (player?.step === 'hire') return t('prompt.hire', { count: hireLimit(player) - player.hired });
      return t('prompt.launch', { count: player ? launchLimit(player) - player.launched : 1 });
    case 'PROCESSING':
      return t(player?.step === 'trade' ? 'prompt.trade' : 'prompt.process');
    case 'KEEP':
      return t('prompt.KEEP', { count: keptInEpic });
    default:
      return t(`prompt.${phase}`);
  }
}
