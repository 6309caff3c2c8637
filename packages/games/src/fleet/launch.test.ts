/** The examples of docs/rules/fleet.md about launching boat cards. */
import { isLegal, ofType, P0, P1, pay, play, refused, score } from '../../testing/fleet-play';
import { handOf, position } from '../../testing/fleet-position';
import { drawnFor, launching } from '../../testing/fleet-round';
import type { State } from '../core/rules';
import type { BoatCard, Card, Fleet, Move } from './types';

const launch = (card: BoatCard, ...cards: Card[]): Move => ({ type: 'launch', card, as: null, payment: pay(cards) });

describe('examples: launching', () => {
  test('26 a boat needs a licence of its type', () => {
    const state = launching({ hand: ['lobster', 'shrimp'] });
    expect(refused(state, P0, launch('lobster', 'shrimp'))).toEqual({
      code: 'LICENCE_NONE',
      rule: 'R-5.2',
      detail: { boatType: 'lobster' },
    });
    expect(isLegal(state, P0, { type: 'endLaunch' })).toBe(true);
  });

  test('27 a boat is paid for and put in play', () => {
    const state = launching({ hand: ['lobster', 'shrimp'], licences: ['lobster'] });
    play(state, P0, launch('lobster', 'shrimp'));
    const boat = { card: 'lobster', type: 'lobster', captained: null, crates: 0, tucked: null, firstMate: false };
    expect(state.public.players[P0]?.boats).toMatchObject([boat]);
    expect(handOf(state, P0)).toEqual([]);
    expect(state.secret.discards).toEqual(['shrimp']);
    expect(score(position({ phase: 'OVER', players: [{ boats: ['lobster'] }] }), P0, 'boats')).toBe(2);
  });

  test('28 a boat cannot pay for itself', () => {
    const state = launching({ hand: ['kingCrab', 'cod'], licences: ['kingCrabCrates'] });
    expect(refused(state, P0, launch('kingCrab', 'cod'))).toEqual({
      code: 'PAY_LITTLE',
      rule: 'R-3.2',
      detail: { paid: 1, price: 3 },
    });
    expect(refused(state, P0, launch('kingCrab', 'kingCrab'))).toEqual({
      code: 'PAY_LAUNCHED',
      rule: 'R-3.3',
      detail: { card: 'kingCrab' },
    });
    const better = launching({ hand: ['kingCrab', 'cod', 'kingCrab', 'kingCrab'], licences: ['kingCrabCrates'] });
    expect(isLegal(better, P0, launch('kingCrab', 'kingCrab', 'kingCrab', 'cod'))).toBe(true);
  });

  test('29 a price of nothing is paid with nothing', () => {
    const licences = ['shrimp', 'shrimp', 'shrimp', 'lobster'] as const;
    const state = launching({ hand: ['lobster', 'shrimp'], licences });
    expect(refused(state, P0, launch('lobster', 'shrimp'))).toEqual({
      code: 'PAY_NEEDLESS',
      rule: 'R-3.4',
      detail: { item: 'shrimp' },
    });
    expect(ofType(play(state, P0, launch('lobster')), 'launched')[0]).toMatchObject({ seat: P0, price: 0 });
    expect(handOf(state, P0)).toEqual(['shrimp']);
  });

  test('30 Cod cards go by licences, if there was a launch', () => {
    const begun = (): State<Fleet> =>
      launching({ hand: ['cod', 'cod', 'tuna', 'tuna', 'shrimp'], licences: ['cod', 'cod'] });
    const once = begun();
    play(once, P0, launch('cod', 'tuna'));
    expect(drawnFor(play(once, P0, { type: 'endLaunch' }), P0, 'cod')).toBe(2);
    expect(handOf(once, P0)).toHaveLength(5);
    const twice = begun();
    play(twice, P0, launch('cod', 'tuna'));
    expect(drawnFor(play(twice, P0, launch('cod', 'tuna')), P0, 'cod')).toBe(2);
    const never = begun();
    expect(drawnFor(play(never, P0, { type: 'endLaunch' }), P0, 'cod')).toBe(0);
  });

  test('31 without Cod or Char one boat is launched a round', () => {
    const state = launching({ hand: ['shrimp', 'shrimp', 'shrimp'], licences: ['shrimp'] });
    play(state, P0, launch('shrimp'));
    expect(refused(state, P0, launch('shrimp'))).toEqual({
      code: 'LAUNCH_LIMIT',
      rule: 'R-5.3',
      detail: { limit: 1 },
    });
    expect(state.public.active).toEqual([P0]);
    play(state, P0, { type: 'endHire' });
    expect(state.public.active).toEqual([P1]);
  });
});
