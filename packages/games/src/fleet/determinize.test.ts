/** Worlds that a view could come from: what is known stays, and whoever bid can pay. */
import { play } from '../../testing/fleet-play';
import { hand, position } from '../../testing/fleet-position';
import { defaultOptions } from '../core/options';
import { fastRandom } from '../core/random';
import { viewFor } from '../core/view';
import { determinize } from './determinize';
import { meta } from './meta';
import { fundsOf } from './money';
import type { Options } from './options';
import { rules } from './rules';
import { type Card, cards } from './types';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed * 7919);

test('the high bidder can always pay, whatever else it holds', () => {
  const rich: Card[] = ['tuna', 'tuna', 'tuna', 'tuna', 'goneFishin', 'goneFishin'];
  const state = position({
    seats: 3,
    phase: 'RAISE',
    mix: { goneFishin: true },
    row: ['pub', 'cod', 'tuna'],
    auction: { licence: 'pub', bid: 16, high: 1 },
    players: [{ hand: ['cod'] }, { hand: rich }, { hand: ['shrimp', 'goneFishin'] }],
  });
  for (const seed of SEEDS) {
    const world = determinize(viewFor(rules, state, 0), fastRandom(seed));
    expect(fundsOf(world.public.players[1]!, world.private[1]!.hand)).toBeGreaterThanOrEqual(16);
    expect(rules.invariants(world)).toEqual([]);
  }
});

test('Gone Fishin cards that nobody has taken are in the supply, the others in hands', () => {
  const state = position({
    seats: 3,
    mix: { goneFishin: true },
    players: [{ hand: ['goneFishin'] }, { hand: ['cod', 'goneFishin'] }, { hand: ['tuna', 'goneFishin', 'cod'] }],
  });
  const worlds = SEEDS.map((seed) => determinize(viewFor(rules, state, 0), fastRandom(seed)));
  const held = worlds.map(({ private: seats }) => seats.map((own) => own.hand.goneFishin).join());
  for (const shares of held) expect(['1,0,2', '1,1,1', '1,2,0']).toContain(shares);
  expect(new Set(held).size).toBeGreaterThan(1);
});

test('before Epic begins everybody has one card of each type', () => {
  const nine: Card[] = cards.filter((card) => card !== 'goneFishin' && card !== 'charter');
  const types = ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'char', 'oyster'] as const;
  const state = position({
    seats: 3,
    phase: 'KEEP',
    active: [0, 1, 2],
    mix: { epic: true, types: [...types], charter: true },
    players: [{ hand: nine }, { hand: nine }, { hand: nine }],
  });
  play(state, 1, { type: 'keep', cards: nine.slice(0, 7) });
  const world = determinize(viewFor(rules, state, 0), fastRandom(5));
  expect(world.private.map((own) => own.hand)).toEqual(Array(3).fill(hand(...nine)));
  expect(world.private[1]!.choice).toMatchObject({ type: 'keep' });
});

test('standard licences stay on top of a normal deck', () => {
  const state = rules.setup(4, defaultOptions(meta.options) as unknown as Options, fastRandom(3));
  for (const seed of SEEDS) {
    const { licences } = determinize(viewFor(rules, state, 2), fastRandom(seed)).secret;
    expect(licences.slice(-4).every((licence) => !licence.startsWith('king') && licence !== 'pub')).toBe(true);
  }
});
