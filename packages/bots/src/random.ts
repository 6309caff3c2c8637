/** The player that takes any legal move: what every other player must beat. */
import type { GameTypes, Judge } from '@quayside/games/core/rules';
import type { Bot } from './bot';

/** Every listed move is equally likely. */
export function randomBot<T extends GameTypes>(game: Judge<T>): Bot<T> {
  return {
    choose(view, random) {
      const legal = game.legal(view);
      const move = legal[random.below(Math.max(legal.length, 1))];
      if (move === undefined) throw new Error('no legal move to choose from');
      return move;
    },
  };
}
