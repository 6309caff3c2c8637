import { defaultOptions } from '@quayside/games/core/options';
import type { Outcome } from '@quayside/games/core/rules';
import { meta, rules, value } from '@quayside/games/isaribi/index';
import type { Isaribi, Options } from '@quayside/games/isaribi/types';
import * as swordfish from '@quayside/games/swordfish/index';
import type { Options as Season } from '@quayside/games/swordfish/types';
import { againstRandom, type PlayedMatch, summary } from './index';

const contest = { rules, value, options: defaultOptions(meta.options) as unknown as Options };

function ended(first: number, moves: number, round: number, totals: number[]): PlayedMatch<Isaribi> {
  const best = Math.max(...totals);
  const standings = totals.map((total, seat) => ({ seat, rank: total === best ? 1 : 2, total, parts: [] }));
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const outcome: Outcome = { standings, winners, tieBreak: null };
  const end = { seat: null, mine: null, counts: {}, public: { round } } as unknown as PlayedMatch<Isaribi>['end'];
  return { outcome, moves, first, end };
}

test('figures are told in start order, and a shared win counts in halves', () => {
  const played = [ended(0, 10, 5, [30, 20, 10]), ended(2, 14, 5, [40, 10, 40])];
  expect(summary(3, played)).toEqual({
    seats: 3,
    matches: 2,
    score: { mean: 25, deviation: Math.sqrt((25 + 25 + 225 + 225 + 225 + 225) / 6) },
    moves: { mean: 12, deviation: 2 },
    rounds: { mean: 5, deviation: 0 },
    places: [
      { wins: 0.75, score: 35 },
      { wins: 0.25, score: 30 },
      { wins: 0, score: 10 },
    ],
  });
});

test('greedy wins at least 18 of 20 two-player matches of Isaribi against random', () => {
  expect(againstRandom(contest, value, 2, 20)).toBeGreaterThanOrEqual(0.9);
});

test.each([3, 4, 5])('one greedy player among %i wins at least twice an even share against random', (seats) => {
  expect(againstRandom(contest, value, seats, 2 * seats)).toBeGreaterThanOrEqual(2 / seats);
});

const season = {
  rules: swordfish.rules,
  value: swordfish.value,
  options: { ...(defaultOptions(swordfish.meta.options) as unknown as Season), rounds: 8 as const },
};

test.each([2, 4, 6])(
  'greedy wins at least 9 of 10 seasons of eight rounds of Swordfish against random, %i seats',
  (seats) => {
    expect(againstRandom(season, swordfish.value, seats, 10)).toBeGreaterThanOrEqual(0.9);
  },
);
