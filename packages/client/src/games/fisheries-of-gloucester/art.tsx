/** Pieces that only Fisheries of Gloucester has: tiles, lobster, helm, hourglass. */
import type { Shape } from '@quayside/games/fisheries-of-gloucester/types';
import { Drawing, type PieceProps } from '../../ui/Drawing';
import { FishShape } from '../../ui/pieces/Fish';
import classes from './art.module.css';
import { squaresOf } from './placements';

/** Any fish: for requirements that ask for sets. */
export function AnyFish({ className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 64 40" className={className}>
      <FishShape fill="var(--card-paper-deep)" deep="var(--rope)" />
    </Drawing>
  );
}

const square = 20;

/** An ocean tile, turned `turn` times; the drawing is as large as the tile needs. */
export function TileArt({
  shape,
  turn = 0,
  label,
  className,
}: PieceProps & { readonly shape: Shape; readonly turn?: number }) {
  const squares = squaresOf(shape, turn);
  const down = Math.max(...squares.map(([row]) => row)) + 1;
  const right = Math.max(...squares.map(([, column]) => column)) + 1;
  return (
    <Drawing
      viewBox={`-3 -3 ${right * square + 6} ${down * square + 6}`}
      label={label}
      className={className}
      style={{ '--right': right, '--down': down }}
    >
      {squares.map(([row, column]) => (
        <rect
          key={`edge-${row}-${column}`}
          x={column * square}
          y={row * square}
          width={square}
          height={square}
          rx="3"
          className={classes.tileEdge}
        />
      ))}
      {squares.map(([row, column]) => (
        <g key={`face-${row}-${column}`} transform={`translate(${column * square} ${row * square})`}>
          <rect width={square} height={square} rx="2" className={classes.tileFace} />
          <path d="M4 8q3 3 6 0 3 3 6 0M4 14q3 3 6 0 3 3 6 0" className={classes.tileWave} />
        </g>
      ))}
    </Drawing>
  );
}

/** 60 x 60 */
export function Lobster({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 60 60" label={label} className={className}>
      <g className={classes.inked} strokeWidth="2.2" fill="var(--enamel-red)">
        <path d="M26 18Q20 8 10 4M34 18Q40 8 50 4" fill="none" />
        <path d="M22 28 12 22M22 34l-11 1M23 40l-9 6M38 28l10-6M38 34l11 1M37 40l9 6" fill="none" />
        <path d="M24 24c-8 2-16-2-17-10 4 2 6 1 7-3 6 3 10 7 10 13ZM36 24c8 2 16-2 17-10-4 2-6 1-7-3-6 3-10 7-10 13Z" />
        <path d="M30 14c7 0 10 7 9 15l-3 14H24l-3-14c-1-8 2-15 9-15Z" />
        <path d="M24 43h12l4 12q-10 4-20 0Z" />
        <path d="M22.5 30q7.5 4 15 0M23.5 37q6.5 4 13 0" fill="none" />
        <circle cx="26.5" cy="20" r="1.6" fill="var(--piece-ink)" stroke="none" />
        <circle cx="33.5" cy="20" r="1.6" fill="var(--piece-ink)" stroke="none" />
      </g>
    </Drawing>
  );
}

/** A ship's wheel with a number, for use inside another drawing: around 0 0, 40 wide. */
export function HelmShape({ helms }: { readonly helms: number }) {
  return (
    <g className={classes.inked} strokeWidth="2.5">
      {[0, 45, 90, 135].map((angle) => (
        <path key={angle} d="M-21 0h42" strokeWidth="5" stroke="var(--wood-dark)" transform={`rotate(${angle})`} />
      ))}
      <circle r="15.5" fill="var(--wood-light)" />
      <circle r="11" fill="var(--card-paper)" strokeWidth="2" />
      <text y="6" className={classes.helms}>
        {helms}
      </text>
    </g>
  );
}

/** 24 x 30 */
export function Hourglass({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 24 30" label={label} className={className}>
      <g className={classes.inked} strokeWidth="2">
        <path d="M5 4h14q0 7-5.5 11 5.5 4 5.5 11H5q0-7 5.5-11Q5 11 5 4Z" fill="var(--card-paper)" />
        <path
          d="M7.5 9h9q-1.5 3-4.5 5-3-2-4.5-5ZM6.5 25q1-4 5.5-5.5 4.5 1.5 5.5 5.5Z"
          fill="var(--enamel-yellow-deep)"
          stroke="none"
        />
        <path d="M3 3h18M3 27h18" strokeWidth="3.5" stroke="var(--wood)" />
      </g>
    </Drawing>
  );
}
