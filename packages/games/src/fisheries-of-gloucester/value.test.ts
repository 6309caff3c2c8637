import { ADA, BEN, chart, endDay, endSecond, fish, preserve, sail } from '../../testing/fisheries-of-gloucester-play';
import { type Position, position } from '../../testing/fisheries-of-gloucester-position';
import { step } from '../core/match';
import { viewFor } from '../core/view';
import { rules, value } from './index';
import type { Move } from './types';

function worth(given: Position, ...moves: Move[]): number {
  const state = position(given);
  for (const move of moves) step(rules, state, ADA, move);
  return value(viewFor(rules, state, ADA));
}

test('at the end a seat is worth its lead, and to a spectator nothing is worth anything', () => {
  const ended = { ended: true };
  const given: Position = { day: 6, active: [BEN], initiative: ADA, ada: { ...ended, cards: ['P09'] } };
  const state = position(given);
  step(rules, state, BEN, endDay);
  expect([ADA, BEN, null].map((seat) => value(viewFor(rules, state, seat)))).toEqual([4, -4, 0]);
});

test('sailing toward an island is worth more than sailing back', () => {
  const given: Position = { ada: { ships: 'D2 B0 F0' }, tiles: 'D1 D2 D3' };
  expect(worth(given, sail(1, 'D3'))).toBeGreaterThan(worth(given, sail(1, 'D1')));
});

test('charting the way, catching fish and preserving them are worth more than ending the day', () => {
  const tile: Position = { ada: { tiles: { double: 1 } } };
  expect(worth(tile, chart('double', 'D1 D2'))).toBeGreaterThan(worth(tile, endSecond));
  const near: Position = { ada: { ships: 'D3 B0 F0' }, tiles: 'D3' };
  expect(worth(near, fish('C3 D4'))).toBeGreaterThan(worth(near, endSecond));
  const held: Position = { ada: { fish: { red: 3 } } };
  expect(worth(held, preserve('P09', { red: 3 }))).toBeGreaterThan(worth(held, endSecond));
});

test('docking pays what the island pays', () => {
  const given: Position = { day: 6, ada: { ships: 'B7 C6 D6', hours: 1 }, tiles: 'B7 C6 D6' };
  expect(worth(given, sail(1, 'B8'))).toBeGreaterThan(worth(given, endDay) + 2);
});
