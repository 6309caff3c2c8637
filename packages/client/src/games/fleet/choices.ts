/** The action bar: every move a player would look for, refused ones too. */
import type { Move } from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import { openingChoices, raiseChoices } from './auction-choices';
import { hireChoices } from './hire-choices';
import { launchChoices } from './launch-choices';
import { paymentChoices } from './payment-choices';
import { licenceDeal } from './payments';
import { discardChoices, keepChoices, processChoices, tradeChoices, tuckChoices } from './round-choices';
import { type GameView, mineOf } from './words';

export function choices(view: GameView, t: Translate): readonly Choice<Move>[] {
  const { seat, public: table, mine } = view;
  const player = mineOf(view);
  if (seat === null || player === null || mine === null || !table.active.includes(seat)) return [];
  switch (table.phase) {
    case 'KEEP':
      return keepChoices(mine, t);
    case 'OPEN':
      return openingChoices(view, player, mine, t);
    case 'RAISE':
      return raiseChoices(view, player, mine, t);
    case 'PAY':
      return paymentChoices(licenceDeal(view, player, mine), t);
    case 'LAUNCH_HIRE':
      return player.step === 'launch' ? launchChoices(view, player, mine, t) : hireChoices(view, player, mine, t);
    case 'SALMON':
      return tuckChoices(view, player, t);
    case 'PROCESSING':
      return player.step === 'trade' ? tradeChoices(player, t) : processChoices(view, player, t);
    case 'DRAW':
      return discardChoices(view, player, mine, t);
    case 'OVER':
      return [];
  }
}
