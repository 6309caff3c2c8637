/** A stretch of sea that fills its box: layers of cut waves with a slow swell. */
import { useId } from 'react';
import { cx } from '../cx';
import { Drawing } from '../Drawing';
import classes from './Water.module.css';
import { waveBand, waveLine } from './wave';

interface Layer {
  readonly top: string;
  readonly fill: string;
  readonly period: number;
  readonly crest: number;
}

const layers: readonly Layer[] = [
  { top: '0%', fill: 'var(--sea-light)', period: 46, crest: 7 },
  { top: '15%', fill: 'var(--sea-mid)', period: 58, crest: 8 },
  { top: '36%', fill: 'var(--sea)', period: 68, crest: 9 },
  { top: '66%', fill: 'var(--sea-deep)', period: 80, crest: 10 },
];

export interface WaterProps {
  /** Layers from the top; fewer for a thin strip. */
  readonly depth?: 1 | 2 | 3 | 4;
  readonly still?: boolean;
  readonly className?: string | undefined;
}

export function Water({ depth = 4, still = false, className }: WaterProps) {
  return (
    <span className={cx(classes.water, still && classes.still, className)} aria-hidden="true">
      {layers.slice(0, depth).map((layer) => (
        <WaterLayer key={layer.top} layer={layer} />
      ))}
    </span>
  );
}

/**
 * Crest and cuts are patterns one period wide; gliding by a period and starting over is seamless. The whole layer glides,
 * not its drawing: then nothing has to be painted again.
 */
function WaterLayer({ layer: { period, crest, top, fill } }: { readonly layer: Layer }) {
  const id = useId();
  return (
    <span className={classes.layer} style={{ top, '--period': `${period}px` }}>
      <Drawing className={classes.drawing}>
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
        <rect width="100%" height={crest + 4} fill={`url(#${id}-crest)`} />
        <rect y={crest + 4} width="100%" height="100%" fill={fill} />
        <rect y={crest + 4} width="100%" height="100%" fill={`url(#${id}-cuts)`} />
      </Drawing>
    </span>
  );
}
