/** One thing in the shops: pressed, it goes on the list, or the list says why it cannot. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import type { ShopProps } from './shop-props';
import { type Order, refusalOf, withOrder } from './shopping';

interface WareProps extends ShopProps {
  readonly order: Order;
  readonly price: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Ware({ view, shopping, order, price, label, children }: WareProps) {
  const isRefused = refusalOf(view, withOrder(shopping.list, order)) !== null;
  return (
    <Button
      size="small"
      muted={isRefused}
      hint={price}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => shopping.add(order)}
    >
      {children}
    </Button>
  );
}
