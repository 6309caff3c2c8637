/** Points at the end of a game, and how a match of one or more games ends. */
import type { Outcome, ScorePart, Seat, Standing } from '../core/rules';
import { type ByColour, type Colour, colours, type GameResult, type Private, type Public } from './types';

type Row = Pick<Public, 'fish' | 'ships'>;
/** What ranks seats: points, then cubes. */
interface Tally {
  readonly points: number;
  readonly cubes: number;
}

/** the fish under the ship of a colour, for one sailor of that colour. */
export function fishUnder({ fish, ships }: Readonly<Row>, colour: Colour): number {
  return fish[ships[colour]] ?? 0;
}

/** what a hand is worth where the ships stand. */
export function pointsOf(row: Readonly<Row>, hand: Readonly<ByColour>): number {
  return colours.reduce((points, colour) => points + hand[colour] * fishUnder(row, colour), 0);
}

/** hands are opened when a game has ended. */
export function resultOf({ fish, ships, cubes }: Readonly<Public>, hands: readonly Private[]): GameResult {
  const opened = hands.map(({ hand }) => ({ ...hand }));
  return {
    fish: [...fish],
    ships: { ...ships },
    hands: opened,
    cubes: [...cubes],
    points: opened.map((hand) => pointsOf({ fish, ships }, hand)),
  };
}

/** who came last in one game; level seats all did. */
export function lastOf({ points, cubes }: GameResult): Seat[] {
  return lastRanked(ranksOf(points.map((value, seat) => ({ points: value, cubes: cubes[seat] ?? 0 }))));
}

/** who came last in a match. */
export function lastOfMatch({ standings }: Outcome): Seat[] {
  return lastRanked(standings.map(({ rank }) => rank));
}

/** R-6.3, R-6.4: points of all games, then cubes of all games' ends, then a shared win. */
export function outcomeOf(results: readonly GameResult[]): Outcome {
  const tallies = (results[0]?.points ?? []).map((_, seat) => ({
    points: total(results.map(({ points }) => points[seat] ?? 0)),
    cubes: total(results.map(({ cubes }) => cubes[seat] ?? 0)),
  }));
  const ranks = ranksOf(tallies);
  const standings = tallies.map(
    ({ points }, seat): Standing => ({ seat, rank: ranks[seat] ?? 1, total: points, parts: partsOf(results, seat) }),
  );
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const best = Math.max(...tallies.map(({ points }) => points));
  const levelOnPoints = tallies.filter(({ points }) => points === best);
  const tieBreak =
    levelOnPoints.length > winners.length ? { key: 'cubes', values: tallies.map(({ cubes }) => cubes) } : null;
  return { standings, winners, tieBreak };
}

function partsOf(results: readonly GameResult[], seat: Seat): ScorePart[] {
  const [only, ...more] = results;
  if (only !== undefined && more.length === 0) return sailorParts(only, seat);
  return results.map((result, at) => ({
    key: 'game',
    value: result.points[seat] ?? 0,
    detail: { game: at + 1 },
    parts: sailorParts(result, seat),
  }));
}

function sailorParts(result: GameResult, seat: Seat): ScorePart[] {
  return colours.map((colour) => {
    const count = result.hands[seat]?.[colour] ?? 0;
    const fish = fishUnder(result, colour);
    return { key: `sailors.${colour}`, value: count * fish, detail: { count, fish } };
  });
}

/** 1 is best; level seats share a rank. */
function ranksOf(tallies: readonly Tally[]): number[] {
  return tallies.map((own) => 1 + tallies.filter((other) => isAhead(other, own)).length);
}

function isAhead(one: Tally, other: Tally): boolean {
  return one.points === other.points ? one.cubes > other.cubes : one.points > other.points;
}

function lastRanked(ranks: readonly number[]): Seat[] {
  const worst = Math.max(...ranks);
  return ranks.flatMap((rank, seat) => (rank === worst ? [seat] : []));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
