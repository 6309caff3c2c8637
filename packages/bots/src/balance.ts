/** What many matches of computer players tell about a game: scores, length, what the place in start order is worth. */
import type { GameTypes, Rules, Seat, Value } from '@quayside/games/core/rules';
import type { Bot } from './bot';
import { greedyBot } from './greedy';
import { type PlayedMatch, playMatch } from './match';
import { randomBot } from './random';

/** A game as its players see it. */
export interface Contest<T extends GameTypes> {
  readonly rules: Rules<T>;
  /** undefined: only random players can play it. */
  readonly value?: Value<T> | undefined;
  readonly options: T['options'];
}

export interface Spread {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
}

/** What became of the players of one place in start order. */
export interface Place {
  /** Part of all wins, 0 to 1; a shared win counts in parts. */
  readonly wins: number;
  readonly score: number;
}

export interface Balance {
  readonly seats: number;
  readonly matches: number;
  /** Of every seat in every match. */
  readonly score: Spread;
  readonly moves: Spread;
  /** null for games that do not count rounds. */
  readonly rounds: Spread | null;
  /** In start order: the seat that could move first, then clockwise. */
  readonly places: readonly Place[];
}

/** Matches of equal players, greedy ones if the game has a value; seeds 0, 1, 2 and so on. */
export function measure<T extends GameTypes>(contest: Contest<T>, seats: number, matches: number): Balance {
  const { rules, value, options } = contest;
  const player = value === undefined ? randomBot(rules) : greedyBot(rules, value);
  const bots = Array<Bot<T>>(seats).fill(player);
  return summary(
    seats,
    seedsOf(matches).map((seed) => playMatch(rules, options, bots, seed)),
  );
}

/** Part of the matches, 0 to 1, that one greedy player wins against random ones; its seat changes with every match. */
export function againstRandom<T extends GameTypes>(
  { rules, options }: Contest<T>,
  value: Value<T>,
  seats: number,
  matches: number,
): number {
  const [greedy, random] = [greedyBot(rules, value), randomBot(rules)];
  const wins = seedsOf(matches).map((seed) => {
    const own = seed % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? greedy : random));
    return winOf(playMatch(rules, options, bots, seed), own);
  });
  return mean(wins);
}

/** The figures of matches that have the same number of seats. */
export function summary<T extends GameTypes>(seats: number, played: readonly PlayedMatch<T>[]): Balance {
  const rounds = played.flatMap((match) => roundsOf(match));
  return {
    seats,
    matches: played.length,
    score: spread(played.flatMap(({ outcome }) => outcome.standings.map(({ total }) => total))),
    moves: spread(played.map(({ moves }) => moves)),
    rounds: rounds.length === 0 ? null : spread(rounds),
    places: Array.from({ length: seats }, (_, place) => placeOf(played, seats, place)),
  };
}

function placeOf<T extends GameTypes>(played: readonly PlayedMatch<T>[], seats: number, place: number): Place {
  const seatIn = ({ first }: PlayedMatch<T>): Seat => (first + place) % seats;
  return {
    wins: mean(played.map((match) => winOf(match, seatIn(match)))),
    score: mean(played.map((match) => match.outcome.standings[seatIn(match)]?.total ?? 0)),
  };
}

function winOf<T extends GameTypes>({ outcome: { winners } }: PlayedMatch<T>, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** [] when the game's public compartment counts no rounds. */
function roundsOf<T extends GameTypes>({ end }: PlayedMatch<T>): number[] {
  const { round } = end.public as { round?: unknown };
  return typeof round === 'number' ? [round] : [];
}

function spread(figures: readonly number[]): Spread {
  const middle = mean(figures);
  return { mean: middle, deviation: Math.sqrt(mean(figures.map((figure) => (figure - middle) ** 2))) };
}

function mean(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function seedsOf(matches: number): number[] {
  return Array.from({ length: matches }, (_, seed) => seed);
}
