/** An enamel ship with its crew's head at the bow; livery shows in colour, hull pattern, sail pattern and emblem. */
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../Drawing';
import { AnimalHead } from './Animal';
import { EmblemMark } from './Emblem';
import { enamel, enamelDeep, type Livery } from './livery';
import classes from './pieces.module.css';

const hull = 'M6 64c28 6 62 6 88-2 6-2 11-7 14-12 3 26-8 44-28 46H34C18 94 8 82 6 64Z';
const sail = 'M3 13q26-7 52 0 7 22 0 44-26-7-52 0 7-22 0-44Z';

const sailPattern: Readonly<Record<Livery, ReactNode>> = {
  white: null,
  green: <path d="M16 9v45M42 9v45" strokeWidth="7" />,
  pink: <path d="M-2 46 40 4M8 62 64 6" strokeWidth="7" />,
  brown: <path d="M0 18q29-7 58 0M0 50q29-7 58 0" strokeWidth="8" />,
};

const hullPattern: Readonly<Record<Livery, ReactNode>> = {
  white: <path d="M28 82h.1M46 84h.1M64 84h.1M82 81h.1" strokeWidth="8" />,
  green: <path d="M24 72v22M40 74v22M56 74v22M72 73v22M88 70v22" strokeWidth="3.5" />,
  pink: <path d="M12 82q9 9 18 0 9 9 18 0 9 9 18 0 9 9 18 0 9 9 18 0" strokeWidth="3.5" />,
  brown: <path d="M10 78c28 6 66 6 96-4M20 88c24 5 52 5 78-3" strokeWidth="3.5" />,
};

/** For use inside another drawing: 112 x 100, sailing to the right. */
export function ShipShape({ livery, wake = true }: { readonly livery: Livery; readonly wake?: boolean }) {
  return (
    <g className={classes.inked}>
      <path d="M29 70V5" strokeWidth="6" />
      <path d="M29 4l20 4-20 5Z" fill={enamelDeep(livery)} strokeWidth="2.5" />
      <path d={sail} fill="var(--card-paper)" />
      <g fill="none" stroke={enamel(livery)} strokeLinecap="butt">
        {sailPattern[livery]}
      </g>
      <path d={sail} fill="none" />
      <g transform="translate(12 18) scale(1.45)" color={enamelDeep(livery)} stroke="none">
        <circle cx="10" cy="10" r="12" fill="var(--card-paper)" />
        {livery === 'white' ? (
          <g color="#3f6f86">
            <EmblemMark livery={livery} />
          </g>
        ) : (
          <EmblemMark livery={livery} />
        )}
      </g>
      <g transform="translate(45 15) scale(0.55)">
        <AnimalHead livery={livery} />
      </g>
      <path d={hull} fill={enamel(livery)} />
      <g fill="none" stroke={livery === 'white' ? '#3f6f86' : enamelDeep(livery)}>
        {hullPattern[livery]}
      </g>
      <path d="M6 64c28 6 62 6 88-2 6-2 11-7 14-12l-1 12c-3 4-8 8-14 9-26 7-58 7-85 1Z" fill="var(--wood-light)" />
      <path d={hull} fill="none" />
      {wake && <path d="M0 95q9 7 18 0 9 7 18 0 9 7 18 0 9 7 18 0 9 7 18 0 9 7 18 0" className={classes.wake} />}
    </g>
  );
}

export function Ship({ livery, label, className }: PieceProps & { readonly livery: Livery }) {
  return (
    <Drawing viewBox="-3 -1 117 104" label={label} className={className}>
      <ShipShape livery={livery} />
    </Drawing>
  );
}
