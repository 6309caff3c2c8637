/** The table of Swordfish: round and turn order, the chart with prices, bags and weather, my fleet, the other fleets. */
import { useState } from 'react';
import { cx } from '../../ui/cx';
import { Almanac } from './Almanac';
import classes from './board.module.css';
import { Caption } from './Caption';
import { Chart } from './Chart';
import { Desk } from './Desk';
import { Fleets } from './Fleets';
import { MyFleet } from './MyFleet';
import type { Props } from './props';
import { Shop } from './Shop';
import { Status } from './Status';
import { useShopping } from './use-shopping';
import { useWork } from './use-work';
import { isAsked } from './words';

export function Board(props: Props) {
  const { view, cue, t } = props;
  const [isShopOpen, setShopOpen] = useState(false);
  const work = useWork(props);
  const shopping = useShopping(props);
  const openShop = (): void => setShopOpen(true);
  const isWatching = view.seat === null;
  const canShop = cue === null && isAsked(view, 'PURCHASE');
  return (
    <div className={classes.container} {...(isWatching ? { ...scrolling, 'aria-label': t('board.table') } : {})}>
      <div className={cx(classes.board, isWatching && classes.watching)}>
        <Status {...props} />
        <Chart {...props} work={work} openShop={openShop} />
        <Caption {...props} />
        <Almanac {...props} />
        <Desk {...props} work={work} shopping={shopping} openShop={openShop} />
        {!isWatching && <MyFleet {...props} work={work} />}
        <Fleets {...props} />
      </div>
      {isShopOpen && canShop && !shopping.isBuying && (
        <Shop {...props} shopping={shopping} onClose={() => setShopOpen(false)} />
      )}
    </div>
  );
}

/** A spectator has nothing to press, but has to be able to scroll. */
const scrolling = { tabIndex: 0, role: 'group' } as const;
