/** The sign of a seat: colour, shape and letter together, so that none of them has to carry the meaning alone. */
import { cx } from './cx';
import { Drawing } from './Drawing';
import classes from './SeatMark.module.css';

export const seatShapes = [
  'M20 3a17 17 0 1 0 0 34 17 17 0 0 0 0-34Z',
  'M7 4.5h26a2.5 2.5 0 0 1 2.5 2.5v26a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 33V7A2.5 2.5 0 0 1 7 4.5Z',
  'M20 2.5 38 34.5a2 2 0 0 1-1.7 3H3.7a2 2 0 0 1-1.7-3Z',
  'M20 1.5 38.5 20 20 38.5 1.5 20Z',
  'M20 2 37 11v18L20 38 3 29V11Z',
  'M20 1.5l5.3 6.7 8.4-1.4-1.4 8.4 6.7 5.3-6.7 5.3 1.4 8.4-8.4-1.4L20 38.5l-5.3-6.7-8.4 1.4 1.4-8.4L1 19.5l6.7-5.3L6.3 5.8l8.4 1.4Z',
] as const;

export const seatLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export interface SeatMarkProps {
  readonly seat: number;
  /** In rem. */
  readonly size?: number;
  /** Name of who sits there, when it does not stand beside it. */
  readonly label?: string;
  /** Nobody sits there yet. */
  readonly empty?: boolean;
  readonly className?: string;
}

export function SeatMark({ seat, size = 1.75, label, empty = false, className }: SeatMarkProps) {
  return (
    <Drawing
      viewBox="-1 -1 42 42"
      label={label}
      className={cx(classes.mark, empty && classes.empty, className)}
      style={{
        width: `${size}rem`,
        height: `${size}rem`,
      }}
    >
      <SeatSign seat={seat} />
    </Drawing>
  );
}

/** For use inside another drawing: 40 x 40. */
export function SeatSign({ seat }: { readonly seat: number }) {
  const index = indexOf(seat);
  return (
    <g style={{ '--seat': `var(--seat-${index})`, '--on-seat': `var(--on-seat-${index})` }}>
      <path d={seatShapes[index]} className={classes.shape} />
      <text x="20" y={index === 2 ? 32.5 : 27} className={cx(classes.letter, index === 2 && classes.smaller)}>
        {seatLetters[index]}
      </text>
    </g>
  );
}

function indexOf(seat: number): number {
  return ((seat % seatShapes.length) + seatShapes.length) % seatShapes.length;
}
