/** The quay: the crate with the supply of cubes, and each seat's cubes and sailors. */
import type { Seat } from '@quayside/games/core/rules';
import { cx } from '../../ui/cx';
import { CardBack } from '../../ui/pieces/Card';
import { PirateFlag } from '../../ui/pieces/PirateFlag';
import { Crate, Cube } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import type { Props } from './props';
import classes from './quay.module.css';
import { countOf } from './words';

export function Quay(props: Props) {
  const { view, cue, marked, t } = props;
  const { supply, cubes } = view.public;
  return (
    <section className={classes.quay} aria-label={t('board.quay')}>
      <div className={cx(classes.supply, marked === 'supply' && classes.marked)}>
        <Crate className={classes.crate} />
        <span className="visually-hidden">{t('board.supplyCount', { cubes: t('cubes', { count: supply }) })}</span>
        <span className={classes.label} aria-hidden="true">
          {t('board.supply')}
        </span>
        <Cubes count={supply} />
      </div>
      <ul className={classes.seats}>
        {cubes.map((_, seat) => (
          <SeatBerth key={seatKey(seat)} {...props} at={seat} />
        ))}
      </ul>
      {cue?.type === 'pirate' && <PirateFlag className={classes.raid} />}
    </section>
  );
}

const seatKey = (seat: Seat) => `seat-${seat}`;

function SeatBerth({ view, names, marked, cue, at, t }: Props & { readonly at: Seat }) {
  const cubes = view.public.cubes[at] ?? 0;
  const sailors = countOf(view, 'hand', at);
  const robbed = cue?.type === 'pirate' && cue.victims.includes(at);
  const values = {
    name: names.seat(at),
    cubes: t('cubes', { count: cubes }),
    sailors: t('sailors', { count: sailors }),
  };
  return (
    <li className={cx(classes.seat, marked === `seat-${at}` && classes.marked, robbed && classes.robbed)}>
      <span className="visually-hidden">{t('board.seat', values)}</span>
      <SeatMark seat={at} size={1.5} />
      <Cubes count={cubes} />
      <span className={classes.sailors} aria-hidden="true">
        <CardBack className={classes.cardBack} />
        {sailors}
      </span>
    </li>
  );
}

/** The number says it; the cubes show it. */
function Cubes({ count }: { readonly count: number }) {
  return (
    <span className={classes.cubes} aria-hidden="true">
      <Cube className={classes.cube} />
      <strong>{count}</strong>
    </span>
  );
}
