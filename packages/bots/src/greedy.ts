/** The player that looks one move ahead: it tries each legal move in worlds its view could come from and takes the best. */
import { step, withRandom } from '@quayside/games/core/match';
import { fastRandom, type Random } from '@quayside/games/core/random';
import type { GameTypes, Rules, Seat, Value, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Bot } from './bot';
import { seedText } from './seed';

export interface GreedyLimits {
  /** Worlds drawn for each decision; every move is tried in the same ones. */
  readonly worlds: number;
  /** Moves tried at most for each decision. */
  readonly tries: number;
}

/** Two worlds tell "perhaps" from "certainly" at twice the cost of one; few lists in any game are longer than 120. */
const usual: GreedyLimits = { worlds: 2, tries: 120 };

/** Worlds to draw from, as many as a seed can tell apart. */
const SEEDS = 2 ** 31;

export function greedyBot<T extends GameTypes>(
  rules: Rules<T>,
  value: Value<T>,
  { worlds, tries }: GreedyLimits = usual,
): Bot<T> {
  function* think(view: View<T>, random: Random): Generator<T['move'], T['move'], void> {
    const seat = view.seat;
    const [only, ...others] = rules.legal(view);
    if (seat === null || only === undefined) throw new Error('no legal move to choose from');
    if (others.length === 0) return only;
    const seeds = Array.from({ length: worlds }, () => random.below(SEEDS));
    // Moves come in random order, so ties are broken by chance: the first of the best is taken.
    let leader = { move: only, worth: Number.NEGATIVE_INFINITY };
    for (const move of sample([only, ...others], tries, random)) {
      const worth = seeds.reduce((sum, seed) => sum + valueAfter(rules, value, view, seat, move, seed), 0);
      if (worth > leader.worth) leader = { move, worth };
      yield leader.move;
    }
    return leader.move;
  }
  return { think, choose: (view, random) => thinkThrough(think(view, random)) };
}

function thinkThrough<Move>(thoughts: Generator<Move, Move, void>): Move {
  for (;;) {
    const { done, value: move } = thoughts.next();
    if (done === true) return move;
  }
}

/** The same seed draws the same world for every move, which is cheaper than copying it. */
function valueAfter<T extends GameTypes>(
  rules: Rules<T>,
  value: Value<T>,
  view: View<T>,
  seat: Seat,
  move: T['move'],
  seed: number,
): number {
  const world = withRandom(rules.determinize(view, fastRandom(seed)), { seed: seedText(seed), drawn: 0 });
  step(rules, world, seat, move);
  return value(viewFor(rules, world, seat));
}

/** At most `most` moves in random order: one of each type before a second of any, so that no kind of move is overlooked. */
export function sample<Move extends { type: string }>(moves: readonly Move[], most: number, random: Random): Move[] {
  const shuffled = random.shuffle([...moves]);
  if (shuffled.length <= most) return shuffled;
  const met = new Map<string, number>();
  const ranked = shuffled.map((move) => {
    const rank = met.get(move.type) ?? 0;
    met.set(move.type, rank + 1);
    return { move, rank };
  });
  const chosen = ranked.sort((one, other) => one.rank - other.rank).slice(0, most);
  return random.shuffle(chosen.map(({ move }) => move));
}
