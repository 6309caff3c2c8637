/** My boat card: money, points of action left, both tracks and abilities with the price of the next step, the hold. */
import { apHalfOf } from '@quayside/games/isaribi/table';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Coin } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import { ApChips } from './art';
import { SeatFlags } from './Boats';
import { Hold } from './Hold';
import classes from './my-boat.module.css';
import type { Props } from './props';
import type { SaleProps } from './sale-props';
import { Technologies } from './Technologies';
import { apText, isAsked, mineOf, type Player } from './words';

export function MyBoat(props: SaleProps) {
  const { view, marked, t } = props;
  const player = mineOf(view);
  if (player === null || view.seat === null) return null;
  return (
    <section
      className={cx(classes.boat, marked === `seat-${view.seat}` && classes.marked)}
      aria-label={t('board.yourBoat')}
      data-region="hand"
      tabIndex={-1}
    >
      <header className={classes.header}>
        <SeatMark seat={view.seat} size={1.75} />
        <span className={classes.money}>
          <Coin className={classes.coin} />
          <span className="visually-hidden">{t('ryo', { count: player.money })}</span>
          <span aria-hidden="true">{player.money}</span>
        </span>
        <SeatFlags view={view} at={view.seat} t={t} />
        <Points {...props} player={player} />
        <EndTurn {...props} />
      </header>
      <Technologies {...props} player={player} />
      <Hold {...props} player={player} />
    </section>
  );
}

/** Points of action, as chips: those of this turn, or those of the next one. */
function Points({ view, player, t }: Props & { readonly player: Player }) {
  const { turn } = view.public;
  if (turn === null || !isAsked(view, 'MAIN')) return null;
  const all = Math.max(apHalfOf(player), turn.apHalf);
  return (
    <span className={classes.points}>
      <span className="visually-hidden">{t('board.apLeft', { ap: apText(turn.apHalf), all: apText(all) })}</span>
      <ApChips left={turn.apHalf} all={all} className={classes.chips} />
      <span aria-hidden="true">{t('ap', { ap: apText(turn.apHalf) })}</span>
    </span>
  );
}

function EndTurn({ view, judge, send, t }: Props) {
  if (view.public.phase === 'CARPENTER' && isAsked(view, 'CARPENTER')) {
    return (
      <Button size="small" onClick={() => send({ type: 'carpenter', tech: null })}>
        {t('board.noTech')}
      </Button>
    );
  }
  if (view.public.phase !== 'MAIN') return null;
  const refused = judge({ type: 'endTurn' }) !== null;
  return (
    <Button
      size="small"
      kind={refused ? 'secondary' : 'primary'}
      muted={refused}
      onClick={() => send({ type: 'endTurn' })}
    >
      {t('board.endHere')}
    </Button>
  );
}
