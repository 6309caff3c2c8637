/** The table of Fish & Ships: a row of sea, the quay with its cubes, the journey tiles and my sailors. */
import type { Colour, FishAndShips } from '@quayside/games/fish-and-ships/types';
import { useState } from 'react';
import type { BoardProps } from '../../table/game-page';
import { cx } from '../../ui/cx';
import classes from './board.module.css';
import { Caption } from './Caption';
import { Hand } from './Hand';
import { Hands } from './Hands';
import { Quay } from './Quay';
import { Sea } from './Sea';
import { Tiles } from './Tiles';
import { useLastMove } from './use-last-move';

/** What every part of the board is given. */
export type Props = BoardProps<FishAndShips>;

export function Board(props: Props) {
  const { view, cue, path } = props;
  const last = useLastMove(view.public);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const stillDown = picked.filter((slot) => view.public.tiles[slot] === null);
  return (
    <div className={classes.container}>
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

/** The sailor whose voyage is being chosen, here or in the action bar. */
function openedSailor([branch, colour]: readonly string[]): Colour | null {
  return branch === 'send' && colour !== undefined ? (colour as Colour) : null;
}
