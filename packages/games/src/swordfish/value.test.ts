import { ADA, fishSword, fuel, hire, rent, sail, sell } from '../../testing/swordfish-play';
import { type Position, position } from '../../testing/swordfish-position';
import { step } from '../core/match';
import { viewFor } from '../core/view';
import { rules, value } from './index';
import type { Move } from './types';

function worth(given: Position, ...moves: Move[]): number {
  const state = position(given);
  for (const move of moves) step(rules, state, ADA, move);
  return value(viewFor(rules, state, ADA));
}

const atSea = (at: string, more: Position = {}): Position => ({
  phase: 'MOVEMENT',
  ...more,
  players: [{ captains: [{ at, bait: 3, fuel: 4 }, '4@sable'] }],
});

test('at the end a seat is worth its score, and to a spectator nothing is worth anything', () => {
  const given: Position = {
    phase: 'OVER',
    round: 15,
    closing: true,
    players: [{ vp: 31, captains: [{ at: '4@cashes(pup)', tokens: 2 }] }],
  };
  expect(worth(given)).toBe(39);
  expect(value(viewFor(rules, position(given), null))).toBe(0);
});

test('a captain, a boat and fuel are each worth their price at the start, and a second boat in the last round is not', () => {
  const steps: Move[] = [hire('gloucester'), rent('gloucester', 13), fuel(5)];
  const values = [0, 1, 2, 3].map((made) => worth({}, ...steps.slice(0, made)));
  expect(values).toEqual([...values].sort((one, other) => one - other));
  const late: Position = { round: 15, players: [{ captains: ['4@cashes', 'gloucester'] }] };
  expect(worth(late, rent('gloucester', 4, 2))).toBeLessThan(worth(late));
});

test('fish are worth the more the nearer the port, and sold the most', () => {
  const values = ['13@sable(pup)', '13@cashes(pup)'].map((at) => worth(atSea(at)));
  expect(values[1]).toBeGreaterThan(values[0]!);
  const ashore: Position = { phase: 'SELLING', players: [{ captains: ['13@portsmouth(pup)'] }] };
  expect(worth(ashore, sell('pup'))).toBeGreaterThan(worth(ashore));
});

test('with an empty hold a boat does well to sail to a buoy, with a full one to sail home', () => {
  const out = atSea('13@jeffreys');
  expect(worth(out, sail(1, 'jeffreys-1'))).toBeGreaterThan(worth(out, sail(1, 'gloucester')));
  const back = atSea('13@jeffreys(pup,pup)');
  expect(worth(back, sail(1, 'gloucester'))).toBeGreaterThan(worth(back, sail(1, 'jeffreys-1')));
});

test('a dear fish is worth keeping, a mako is not where swords are dear', () => {
  const drawing = (kind: 'triple' | 'mako', then: 'keep' | 'throwBack'): number => {
    const tile = { kind, color: 'red' } as const;
    const fishing = { captain: 1, attempts: ['sword'], tile, scared: kind === 'mako' } as const;
    return worth({ ...atSea('25@cap-1'), phase: 'FISHING', fishing }, { type: then });
  };
  expect(drawing('triple', 'keep')).toBeGreaterThan(drawing('triple', 'throwBack'));
  expect(drawing('mako', 'throwBack')).toBeGreaterThan(drawing('mako', 'keep'));
});

test('a weak boat does well to leave the storm', () => {
  const stormy = atSea('4@cap(pup)', { force: 7, round: 11 });
  expect(worth(stormy, sail(1, 'tail'))).toBeGreaterThan(worth(stormy, sail(1, 'cap-1')));
});

test('an attempt is worth making when there is bait and room', () => {
  const fishing: Position = { ...atSea('13@jeffreys-1'), phase: 'FISHING' };
  const ahead = [0, 6, 12].map((at) => {
    const state = position(fishing);
    step(rules, state, ADA, fishSword, { below: () => at, shuffle: (all) => all });
    return value(viewFor(rules, state, ADA));
  });
  expect(Math.max(...ahead)).toBeGreaterThan(worth(fishing, { type: 'endFishing' }));
});
