/** Then boats: for every captain who waits in a port, what each class can do. */
import { boatKinds, repairVp } from '@quayside/games/swordfish/data';
import { boatClasses, type CaptainNumber, type PortId } from '@quayside/games/swordfish/types';
import { idleOf } from './purchase-choices';
import classes from './shop.module.css';
import type { ShopProps } from './shop-props';
import { Ware } from './Ware';
import { boatName, mineOf, placeName, vpText } from './words';

export function Rent(props: ShopProps) {
  const { tried, t } = props;
  const player = mineOf(tried);
  const idle = player === null ? [] : idleOf(player);
  return (
    <section className={classes.step} aria-label={t('board.shopRent')}>
      <h3>{t('board.shopRent')}</h3>
      {idle.length === 0 && <p className={classes.hint}>{t('board.shopNone')}</p>}
      {idle.map(({ number, port }) => (
        <BoatsFor key={number} {...props} captain={number} port={port} />
      ))}
    </section>
  );
}

function BoatsFor(props: ShopProps & { readonly captain: CaptainNumber; readonly port: PortId }) {
  const { tried, captain, port, t } = props;
  const moored = mineOf(tried)?.moored.filter((boat) => boat.port === port) ?? [];
  const { boats } = tried.public;
  return (
    <fieldset className={classes.group}>
      <legend>{t('choice.captainAt', { n: captain, place: placeName(port, t) })}</legend>
      <div className={classes.wares}>
        {moored.map(({ tile, repaired }) => (
          <Ware
            key={tile}
            {...props}
            order={{ type: 'manSalvaged', boat: tile, captain }}
            price={vpText(repaired ? 0 : repairVp, t)}
          >
            {boatName(tile, t)}
          </Ware>
        ))}
        {boatClasses.map((boatClass) => (
          <Ware
            key={boatClass}
            {...props}
            order={{ type: 'rent', port, boatClass, captain }}
            price={t('choice.boatHint', { ...boatKinds[boatClass], left: boats[boatClass].length })}
          >
            {vpText(boatClass, t)}
          </Ware>
        ))}
      </div>
    </fieldset>
  );
}
