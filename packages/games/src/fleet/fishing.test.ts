/** The examples of docs/rules/fleet.md about Salmon cards, the catch and what ends with it. */
import { isLegal, ofType, P0, P1, pay, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, boatOf, handOf, idOf, position } from '../../testing/fleet-position';
import { beforeCatch, cratesOf, fish, launching } from '../../testing/fleet-round';
import { baseTypes } from './data';
import type { Mix, Tuck } from './types';

const withOyster: Partial<Mix> = { types: [...baseTypes, 'oyster'] };
const withSalmon: Partial<Mix> = { types: [...baseTypes, 'salmon'] };
const cod = (crates: number, more: Partial<BoatAs> = {}): BoatAs => ({
  type: 'cod',
  captain: 'before',
  crates,
  ...more,
});
const oyster = (crates: number): BoatAs => ({ type: 'oyster', captain: 'before', crates });

describe('examples: the catch', () => {
  test('38 captained boats catch as far as they have room', () => {
    const state = beforeCatch([{ boats: [cod(0), cod(3), cod(4), 'cod'] }]);
    fish(state);
    expect(cratesOf(state, P0)).toEqual([1, 4, 4, 0]);
    expect(state.public.supply).toBe(98);
  });

  test('39 a supply that is too small gives all the same', () => {
    const players = [{ boats: [cod(0), cod(1), cod(2)] }, { boats: [cod(0), cod(3)] }];
    const state = beforeCatch(players, { seats: 2, supply: 2 });
    const events = fish(state);
    expect([cratesOf(state, P0), cratesOf(state, P1)]).toEqual([
      [1, 2, 3],
      [1, 4],
    ]);
    expect(state.public).toMatchObject({ supply: -3, phase: 'OVER' });
    expect(ofType(events, 'matchEnded')[0]?.by).toEqual(['crates']);
  });

  test('40 an empty supply ends the match', () => {
    const last = beforeCatch([{ boats: [cod(0)] }], { supply: 1 });
    fish(last);
    expect(last.public).toMatchObject({ supply: 0, phase: 'OVER' });
    const on = beforeCatch([{ boats: [cod(0)] }], { supply: 2 });
    fish(on);
    expect(on.public).toMatchObject({ supply: 1, phase: 'DRAW' });
  });

  test('82 a boat catches no more than it has room for', () => {
    const state = beforeCatch([{ boats: [oyster(5)] }], { mix: withOyster });
    fish(state);
    expect(cratesOf(state, P0)).toEqual([6]);
    expect(state.public.supply).toBe(99);
  });

  test('83 a second Pacific Oyster licence lets one boat catch three', () => {
    const licences = ['oyster', 'oyster'] as const;
    const state = beforeCatch([{ licences, boats: [oyster(0), oyster(0)] }], { mix: withOyster });
    const found = [1, 2, 3].map(() => {
      fish(state);
      return cratesOf(state, P0);
    });
    expect(found).toEqual([
      [3, 2],
      [6, 4],
      [6, 6],
    ]);
    const other = beforeCatch([{ licences, boats: [oyster(4), oyster(3)] }], { mix: withOyster });
    fish(other);
    expect(cratesOf(other, P0)).toEqual([6, 6]);
    expect(other.public.supply).toBe(95);
  });

  test('85 an Artisan Fisherman fishes alone', () => {
    const mix = { artisan: true, crabMeeples: true };
    const state = launching({ hand: ['tuna', 'cod'] }, { mix, row: ['shrimp', 'cod', 'lobster', 'tuna'] });
    play(state, P0, { type: 'buyArtisan', payment: pay(['tuna', 'cod']) });
    expect(state.public.piles.artisan).toBe(7);
    const found = [1, 2, 3, 4].map(() => {
      fish(state);
      return state.public.players[P0]!.artisans[0]!.crates;
    });
    expect(found).toEqual([1, 2, 3, 3]);
    expect(state.public.supply).toBe(97);
    expect(state.public.meeples).toBe(5);
    expect(score(position({ phase: 'OVER', mix, players: [{ artisans: [3] }] }), P0, 'artisans')).toBe(1);
    const hiring = launching({ step: 'hire', hand: ['shrimp'], artisans: [0], boats: ['cod'] }, { mix });
    const hire = (boat: number): unknown => ({ type: 'hire', card: 'shrimp', boat });
    const { id } = hiring.public.players[P0]!.artisans[0]!;
    expect(refused(hiring, P0, hire(id))).toEqual({ code: 'HIRE_DOCK', rule: 'R-5.8' });
    expect(isLegal(hiring, P0, hire(idOf(hiring, P0)))).toBe(true);
  });
});

describe('examples: Salmon', () => {
  test('73 a tucked card catches for itself', () => {
    const players = [{ licences: ['salmon'], boats: [cod(4)], hand: ['shrimp'], drawn: ['shrimp'] }] as const;
    const state = position({ phase: 'SALMON', mix: withSalmon, players });
    play(state, P0, { type: 'tuck', tucks: [{ card: 'shrimp', boat: idOf(state, P0) }] });
    expect(boatOf(state, P0)).toMatchObject({ crates: 4, tucked: 1 });
    expect(state.public.supply).toBe(99);
    const full = beforeCatch([{ boats: [cod(4, { tucked: 4 })] }], { mix: withSalmon });
    fish(full);
    expect(boatOf(full, P0)).toMatchObject({ crates: 4, tucked: 4 });
    expect(full.public.supply).toBe(100);
  });

  test('74 where the drawn cards may go', () => {
    const state = position({
      phase: 'SALMON',
      mix: { ...withSalmon, houseBoat: true, artisan: true },
      players: [
        {
          licences: ['salmon', 'salmon'],
          boats: [cod(0), cod(1), 'tuna'],
          houseBoats: 1,
          artisans: [0],
          hand: ['shrimp', 'lobster', 'tuna'],
          drawn: ['shrimp', 'lobster'],
        },
      ],
    });
    const { houseBoats, artisans } = state.public.players[P0]!;
    const [older, newer, alone] = [0, 1, 2].map((at) => idOf(state, P0, at)) as [number, number, number];
    const tuck = (...tucks: Tuck[]): unknown => ({ type: 'tuck', tucks });
    const both = tuck({ card: 'shrimp', boat: older }, { card: 'lobster', boat: older });
    expect(refused(state, P0, both)).toEqual({ code: 'TUCK_ONE', rule: 'R-6.2' });
    const waiting = tuck({ card: 'shrimp', boat: alone });
    expect(refused(state, P0, waiting)).toEqual({ code: 'TUCK_CAPTAIN', rule: 'R-6.2' });
    for (const boat of [houseBoats[0]!, artisans[0]!.id]) {
      const dock = tuck({ card: 'shrimp', boat });
      expect(refused(state, P0, dock)).toEqual({ code: 'TUCK_DOCK', rule: 'R-6.2' });
    }
    play(state, P0, { type: 'tuck', tucks: [{ card: 'lobster', boat: newer }] });
    expect(boatOf(state, P0, 1)).toMatchObject({ crates: 2, tucked: 1 });
    expect(state.private[P0]?.faceDown).toContainEqual({ boat: newer, place: 'tucked', card: 'lobster' });
    expect(handOf(state, P0)).toEqual(expect.arrayContaining(['shrimp', 'tuna']));
  });
});
