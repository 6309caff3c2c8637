/** Options, and what they change. */
import { ADA, ended, endSelling, fishBait, play, turnCard } from '../../testing/swordfish-play';
import { position, rulebookOptions } from '../../testing/swordfish-position';
import { start } from '../core/match';
import { defaultOptions } from '../core/options';
import { meta, rules } from './index';
import { weatherDeckOf } from './table';
import type { Options } from './types';

const SEED = '5'.repeat(64);
const opening = (seats: number, options: Partial<Options>) =>
  start(rules, seats, { ...rulebookOptions, ...options }, SEED).public;
const inOrder = (seats: number, options: Partial<Options>): number[] => {
  const { players, order } = opening(seats, options);
  return order.map((seat) => players[seat]!.vp);
};

test('unless the host says otherwise, a season has fifteen rounds, and the fifth and sixth begin with more', () => {
  expect(defaultOptions(meta.options)).toEqual({ ...rulebookOptions, firstPlayer: 'random', balancedStart: true });
});

test('the fifth and sixth in the first order begin with 23', () => {
  const options = { balancedStart: true, firstPlayer: 'random' } as const;
  expect(inOrder(6, options)).toEqual([20, 20, 20, 20, 23, 23]);
  expect(inOrder(5, options)).toEqual([20, 20, 20, 20, 23]);
  expect(inOrder(4, options)).toEqual([20, 20, 20, 20]);
  expect(inOrder(6, { balancedStart: false })).toEqual([20, 20, 20, 20, 20, 20]);
});

test('seat one begins if the host wants it', () => {
  expect(opening(5, { firstPlayer: 'seatOne' }).order).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [8, 4, [-1, 0, 0, 1]],
  [8, 8, [-3, -1, 1, 2]],
  [10, 3, [-1, 0, 0, 1]],
  [12, 12, [-3, -1, 0, 1]],
  [15, 15, [-2, -1, 0, 1]],
] as const)('a season of %i rounds uses in round %i the cards %j', (rounds, round, deck) => {
  expect(weatherDeckOf({ ...rulebookOptions, rounds }, round)).toEqual(deck);
});

test('a short season closes after its last round', () => {
  const players = [{ captains: ['4@gloucester(pup)'] }];
  const state = position({ options: { rounds: 8 }, round: 8, phase: 'SELLING', players });
  play(state, ADA, endSelling);
  expect(state.public).toMatchObject({ closing: true, phase: 'SELLING', round: 8 });
  play(state, ADA, endSelling);
  expect(ended(state)).toMatchObject({ winners: [ADA], tieBreak: { key: 'captains' } });
});

test('gentle weather takes 1 off every rise of 2 or more', () => {
  const gentle = { ...rulebookOptions, gentleWeather: true };
  expect(weatherDeckOf(gentle, 11)).toEqual([-2, 0, 1, 2]);
  expect(weatherDeckOf(gentle, 10)).toEqual([-1, 0, 1, 1]);
  const state = position({
    options: gentle,
    phase: 'MOVEMENT',
    round: 11,
    force: 5,
    players: [{ captains: ['4@cap'] }],
  });
  expect(turnCard(state, ADA, 2)).toContainEqual({ type: 'weather', round: 11, variation: 2, force: 7 });
});

test.each([
  [false, 2],
  [true, 1],
])('one token for a captain: %j, then the second time he fishes there he has %i', (tokenOncePerCaptain, tokens) => {
  const captains = [{ at: '25@cap-1', tokens: 1 }];
  const state = position({ options: { tokenOncePerCaptain }, phase: 'FISHING', players: [{ captains }] });
  play(state, ADA, fishBait);
  play(state, ADA, fishBait);
  expect(state.public.players[ADA]?.captains[0]?.tokens).toBe(tokens);
});
