/** who wins, and where the money came from. */
import type { Outcome, ScorePart, Standing } from '../core/rules';
import { cubesIn } from './table';
import type { Book, PlayerState, Public } from './types';

const columns = ['sales', 'helper', 'technology', 'spoilage'] as const satisfies readonly (keyof Book)[];

/** What ranks seats: Ryo, then cubes kept on the boat. */
interface Tally {
  readonly money: number;
  readonly cubes: number;
}

export function outcomeOf({ players }: Readonly<Public>): Outcome {
  const tallies = players.map(({ money, cubes }): Tally => ({ money, cubes: cubesIn(cubes) }));
  const standings = players.map(
    (player, seat): Standing => ({
      seat,
      rank: rankOf(tallies, seat),
      total: player.money,
      parts: partsOf(player),
    }),
  );
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const best = Math.max(...tallies.map(({ money }) => money));
  const level = tallies.filter(({ money }) => money === best).length;
  const tieBreak = level > winners.length ? { key: 'cubes', values: tallies.map(({ cubes }) => cubes) } : null;
  return { standings, winners, tieBreak };
}

/** Money of the start, then each kind of gain and expense with its rounds. */
function partsOf({ startMoney, books }: Readonly<PlayerState>): ScorePart[] {
  return [
    { key: 'start', value: startMoney },
    ...columns.map((key): ScorePart => {
      const parts = books.map((book, at) => ({ key: 'round', value: book[key], detail: { round: at + 1 } }));
      return { key, value: parts.reduce((sum, { value }) => sum + value, 0), parts };
    }),
  ];
}

/** 1 is best; level seats share a rank. */
function rankOf(tallies: readonly Tally[], seat: number): number {
  const own = tallies[seat];
  return 1 + tallies.filter((other) => own !== undefined && isAhead(other, own)).length;
}

function isAhead(one: Tally, other: Tally): boolean {
  return one.money === other.money ? one.cubes > other.cubes : one.money > other.money;
}
