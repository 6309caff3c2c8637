/** Small things of the table: Gone Fishin' card, First Mate, trophy, Crab Meeple. */
import type { Trophy } from '@quayside/games/fleet/types';
import { Drawing, type PieceProps } from '../../ui/Drawing';
import classes from './art.module.css';

/** A sign on an empty jetty. 64 x 44. */
export function GoneFishinArt({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="-1 -1 66 46" label={label} className={className}>
      <g className={classes.inked}>
        <path d="M0 36h64v7H0Z" fill="var(--sea-light)" />
        <path d="M20 40V14M44 40V14" className={classes.line} />
        <path d="M6 32h52v5H6Z" fill="var(--wood)" />
        <path d="M8 4h44l6 8-6 8H8Z" fill="var(--wood-light)" />
        <path d="M14 12c4-5 14-5 19 0l6-4v8l-6-4c-5 5-15 5-19 0Z" fill="var(--enamel-blue)" />
        <path d="M60 2q-6 14-2 30" className={classes.line} />
      </g>
    </Drawing>
  );
}

/** A sailor with a cap. 30 x 34. */
export function MateArt({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="-1 -1 32 36" label={label} className={className}>
      <g className={classes.inked}>
        <path d="M2 34q0-13 13-13t13 13Z" fill="var(--enamel-blue)" />
        <path d="M9 22q6 8 12 0l-2 10h-8Z" fill="var(--foam)" />
        <circle cx="15" cy="13" r="8" fill="#e8b48c" />
        <path d="M5 9q0-8 10-8t10 8l-3 2H8Z" fill="var(--foam)" />
        <path d="M5 9h20" className={classes.line} />
      </g>
    </Drawing>
  );
}

/** A cup with the sign of what it is for. 34 x 36. */
export function TrophyArt({ trophy, label, className }: PieceProps & { readonly trophy: Trophy }) {
  return (
    <Drawing viewBox="-1 -1 36 38" label={label} className={className}>
      <g className={classes.inked}>
        <path d="M7 4H2q0 11 8 12M27 4h5q0 11-8 12" className={classes.line} />
        <path d="M7 1h20q1 20-8 22h-4Q6 21 7 1Z" fill="var(--enamel-yellow)" />
        <path d="M17 23v6M9 35q0-6 8-6t8 6Z" fill="var(--enamel-yellow-deep)" />
      </g>
      <text x="17" y="15.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--card-ink)">
        {letters[trophy]}
      </text>
    </Drawing>
  );
}

const letters: Readonly<Record<Trophy, string>> = {
  same4: '4=',
  diff4: '4≠',
  crates15: '15',
  licences3: '3L',
  mostBoats: 'B',
  mostStandard: 'L',
};

/** A wooden crab. 40 x 32. */
export function MeepleArt({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="-1 -1 42 34" label={label} className={className}>
      <g className={classes.inked}>
        <path
          d="M9 13Q1 11 3 4q3-4 7-2-2 4 0 5 3 0 2-4 5 2 3 8 5-2 10 0-2-6 3-8-1 4 2 4 2-1 0-5 4-2 7 2 2 7-6 9l2 4 6 2v5l-7-2-1 3 4 4-3 3-6-4H15l-6 4-3-3 4-4-1-3-7 2v-5l6-2Z"
          fill="var(--enamel-red)"
        />
      </g>
    </Drawing>
  );
}
