/** What every part of the shops is given. */
import type { ShoppingProps } from './use-shopping';
import type { GameView } from './words';

export type ShopProps = ShoppingProps & {
  /** The table as it would be with everything on the list. */
  readonly tried: GameView;
};
