/** Golden playthroughs: a random match written out so that a person can read it and a test can compare it. */
import { start, step } from '../src/core/match';
import { defaultOptions } from '../src/core/options';
import { fastRandom } from '../src/core/random';
import type { GameTypes, Rules } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { type GameUnderTest, pick, seedText, viewers } from './game-under-test';

export interface Playthrough {
  readonly seats: number;
  readonly seed: number;
  /** Of its file, without the ending. */
  readonly name: string;
}

/** The playthroughs of every game: its fewest and most seats, and one between; two where there is one number of seats. */
export function playthroughs({ min, max }: { min: number; max: number }): Playthrough[] {
  const counts = [...new Set([min, Math.ceil((min + max) / 2), max])];
  const first = counts.map((seats) => ({ seats, seed: 100 + seats, name: `${seats}-seats` }));
  return min < max ? first : [...first, { seats: min, seed: 200 + min, name: `${min}-seats-again` }];
}

export function fileName({ name }: Playthrough): string {
  return `${name}.txt`;
}

/** The text of a playthrough: per move the public state, what each viewer has of its own, legal moves, choice, events. */
export function writeOut<T extends GameTypes>(game: GameUnderTest<T>, { seats, seed }: Playthrough): string {
  const { rules, meta } = game;
  const choice = fastRandom(seed);
  const options = { ...defaultOptions(meta.options), ...game.goldenOptions?.(seats) } as T['options'];
  const state = start(rules, seats, options, seedText(seed));
  const lines = [`${rules.name}, rules version ${rules.version}, ${seats} seats, seed ${seed}`];
  for (let version = 0; rules.outcome(state) === null; version += 1) {
    lines.push('', `# ${version}`, ...situation(rules, state, seats));
    const seat = state.public.active[choice.below(state.public.active.length)] ?? 0;
    const legal = rules.legal(viewFor(rules, state, seat));
    const move = pick(legal, choice, game.seldom);
    lines.push(
      ...legal.map((known) => `legal ${seat} ${JSON.stringify(known)}`),
      `move ${seat} ${JSON.stringify(move)}`,
    );
    lines.push(...step(rules, state, seat, move).map((event) => `event ${JSON.stringify(event)}`));
  }
  lines.push('', '# end', ...situation(rules, state, seats), `outcome ${JSON.stringify(rules.outcome(state))}`, '');
  return lines.join('\n');
}

function situation<T extends GameTypes>(
  rules: Rules<T>,
  state: Parameters<Rules<T>['outcome']>[0],
  seats: number,
): string[] {
  const views = viewers(seats).map((viewer) => viewFor(rules, state, viewer));
  return [
    `public ${JSON.stringify(state.public)}`,
    `counts ${JSON.stringify(rules.counts(state))}`,
    ...views.filter(({ seat }) => seat !== null).map(({ seat, mine }) => `mine ${seat} ${JSON.stringify(mine)}`),
  ];
}
