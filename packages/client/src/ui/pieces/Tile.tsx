/** Journey tiles and flipping: a thick cardboard square with a printed back. */
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Drawing, type PieceProps } from '../Drawing';
import { DuckShape } from './Duck';
import { enamelDeep, type Livery } from './livery';
import { PirateFlagShape } from './PirateFlag';
import classes from './pieces.module.css';
import { ShipShape } from './Ship';
import { waveBand } from './wave';

export interface FlipProps {
  readonly up: boolean;
  readonly front: ReactNode;
  readonly back: ReactNode;
  readonly className?: string | undefined;
}

/** Shows its front when `up`, turning over in between. */
export function Flip({ up, front, back, className }: FlipProps) {
  return (
    <span className={cx(classes.flip, up && classes.up, className)}>
      <span className={cx(classes.side, classes.back)}>{back}</span>
      <span className={cx(classes.side, classes.front)}>{front}</span>
    </span>
  );
}

export function TileBack({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 100 100" label={label} className={className}>
      <Cardboard edge="var(--sea-deep)" fill="var(--sea)" />
      <rect
        x="11"
        y="11"
        width="78"
        height="76"
        rx="9"
        fill="none"
        stroke="var(--rope)"
        strokeWidth="3"
        strokeDasharray="7 4"
      />
      <g fill="none" stroke="var(--foam)" strokeWidth="3.5" strokeLinecap="round" opacity="0.9">
        <circle cx="50" cy="49" r="24" />
        <path d="M50 17v9M50 72v9M18 49h9M73 49h9" />
      </g>
      <path d="M50 29 57 49 50 69 43 49Z" fill="var(--foam)" />
      <path d="M50 29 57 49H43Z" fill="var(--enamel-red)" />
    </Drawing>
  );
}

export type TileFace = Livery | 'duck' | 'pirate';

export function TileFront({ face, label, className }: PieceProps & { readonly face: TileFace }) {
  return (
    <Drawing viewBox="0 0 100 100" label={label} className={className}>
      <Cardboard edge="var(--card-paper-deep)" fill="var(--card-paper)" />
      <Ground face={face} />
      <Picture face={face} />
    </Drawing>
  );
}

function Cardboard({ edge, fill }: { readonly edge: string; readonly fill: string }) {
  return (
    <>
      <rect x="3" y="6" width="94" height="92" rx="14" fill={edge} stroke="var(--piece-ink)" strokeWidth="3" />
      <rect x="3" y="2.5" width="94" height="91" rx="14" fill={fill} stroke="var(--piece-ink)" strokeWidth="3" />
    </>
  );
}

function Ground({ face }: { readonly face: TileFace }) {
  const tint = {
    duck: '#bfe3e6',
    pirate: '#3b424c',
    white: '#86b9cc',
    green: '#cfe6b5',
    pink: '#fbd9e0',
    brown: '#eed3b0',
  }[face];
  const sea = face === 'pirate' ? 'var(--enamel-black)' : '#3391a6';
  return (
    <>
      <rect x="10" y="9" width="80" height="78" rx="9" fill={tint} />
      <svg x="10" y="9" width="80" height="78" aria-hidden="true">
        <path d={waveBand(90, 60, 90, 20, 3)} fill={sea} />
      </svg>
      <rect
        x="10"
        y="9"
        width="80"
        height="78"
        rx="9"
        fill="none"
        stroke={face === 'duck' || face === 'pirate' ? 'var(--piece-ink)' : enamelDeep(face)}
        strokeWidth="3"
      />
    </>
  );
}

function Picture({ face }: { readonly face: TileFace }) {
  if (face === 'duck')
    return (
      <g transform="translate(16 14) scale(0.68)">
        <DuckShape />
      </g>
    );
  if (face === 'pirate')
    return (
      <g transform="translate(18 12) scale(0.68)">
        <PirateFlagShape />
      </g>
    );
  return (
    <g transform="translate(14 13) scale(0.66)">
      <ShipShape livery={face} />
    </g>
  );
}
