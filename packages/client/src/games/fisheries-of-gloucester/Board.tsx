/** The table of Fisheries of Gloucester: the sea, both player boards, preservation cards, the days. */

import classes from './board.module.css';
import { Caption } from './Caption';
import { Cards } from './Cards';
import { Days } from './Days';
import { PlayerBoard } from './PlayerBoard';
import type { Props } from './props';
import { Sea } from './Sea';
import { useWorkbench } from './use-workbench';

export function Board(props: Props) {
  const { view, t } = props;
  const work = useWorkbench(props);
  const me = view.seat ?? 0;
  const isWatching = view.seat === null;
  return (
    <div className={classes.container} {...(isWatching ? { ...scrolling, 'aria-label': t('board.table') } : {})}>
      <div className={classes.board}>
        <Sea {...props} work={work} />
        <Caption {...props} />
        <PlayerBoard {...props} work={work} at={me} place="mine" />
        <Cards {...props} work={work} />
        <Days {...props} work={work} />
        <PlayerBoard {...props} work={work} at={1 - me} place="other" />
      </div>
    </div>
  );
}

/** A spectator has nothing to press, but has to be able to scroll. */
const scrolling = { tabIndex: 0, role: 'group' } as const;
