/** What the board marks while a move is being prepared: spaces a tile can lie on, voyages with their cost, fish in reach. */
import type { Space } from '@quayside/games/fisheries-of-gloucester/types';
import { cornerOf, middleOf } from './geometry';
import classes from './targets.module.css';
import type { WorkProps } from './use-workbench';

export function Targets({ work }: WorkProps) {
  const { draft, targets } = work;
  if (draft.kind === 'sail') return <Voyages {...draft} />;
  const className = draft.kind === 'fish' ? classes.fish : classes.open;
  return (
    <g>
      {[...targets].map((space) => (
        <Target key={space} space={space} className={className} />
      ))}
    </g>
  );
}

function Target({ space, className }: { readonly space: Space; readonly className: string | undefined }) {
  const { x, y } = cornerOf(space);
  return <rect x={x + 7} y={y + 7} width="86" height="86" rx="14" className={className} />;
}

interface VoyagesProps {
  readonly voyages: readonly { readonly to: Space; readonly cost: number }[];
  readonly most: number;
}

/** Those that cost too much are told as well, faintly. */
function Voyages({ voyages, most }: VoyagesProps) {
  return (
    <g>
      {voyages.map(({ to, cost }) => {
        const { x, y } = middleOf(to);
        return (
          <g key={to} className={cost <= most ? classes.voyage : classes.dear}>
            {cost <= most && <Target space={to} className={classes.open} />}
            <circle cx={x + 26} cy={y - 24} r="18" />
            <text x={x + 26} y={y - 16}>
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
}
