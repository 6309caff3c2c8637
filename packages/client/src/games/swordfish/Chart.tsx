/** The chart: sea, coast, courses and buoys with everything that lies on them, and a button for every place. */
import { Drawing } from '../../ui/Drawing';
import { Berths } from './Berths';
import classes from './chart.module.css';
import { Ground } from './Ground';
import { Marks } from './Marks';
import { height, lineThrough, pointOf, width } from './map';
import { Places } from './Places';
import { Ports } from './Ports';
import type { WorkProps } from './use-work';

export function Chart(props: WorkProps & { readonly openShop: () => void }) {
  const { view, t } = props;
  return (
    <section className={classes.chart} aria-label={t('board.chart')} data-region="sea">
      <Drawing viewBox={`0 0 ${width} ${height}`} className={classes.map}>
        <Ground seats={view.public.players.length} t={t} />
        <Ports table={view.public} t={t} />
        <Marks {...props} />
        <Route {...props} />
        <Berths {...props} />
      </Drawing>
      <Places {...props} />
    </section>
  );
}

/** The way to the place under the pointer or the focus. */
function Route({ work }: WorkProps) {
  const { draft, over } = work;
  const way = over === null ? undefined : draft?.ways.get(over);
  if (!draft || way === undefined) return null;
  const { x, y } = pointOf(way.to);
  return (
    <g>
      <path d={lineThrough([draft.from, ...way.path])} className={classes.route} />
      <circle cx={x} cy={y} r="25" className={classes.end} />
    </g>
  );
}
