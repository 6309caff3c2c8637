/** What would happen at the space under the pointer or the focus: the tile as it would lie, the route, the mirrored pair. */
import { mirrorOf, nameOf, numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { cx } from '../../ui/cx';
import { TileShape } from './Course';
import { upperHalf } from './draft';
import { Feature } from './Ground';
import { cornerOf, lineThrough } from './geometry';
import classes from './preview.module.css';
import type { WorkProps } from './use-workbench';

export function Preview({ cue, marked, work }: WorkProps) {
  const { draft, over, ghost, targets } = work;
  if (cue?.type === 'sailed') return <path d={lineThrough(cue.route)} className={cx(classes.route, classes.wake)} />;
  if (ghost !== null)
    return <TileShape spaces={ghost.spaces} className={ghost.isLegal ? classes.ghost : classes.refused} />;
  if (over === null) return <Marked piece={marked} />;
  if (draft.kind === 'sail') {
    const voyage = draft.voyages.find(({ to }) => to === over);
    if (voyage === undefined) return null;
    return (
      <path d={lineThrough(voyage.route)} className={cx(classes.route, voyage.cost > draft.most && classes.dear)} />
    );
  }
  if (draft.kind !== 'feature') return <Marked piece={marked} />;
  const upper = upperHalf(over);
  return (
    <g className={targets.has(over) ? classes.ghost : classes.refused}>
      {[upper, nameOf(mirrorOf(numberOf(upper)))].map((space) => {
        const { x, y } = cornerOf(space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <rect x="4" y="4" width="92" height="92" rx="14" className={classes.spot} />
            <Feature kind={draft.feature} />
          </g>
        );
      })}
    </g>
  );
}

/** An empty space that the log points at. */
function Marked({ piece }: { readonly piece: string | null }) {
  const space = piece?.startsWith('space-') ? piece.slice('space-'.length) : null;
  const at = numberOf(space);
  if (at === -1) return null;
  const { x, y } = cornerOf(nameOf(at));
  return <rect x={x + 4} y={y + 4} width="92" height="92" rx="14" className={classes.marked} />;
}
