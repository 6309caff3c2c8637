/** The strip over the chart: round, phase, turn order with VP, and the order of the next round. */

import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import type { Props } from './props';
import classes from './status.module.css';
import { nextOrder, vpText } from './words';

const parts = ['PURCHASE', 'MOVEMENT', 'WEATHER', 'FISHING', 'SELLING'] as const;

export function Status(props: Props) {
  const { view, cue, t } = props;
  const { round, options, closing, phase } = view.public;
  const values = { round, rounds: options.rounds };
  const now = cue?.type === 'weather' || cue?.type === 'adrift' ? 'WEATHER' : phase;
  return (
    <section className={classes.status} aria-label={t('board.status')}>
      <strong className={classes.round} title={t(closing ? 'board.closingLong' : 'board.roundLong', values)}>
        {t(closing ? 'board.closing' : 'board.round', values)}
      </strong>
      <ol className={classes.phases} aria-label={t('board.phases')}>
        {parts.map((part) => (
          <li key={part} className={cx(part === now && classes.now)} aria-current={part === now ? 'step' : undefined}>
            {t(part === 'WEATHER' ? 'board.weatherPhase' : `phase.${part}`)}
          </li>
        ))}
      </ol>
      <Order {...props} />
    </section>
  );
}

function Order({ view, names, t }: Props) {
  const { order, players, active, closing } = view.public;
  return (
    <>
      <ol className={classes.order} aria-label={t('board.order')}>
        {order.map((seat, at) => {
          const values = { n: at + 1, name: names.seat(seat), vp: vpText(players[seat]?.vp ?? 0, t) };
          return (
            <li
              key={seat}
              className={cx(classes.seat, active.includes(seat) && classes.active)}
              title={t('board.orderSeat', values)}
            >
              <SeatMark seat={seat} size={1.05} label={t('board.orderSeat', values)} />
              <span aria-hidden="true">{players[seat]?.vp}</span>
            </li>
          );
        })}
      </ol>
      {!closing && (
        <span className={classes.next} title={t('board.next')}>
          <span className="visually-hidden">{t('board.next')}</span>
          <Icon name="arrow-right" size={0.9} />
          {nextOrder(view.public).map((seat) => (
            <SeatMark key={seat} seat={seat} size={0.85} label={names.seat(seat)} />
          ))}
        </span>
      )}
    </>
  );
}
