/** What a computer player is: a choice made from a view. */
import type { Random } from '@quayside/games/core/random';
import type { GameTypes, View } from '@quayside/games/core/rules';

export interface Bot<T extends GameTypes> {
  /**
   * A legal move of the view's seat, which may move now. Everything the player knows is in `view`, all its chance comes from
   * `random`, so the same of both gives the same move.
   */
  choose(view: View<T>, random: Random): T['move'];
  /**
   * The same choice in small steps, for whoever has other things to do in between: each yields the best move so far, the
   * return is what `choose` answers. Left out by players that need no time.
   */
  think?(view: View<T>, random: Random): Generator<T['move'], T['move'], void>;
}
