/** The examples of docs/rules/fleet.md about First Mates. */
import { isLegal, P0, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, boatOf, handOf, idOf, position } from '../../testing/fleet-position';
import { drawnFor, hiring } from '../../testing/fleet-round';
import { baseTypes } from './data';
import type { BoatCard, BoatId, CrateFrom, Move } from './types';

const mix = { firstMate: true } as const;
const cod = (crates: number, more: Partial<BoatAs> = {}): BoatAs => ({
  type: 'cod',
  captain: 'before',
  crates,
  ...more,
});
const fresh = cod(0, { captain: 'now' });
const mate = (boat: BoatId, crateFrom: CrateFrom = 'processed', card: BoatCard = 'shrimp'): Move => ({
  type: 'buyFirstMate',
  boat,
  card,
  crateFrom,
});

describe('examples: First Mates', () => {
  test('56 a First Mate for a crate and a card', () => {
    const state = hiring({ hand: ['tuna', 'shrimp'], boats: [cod(3), 'cod'] }, { mix, round: 5 });
    expect(state.public.piles.firstMate).toBe(8);
    const [older, newer] = [idOf(state, P0), idOf(state, P0, 1)];
    play(state, P0, { type: 'hire', card: 'tuna', boat: newer });
    play(state, P0, mate(newer, { boat: older, hold: 'own' }));
    expect(boatOf(state, P0)).toMatchObject({ crates: 2, firstMate: false });
    expect(boatOf(state, P0, 1)).toMatchObject({ captained: 5, firstMate: true });
    expect(state.public.piles.firstMate).toBe(7);
    expect(handOf(state, P0)).toEqual([]);
    expect(state.secret.discards).toEqual(['shrimp']);
    expect(state.public.supply).toBe(100);
  });

  test('57 First Mates join new captains only', () => {
    const state = hiring({ hand: ['shrimp'], processed: 1, boats: [cod(0), fresh, 'cod'] }, { mix, round: 3 });
    expect(boatOf(state, P0).captained).toBe(2);
    expect(refused(state, P0, mate(idOf(state, P0)))).toEqual({ code: 'MATE_NEW', rule: 'R-5.10' });
    expect(refused(state, P0, mate(idOf(state, P0, 2))).code).toBe('MATE_NEW');
    expect(isLegal(state, P0, mate(idOf(state, P0, 1)))).toBe(true);
  });

  test('58 a boat has one First Mate', () => {
    const boats = [{ ...fresh, firstMate: true }, fresh];
    const state = hiring({ hand: ['shrimp'], processed: 1, boats }, { mix });
    expect(refused(state, P0, mate(idOf(state, P0)))).toEqual({ code: 'MATE_TWICE', rule: 'R-5.10' });
    expect(isLegal(state, P0, mate(idOf(state, P0, 1)))).toBe(true);
  });

  test('59 a First Mate needs a crate', () => {
    const state = hiring({ hand: ['shrimp'], processed: 0, boats: [fresh, cod(1), cod(0)] }, { mix });
    expect(refused(state, P0, mate(idOf(state, P0)))).toEqual({ code: 'MATE_CRATE', rule: 'R-5.10' });
    const from = (at: number): CrateFrom => ({ boat: idOf(state, P0, at), hold: 'own' });
    expect(refused(state, P0, mate(idOf(state, P0), from(2))).code).toBe('MATE_CRATE');
    expect(isLegal(state, P0, mate(idOf(state, P0), from(1)))).toBe(true);
  });

  test('60 a First Mate needs a boat card', () => {
    const state = hiring(
      { hand: ['goneFishin', 'shrimp'], processed: 1, boats: [fresh] },
      { mix: { ...mix, goneFishin: true } },
    );
    const wanted = { ...mate(idOf(state, P0)), card: 'goneFishin' };
    expect(refused(state, P0, wanted)).toEqual({ code: 'MATE_CARD', rule: 'R-5.10' });
    expect(isLegal(state, P0, mate(idOf(state, P0)))).toBe(true);
  });

  test('61 a First Mate likes a full boat', () => {
    const withMate = (type: 'cod' | 'oyster', crates: number) => ({
      boats: [{ type, captain: 'before' as const, crates, firstMate: true }],
    });
    const players = [withMate('cod', 4), withMate('cod', 3), withMate('oyster', 4), withMate('oyster', 6)];
    const state = position({ phase: 'OVER', mix: { ...mix, types: [...baseTypes, 'oyster'] }, players });
    expect([0, 1, 2, 3].map((seat) => score(state, seat, 'firstMates'))).toEqual([5, 2, 2, 5]);
  });

  test('62 the hold of a tucked card does not fill the boat', () => {
    const boats = [cod(3, { tucked: 4, firstMate: true })];
    expect(score(position({ phase: 'OVER', mix, players: [{ boats }] }), P0, 'firstMates')).toBe(2);
  });

  test('63 a First Mate is no captain', () => {
    const boats = [cod(0), cod(0), cod(0, { firstMate: true })];
    const state = hiring({ hand: ['shrimp'], licences: ['lobster'], boats }, { mix });
    expect(drawnFor(play(state, P0, { type: 'endHire' }), P0, 'lobster')).toBe(1);
  });
});
