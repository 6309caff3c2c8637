/** The sea: the grid with everything on it, and a button for every space. */
import { Drawing } from '../../ui/Drawing';
import { Course } from './Course';
import { FleetBars } from './FleetBars';
import { Fleets } from './Fleets';
import { Ground } from './Ground';
import { viewBox } from './geometry';
import { Preview } from './Preview';
import { Shoal } from './Shoal';
import { Spaces } from './Spaces';
import classes from './sea.module.css';
import { Targets } from './Targets';
import type { WorkProps } from './use-workbench';

export function Sea(props: WorkProps) {
  const { view, t } = props;
  return (
    <section className={classes.sea} aria-label={t('board.sea')}>
      <Drawing viewBox={viewBox} className={classes.map}>
        <Ground terrain={view.public.terrain} />
        <FleetBars {...props} />
        <Course {...props} />
        <Targets {...props} />
        <Shoal {...props} />
        <Fleets {...props} />
        <Preview {...props} />
      </Drawing>
      <Spaces {...props} />
    </section>
  );
}
