/** Boats and captains where they lie. A voyage being played back is sailed along its course. */
import type { CSSProperties } from 'react';
import { cx } from '../../ui/cx';
import { CutterShape } from '../../ui/pieces/Cutter';
import { SeatSign } from '../../ui/SeatMark';
import { type Berth, berthsOf } from './berths';
import classes from './berths.module.css';
import { lineThrough } from './map';
import type { Props } from './props';
import type { WorkProps } from './use-work';

export function Berths(props: WorkProps) {
  return (
    <g>
      {berthsOf(props.view.public).map((berth) => (
        <Piece key={berth.key} {...props} berth={berth} />
      ))}
    </g>
  );
}

function Piece({ view, cue, marked, work, berth }: WorkProps & { readonly berth: Berth }) {
  const { key, seat, number, tile, tow, scale } = berth;
  const voyage = voyageOf(cue, key);
  const isChosen = work.draft !== null && seat === view.seat && number === work.draft.captain;
  return (
    <g
      className={cx(
        classes.piece,
        voyage !== null && classes.sailing,
        seat !== null && seat === view.seat && classes.own,
      )}
      style={placeOf(berth, voyage)}
    >
      <g transform={`scale(${scale}) translate(-30 -28)`}>
        {isChosen && <circle cx="30" cy="28" r="40" className={classes.chosen} />}
        {marked === key && <rect x="-6" y="-8" width="72" height="68" rx="10" className={classes.marked} />}
        {tow !== null && (
          <g transform="translate(-26 18) scale(0.7)" className={classes.tow}>
            <CutterShape seat={null} />
          </g>
        )}
        {tile === null ? <Pawn seat={seat ?? 0} number={number ?? 1} /> : <BoatOf seat={seat} number={number} />}
      </g>
    </g>
  );
}

function BoatOf({ seat, number }: Pick<Berth, 'seat' | 'number'>) {
  return (
    <g className={cx(seat === null && classes.drifting, seat !== null && number === null && classes.empty)}>
      <CutterShape seat={seat} {...(number === null ? {} : { number })} />
    </g>
  );
}

/** A captain ashore. */
function Pawn({ seat, number }: { readonly seat: number; readonly number: number }) {
  return (
    <g>
      <g transform="translate(2 10) scale(0.95)">
        <SeatSign seat={seat} />
      </g>
      <circle cx="47" cy="18" r="12" className={classes.plate} />
      <text x="47" y="24" className={classes.number}>
        {number}
      </text>
    </g>
  );
}

/** The course of the piece in the move that is played back. */
function voyageOf(cue: Props['cue'], key: string): string | null {
  if (cue?.type !== 'moved' || key !== `crew-${cue.seat}-${cue.captain}`) return null;
  return lineThrough([cue.from, ...cue.path]);
}

function placeOf({ x, y }: Berth, voyage: string | null): CSSProperties {
  return voyage === null ? { transform: `translate(${x}px, ${y}px)` } : { offsetPath: `path("${voyage}")` };
}
