/** Lets computer players play a whole match. The only place of this package that holds the truth about one. */
import { start, step } from '@quayside/games/core/match';
import { fastRandom, type Random } from '@quayside/games/core/random';
import type { GameTypes, Outcome, Rules, Seat, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Bot } from './bot';
import { seedText } from './seed';

export interface PlayedMatch<T extends GameTypes> {
  readonly outcome: Outcome;
  /** Moves made by all seats. */
  readonly moves: number;
  /** The first seat that could move; where several could, the lowest. */
  readonly first: Seat;
  /** What a spectator sees at the end. */
  readonly end: View<T>;
}

/** No match of any game is nearly as long: whoever gets here goes round in circles. */
const MOST_MOVES = 10_000;
/** Distance of the players' seeds from each other and from the next match's; any odd number would do. */
const SEED_STEP = 7_919;

/** One bot for each seat; `seed` is a whole number and decides everything, the deal and what the players draw. */
export function playMatch<T extends GameTypes>(
  rules: Rules<T>,
  options: T['options'],
  bots: readonly Bot<T>[],
  seed: number,
): PlayedMatch<T> {
  const state = start(rules, bots.length, options, seedText(seed));
  const thoughts = bots.map((_, seat) => fastRandom((seed + 1) * SEED_STEP + seat));
  const order = fastRandom(seed);
  const first = state.public.active[0] ?? 0;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const outcome = rules.outcome(state);
    if (outcome !== null) return { outcome, moves, first, end: viewFor(rules, state, null) };
    const seat = nextSeat(state.public.active, order);
    const [bot, random] = [bots[seat], thoughts[seat]];
    if (bot === undefined || random === undefined) throw new Error(`seat ${seat} is active but has no player`);
    step(rules, state, seat, bot.choose(viewFor(rules, state, seat), random));
  }
  throw new Error(`${rules.name} with seed ${seed} goes on after ${MOST_MOVES} moves`);
}

/** Where several seats move at once, the order of their arrival is chance. */
function nextSeat(active: readonly Seat[], order: Random): Seat {
  const seat = active[active.length > 1 ? order.below(active.length) : 0];
  if (seat === undefined) throw new Error('nobody may move and the match goes on');
  return seat;
}
