/** The examples of docs/rules/fleet.md about paying for licences. */
import { isLegal, ofType, P0, P1, P2, P3, pay, play, refused } from '../../testing/fleet-play';
import { handOf, position } from '../../testing/fleet-position';
import { idle } from '../../testing/fleet-round';
import type { State } from '../core/rules';
import type { Card, Fleet, Licence, Move } from './types';

const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const payWith = (...cards: Card[]): Move => ({ type: 'pay', payment: pay(cards) });

/** Seat 0 has won Cod. */
function won(bid: number, ...hand: Card[]): State<Fleet> {
  return position({ phase: 'PAY', row, auction: { licence: 'cod', bid, high: P0 }, players: [{ hand }] });
}

describe('examples: paying', () => {
  test('11 cards are spent for a licence', () => {
    const state = won(6, 'tuna', 'shrimp', 'lobster', 'cod');
    play(state, P0, payWith('tuna', 'shrimp', 'cod'));
    expect([...state.secret.discards].sort()).toEqual(['cod', 'shrimp', 'tuna']);
    expect(state.public.players[P0]).toMatchObject({ licences: ['cod'], status: 'bought' });
    expect(handOf(state, P0)).toEqual(['lobster']);
    expect(state.public.row).toEqual(['shrimp', 'lobster', 'tuna']);
  });

  test('12 there is no change', () => {
    const state = won(5, 'tuna', 'tuna');
    play(state, P0, payWith('tuna', 'tuna'));
    expect(handOf(state, P0)).toEqual([]);
    expect(state.public.players[P0]).toMatchObject({ licences: ['cod'], processed: 0 });
  });

  test('13 nothing needless is paid', () => {
    const state = won(5, 'tuna', 'shrimp', 'cod');
    expect(refused(state, P0, payWith('tuna', 'shrimp', 'cod'))).toEqual({
      code: 'PAY_NEEDLESS',
      rule: 'R-3.4',
      detail: { item: 'cod' },
    });
    expect(isLegal(state, P0, payWith('tuna', 'shrimp'))).toBe(true);
  });

  test('14 too little is refused', () => {
    const state = won(5, 'tuna', 'shrimp', 'cod');
    expect(refused(state, P0, payWith('tuna', 'cod'))).toEqual({
      code: 'PAY_LITTLE',
      rule: 'R-3.2',
      detail: { paid: 4, price: 5 },
    });
  });

  test('15 a Shrimp licence helps from the next purchase on', () => {
    const state = position({ row, players: [{ hand: ['shrimp', 'lobster', 'tuna'] }] });
    play(state, P0, { type: 'open', licence: 'shrimp', bid: 4 });
    for (const seat of [P1, P2, P3]) play(state, seat, { type: 'passBid' });
    expect(refused(state, P0, payWith('tuna'))).toMatchObject({ code: 'PAY_LITTLE', detail: { price: 4 } });
    expect(ofType(play(state, P0, payWith('shrimp', 'lobster')), 'bought')[0]).toMatchObject({ bid: 4, price: 4 });
    while (state.public.round === 1 || state.public.active[0] !== P0) idle(state);
    expect(state.public).toMatchObject({ round: 2, phase: 'OPEN' });
    play(state, P0, { type: 'open', licence: 'cod', bid: 4 });
    expect(handOf(state, P0)).toContain('tuna');
    expect(ofType(play(state, P0, payWith('tuna')), 'bought')[0]).toMatchObject({ bid: 4, price: 3 });
  });
});
