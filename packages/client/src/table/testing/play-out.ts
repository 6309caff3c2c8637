/** Plays a random match in memory, showing every decision and every move to the tests of a game's page. */
import { start, step } from '@quayside/games/core/match';
import { fastRandom } from '@quayside/games/core/random';
import type { GameTypes, Rules, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';

export interface PlayOut<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  readonly seed: number;
  /** Every decision, as the one who makes it sees it. */
  readonly visit?: (view: View<T>) => void;
  readonly watch?: (before: View<T>, events: readonly T['event'][], after: View<T>) => void;
}

export function playOut<T extends GameTypes>(
  rules: Rules<T>,
  { seats, options, seed, visit, watch }: PlayOut<T>,
): void {
  const random = fastRandom(seed);
  const state = start(rules, seats, options, String(seed).padStart(64, '0'));
  while (rules.outcome(state) === null) {
    const [seat = 0] = state.public.active;
    const view = copy(viewFor(rules, state, seat));
    visit?.(view);
    const moves = rules.legal(view);
    const events = step(rules, state, seat, moves[random.below(moves.length)]!);
    watch?.(view, events, copy(viewFor(rules, state, seat)));
  }
}

/** Plain JSON, and jsdom has no structuredClone. */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** JSON with keys in order, to compare moves by. */
export function written(value: unknown): string {
  return JSON.stringify(value, (_, inner) => sorted(inner));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
