/** The examples of docs/rules/fleet.md about captains. */
import { isLegal, P0, P1, pay, play, refused } from '../../testing/fleet-play';
import { type BoatAs, boatOf, handOf, idOf } from '../../testing/fleet-position';
import { drawnFor, hiring, launching } from '../../testing/fleet-round';
import type { BoatCard, BoatId, Licence, Move } from './types';

const hire = (card: BoatCard, boat: BoatId): Move => ({ type: 'hire', card, boat });
const captained = (count: number): BoatAs[] => Array<BoatAs>(count).fill({ type: 'cod', captain: 'before' });

/** Lobster cards at the end of a turn without hiring. */
function lobsterCards(licences: number, boats: readonly BoatAs[]): number {
  const state = hiring({ licences: Array<Licence>(licences).fill('lobster'), boats, hand: ['shrimp'] });
  return drawnFor(play(state, P0, { type: 'endHire' }), P0, 'lobster');
}

describe('examples: hiring', () => {
  test('32 a card of the Cod bonus becomes captain in the same turn', () => {
    const state = launching({ hand: ['cod', 'tuna'], licences: ['cod'] }, { top: ['shrimp'] });
    const events = play(state, P0, { type: 'launch', card: 'cod', as: null, payment: pay(['tuna']) });
    expect(drawnFor(events, P0, 'cod')).toBe(1);
    expect(handOf(state, P0)).toEqual(['shrimp']);
    play(state, P0, hire('shrimp', idOf(state, P0)));
    expect(boatOf(state, P0).captained).toBe(1);
    expect(state.private[P0]?.faceDown).toEqual([{ boat: idOf(state, P0), place: 'captain', card: 'shrimp' }]);
  });

  test('33 a boat has one captain', () => {
    const state = hiring({ hand: ['shrimp'], boats: [...captained(1), { type: 'cod' }] });
    expect(refused(state, P0, hire('shrimp', idOf(state, P0)))).toEqual({ code: 'HIRE_CAPTAINED', rule: 'R-5.8' });
    expect(isLegal(state, P0, hire('shrimp', idOf(state, P0, 1)))).toBe(true);
  });

  test('34 Gone Fishin is no captain', () => {
    const state = hiring({ hand: ['goneFishin', 'shrimp'], boats: ['cod'] }, { mix: { goneFishin: true } });
    const wanted = { type: 'hire', card: 'goneFishin', boat: idOf(state, P0) };
    expect(refused(state, P0, wanted)).toEqual({ code: 'HIRE_GONE_FISHIN', rule: 'R-5.8' });
    expect(isLegal(state, P0, hire('shrimp', idOf(state, P0)))).toBe(true);
  });

  test('35 one Lobster licence brings cards by captained boats', () => {
    expect(lobsterCards(1, captained(3))).toBe(1);
    expect(lobsterCards(1, captained(4))).toBe(2);
    expect(lobsterCards(1, [...captained(4), { type: 'cod' }])).toBe(2);
  });

  test('36 more Lobster licences bring more', () => {
    expect([2, 3, 4, 7, 0].map((boats) => lobsterCards(2, captained(boats)))).toEqual([1, 2, 2, 3, 0]);
    expect(lobsterCards(4, captained(7))).toBe(3);
    expect(lobsterCards(4, captained(6))).toBe(2);
  });

  test('37 Lobster allows two captains and no more', () => {
    const hand = ['shrimp', 'shrimp', 'shrimp'] as const;
    const state = hiring({ hand, boats: ['cod', 'cod', 'cod'], licences: ['lobster'] });
    play(state, P0, hire('shrimp', idOf(state, P0)));
    play(state, P0, hire('shrimp', idOf(state, P0, 1)));
    expect(refused(state, P0, hire('shrimp', idOf(state, P0, 2)))).toEqual({
      code: 'HIRE_LIMIT',
      rule: 'R-5.9',
      detail: { limit: 2 },
    });
    expect(boatOf(state, P0, 2).captained).toBeNull();
    expect(state.public.active).toEqual([P1]);
  });
});
