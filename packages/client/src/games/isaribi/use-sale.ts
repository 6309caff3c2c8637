/** The sale being put together on the board. Its first lot is the branch opened in the action bar, so both show the same. */
import type { Buyer, Lot } from '@quayside/games/isaribi/types';
import { useState } from 'react';
import type { Props } from './props';
import { firstLots, lotKey, lotsFor, secondLots } from './sale';

export interface SaleDraft {
  readonly lots: readonly Lot[];
  /** The next choice for a buyer: most cubes first, at last none. */
  turnTo(buyer: Buyer): void;
  clear(): void;
  lotOf(buyer: Buyer): Lot | null;
}

export function useSale({ view, path, setPath }: Props): SaleDraft {
  const [more, setMore] = useState<Lot | null>(null);
  const first = path[0] === 'sell' ? (firstLots(view).find((lot) => lotKey(lot) === path[1]) ?? null) : null;
  const second = first === null || more === null ? null : (secondLots(view, first).find(isSame(more)) ?? null);
  const lots = [first, second].filter((lot) => lot !== null);

  const begin = (lot: Lot | null): void => setPath(lot === null ? [] : ['sell', lotKey(lot)]);
  return {
    lots,
    lotOf: (buyer) => lots.find((lot) => lot.buyer === buyer) ?? null,
    clear() {
      setMore(null);
      begin(null);
    },
    turnTo(buyer) {
      if (first === null) {
        setMore(null);
        begin(after(lotsFor(view, buyer), null));
      } else if (first.buyer === buyer) {
        const next = after(lotsFor(view, buyer), first);
        if (next === null) setMore(null);
        begin(next ?? second);
      } else {
        const fitting = secondLots(view, first).filter((lot) => lot.buyer === buyer);
        setMore(after(fitting, second?.buyer === buyer ? second : null));
      }
    },
  };
}

/** null after the last one. */
function after(lots: readonly Lot[], lot: Lot | null): Lot | null {
  const sorted = [...lots].sort((a, b) => b.cubes.length - a.cubes.length);
  const at = lot === null ? -1 : sorted.findIndex(isSame(lot));
  return sorted[at + 1] ?? null;
}

function isSame(lot: Lot): (other: Lot) => boolean {
  return (other) => lotKey(other) === lotKey(lot);
}
