/** What a view is worth to its seat: sensible comparisons, not numbers. */
import { type Player, type Position, position } from '../../testing/fleet-position';
import { viewFor } from '../core/view';
import { rules } from './rules';
import { value } from './value';

const worth = (given: Position, seat: number | null = 0): number => value(viewFor(rules, position(given), seat));
const base: Position = { seats: 2, phase: 'DRAW', row: ['cod', 'tuna'], licences: 10, active: [1] };
const boats = (crates: number): Player[] => [
  { licences: ['cod'], boats: [{ type: 'cod', captain: 'before', crates }] },
];

test('a spectator has nothing', () => {
  expect(worth({ ...base }, null)).toBe(0);
});

test('at the end it is the points', () => {
  // Cod licence 4, boat 2, crates 3, Gone Fishin' 2.
  const over: Position = {
    seats: 2,
    phase: 'OVER',
    mix: { goneFishin: true },
    players: [
      { licences: ['cod'], boats: [{ type: 'cod', captain: 'before', crates: 3 }], hand: ['goneFishin', 'tuna'] },
    ],
  };
  expect(worth(over)).toBe(11);
});

test('more cards, licences, boats and captains are worth more', () => {
  const bare = worth({ ...base, players: [{ hand: ['shrimp'] }] });
  expect(worth({ ...base, players: [{ hand: ['shrimp', 'shrimp'] }] })).toBeGreaterThan(bare);
  expect(worth({ ...base, players: [{ hand: ['shrimp'], licences: ['shrimp'] }] })).toBeGreaterThan(bare + 4);
  expect(worth({ ...base, players: [{ hand: ['shrimp'], boats: ['shrimp'] }] })).toBeGreaterThan(bare + 1);
  const crewed = { type: 'shrimp', captain: 'before' } as const;
  expect(worth({ ...base, players: [{ boats: [crewed] }] })).toBeGreaterThan(
    worth({ ...base, players: [{ boats: ['shrimp'] }] }),
  );
});

test('a card that fits a licence is kept sooner than one that does not', () => {
  const held = (card: 'cod' | 'kingCrab'): number => worth({ ...base, players: [{ licences: ['cod'], hand: [card] }] });
  expect(held('cod')).toBeGreaterThan(held('kingCrab'));
});

test('an empty boat is worth less with the end near', () => {
  const late: Position = { ...base, finalRound: true };
  expect(worth({ ...late, players: boats(0) })).toBeLessThan(worth({ ...base, players: boats(0) }));
  expect(worth({ ...late, players: boats(4) })).toBeGreaterThan(worth({ ...late, players: boats(0) }) + 3);
});

test('a bid that stands is worth more the lower it is', () => {
  const bid = (height: number): number =>
    worth({
      ...base,
      phase: 'RAISE',
      auction: { licence: 'cod', bid: height, high: 0 },
      players: [{ hand: ['tuna', 'tuna', 'tuna', 'cod', 'cod'] }],
    });
  expect(bid(4)).toBeGreaterThan(bid(8));
});

test('what is chosen counts before all have chosen', () => {
  const held = { hand: ['cod', 'tuna'] as const, drawn: ['cod', 'tuna'] as const };
  const chose = (card: 'cod' | 'tuna'): number =>
    worth({ ...base, players: [{ ...held, choice: { type: 'discard', cards: [card] } }] });
  expect(chose('cod')).toBeGreaterThan(chose('tuna'));
});
