/** What a computer player is: a choice made from a view. */
import type { Random } from '@quayside/games/core/random';
import type { GameTypes, View } from '@quayside/games/core/rules';

export interface Bot<T extends GameTypes> {
  /**
   * A legal move of the view's seat, which may move now. Everything the player knows is in `view`, all its chance comes from
   * `random`, so the same of both gives the same move.
   */
  choose(view: View<T>, random: Random): T['move'];
}
