/** A duck on the water: it means well and moves nothing. */
import { Drawing, type PieceProps } from '../Drawing';
import classes from './pieces.module.css';

/** For use inside another drawing: 100 x 100. */
export function DuckShape() {
  return (
    <g className={classes.inked}>
      <path
        d="M12 52c10 4 18 2 26-4 6-5-2-10-2-22 0-14 10-22 22-22s22 9 22 22c0 10-6 14-4 20 14 6 18 16 16 26-2 12-14 20-38 20C28 92 8 80 12 52Z"
        fill="var(--enamel-yellow)"
      />
      <path
        d="M30 92c-14-5-20-18-18-40 4 24 18 34 40 34 16 0 30-4 40-14-2 12-14 20-38 20-10 0-18 0-24 0Z"
        fill="var(--enamel-yellow-deep)"
        stroke="none"
      />
      <path d="M34 60c6 14 26 16 36 4-4 0-6-2-8-5-6 6-18 7-28 1Z" fill="var(--enamel-yellow-deep)" />
      <path d="M77 24c8-3 16-2 20 3-4 7-12 10-22 9Z" fill="var(--enamel-red)" />
      <circle cx="62" cy="22" r="5" fill="var(--piece-ink)" stroke="none" />
      <circle cx="63.5" cy="20.5" r="1.8" fill="#fff" stroke="none" />
      <path d="M4 92q8 7 16 0 8 7 16 0 8 7 16 0 8 7 16 0 8 7 16 0 8 7 12 0" className={classes.wake} />
    </g>
  );
}

export function Duck({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 100 102" label={label} className={className}>
      <DuckShape />
    </Drawing>
  );
}
