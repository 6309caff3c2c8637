/** The table of Fish & Ships: a row of sea, the quay with its cubes, the journey tiles and my sailors. */
import type { Colour } from '@quayside/games/fish-and-ships/types';
import { useState } from 'react';
import { cx } from '../../ui/cx';
import classes from './board.module.css';
import { Caption } from './Caption';
import { Hand } from './Hand';
import { Hands } from './Hands';
import type { Props } from './props';
import { Quay } from './Quay';
import { Sea } from './Sea';
import { Tiles } from './Tiles';
import { useLastMove } from './use-last-move';

export function Board(props: Props) {
  const { view, cue, path, t } = props;
  const last = useLastMove(view.public);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const stillDown = picked.filter((slot) => view.public.tiles[slot] === null);
  return (
    <div
      className={classes.container}
      {...(view.seat === null ? { ...scrolling, 'aria-label': t('board.table') } : {})}
    >
      <div className={cx(classes.board, cue?.type === 'pirate' && classes.raided)}>
        <Sea {...props} sailor={openedSailor(path)} last={last.ship} />
        <Caption {...props} />
        <Quay {...props} />
        <Tiles {...props} last={last.slots} picked={stillDown} onPick={setPicked} />
        {view.mine === null || view.public.phase === 'OVER' ? <Hands {...props} /> : <Hand {...props} />}
      </div>
    </div>
  );
}

/** A spectator has nothing to press, but has to be able to scroll. */
const scrolling = { tabIndex: 0, role: 'group' } as const;

/** The sailor whose voyage is being chosen, here or in the action bar. */
function openedSailor([branch, colour]: readonly string[]): Colour | null {
  return branch === 'send' && colour !== undefined ? (colour as Colour) : null;
}
