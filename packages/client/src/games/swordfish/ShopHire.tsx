/** First of all: captains, by port. */
import { ports } from '@quayside/games/swordfish/data';
import { portIds } from '@quayside/games/swordfish/types';
import classes from './shop.module.css';
import type { ShopProps } from './shop-props';
import { Ware } from './Ware';
import { placeName, vpText } from './words';

export function Hire(props: ShopProps) {
  const { t } = props;
  return (
    <section className={classes.step} aria-label={t('board.shopHire')}>
      <h3>{t('board.shopHire')}</h3>
      <div className={classes.wares}>
        {portIds.map((port) => (
          <Ware key={port} {...props} order={{ type: 'hire', port }} price={vpText(ports[port].captain, t)}>
            {placeName(port, t)}
          </Ware>
        ))}
      </div>
    </section>
  );
}
