/** The action bar: every move a player would look for, refused ones too. */
import type { Move } from '@quayside/games/swordfish/types';
import type { Choice, Translate } from '../../table/game-page';
import { fishingChoices } from './fishing-choices';
import { purchaseChoices } from './purchase-choices';
import { sailingChoices } from './sailing-choices';
import { sellingChoices } from './selling-choices';
import { type GameView, mineOf } from './words';

export function choices(view: GameView, t: Translate): readonly Choice<Move>[] {
  const { seat, public: table } = view;
  const player = mineOf(view);
  if (seat === null || player === null || !table.active.includes(seat)) return [];
  switch (table.phase) {
    case 'PURCHASE':
      return purchaseChoices(table, player, t);
    case 'MOVEMENT':
      return sailingChoices(table, seat, player, t);
    case 'FISHING':
      return fishingChoices(table, player, t);
    case 'SELLING':
      return sellingChoices(table, player, t);
    case 'OVER':
      return [];
  }
}
