/** The examples of docs/rules/fleet.md about the draw phase. */
import { isLegal, ofType, P0, P1, P2, P3, play, refused } from '../../testing/fleet-play';
import { handOf, position } from '../../testing/fleet-position';
import { beforeCatch, drawnFor, fish, idle } from '../../testing/fleet-round';
import type { BoatCard, Licence, Move } from './types';

const discard = (...cards: BoatCard[]): Move => ({ type: 'discard', cards });

describe('examples: drawing', () => {
  test('46 without Tuna one of the drawn cards goes', () => {
    const state = position({
      phase: 'DRAW',
      active: [P0, P1],
      row: ['shrimp', 'cod', 'lobster', 'tuna'],
      players: [
        { hand: ['shrimp', 'cod', 'tuna'], drawn: ['cod', 'tuna'] },
        { hand: ['lobster', 'lobster'], drawn: ['lobster', 'lobster'] },
      ],
    });
    expect(refused(state, P0, discard('shrimp'))).toEqual({ code: 'DISCARD_DRAWN', rule: 'R-8.2' });
    play(state, P0, discard('cod'));
    play(state, P1, discard('lobster'));
    expect(handOf(state, P0)).toEqual(['shrimp', 'tuna']);
    expect([...state.secret.discards].sort()).toEqual(['cod', 'lobster']);
  });

  test('47 Tuna licences bring cards', () => {
    const grown = [0, 1, 2, 3, 4].map((owned) => {
      const licences = Array<Licence>(owned).fill('tuna');
      const row = ['shrimp', 'cod', 'lobster', 'processing'] as const;
      const state = beforeCatch([{ licences, hand: ['shrimp', 'shrimp'] }], { row });
      const drawn = drawnFor(fish(state), P0, 'draw');
      while (state.public.phase === 'DRAW') idle(state);
      return [drawn, handOf(state, P0).length - 2];
    });
    expect(grown).toEqual([
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 3],
    ]);
    const licences = ['tuna', 'tuna'] as const;
    const state = beforeCatch([{ licences, hand: ['shrimp'] }], { top: ['cod', 'cod', 'cod'] });
    fish(state);
    expect(handOf(state, P0)).toEqual(['shrimp', 'cod', 'cod', 'cod']);
    expect(isLegal(state, P0, discard('shrimp'))).toBe(true);
    expect(refused(state, P0, discard('shrimp', 'cod'))).toMatchObject({ code: 'DISCARD_COUNT', detail: { n: 1 } });
  });

  test('48 the only card left is kept', () => {
    const state = beforeCatch([{}], { deck: ['cod'], discards: [], rest: P3 });
    expect(drawnFor(idle(state), P0, 'draw')).toBe(1);
    expect(handOf(state, P0)).toEqual(['cod']);
    expect(state.public).toMatchObject({ phase: 'OPEN', round: 2, active: [P1] });
    expect(state.secret.discards).toEqual([]);
  });

  test('49 the discard pile becomes the deck', () => {
    const state = position({
      phase: 'PROCESSING',
      active: [P0, P1],
      players: [
        { licences: ['processing', 'processing'], processed: 1, step: 'trade' },
        { licences: ['processing'], processed: 1, step: 'trade' },
      ],
      deck: ['cod'],
      discards: ['tuna', 'lobster'],
      rest: P2,
    });
    const events = play(state, P0, { type: 'trade' });
    expect(ofType(events, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }]);
    expect(handOf(state, P0)).toHaveLength(2);
    expect(handOf(state, P0)).toContain('cod');
    expect(state.secret.deck).toHaveLength(1);
    expect(state.secret.discards).toEqual([]);
  });

  test('50 a discarded Gone Fishin card goes back to its supply', () => {
    const state = position({
      phase: 'DRAW',
      mix: { goneFishin: true },
      row: ['shrimp', 'cod', 'lobster', 'tuna'],
      players: [
        {
          licences: ['tuna', 'tuna'],
          hand: ['goneFishin', 'shrimp', 'cod', 'tuna'],
          drawn: ['shrimp', 'cod', 'tuna'],
        },
      ],
    });
    expect(state.public.goneFishin).toBe(19);
    play(state, P0, { type: 'discard', cards: ['goneFishin'] });
    expect(state.public.goneFishin).toBe(20);
    expect(state.secret.discards).toEqual([]);
    expect(handOf(state, P0)).toEqual(['shrimp', 'cod', 'tuna']);
  });
});
