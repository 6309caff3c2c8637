/** Fish in the sea, those that were just caught on their way out, and those chosen for the next catch. */
import type { FishToken } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import { ColourFishShape } from '../../ui/pieces/ColourFish';
import { spacePiece } from './describe';
import { cell, cornerOf } from './geometry';
import classes from './shoal.module.css';
import type { WorkProps } from './use-workbench';

export function Shoal({ view, cue, marked, work }: WorkProps) {
  const { draft } = work;
  const gone = cue?.type === 'caught' ? cue.fish : [];
  const picked = draft.kind === 'fish' ? draft.picked : [];
  return (
    <g>
      {view.public.fish.map((token) => (
        <Token
          key={token.space}
          token={token}
          className={cx(
            picked.includes(token.space) && classes.picked,
            marked === spacePiece(token.space) && classes.marked,
          )}
        />
      ))}
      {gone.map((token) => (
        <Token key={`gone-${token.space}`} token={token} className={classes.leaving} />
      ))}
    </g>
  );
}

function Token({
  token: { space, colour },
  className,
}: {
  readonly token: FishToken;
  readonly className?: string | undefined;
}) {
  const { x, y } = cornerOf(space);
  return (
    <g transform={`translate(${x + cell / 2} ${y + cell / 2})`}>
      <g className={cx(classes.token, className)}>
        <circle r="42" cy="3" className={classes.rim} />
        <circle r="42" className={classes.disc} />
        <g transform="translate(-37 -23) scale(1.16)">
          <ColourFishShape colour={colour} />
        </g>
      </g>
    </g>
  );
}
