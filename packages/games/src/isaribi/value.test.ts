import { type Position, position } from '../../testing/isaribi-position';
import { step } from '../core/match';
import { viewFor } from '../core/view';
import { rules, value } from './index';
import type { Move } from './types';

const SEAT = 0;

function worth(given: Position, ...moves: Move[]): number {
  const state = position(given);
  for (const move of moves) step(rules, state, SEAT, move);
  return value(viewFor(rules, state, SEAT));
}

test('at the end a seat is worth its money, and to a spectator nothing is worth anything', () => {
  const state = position({ phase: 'OVER', active: [], round: 5, players: [{ money: 17, cubes: { bream: 1 } }] });
  expect(value(viewFor(rules, state, SEAT))).toBe(17);
  expect(value(viewFor(rules, state, null))).toBe(0);
});

test('a cube that a buyer waits for is worth nearly its price, the more so the nearer the Harbor', () => {
  const at = (space: 0 | 2 | 4, bream: number): number =>
    worth({ areas: [0, 0, 0, 0], players: [{ space, cubes: { bream } }] });
  expect(at(0, 1) - at(0, 0)).toBeLessThanOrEqual(5);
  expect(at(0, 1) - at(0, 0)).toBeGreaterThan(4);
  expect(at(0, 1)).toBeGreaterThan(at(2, 1));
  expect(at(2, 1)).toBeGreaterThan(at(4, 1));
});

test('selling to the better buyer is worth more', () => {
  const holding: Position = { players: [{ cubes: { mackerel: 2 } }] };
  const sale = (buyer: number): Move => ({
    type: 'sell',
    sale: 'gross',
    lots: [{ buyer, cubes: ['mackerel', 'mackerel'] }],
  });
  const sold = { turn: { apHalf: 3 } };
  expect(worth({ ...holding, ...sold }, sale(4))).toBeGreaterThan(worth({ ...holding, ...sold }, sale(3)));
});

test('technology is worth its price in the first round and nothing in the last', () => {
  const rich = (round: number): Position => ({ round, players: [{ money: 9 }], turn: { apHalf: 4 } });
  const gain: Move = { type: 'gainTech', tech: 'client' };
  expect(worth(rich(1), gain)).toBeGreaterThan(worth(rich(1)));
  expect(worth({ ...rich(5), areas: [0, 0, 0, 0] }, gain)).toBeLessThan(worth({ ...rich(5), areas: [0, 0, 0, 0] }));
});

test('with nothing left to fetch, passing is worth more than sailing about', () => {
  const empty: Position = { areas: [0, 0, 0, 0] };
  expect(worth(empty, { type: 'pass' })).toBeGreaterThan(worth(empty, { type: 'moveBoat', to: 1 }));
  const full: Position = { players: [{ space: 4, apLevel: 4, netLevel: 2 }], turn: { apHalf: 8 } };
  expect(worth(full, { type: 'fishNet', count: 3 })).toBeGreaterThan(worth(full, { type: 'pass' }));
});
