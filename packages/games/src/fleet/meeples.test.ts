/** The examples of docs/rules/fleet.md about Crab Meeples and about boats whose capacity or luck changes. */
import { ofType, P0, P3, score } from '../../testing/fleet-play';
import { type BoatAs, idOf, position } from '../../testing/fleet-position';
import { beforeCatch, cratesOf, fish } from '../../testing/fleet-round';
import { baseTypes } from './data';
import { rules } from './rules';
import { sinkBoat } from './sinking';
import type { BoatType, Event } from './types';

const mix = { crabMeeples: true } as const;
const boat = (type: BoatType, crates: number, more: Partial<BoatAs> = {}): BoatAs => ({
  type,
  captain: 'before',
  crates,
  ...more,
});

describe('examples: Crab Meeples', () => {
  test('79 turn order decides between two of one catch', () => {
    const state = beforeCatch([{ boats: [boat('shrimp', 3)] }, {}, {}, { boats: [boat('shrimp', 3)] }], {
      mix,
      startSeat: 3,
    });
    const [meeple, ...others] = ofType(fish(state), 'meeple');
    expect(others).toEqual([]);
    expect(meeple).toEqual({ type: 'meeple', seat: P3, boatType: 'shrimp', boat: idOf(state, P3) });
    expect(state.public.players.map(({ meeples }) => meeples)).toEqual([[], [], [], ['shrimp']]);
    expect(state.public.meeples).toBe(4);
  });

  test('80 King Crab boats bring none, Charter Boats that of their type', () => {
    const boats = [boat('kingCrab', 3), boat('cod', 3, { card: 'charter' })];
    const state = beforeCatch([{ boats }], { mix: { ...mix, charter: true } });
    fish(state);
    expect(cratesOf(state, P0)).toEqual([4, 4]);
    expect(state.public.players[P0]?.meeples).toEqual(['cod']);
  });

  test('81 a Pacific Oyster boat is full with six', () => {
    const state = beforeCatch([{ boats: [boat('oyster', 2)] }], { mix: { ...mix, types: [...baseTypes, 'oyster'] } });
    fish(state);
    expect([cratesOf(state, P0), state.public.players[P0]?.meeples]).toEqual([[4], []]);
    fish(state);
    expect([cratesOf(state, P0), state.public.players[P0]?.meeples]).toEqual([[6], ['oyster']]);
    expect(state.public.supply).toBe(96);
  });

  test('84 there are five for six types', () => {
    const order = ['salmon', 'tuna', 'cod', 'shrimp', 'processing', 'lobster'] as const;
    const boats = order.map((type) => boat(type, 3));
    const state = beforeCatch([{ boats }], { mix: { ...mix, types: [...baseTypes, 'salmon'] } });
    fish(state);
    expect(cratesOf(state, P0)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(state.public.players[P0]?.meeples).toEqual(order.slice(0, 5));
    expect(state.public.meeples).toBe(0);
    const end = position({ phase: 'OVER', mix, players: [{ meeples: ['tuna', 'cod'] }] });
    expect(score(end, P0, 'meeples')).toBe(8);
  });
});

describe('examples: hooks', () => {
  test('86 a raised capacity has to be filled', () => {
    const raised = (crates: number): BoatAs => boat('cod', crates, { capacityBonus: 2, firstMate: true });
    const mates = (crates: number): number => {
      const players = [{ boats: [raised(crates)] }];
      return score(position({ phase: 'OVER', mix: { ...mix, firstMate: true }, players }), P0, 'firstMates');
    };
    expect([mates(4), mates(6)]).toEqual([2, 5]);
    const state = beforeCatch([{ boats: [raised(3)] }], { mix: { ...mix, firstMate: true } });
    fish(state);
    expect([cratesOf(state, P0), state.public.players[P0]?.meeples]).toEqual([[4], []]);
    fish(state);
    fish(state);
    expect([cratesOf(state, P0), state.public.players[P0]?.meeples]).toEqual([[6], ['cod']]);
  });

  test('89 a boat sinks', () => {
    const boats = [boat('oyster', 5, { tucked: 0, firstMate: true }), boat('cod', 2)];
    const state = position({
      phase: 'LAUNCH_HIRE',
      mix: { ...mix, firstMate: true, types: [...baseTypes, 'oyster', 'salmon'] },
      players: [{ boats, meeples: ['oyster'], hand: ['shrimp'] }],
      piles: { firstMate: 7 },
    });
    const sunk = idOf(state, P0);
    const captain = state.private[P0]!.faceDown.find(({ boat: id, place }) => id === sunk && place === 'captain')!.card;
    const tucked = state.private[P0]!.faceDown.find(({ boat: id, place }) => id === sunk && place === 'tucked')!.card;
    const events: Event[] = [];
    sinkBoat(state, P0, sunk, (event) => events.push(event));
    expect(rules.invariants(state)).toEqual([]);
    expect(events).toEqual([{ type: 'sunk', seat: P0, boat: sunk }]);
    expect([...state.secret.discards].sort()).toEqual(['oyster', captain, tucked].sort());
    expect(state.public.piles.firstMate).toBe(7);
    expect(state.public.supply).toBe(100);
    expect(state.public.players[P0]).toMatchObject({ processed: 0, meeples: ['oyster'], boats: [{ type: 'cod' }] });
    expect(state.private[P0]?.faceDown).toHaveLength(1);
  });
});
