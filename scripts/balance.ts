/**
 * Lets computer players play a game against each other and prints what comes out:
 * `npm run balance -- <game> [--matches N] [--seats n] [--set option=value]`.
 */
import { parseArgs } from 'node:util';
import { againstRandom, type Balance, type Contest, measure, type Spread } from '@quayside/bots';
import { type GameEntry, games } from '@quayside/games';
import { type OptionSpec, parseOptions } from '@quayside/games/core/options';
import type { GameTypes } from '@quayside/games/core/rules';

const MOST_MATCHES = 100_000;
const flags = {
  matches: { type: 'string', default: '100' },
  seats: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
} as const;

interface Asked {
  readonly game: GameEntry;
  readonly counts: readonly number[];
  readonly matches: number;
  readonly set: readonly string[];
  readonly options: GameTypes['options'];
}

main();

function main(): void {
  const asked = read();
  if (asked === null) return;
  const { game, counts, matches, set, options } = asked;
  say([game.meta.title, `${matches} matches for each number of seats`, ...set].join(', '));
  say(game.value === undefined ? 'Nothing tells what a view is worth: random players.' : 'Greedy players.');
  for (const seats of counts) report({ rules: game.rules, value: game.value, options }, seats, matches);
}

/** null after having said what is wrong with the arguments. */
function read(): Asked | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: flags });
    const game = gameCalled(positionals[0]);
    return {
      game,
      counts: seatCounts(game, values.seats),
      matches: wholeNumber('matches', values.matches, 1, MOST_MATCHES),
      set: values.set,
      options: optionsFrom(game, values.set),
    };
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
    process.exitCode = 2;
    return null;
  }
}

function gameCalled(name: string | undefined): GameEntry {
  const entries: readonly GameEntry[] = games;
  const game = entries.find(({ meta }) => meta.name === name);
  if (game === undefined) throw new Error(`Which game? ${entries.map(({ meta }) => meta.name).join(', ')}`);
  return game;
}

function seatCounts({ meta: { seats } }: GameEntry, asked: string | undefined): number[] {
  if (asked !== undefined) return [wholeNumber('seats', asked, seats.min, seats.max)];
  return Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} is a whole number from ${least} to ${most}.`);
}

function optionsFrom({ meta }: GameEntry, set: readonly string[]): GameTypes['options'] {
  const parsed = parseOptions(meta.options, chosen(meta.options, set));
  if (!parsed.ok) throw new Error(`--set ${parsed.key}: ${parsed.code}`);
  return parsed.options;
}

/** Options by name; a value that is not one of the option's stays text and is refused later. */
function chosen(specs: readonly OptionSpec[], set: readonly string[]): object {
  const pairs = set.map((text) => {
    const [key = '', value = ''] = text.split('=');
    const known = specs.find((spec) => spec.key === key)?.values.find((candidate) => String(candidate) === value);
    return [key, known ?? value];
  });
  return Object.fromEntries(pairs);
}

function report(contest: Contest<GameTypes>, seats: number, matches: number): void {
  say('', ...figures(measure(contest, seats, matches)));
  if (contest.value === undefined) return;
  const wins = againstRandom(contest, contest.value, seats, matches);
  say(`  one greedy player against random ones wins ${percent(wins)} (even share ${percent(1 / seats)})`);
}

function figures({ seats, score, moves, rounds, places }: Balance): string[] {
  const row = (name: string, cells: string[]): string =>
    `  ${column(name, 22)}${cells.map((cell) => column(cell, 10)).join('')}`;
  return [
    `${seats} seats: score ${both(score)}, moves ${both(moves)}, rounds ${rounds === null ? 'not counted' : both(rounds)}`,
    row(
      'place in start order',
      places.map((_, at) => String(at + 1)),
    ),
    row(
      'wins',
      places.map(({ wins }) => percent(wins)),
    ),
    row(
      'mean score',
      places.map((place) => place.score.toFixed(1)),
    ),
    row(
      'above the mean',
      places.map((place) => signed(place.score - score.mean)),
    ),
  ];
}

/** Mean and standard deviation. */
function both({ mean, deviation }: Spread): string {
  return `${mean.toFixed(1)} ± ${deviation.toFixed(1)}`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function signed(points: number): string {
  return `${points < 0 ? '' : '+'}${points.toFixed(1)}`;
}

function column(text: string, width: number): string {
  return text.padEnd(width);
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
