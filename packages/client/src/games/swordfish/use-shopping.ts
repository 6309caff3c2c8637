/** The shopping list, and the buying of it: one purchase after the other, each when the table has taken in the one before. */
import type { Refusal } from '@quayside/games/core/rules';
import { useEffect, useRef, useState } from 'react';
import type { Props } from './props';
import { type Order, refusalOf, withOrder, withoutOrder } from './shopping';
import { isAsked } from './words';

export interface Shopping {
  readonly list: readonly Order[];
  readonly isBuying: boolean;
  /** Why the last thing could not be put on the list. */
  readonly refusal: Refusal | null;
  add(order: Order): void;
  remove(at: number): void;
  buy(): void;
}

export type ShoppingProps = Props & { readonly shopping: Shopping };

export function useShopping(props: Props): Shopping {
  const { view } = props;
  const [list, setList] = useState<readonly Order[]>([]);
  const [isBuying, setBuying] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isTurn = isAsked(view, 'PURCHASE');
  useEffect(() => {
    if (!isTurn) {
      setList([]);
      setBuying(false);
      setRefusal(null);
    }
  }, [isTurn]);
  useBuying(props, { list, setList, isBuying, setBuying });
  return {
    list,
    isBuying,
    refusal,
    add: (order) => {
      const longer = withOrder(list, order);
      const reason = refusalOf(view, longer);
      setRefusal(reason);
      if (reason === null) setList(longer);
    },
    remove: (at) => {
      setRefusal(null);
      setList(withoutOrder(view, list, at));
    },
    buy: () => setBuying(list.length > 0),
  };
}

interface Buying {
  readonly list: readonly Order[];
  readonly isBuying: boolean;
  setList(list: readonly Order[]): void;
  setBuying(isBuying: boolean): void;
}

/** Sends the next thing on the list as soon as the table rests; forgets the list when it cannot be bought any more. */
function useBuying({ view, legal, judge, send }: Props, { list, isBuying, setList, setBuying }: Buying): void {
  const sentFrom = useRef<Props['view'] | null>(null);
  useEffect(() => {
    if (!isBuying || legal.length === 0 || sentFrom.current === view) return;
    const [next, ...rest] = list;
    if (next === undefined || judge(next) !== null) {
      setList([]);
      setBuying(false);
      return;
    }
    sentFrom.current = view;
    setList(rest);
    send(next);
  }, [isBuying, legal, view, list, judge, send, setList, setBuying]);
}
