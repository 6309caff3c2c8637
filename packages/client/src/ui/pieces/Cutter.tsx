/** A longliner: the sign of its seat stands over the hull, its number on a plate. */
import { Drawing, type PieceProps } from '../Drawing';
import { SeatSign } from '../SeatMark';
import classes from './pieces.module.css';

const hull = 'M1 36h58l-5 14q-2 5-8 5H13q-6 0-8-5Z';

/** For use inside another drawing: 60 x 56, sailing to the right. Without a seat it is adrift. */
export function CutterShape({ seat, number }: { readonly seat: number | null; readonly number?: number }) {
  return (
    <g className={classes.inked} strokeWidth="2.5">
      <path d="M52 37V24M52 25l6 11" fill="none" />
      <path d={hull} fill={seat === null ? 'var(--enamel-slate)' : `var(--seat-${seat})`} />
      <path d="M1 36h58l-1.5 5H3Z" fill="var(--enamel-white)" />
      {seat === null ? (
        <path d="M14 12l18 18M32 12 14 30" stroke="var(--enamel-red)" strokeWidth="6" />
      ) : (
        <g transform="translate(3 0) scale(0.85)">
          <SeatSign seat={seat} />
        </g>
      )}
      {number !== undefined && (
        <>
          <circle cx="45" cy="18" r="11" fill="var(--card-paper)" strokeWidth="2" />
          <text x="45" y="24.5" className={classes.shipNumber}>
            {number}
          </text>
        </>
      )}
    </g>
  );
}

export function Cutter({
  seat,
  number,
  label,
  className,
}: PieceProps & { readonly seat: number | null; readonly number?: number }) {
  return (
    <Drawing viewBox="-2 -3 64 61" label={label} className={className}>
      <CutterShape seat={seat} {...(number === undefined ? {} : { number })} />
    </Drawing>
  );
}
