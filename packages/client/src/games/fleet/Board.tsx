/** The table of Fleet: round and supply, licences and auction, my fleet and hand, the other fleets. */
import { useState } from 'react';
import { cx } from '../../ui/cx';
import classes from './board.module.css';
import { Caption } from './Caption';
import { Desk } from './Desk';
import { Fleets } from './Fleets';
import { Hand } from './Hand';
import { LicenceRow } from './LicenceRow';
import { MyFleet } from './MyFleet';
import type { About } from './part-props';
import type { Props } from './props';
import { Status } from './Status';
import { Supply } from './Supply';
import { useWork } from './use-work';

export function Board(props: Props) {
  const { view, t } = props;
  const work = useWork(props);
  const [about, setAbout] = useState<About | null>(null);
  const isWatching = view.seat === null;
  const isTwo = view.public.players.length === 2;
  const isOver = view.public.phase === 'OVER';
  const { task } = work;
  const isWorking = task !== null && task.kind !== 'open' && task.kind !== 'raise';
  const parts = { ...props, work, about, setAbout };
  return (
    <div className={classes.container} {...(isWatching ? { ...scrolling, 'aria-label': t('board.table') } : {})}>
      <div
        className={cx(
          classes.board,
          isWatching && classes.watching,
          isWorking && classes.working,
          isTwo && classes.two,
        )}
      >
        <Status {...props} />
        <Supply {...parts} />
        <LicenceRow {...parts} />
        <Caption {...props} />
        {!isOver && <Desk {...parts} />}
        {!isWatching && <MyFleet {...parts} />}
        {!isWatching && !isOver && <Hand {...parts} />}
        <Fleets {...props} />
      </div>
    </div>
  );
}

/** A spectator has nothing to press, but has to be able to scroll. */
const scrolling = { tabIndex: 0, role: 'group' } as const;
