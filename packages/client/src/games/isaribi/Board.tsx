/** The table of Isaribi: the sea from the Harbor outwards, treasury and Market, my boat, the other boats, Collaborators. */
import { cx } from '../../ui/cx';
import { Boats } from './Boats';
import classes from './board.module.css';
import { Caption } from './Caption';
import { Helpers } from './Helpers';
import { Market } from './Market';
import { MyBoat } from './MyBoat';
import type { Props } from './props';
import { Sea } from './Sea';
import { Treasury } from './Treasury';
import { useSale } from './use-sale';

export function Board(props: Props) {
  const { view, t } = props;
  const sale = useSale(props);
  const isWatching = view.seat === null;
  return (
    <div className={classes.container} {...(isWatching ? { ...scrolling, 'aria-label': t('board.table') } : {})}>
      <div className={cx(classes.board, isWatching && classes.watching)}>
        <Sea {...props} />
        <Caption {...props} />
        <Treasury {...props} />
        <Market {...props} sale={sale} />
        {!isWatching && <MyBoat {...props} sale={sale} />}
        <Boats {...props} />
        <Helpers {...props} />
      </div>
    </div>
  );
}

/** A spectator has nothing to press, but has to be able to scroll. */
const scrolling = { tabIndex: 0, role: 'group' } as const;
