/** What holds right now on the printed chart: wind in the storm belt, places to go to with their fuel, what the log points at. */
import { galeForce } from '@quayside/games/swordfish/data';
import { nodeIds, places } from '@quayside/games/swordfish/sea';
import { forceAt } from '@quayside/games/swordfish/table';
import type { NodeId } from '@quayside/games/swordfish/types';
import type { Voyage } from '@quayside/games/swordfish/voyages';
import { cx } from '../../ui/cx';
import { pointOf, winds } from './map';
import classes from './marks.module.css';
import type { WorkProps } from './use-work';

const belt = nodeIds.filter((node) => places[node].kind === 'anchor' && places[node].storm !== null);

export function Marks({ view, marked, work }: WorkProps) {
  const { draft } = work;
  const pointed = nodeIds.find((node) => marked === `node-${node}`);
  return (
    <g>
      {belt.map((node) => (
        <Wind key={node} node={node} force={forceAt(view.public, node) ?? 0} />
      ))}
      {pointed !== undefined && (
        <circle cx={pointOf(pointed).x} cy={pointOf(pointed).y} r="24" className={classes.marked} />
      )}
      {draft !== null && [...draft.ways.values()].map((way) => <Target key={way.to} way={way} />)}
    </g>
  );
}

function Wind({ node, force }: { readonly node: NodeId; readonly force: number }) {
  const { x, y } = winds[node] ?? pointOf(node);
  return (
    <g transform={`translate(${x} ${y})`} className={cx(classes.wind, force >= galeForce && classes.gale)}>
      <path d="M-15-12h30l-6 12 6 12h-30Z" />
      <text x="-3" y="6">
        {force}
      </text>
    </g>
  );
}

function Target({ way }: { readonly way: Voyage }) {
  const { x, y } = pointOf(way.to);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" className={classes.target} />
      {way.fuel > 0 && (
        <g transform="translate(17 -16)" className={classes.fuel}>
          <path d="M0-13q10 11 10 17a10 10 0 0 1-20 0q0-6 10-17Z" />
          <text y="9">{way.fuel}</text>
        </g>
      )}
    </g>
  );
}
