/** Lets computer players think: from a view alone, one after another, and never long enough to be felt by anybody else. */
import { randomInt } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Bot, greedyBot, randomBot } from '@quayside/bots';
import { clone } from '@quayside/games/core/match';
import { fastRandom } from '@quayside/games/core/random';
import type { GameTypes, View } from '@quayside/games/core/rules';
import type { BotKind } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import type { HostedGame } from '../match/live';

export interface Thinker {
  /** A move for the view's seat; a legal one taken at random when the player fails. @throws when nothing is legal. */
  choose(game: HostedGame, kind: BotKind, view: View<GameTypes>): Promise<{ readonly type: string }>;
  /** Any legal move. */
  anything(game: HostedGame, view: View<GameTypes>): { readonly type: string };
}

/** Milliseconds of thinking until others come in between. */
const SLICE = 8;
/** Milliseconds of thinking for one move; then the best so far is taken. */
const BUDGET = 250;
const SEEDS = 2 ** 31;

/** The best player there is for a game. */
export function bestKind({ value }: HostedGame): BotKind {
  return value === undefined ? 'random' : 'greedy';
}

export function createThinker(log: Logger): Thinker {
  let last: Promise<unknown> = Promise.resolve();
  const random = () => fastRandom(randomInt(SEEDS));
  const anything: Thinker['anything'] = ({ rules }, view) => randomBot(rules).choose(view, random());
  return {
    anything,
    choose: (game, kind, view) => {
      const mine = last.then(async () => {
        try {
          // A copy: what a failed player did to its view must not trouble the one that steps in.
          return await ponder(botOf(game, kind), clone(view));
        } catch (error) {
          log.error({ err: error, why: 'BOT_FAILED' }, 'a computer player failed; it moves at random');
          return anything(game, view);
        }
      });
      last = mine.catch(() => undefined);
      return mine;
    },
  };

  async function ponder(bot: Bot<GameTypes>, view: View<GameTypes>): Promise<{ readonly type: string }> {
    const thoughts = bot.think?.(view, random());
    if (thoughts === undefined) return bot.choose(view, random());
    let spent = 0;
    for (;;) {
      const since = performance.now();
      let thought = thoughts.next();
      while (thought.done !== true && performance.now() - since < SLICE) thought = thoughts.next();
      spent += performance.now() - since;
      if (thought.done === true || spent > BUDGET) return thought.value;
      await breathe();
    }
  }
}

function botOf({ rules, value }: HostedGame, kind: BotKind): Bot<GameTypes> {
  return kind === 'greedy' && value !== undefined ? greedyBot(rules, value) : randomBot(rules);
}
