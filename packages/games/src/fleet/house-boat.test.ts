/** The examples of docs/rules/fleet.md about House Boats. */
import { isLegal, P0, P1, pay, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, handOf, idOf, position } from '../../testing/fleet-position';
import { drawnFor, hiring, launching } from '../../testing/fleet-round';
import { launchedBoats } from './table';
import type { Card, Licence, Move } from './types';

const mix = { houseBoat: true } as const;
const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const captained: BoatAs = { type: 'cod', captain: 'before' };
const house = (...cards: Card[]): Move => ({ type: 'buyHouseBoat', payment: pay(cards) });

describe('examples: House Boats', () => {
  test('64 a House Boat for $3', () => {
    const state = launching({ hand: ['shrimp', 'cod'] }, { mix });
    play(state, P0, house('shrimp', 'cod'));
    expect(state.public.piles.houseBoat).toBe(7);
    expect(handOf(state, P0)).toEqual([]);
    expect(state.public.players[P0]).toMatchObject({ houseBoats: [1], boats: [] });
    expect(score(position({ phase: 'OVER', mix, players: [{ houseBoats: 1 }] }), P0, 'houseBoats')).toBe(2);
  });

  test('65 a House Boat is a launch', () => {
    const state = launching({ hand: ['tuna', 'shrimp', 'cod'], licences: ['shrimp'] }, { mix });
    play(state, P0, house('shrimp'));
    const launch = { type: 'launch', card: 'shrimp', as: null, payment: pay() };
    expect(refused(state, P0, launch)).toEqual({ code: 'LAUNCH_LIMIT', rule: 'R-5.3', detail: { limit: 1 } });
    const both = launching({ hand: ['tuna', 'cod', 'shrimp'], licences: ['cod'] }, { mix });
    play(both, P0, house('tuna'));
    const events = play(both, P0, { type: 'launch', card: 'cod', as: null, payment: pay(['shrimp']) });
    expect(drawnFor(events, P0, 'cod')).toBe(1);
    const two = launching({ hand: ['tuna', 'tuna'], licences: ['cod'] }, { mix });
    play(two, P0, house('tuna'));
    expect(drawnFor(play(two, P0, house('tuna')), P0, 'cod')).toBe(1);
    expect(two.public.players[P0]?.houseBoats).toHaveLength(2);
  });

  test('66 a House Boat pays $5', () => {
    const state = position({
      phase: 'PAY',
      mix,
      row,
      auction: { licence: 'cod', bid: 4, high: P0 },
      piles: { houseBoat: 7 },
      players: [{ houseBoats: 1, hand: ['cod'] }, { hand: ['tuna'] }],
    });
    expect(launchedBoats(state.public.players[P0]!)).toBe(1);
    const needless = { type: 'pay', payment: pay(['cod'], 0, 1) };
    expect(refused(state, P0, needless)).toEqual({ code: 'PAY_NEEDLESS', rule: 'R-3.4', detail: { item: 'cod' } });
    play(state, P0, { type: 'pay', payment: pay([], 0, 1) });
    expect(state.public.piles.houseBoat).toBe(7);
    expect(state.public.players[P0]).toMatchObject({ houseBoats: [], licences: ['cod'], processed: 0 });
    expect(launchedBoats(state.public.players[P0]!)).toBe(0);
    expect(score(position({ phase: 'OVER', mix, players: [{}] }), P0, 'houseBoats')).toBe(0);
  });

  test('67 a House Boat is not captained', () => {
    const boats = [captained, captained, captained];
    const state = hiring({ hand: ['shrimp'], licences: ['lobster'], boats, houseBoats: 1 }, { mix });
    expect(drawnFor(play(state, P0, { type: 'endHire' }), P0, 'lobster')).toBe(1);
  });

  test('68 a House Boat takes no captain', () => {
    const state = hiring({ hand: ['shrimp'], boats: ['cod'], houseBoats: 1 }, { mix });
    const hire = (boat: number): Move => ({ type: 'hire', card: 'shrimp', boat });
    const [id] = state.public.players[P0]!.houseBoats;
    expect(refused(state, P0, hire(id!))).toEqual({ code: 'HIRE_DOCK', rule: 'R-5.8' });
    expect(isLegal(state, P0, hire(idOf(state, P0)))).toBe(true);
  });

  test('69 a House Boat counts as funds', () => {
    const state = position({ mix, row, players: [{ hand: ['cod'], houseBoats: 1 }] });
    expect(refused(state, P0, { type: 'open', licence: 'cod', bid: 7 })).toMatchObject({
      code: 'BID_FUNDS',
      detail: { funds: 6 },
    });
    play(state, P0, { type: 'open', licence: 'cod', bid: 6 });
    expect(state.public.active).toEqual([P1]);
  });
});
