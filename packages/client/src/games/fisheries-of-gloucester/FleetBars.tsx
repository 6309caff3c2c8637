/** The progress boards: from each fleet's rearmost column to the last one that its other ships may enter. */
import type { Space } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import { SeatSign } from '../../ui/SeatMark';
import classes from './fleet-bars.module.css';
import { cell, fleetOf, height, width } from './geometry';
import type { WorkProps } from './use-workbench';

/** One bar above the grid, one below. */
const tops = [-46, height + 12] as const;
const thickness = 36;

export function FleetBars({ view, marked, work }: WorkProps) {
  const { draft } = work;
  return (
    <g>
      {tops.map((y, seat) => (
        <FleetBar
          key={y}
          seat={seat}
          y={y}
          ships={view.public.players[seat]?.ships ?? []}
          isMarked={marked === `seat-${seat}`}
        />
      ))}
      {draft.kind === 'sail' && draft.limit < 10 && (
        <path d={`M${(draft.limit + 1) * cell} -6V${height + 6}`} className={classes.limit} />
      )}
    </g>
  );
}

interface BarProps {
  readonly seat: number;
  readonly y: number;
  readonly ships: readonly Space[];
  readonly isMarked: boolean;
}

function FleetBar({ seat, y, ships, isMarked }: BarProps) {
  const fleet = fleetOf(ships);
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width={width} height={thickness} rx="10" className={cx(classes.track, isMarked && classes.marked)} />
      <path
        d={`M${Array.from({ length: 10 }, (_, at) => `${(at + 1) * cell} 4V${thickness - 4}`).join('M')}`}
        className={classes.ticks}
      />
      {fleet !== null && (
        <g className={classes.range} style={{ '--seat': `var(--seat-${seat})` }}>
          <rect
            x={fleet.rear * cell + 6}
            y="4"
            width={(Math.min(fleet.limit, 10) - fleet.rear + 1) * cell - 12}
            height={thickness - 8}
            rx="9"
          />
          <path
            d={`M${(Math.min(fleet.limit, 10) + 1) * cell - 34} ${thickness / 2 - 9}l16 9-16 9Z`}
            className={classes.arrow}
          />
          <g transform={`translate(${fleet.rear * cell + 33} ${thickness / 2 - 17}) scale(0.85)`}>
            <SeatSign seat={seat} />
          </g>
        </g>
      )}
    </g>
  );
}
