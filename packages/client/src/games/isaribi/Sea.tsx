/** The sea: the Harbor and four Areas in a row, what swims there, and the boats. */
import { type Space, spaces } from '@quayside/games/isaribi/types';
import { cx } from '../../ui/cx';
import { Boat } from '../../ui/pieces/Boat';
import { Water } from '../../ui/pieces/Water';
import { useRovingGrid } from '../../ui/use-roving-grid';
import type { Props } from './props';
import { AreaContent, HarborContent } from './SeaArea';
import { SeaTarget, Tackle } from './SeaTarget';
import classes from './sea.module.css';
import { berthOf, isArea, mineOf, placeName } from './words';

export function Sea(props: Props) {
  const { view, marked, t } = props;
  const roving = useRovingGrid(spaces.length, spaces.length);
  const mine = mineOf(view);
  return (
    <section className={classes.sea} aria-label={t('board.sea')}>
      <Water className={classes.water} />
      <span className={classes.depth} aria-hidden="true" />
      <ol className={classes.spaces} onKeyDown={roving.onKeyDown}>
        {spaces.map((space) => (
          <li key={spaceKey(space)} className={cx(classes.space, marked === spaceKey(space) && classes.marked)}>
            {isArea(space) ? <AreaContent {...props} space={space} /> : <HarborContent t={t} />}
            <SeaTarget {...props} space={space} tabIndex={roving.tabIndex(space)} />
            {mine?.space === space && <Tackle {...props} player={mine} />}
          </li>
        ))}
      </ol>
      <Fleet {...props} />
    </section>
  );
}

const spaceKey = (space: Space) => `space-${space}`;

/** Boats lie above all spaces, so that they can glide from one to the next. */
function Fleet({ view, marked, names, t }: Props) {
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
