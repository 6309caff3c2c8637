/** The shops: a list in the order of the rules, with what it costs and what is left. Nothing is spent until it is confirmed. */
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Hire } from './ShopHire';
import { Rent } from './ShopRent';
import { Supplies } from './ShopSupplies';
import classes from './shop.module.css';
import type { ShopProps } from './shop-props';
import { bought, type Order } from './shopping';
import type { ShoppingProps } from './use-shopping';
import { boatText, capital, type GameView, mineOf, placeName } from './words';

export function Shop(props: ShoppingProps & { readonly onClose: () => void }) {
  const { view, shopping, onClose, t } = props;
  const { list, refusal } = shopping;
  const shop = { ...props, tried: bought(view, list) };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('board.shopTitle')}
      closeLabel={t('board.shopClose')}
      footer={<Footer {...shop} onClose={onClose} />}
    >
      <p className={classes.hint}>{t('board.shopHint')}</p>
      <p className={classes.refusal} role="status">
        {refusal !== null && t(`refusal.${refusal.code}`, refusal.detail)}
      </p>
      <div className={classes.columns}>
        <Hire {...shop} />
        <Rent {...shop} />
        <Supplies {...shop} />
      </div>
      <List {...shop} />
    </Dialog>
  );
}

function Footer({ view, tried, shopping, onClose, t }: ShopProps & { readonly onClose: () => void }) {
  const vp = mineOf(view)?.vp ?? 0;
  const left = mineOf(tried)?.vp ?? 0;
  const isEmpty = shopping.list.length === 0;
  const confirm = (): void => {
    if (isEmpty) return;
    shopping.buy();
    onClose();
  };
  return (
    <>
      <strong className={classes.sum}>{t('board.shopSum', { cost: vp - left, vp, left })}</strong>
      <Button kind="primary" icon="check" muted={isEmpty} onClick={confirm}>
        {t('board.shopConfirm')}
      </Button>
    </>
  );
}

function List({ view, shopping, t }: ShopProps) {
  const { list, remove } = shopping;
  return (
    <section className={classes.list} aria-label={t('board.shopList')}>
      <h3>{t('board.shopList')}</h3>
      {list.length === 0 && <p className={classes.hint}>{t('board.shopNothing')}</p>}
      <ul>
        {list
          .map(({ type }, at) => ({ at, key: `${at}-${type}` }))
          .map(({ at, key }) => (
            <li key={key}>
              <span>{orderText(view, list, at, t)}</span>
              <Button
                size="small"
                kind="quiet"
                icon="close"
                aria-label={`${t('board.shopTake')}: ${orderText(view, list, at, t)}`}
                onClick={() => remove(at)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

function orderText(view: GameView, list: readonly Order[], at: number, t: ShopProps['t']): string {
  const order = list[at];
  if (order === undefined) return '';
  switch (order.type) {
    case 'hire': {
      const before = mineOf(bought(view, list.slice(0, at)))?.captains ?? [];
      return t('board.orderHire', { n: before.indexOf(null) + 1, place: placeName(order.port, t) });
    }
    case 'rent':
      return t('board.orderRent', { boatClass: order.boatClass, n: order.captain });
    case 'manSalvaged':
      return t('board.orderMan', { boat: capital(boatText(order.boat, t)), n: order.captain });
    case 'buyFuel':
      return t('board.orderFuel', { count: order.pack, n: order.captain });
    case 'buyBait':
      return t('board.orderBait', { count: order.pack, n: order.captain });
  }
}
