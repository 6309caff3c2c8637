/** who wins. */
import type { Outcome, Standing } from '../core/rules';
import { partsOf, total } from './points';
import { cratesOnBoats, launchedBoats } from './table';
import type { Public } from './types';

/** What ranks seats: points, then launched boats, then crates on them. */
interface Tally {
  readonly points: number;
  readonly boats: number;
  readonly crates: number;
}

export function outcomeOf({ players, revealed }: Readonly<Public>): Outcome {
  const parts = players.map((player, seat) => partsOf(player, revealed?.[seat]?.hand.goneFishin ?? 0));
  const tallies = players.map(
    (player, seat): Tally => ({
      points: total(parts[seat] ?? []),
      boats: launchedBoats(player),
      crates: cratesOnBoats(player),
    }),
  );
  const standings = tallies.map(
    (own, seat): Standing => ({
      seat,
      rank: 1 + tallies.filter((other) => isAhead(other, own)).length,
      total: own.points,
      parts: parts[seat] ?? [],
    }),
  );
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { standings, winners, tieBreak: tieBreakOf(tallies, winners.length) };
}

/** */
function isAhead(one: Tally, other: Tally): boolean {
  if (one.points !== other.points) return one.points > other.points;
  return one.boats === other.boats ? one.crates > other.crates : one.boats > other.boats;
}

function tieBreakOf(tallies: readonly Tally[], winners: number): Outcome['tieBreak'] {
  const best = Math.max(...tallies.map(({ points }) => points));
  const level = tallies.filter(({ points }) => points === best);
  if (level.length === winners) return null;
  const boats = Math.max(...level.map((one) => one.boats));
  const key = level.filter((one) => one.boats === boats).length === winners ? 'boats' : 'crates';
  return { key, values: tallies.map((one) => one[key]) };
}
