/** A schooner: the sign of its seat on the mainsail, its number on the hull. */
import { Drawing, type PieceProps } from '../Drawing';
import { SeatSign } from '../SeatMark';
import classes from './pieces.module.css';

/** For use inside another drawing: 100 x 100, sailing to the right. */
export function SchoonerShape({ seat, ship }: { readonly seat: number; readonly ship?: number }) {
  return (
    <g className={classes.inked} strokeWidth="3">
      <path d="M44 68V10" strokeWidth="5" />
      <path d="M44 10l-13 4 13 4Z" fill={`var(--seat-${seat})`} strokeWidth="2" />
      <path d="M39 60V20Q18 40 10 60Z" fill="var(--card-paper)" />
      <path d="M49 60V12q30 14 38 48Z" fill="var(--card-paper)" />
      <g transform="translate(50 31) scale(0.68)">
        <SeatSign seat={seat} />
      </g>
      <path d="M5 65h90c-2 17-12 27-26 27H31C17 92 7 82 5 65Z" fill={`var(--seat-${seat})`} />
      <path d="M5 65h90l-1 6H6Z" fill="var(--wood-light)" strokeWidth="2.5" />
      {ship !== undefined && (
        <>
          <circle cx="49" cy="80" r="11.5" fill="var(--card-paper)" strokeWidth="2.5" />
          <text x="49" y="86.5" className={classes.shipNumber}>
            {ship}
          </text>
        </>
      )}
    </g>
  );
}

export function Schooner({
  seat,
  ship,
  label,
  className,
}: PieceProps & { readonly seat: number; readonly ship?: number }) {
  return (
    <Drawing viewBox="0 4 100 92" label={label} className={className}>
      <SchoonerShape seat={seat} {...(ship === undefined ? {} : { ship })} />
    </Drawing>
  );
}
