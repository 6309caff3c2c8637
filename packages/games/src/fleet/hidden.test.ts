/** of docs/rules/fleet.md: who may know what. */
import { P0, P1, P2, play } from '../../testing/fleet-play';
import type { BoatAs } from '../../testing/fleet-position';
import { handOf, position } from '../../testing/fleet-position';
import { beforeCatch, fish } from '../../testing/fleet-round';
import { viewFor } from '../core/view';
import { rules } from './rules';

const boats: readonly BoatAs[] = [{ type: 'cod', captain: 'before', crates: 2, tucked: 1 }];
const mix = { types: ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon'] as const };

describe('what is hidden', () => {
  test('hands and faces of captains are their owner’s', () => {
    const types = [...mix.types];
    const state = position({ mix: { types }, players: [{ hand: ['tuna', 'kingCrab'], boats }, { hand: ['cod'] }] });
    const own = viewFor(rules, state, P0);
    expect(own.mine?.hand).toMatchObject({ tuna: 1, kingCrab: 1 });
    expect(own.mine?.faceDown).toHaveLength(2);
    const spectator = viewFor(rules, state, null);
    expect(spectator.mine).toBeNull();
    expect(JSON.stringify(spectator)).not.toContain('faceDown');
    expect(JSON.stringify(spectator)).not.toContain('hand"');
    expect(viewFor(rules, state, P1).mine?.hand).toMatchObject({ cod: 1, tuna: 0 });
    expect(spectator.counts.hands).toEqual([2, 1, 0, 0]);
  });

  test('of decks and piles only the size is known', () => {
    const state = position({ discards: ['tuna', 'cod'], deck: ['shrimp', 'tuna', 'cod'], licences: ['pub', 'cod'] });
    const { counts, public: table } = viewFor(rules, state, P2);
    expect(counts).toMatchObject({ deck: 3, discards: 2, licences: 2 });
    expect(Object.keys(table)).not.toContain('deck');
    expect(Object.keys(table)).not.toContain('removed');
  });

  test('drawn cards are told by their number alone', () => {
    const state = beforeCatch([{ licences: ['tuna', 'tuna'] }], { top: ['tuna', 'cod', 'kingCrab'] });
    const events = fish(state);
    expect(events).toContainEqual({ type: 'drew', seat: P0, by: 'draw', count: 3 });
    expect(events.flatMap((event) => Object.keys(event))).not.toContain('cards');
  });

  test('a choice is told when all have chosen, a discard never', () => {
    const state = position({
      phase: 'DRAW',
      active: [P0, P1],
      row: ['shrimp', 'cod', 'lobster', 'tuna'],
      players: [
        { hand: ['tuna', 'kingCrab'], drawn: ['tuna', 'kingCrab'] },
        { hand: ['cod', 'cod'], drawn: ['cod', 'cod'] },
      ],
    });
    expect(play(state, P0, { type: 'discard', cards: ['kingCrab'] })).toEqual([{ type: 'chosen', seat: P0 }]);
    const views = [viewFor(rules, state, P1), viewFor(rules, state, null)];
    for (const view of views) expect(view.counts.hands).toEqual([2, 2, 0, 0]);
    expect(viewFor(rules, state, P0).mine?.choice).toEqual({ type: 'discard', cards: ['kingCrab'] });
    const events = play(state, P1, { type: 'discard', cards: ['cod'] });
    expect(events).toContainEqual({ type: 'discarded', seat: P0, count: 1, goneFishin: 0 });
    expect(JSON.stringify(events)).not.toContain('kingCrab');
    expect(handOf(state, P0)).toEqual(['tuna']);
  });

  test('a tucked card is told by its boat alone', () => {
    const state = position({
      phase: 'SALMON',
      mix: { types: [...mix.types] },
      players: [
        { licences: ['salmon'], hand: ['kingCrab'], drawn: ['kingCrab'], boats: [{ type: 'cod', captain: 'before' }] },
      ],
    });
    const events = play(state, P0, { type: 'tuck', tucks: [{ card: 'kingCrab', boat: 1 }] });
    expect(events).toContainEqual({ type: 'tucked', seat: P0, boats: [1] });
    expect(JSON.stringify(events)).not.toContain('kingCrab');
  });

  test('all is turned up at the end', () => {
    const players = [{ boats, hand: ['goneFishin', 'tuna'] }] as const;
    const state = beforeCatch(players, {
      mix: { types: [...mix.types], goneFishin: true },
      finalRound: true,
    });
    const faceDown = structuredClone(state.private[P0]?.faceDown);
    fish(state);
    const [own] = viewFor(rules, state, null).public.revealed ?? [];
    expect(own?.hand).toMatchObject({ goneFishin: 1, tuna: 1 });
    expect(own?.faceDown).toEqual(faceDown);
  });
});
