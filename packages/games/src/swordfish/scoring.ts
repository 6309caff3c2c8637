/** Who wins, and where the points came from. */
import type { Outcome, ScorePart, Standing } from '../core/rules';
import { highestVp, tokenVp } from './data';
import { captainsOf } from './table';
import { columns, type PlayerState, type Public } from './types';

/** What ranks seats, the first difference counting. */
const criteria = ['points', 'captains', 'supplies'] as const;
type Tally = Readonly<Record<(typeof criteria)[number], number>>;

export function outcomeOf({ players }: Readonly<Public>): Outcome {
  const tallies = players.map(tallyOf);
  const standings = players.map(
    (player, seat): Standing => ({
      seat,
      rank: rankOf(tallies, seat),
      total: tallies[seat]?.points ?? 0,
      parts: partsOf(player),
    }),
  );
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { standings, winners, tieBreak: tieBreakOf(tallies) };
}

function tallyOf(player: Readonly<PlayerState>): Tally {
  const captains = captainsOf(player);
  return {
    points: player.vp + tokenPoints(player),
    captains: captains.length,
    supplies: captains.reduce((sum, { fuel, bait }) => sum + fuel + bait, 0),
  };
}

function tokensOf(player: Readonly<PlayerState>): number {
  return captainsOf(player).reduce((sum, { tokens }) => sum + tokens, 0);
}

/** what the tokens still bring below the end of the score track. */
function tokenPoints(player: Readonly<PlayerState>): number {
  return Math.min(tokensOf(player) * tokenVp, highestVp - player.vp);
}

/** VP of the start, then each kind of income and expense with its rounds, then tokens. */
function partsOf(player: Readonly<PlayerState>): ScorePart[] {
  return [
    { key: 'start', value: player.startVp },
    ...columns.map((key): ScorePart => {
      const parts = player.books[key].map((value, at) => ({ key: 'round', value, detail: { round: at + 1 } }));
      return { key, value: parts.reduce((sum, { value }) => sum + value, 0), parts };
    }),
    { key: 'tokens', value: tokenPoints(player), detail: { tokens: tokensOf(player) } },
  ];
}

/** 1 is best; level seats share a rank. */
function rankOf(tallies: readonly Tally[], seat: number): number {
  const own = tallies[seat];
  return 1 + tallies.filter((other) => own !== undefined && isAhead(other, own)).length;
}

function isAhead(one: Tally, other: Tally): boolean {
  const deciding = criteria.find((key) => one[key] !== other[key]);
  return deciding !== undefined && one[deciding] > other[deciding];
}

/** the last criterion that parted those who were level for the win. */
function tieBreakOf(tallies: readonly Tally[]): Outcome['tieBreak'] {
  let level = bestBy(tallies, 'points');
  let tieBreak: Outcome['tieBreak'] = null;
  for (const key of ['captains', 'supplies'] as const) {
    const ahead = bestBy(level, key);
    if (ahead.length < level.length) tieBreak = { key, values: tallies.map((tally) => tally[key]) };
    level = ahead;
  }
  return tieBreak;
}

function bestBy(tallies: readonly Tally[], key: keyof Tally): Tally[] {
  const best = Math.max(...tallies.map((tally) => tally[key]));
  return tallies.filter((tally) => tally[key] === best);
}
