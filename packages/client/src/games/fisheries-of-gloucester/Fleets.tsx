/** The ships of both seats. A voyage being played back is sailed along its route. */
import { numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { helmsAt } from '@quayside/games/fisheries-of-gloucester/sea';
import type { Space } from '@quayside/games/fisheries-of-gloucester/types';
import type { CSSProperties } from 'react';
import { cx } from '../../ui/cx';
import { SchoonerShape } from '../../ui/pieces/Schooner';
import { shipPiece } from './describe';
import classes from './fleets.module.css';
import { cornerOf, lineThrough } from './geometry';
import type { WorkProps } from './use-workbench';

export function Fleets(props: WorkProps) {
  const { players } = props.view.public;
  return (
    <g>
      {players.flatMap(({ ships }, seat) =>
        ships.map((space, at) => (
          <Ship key={shipPiece({ seat, ship: at + 1 })} {...props} seat={seat} ship={at + 1} space={space} />
        )),
      )}
    </g>
  );
}

interface ShipProps extends WorkProps {
  readonly seat: number;
  readonly ship: number;
  readonly space: Space;
}

function Ship({ view, cue, marked, work, seat, ship, space }: ShipProps) {
  const isDocked = helmsAt(view.public, numberOf(space)) > 0;
  const voyage = cue?.type === 'sailed' && cue.seat === seat && cue.ship === ship ? cue.route : null;
  const isChosen = work.draft.kind === 'sail' && work.draft.ship === ship && view.seat === seat;
  return (
    <g
      className={cx(voyage !== null && classes.sailing, seat === view.seat && classes.own)}
      style={placeOf(space, voyage)}
    >
      {marked === shipPiece({ seat, ship }) && (
        <rect x="-47" y="-47" width="94" height="94" rx="14" className={classes.mark} />
      )}
      {isChosen && <circle r="49" className={classes.chosen} />}
      <g transform={isDocked ? 'translate(-20 -52) scale(0.7)' : 'translate(-45 -49) scale(0.9)'}>
        <SchoonerShape seat={seat} ship={ship} />
      </g>
      {isDocked && <path d="M10 12v20M2 18h16M-2 26q4 10 12 10t12-10" className={classes.anchor} />}
    </g>
  );
}

/** While it sails, the route says where the ship is; before and after, its space. */
function placeOf(space: Space, voyage: readonly Space[] | null): CSSProperties {
  if (voyage !== null) return { offsetPath: `path("${lineThrough(voyage)}")` };
  const { x, y } = cornerOf(space);
  return { transform: `translate(${x + 50}px, ${y + 50}px)` };
}
