/** Small things that lie about on a quay: cube, coin, crate, die, buoy. */
import { Drawing, type PieceProps } from '../Drawing';
import { FishShape } from './Fish';
import classes from './pieces.module.css';

/** A black wooden cube with a light edge, so that it shows on dark ground too. */
export function Cube({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 40 44" label={label} className={className}>
      <path
        d="M20 2 38 11.5v20L20 42 2 31.5v-20Z"
        fill="#17191d"
        stroke="var(--foam)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M20 4.5 35.5 12.5 20 20.5 4.5 12.5Z" fill="#6d7682" />
      <path d="M35.5 13.5v17L20 39.5v-18Z" fill="#3d434c" />
    </Drawing>
  );
}

export function Coin({ value, label, className }: PieceProps & { readonly value?: number }) {
  return (
    <Drawing viewBox="0 0 48 50" label={label} className={className}>
      <g className={classes.inked} strokeWidth="2.5">
        <ellipse cx="24" cy="27" rx="21" ry="20.5" fill="var(--enamel-yellow-deep)" />
        <circle cx="24" cy="23.5" r="21" fill="var(--enamel-yellow)" />
        <circle cx="24" cy="23.5" r="15.5" fill="none" stroke="var(--enamel-yellow-deep)" strokeWidth="2" />
      </g>
      {value === undefined ? (
        <g transform="translate(10 15.5) scale(0.43)">
          <FishShape fill="var(--enamel-yellow)" deep="var(--enamel-yellow-deep)" />
        </g>
      ) : (
        <text x="24" y="31" className={classes.figure}>
          {value}
        </text>
      )}
    </Drawing>
  );
}

/** For use inside another drawing: 80 x 60. */
export function CrateShape() {
  return (
    <g className={classes.inked} strokeWidth="3">
      <path d="M4 14h72v42H4Z" fill="var(--wood)" />
      <path d="M4 28h72M4 42h72" strokeWidth="2" stroke="var(--wood-dark)" />
      <path d="M4 14h12v42H4ZM64 14h12v42H64Z" fill="var(--wood-light)" />
      <path d="M16 24 64 48v-9L16 15Z" fill="var(--wood-light)" />
      <path d="M1 6h78v10H1Z" fill="var(--wood-light)" />
    </g>
  );
}

export function Crate({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="-2 2 84 57" label={label} className={className}>
      <CrateShape />
    </Drawing>
  );
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export function Die({ value, label, className }: PieceProps & { readonly value: number }) {
  return (
    <Drawing viewBox="0 0 48 50" label={label} className={className}>
      <g className={classes.inked} strokeWidth="2.5">
        <rect x="3" y="6" width="42" height="42" rx="9" fill="var(--card-paper-deep)" />
        <rect x="3" y="3" width="42" height="42" rx="9" fill="var(--card-paper)" />
      </g>
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={13 + x * 11} cy={13 + y * 11} r="4" fill="var(--card-ink)" />
      ))}
    </Drawing>
  );
}

/** For use inside another drawing: 40 x 60. */
export function BuoyShape() {
  return (
    <g className={classes.inked} strokeWidth="3">
      <path d="M20 30V4" />
      <path d="M20 4l14 5-14 6Z" fill="var(--enamel-yellow)" />
      <path d="M10 28h20l6 22q-16 8-32 0Z" fill="var(--enamel-red)" />
      <path d="M8 36h24l2 7H6Z" fill="var(--foam)" />
      <path d="M0 52q5 5 10 0 5 5 10 0 5 5 10 0 5 5 10 0" className={classes.wake} />
    </g>
  );
}

export function Buoy({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="-1 0 42 58" label={label} className={className}>
      <BuoyShape />
    </Drawing>
  );
}
