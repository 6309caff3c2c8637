/** A fishing boat with a fire basket at its bow; the sail carries the sign of its seat. */
import { Drawing, type PieceProps } from '../Drawing';
import { SeatSign } from '../SeatMark';
import classes from './pieces.module.css';

const hull = 'M3 60c16 7 60 9 92-6-3 14-8 22-16 25-16 5-44 5-60 0C10 76 6 69 3 60Z';

/** For use inside another drawing: 100 x 90, sailing to the right. */
export function BoatShape({ seat, wake = true }: { readonly seat: number; readonly wake?: boolean }) {
  return (
    <g className={classes.inked} strokeWidth="3.5">
      <circle cx="85" cy="33" r="24" fill="var(--glow)" stroke="none" />
      <path d="M41 62V2" strokeWidth="5" />
      <path d="M14 7q27-5 54 0 5 22 0 44-27-5-54 0 5-22 0-44Z" fill="var(--card-paper)" />
      <path
        d="M17 18q24-4 49 0M19 29h48M18 40q24-4 49 0"
        fill="none"
        stroke="var(--card-paper-deep)"
        strokeWidth="2.5"
      />
      <path d="M14 7q27-5 54 0 5 22 0 44-27-5-54 0 5-22 0-44Z" fill="none" />
      <g transform="translate(23 10) scale(0.92)">
        <SeatSign seat={seat} />
      </g>
      <path d="M84 62V42" strokeWidth="3" />
      <path
        d="M85 22c6 5 8 9 6 14-3 6-12 6-14 0-1-4 2-6 3-10 2 1 3 2 3 4 2-2 3-5 2-8Z"
        fill="var(--enamel-red)"
        strokeWidth="2"
      />
      <path d="M85 29c3 3 4 5 3 7-2 3-6 3-7 0-1-3 3-4 4-7Z" fill="var(--enamel-yellow)" stroke="none" />
      <path d="M75 37h19l-3 9H78Z" fill="var(--wood-dark)" strokeWidth="2.5" />
      <path d={hull} fill="var(--wood)" />
      <path d="M3 60c16 7 60 9 92-6l-3 10c-30 12-68 11-86 4Z" fill={`var(--seat-${seat})`} />
      <path d={hull} fill="none" />
      {wake && <path d="M0 83q8 7 16 0 8 7 16 0 8 7 16 0 8 7 16 0 8 7 16 0 8 7 16 0" className={classes.wake} />}
    </g>
  );
}

export function Boat({ seat, label, className }: PieceProps & { readonly seat: number }) {
  return (
    <Drawing viewBox="-2 -2 110 94" label={label} className={className}>
      <BoatShape seat={seat} />
    </Drawing>
  );
}
