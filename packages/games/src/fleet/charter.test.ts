/** The examples of docs/rules/fleet.md about Charter Boats and Char. */
import { isLegal, ofType, P0, pay, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, boatOf, idOf, position } from '../../testing/fleet-position';
import { beforeCatch, cratesOf, drawnFor, fish, launching } from '../../testing/fleet-round';
import { baseTypes } from './data';
import { capacityOf } from './table';
import type { BoatType, Mix } from './types';

const mix: Partial<Mix> = { types: [...baseTypes, 'oyster', 'char'], charter: true, houseBoat: true };
const charter = (as: BoatType | null): unknown => ({
  type: 'launch',
  card: 'charter',
  as,
  payment: pay(['shrimp']),
});

describe('examples: Charter Boats and Char', () => {
  test('70 a Charter Boat needs a type and its licence', () => {
    const state = launching({ hand: ['charter', 'shrimp'], licences: ['oyster'] }, { mix });
    expect(refused(state, P0, charter(null))).toEqual({ code: 'CHARTER_TYPE', rule: 'R-5.4' });
    expect(refused(state, P0, charter('cod'))).toMatchObject({ code: 'LICENCE_NONE', detail: { boatType: 'cod' } });
    expect(isLegal(state, P0, charter('oyster'))).toBe(true);
  });

  test('71 a Charter Boat as Pacific Oyster', () => {
    const state = launching({ hand: ['charter', 'shrimp', 'cod'], licences: ['oyster'] }, { mix });
    play(state, P0, { type: 'launch', card: 'charter', as: 'oyster', payment: pay(['shrimp']) });
    play(state, P0, { type: 'hire', card: 'cod', boat: idOf(state, P0) });
    fish(state);
    expect(boatOf(state, P0)).toMatchObject({ card: 'charter', type: 'oyster', crates: 2 });
    expect(capacityOf(boatOf(state, P0))).toBe(6);
    const almost: BoatAs = { type: 'oyster', card: 'charter', captain: 'before', crates: 5 };
    const later = beforeCatch([{ boats: [almost] }], { mix });
    fish(later);
    expect(cratesOf(later, P0)).toEqual([6]);
    const end = position({ phase: 'OVER', mix, players: [{ boats: [almost] }] });
    expect([score(end, P0, 'boats'), score(end, P0, 'crates')]).toEqual([1, 5]);
  });

  test('72 Char makes boat cards cheaper', () => {
    const licences = ['char', 'char', 'cod'] as const;
    const state = launching({ hand: ['char', 'cod', 'shrimp'], licences }, { mix });
    const house = { type: 'buyHouseBoat', payment: pay(['shrimp']) };
    expect(refused(state, P0, house)).toMatchObject({ code: 'PAY_LITTLE', detail: { paid: 2, price: 3 } });
    const first = play(state, P0, { type: 'launch', card: 'char', as: null, payment: pay() });
    expect(ofType(first, 'launched')[0]).toMatchObject({ price: 0 });
    const second = play(state, P0, { type: 'launch', card: 'cod', as: null, payment: pay() });
    expect(ofType(second, 'launched')[0]).toMatchObject({ price: 0 });
    expect(ofType(second, 'launchEnded')[0]).toMatchObject({ launched: 2 });
    expect(drawnFor(second, P0, 'cod')).toBe(1);
    const paying = position({
      phase: 'PAY',
      mix,
      row: ['shrimp', 'cod', 'lobster', 'tuna'],
      auction: { licence: 'shrimp', bid: 4, high: P0 },
      players: [{ licences, hand: ['shrimp', 'lobster'] }],
    });
    const little = { type: 'pay', payment: pay(['shrimp']) };
    expect(refused(paying, P0, little)).toMatchObject({ code: 'PAY_LITTLE', detail: { paid: 2, price: 4 } });
  });
});
