/** A stretch of sea that fills its box: layers of cut waves with a slow swell. */
import { useId } from 'react';
import { cx } from '../cx';
import { Drawing, type PieceProps } from '../Drawing';
import classes from './Water.module.css';
import { waveBand, waveLine } from './wave';

interface Layer {
  readonly y: string;
  readonly fill: string;
  readonly period: number;
  readonly crest: number;
}

const layers: readonly Layer[] = [
  { y: '0%', fill: 'var(--sea-light)', period: 46, crest: 7 },
  { y: '15%', fill: 'var(--sea-mid)', period: 58, crest: 8 },
  { y: '36%', fill: 'var(--sea)', period: 68, crest: 9 },
  { y: '66%', fill: 'var(--sea-deep)', period: 80, crest: 10 },
];

export interface WaterProps extends PieceProps {
  /** Layers from the top; fewer for a thin strip. */
  readonly depth?: 1 | 2 | 3 | 4;
  readonly still?: boolean;
}

export function Water({ depth = 4, still = false, label, className }: WaterProps) {
  const id = useId();
  return (
    <Drawing label={label} className={cx(classes.water, still && classes.still, className)}>
      {layers.slice(0, depth).map((layer, index) => (
        <WaterLayer key={layer.y} id={`${id}-${index}`} layer={layer} back={index % 2 === 1} />
      ))}
    </Drawing>
  );
}

/** The crest is a pattern one period wide; gliding by a period and starting over is seamless. */
function WaterLayer({ id, layer, back }: { readonly id: string; readonly layer: Layer; readonly back: boolean }) {
  const { period, crest, y, fill } = layer;
  return (
    <svg y={y} className={classes.layer} style={{ '--period': `${period}px` }} aria-hidden="true">
      <defs>
        <pattern id={`${id}-crest`} width={period} height={crest + 4} patternUnits="userSpaceOnUse">
          <path d={waveBand(period, 2, crest + 4.5, period, crest)} fill={fill} />
          <path d={waveLine(period, 2, period, crest)} className={classes.foam} />
        </pattern>
        <pattern id={`${id}-cuts`} width={period} height={34} patternUnits="userSpaceOnUse">
          <path d={`M4 8q${period / 4} 7 ${period / 2} 0`} className={classes.cut} />
          <path d={`M${period * 0.55} 24q${period / 6} 5 ${period / 3} 0`} className={classes.cut} />
        </pattern>
      </defs>
      <g className={back ? classes.back : classes.forth}>
        <rect x={-period} width="130%" height={crest + 4} fill={`url(#${id}-crest)`} />
        <rect x={-period} y={crest + 4} width="130%" height="100%" fill={fill} />
        <rect x={-period} y={crest + 4} width="130%" height="100%" fill={`url(#${id}-cuts)`} />
      </g>
    </svg>
  );
}
