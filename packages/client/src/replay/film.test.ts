/** @jest-environment node */
import { rules as fish } from '@quayside/games/fish-and-ships/rules';
import type { AnyRules } from '../games/rules';
import { recompute, viewAt } from './film';
import { playedMatch } from './testing/played';

const rules = fish as unknown as AnyRules;
const record = playedMatch();

test('a record plays through to its own result', () => {
  const film = recompute(rules, record);
  expect(film.broken).toBeNull();
  expect(film.states).toHaveLength(record.moves.length + 1);
  expect(film.steps.map(({ version }) => version)).toEqual(record.moves.map(({ version }) => version));
  expect(film.outcome).toEqual(record.outcome);
});

test('positions are kept apart: the first is still the deal', () => {
  const film = recompute(rules, record);
  expect(film.states[0]?.public.phase).toBe('PASS');
  expect(film.states.at(-1)?.public.phase).toBe('OVER');
});

test('a seat sees its own hand, the public table none', () => {
  const film = recompute(rules, record);
  expect(viewAt(film, 3, 1).mine).toEqual(film.states[3]?.private[1]);
  expect(viewAt(film, 3, null).mine).toBeNull();
});

test('a move that is not possible breaks the film where it stands', () => {
  const moves = record.moves.map((made) => (made.version === 3 ? { ...made, move: { type: 'passSailor' } } : made));
  const film = recompute(rules, { ...record, moves });
  expect(film.broken).toEqual({ version: 3, seat: record.moves[2]?.seat });
  expect(film.states).toHaveLength(3);
});

test('a seed that is none cannot even be dealt', () => {
  expect(recompute(rules, { ...record, serverSeed: 'nonsense' }).broken).toEqual({ version: 0, seat: null });
});
