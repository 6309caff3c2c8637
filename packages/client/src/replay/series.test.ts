/** @jest-environment node */
import type { Outcome } from '@quayside/games/core/rules';
import { rules as fish } from '@quayside/games/fish-and-ships/rules';
import type { AnyPage } from '../games';
import { page as fishPage } from '../games/fish-and-ships/page';
import type { AnyRules } from '../games/rules';
import { recompute } from './film';
import { scoresOf, usageOf } from './series';
import { playedMatch } from './testing/played';

const rules = fish as unknown as AnyRules;
const page = fishPage as unknown as AnyPage;

test.each([1, 3] as const)('the lines of a match of %i games end at the totals', (games) => {
  const record = playedMatch(games, ['Ada', 'Ben', 'Cleo']);
  const film = recompute(rules, record);
  const lines = scoresOf(page, film)!;
  expect(lines.map((line) => line.length)).toEqual([1, 2, 3].map(() => film.states.length));
  const { standings } = record.outcome as Outcome;
  expect(lines.map((line) => line.at(-1))).toEqual(standings.map(({ total }) => total));
});

test('a game that counts no points on the way has no lines', () => {
  expect(scoresOf({}, recompute(rules, playedMatch()))).toBeNull();
});

test('moves are counted for who made them, time while it was their turn', () => {
  const record = playedMatch();
  const usage = usageOf(recompute(rules, record));
  const made = [0, 1].map((seat) => record.moves.filter((move) => move.seat === seat).length);
  expect(usage.map(({ moves }) => moves)).toEqual(made);
  // Ten seconds between moves, in turn: each after the first is on the clock of who moved, the second one of PASS too.
  const whole = usage.reduce((sum, { ms }) => sum + ms, 0);
  expect(whole).toBe((record.moves.length - 1) * 10_000);
});
