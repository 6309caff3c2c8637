/** Last of all: fuel and bait for the boats that lie in a port. */
import { ports } from '@quayside/games/swordfish/data';
import { isPort } from '@quayside/games/swordfish/sea';
import type { Crew } from '@quayside/games/swordfish/table';
import { baitPacks, fuelPacks } from '@quayside/games/swordfish/types';
import { crewsInPort } from './purchase-choices';
import { Stock } from './Stock';
import classes from './shop.module.css';
import type { ShopProps } from './shop-props';
import { Ware } from './Ware';
import { boatName, mineOf, placeName, vpText } from './words';

export function Supplies(props: ShopProps) {
  const { tried, t } = props;
  const player = mineOf(tried);
  const docked = player === null ? [] : crewsInPort(player);
  return (
    <section className={classes.step} aria-label={t('board.shopSupply')}>
      <h3>{t('board.shopSupply')}</h3>
      {docked.length === 0 && <p className={classes.hint}>{t('board.shopNoBoat')}</p>}
      {docked.map((crew) => (
        <PacksFor key={crew.number} {...props} crew={crew} />
      ))}
    </section>
  );
}

function PacksFor(props: ShopProps & { readonly crew: Crew }) {
  const { crew, t } = props;
  const { number: captain, boat } = crew;
  const port = boat.node;
  if (!isPort(port)) return null;
  return (
    <fieldset className={classes.group}>
      <legend>
        {t('choice.captainOn', { n: captain, boat: boatName(boat.tile, t) })},{' '}
        {t('board.shopPort', { place: placeName(port, t) })}
      </legend>
      <Stock captain={crew.captain} t={t} />
      <div className={classes.wares}>
        {fuelPacks.map((pack) => (
          <Ware
            key={`fuel-${pack}`}
            {...props}
            order={{ type: 'buyFuel', captain, pack }}
            price={vpText(ports[port].fuel[pack], t)}
          >
            {t('choice.fuel', { count: pack })}
          </Ware>
        ))}
        {baitPacks.map((pack) => (
          <Ware
            key={`bait-${pack}`}
            {...props}
            order={{ type: 'buyBait', captain, pack }}
            price={vpText(ports[port].bait[pack], t)}
          >
            {t('choice.bait', { count: pack })}
          </Ware>
        ))}
      </div>
    </fieldset>
  );
}
