/** The treasury: everybody's money on one ruler, so that who leads is seen at a glance. */
import { Coin } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import type { Props } from './props';
import classes from './treasury.module.css';

const step = 10;
const shortest = 30;

export function Treasury({ view, names, t }: Props) {
  const { players } = view.public;
  const richest = Math.max(...players.map(({ money }) => money));
  const end = Math.max(shortest, Math.ceil((richest + 1) / step) * step);
  return (
    <section className={classes.treasury} aria-label={t('board.treasury')}>
      <Coin className={classes.coin} />
      <div className={classes.ruler}>
        {Array.from({ length: end / step + 1 }, (_, at) => at * step).map((mark) => (
          <span key={mark} className={classes.tick} style={{ '--at': mark / end }} aria-hidden="true">
            {mark}
          </span>
        ))}
        {players.map(({ money }, seat) => (
          <span
            key={names.seat(seat)}
            className={classes.marker}
            style={{ '--at': money / end, '--level': levelOf(players, seat) }}
          >
            <SeatMark
              seat={seat}
              size={1.2}
              label={t('board.treasurySeat', { name: names.seat(seat), ryo: t('ryo', { count: money }) })}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

/** How many seats before this one stand on the same Ryo. */
function levelOf(players: readonly { readonly money: number }[], seat: number): number {
  return players.slice(0, seat).filter(({ money }) => money === players[seat]?.money).length;
}
