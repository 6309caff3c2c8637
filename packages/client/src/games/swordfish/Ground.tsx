/** The printed chart: sea, storm belt, coast, roads, courses, anchors and buoys with their flags, names. */
import { courses } from '@quayside/games/swordfish/data';
import { nodeIds, places } from '@quayside/games/swordfish/sea';
import { colors, type NodeId } from '@quayside/games/swordfish/types';
import { memo } from 'react';
import type { Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import classes from './ground.module.css';
import { coast, height, labels, lineThrough, pointOf, roads, width } from './map';

interface GroundProps {
  readonly seats: number;
  readonly t: Translate;
}

export const Ground = memo(function Ground({ seats, t }: GroundProps) {
  return (
    <g>
      <rect width={width} height={height} className={classes.sea} />
      <Deep />
      <path d={swell} className={classes.swell} />
      <path d={coast.join('')} className={classes.surf} />
      <path d={coast.join('')} className={classes.land} />
      <path d={roads.join('')} className={classes.road} />
      <path d={courses.map(lineThrough).join('')} className={classes.course} />
      <BuoyLines />
      {nodeIds.map((node) => (
        <Spot key={node} node={node} seats={seats} />
      ))}
      {nodeIds.map((node) => (
        <Name key={node} node={node} t={t} />
      ))}
    </g>
  );
});

/** Linocut waves where nothing else is drawn. */
const swell = [
  [520, 480],
  [660, 300],
  [820, 60],
  [930, 90],
  [920, 520],
  [640, 660],
  [860, 640],
  [300, 690],
  [560, 160],
  [440, 680],
  [720, 620],
  [960, 420],
]
  .map(([x, y]) => `M${x} ${y}q10 8 20 0 10 8 20 0`)
  .join('');

/** The storm belt, darker the more of the wind blows there. */
function Deep() {
  const belt = nodeIds.filter((node) => places[node].storm !== null && places[node].kind === 'anchor');
  return (
    <g>
      {belt.map((node) => (
        <circle key={node} cx={pointOf(node).x} cy={pointOf(node).y} r="92" className={classes.belt} />
      ))}
    </g>
  );
}

function BuoyLines() {
  const lines = nodeIds.flatMap((node) => {
    const { kind, anchor } = places[node];
    return kind === 'buoy' && anchor !== null ? [lineThrough([anchor, node])] : [];
  });
  return <path d={lines.join('')} className={classes.line} />;
}

function Spot({ node, seats }: { readonly node: NodeId; readonly seats: number }) {
  const { kind, color, flag } = places[node];
  const { x, y } = pointOf(node);
  const at = `translate(${x} ${y})`;
  if (kind === 'port')
    return <rect x="-11" y="-11" width="22" height="22" rx="4" transform={at} className={classes.port} />;
  if (kind === 'anchor') {
    return (
      <g transform={at}>
        <circle r="14" className={classes.anchor} />
        <path d="M0-8v15M-7 2q1 6 7 6t7-6M-4-4h8" className={classes.sign} />
      </g>
    );
  }
  const isClosed = flag > seats;
  return (
    <g transform={at} className={cx(isClosed && classes.closed)}>
      <circle r="15" className={classes.buoy} style={{ '--ground': `var(--ground-${color})` }} />
      <path d={pips(colors.indexOf(color ?? 'orange') + 1)} className={classes.pips} />
      {isClosed && (
        <text y="5" className={classes.flag}>
          {flag}+
        </text>
      )}
    </g>
  );
}

/** One to four dots: how rich the ground is, without its colour. */
function pips(count: number): string {
  return Array.from({ length: count }, (_, at) => `M${(at - (count - 1) / 2) * 6.5} 0h.1`).join('');
}

function Name({ node, t }: { readonly node: NodeId; readonly t: Translate }) {
  const label = labels[node];
  if (label === undefined) return null;
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor} className={classes.name}>
      {t(`place.${node}`)}
    </text>
  );
}
