/** The boats of all seats, each in its own berth of a space. */
import { cx } from '../../ui/cx';
import { Boat } from '../../ui/pieces/Boat';
import classes from './fleet.module.css';
import type { Props } from './props';
import { berthOf, placeName } from './words';

/** Boats lie above all spaces, so that they can glide from one to the next. */
export function Fleet({ view, marked, names, t }: Props) {
  const { players, active } = view.public;
  return (
    <ul className={classes.fleet}>
      {players.map(({ space, passed }, seat) => (
        <li
          key={names.seat(seat)}
          className={classes.place}
          style={{ '--column': space, ...berthOf(view.public, seat) }}
        >
          <span
            className={cx(
              classes.boat,
              passed && classes.passed,
              active.includes(seat) && classes.active,
              marked === `boat-${seat}` && classes.markedBoat,
            )}
          >
            <Boat seat={seat} label={t('board.boatAt', { name: names.seat(seat), place: placeName(space, t) })} />
          </span>
        </li>
      ))}
    </ul>
  );
}
