/** The examples of docs/rules/fleet.md about what lies on the table at the start. */
import { isLegal, P0, P1, P2, play, refused } from '../../testing/fleet-play';
import { hand, handOf } from '../../testing/fleet-position';
import { start } from '../core/match';
import { defaultOptions } from '../core/options';
import type { State } from '../core/rules';
import { meta } from './meta';
import { type Options, optionSpecs } from './options';
import { rules } from './rules';
import type { Card, Fleet, Licence } from './types';

const seeds = ['1', 'a', 'f'].map((digit) => digit.repeat(64));
const premium: readonly Licence[] = ['kingCrabCaptains', 'kingCrabCrates', 'kingCrabLicences', 'pub'];
const isPremium = (licence: Licence): boolean => premium.includes(licence);

function optionsWith(chosen: Partial<Options> = {}): Options {
  return { ...(defaultOptions(optionSpecs) as unknown as Options), ...chosen };
}

function begun(seats: number, chosen: Partial<Options> = {}): State<Fleet>[] {
  const states = seeds.map((seed) => start(rules, seats, optionsWith(chosen), seed));
  for (const state of states) expect(rules.invariants(state)).toEqual([]);
  return states;
}

/** The row, then the deck from its top. */
function licencesInOrder({ public: { row }, secret }: State<Fleet>): Licence[] {
  return [...row, ...[...secret.licences].reverse()];
}

function sizes(state: State<Fleet>): Record<string, number> {
  const { row, supply } = state.public;
  const { licences, deck, discards } = state.secret;
  const all = licencesInOrder(state);
  return {
    licences: all.length,
    premium: all.filter(isPremium).length,
    row: row.length,
    licenceDeck: licences.length,
    crates: supply,
    boatDeck: deck.length,
    discards: discards.length,
  };
}

const oneOfEachBaseBoat = hand('shrimp', 'cod', 'lobster', 'tuna', 'processing', 'kingCrab');
const withSalmonAndOyster: Card[] = ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'oyster', 'kingCrab'];

describe('examples: setup', () => {
  test('1 two players', () => {
    for (const state of begun(2)) {
      expect(sizes(state)).toEqual({
        licences: 17,
        premium: 3,
        row: 2,
        licenceDeck: 15,
        crates: 50,
        boatDeck: 84,
        discards: 0,
      });
      expect(licencesInOrder(state).slice(0, 4).some(isPremium)).toBe(false);
      expect(state.private.map((one) => one.hand)).toEqual([oneOfEachBaseBoat, oneOfEachBaseBoat]);
      expect(state.secret.removed).toHaveLength(9);
      expect(state.secret.removed.filter(isPremium)).toHaveLength(3);
    }
  });

  test('2 three players', () => {
    for (const state of begun(3)) {
      expect(sizes(state)).toEqual({
        licences: 22,
        premium: 4,
        row: 3,
        licenceDeck: 19,
        crates: 75,
        boatDeck: 78,
        discards: 0,
      });
      expect(licencesInOrder(state).slice(0, 6).some(isPremium)).toBe(false);
      expect(state.secret.removed.filter(isPremium)).toHaveLength(2);
      expect(state.secret.removed).toHaveLength(4);
    }
  });

  test('3 four players', () => {
    for (const state of begun(4)) {
      expect(sizes(state)).toEqual({
        licences: 26,
        premium: 6,
        row: 4,
        licenceDeck: 22,
        crates: 100,
        boatDeck: 72,
        discards: 0,
      });
      expect(licencesInOrder(state).slice(0, 8).some(isPremium)).toBe(false);
      expect(state.secret.removed).toEqual([]);
      expect(state.public).toMatchObject({ phase: 'OPEN', round: 1, active: [state.public.startSeat] });
    }
  });

  test('4 five players with the usual options', () => {
    for (const state of begun(5)) {
      expect(sizes(state)).toEqual({
        licences: 34,
        premium: 6,
        row: 5,
        licenceDeck: 29,
        crates: 125,
        boatDeck: 100,
        discards: 0,
      });
      expect(licencesInOrder(state).slice(0, 10).some(isPremium)).toBe(false);
      for (const one of state.private) expect(one.hand).toEqual(hand(...withSalmonAndOyster));
      expect(state.public.piles).toEqual({ firstMate: 8, houseBoat: 8, artisan: 8 });
    }
  });

  test('5 six players with the usual options', () => {
    for (const state of begun(6)) {
      expect(sizes(state)).toEqual({
        licences: 40,
        premium: 12,
        row: 6,
        licenceDeck: 34,
        crates: 150,
        boatDeck: 92,
        discards: 0,
      });
      expect(licencesInOrder(state).slice(0, 12).some(isPremium)).toBe(false);
      for (const one of state.private) expect(one.hand).toEqual(hand(...withSalmonAndOyster));
    }
  });

  test('6 Epic Fleet for three', () => {
    for (const state of begun(3, { epic: true })) {
      expect(sizes(state)).toMatchObject({ licences: 44, premium: 12, row: 3, licenceDeck: 41, crates: 150 });
      expect(state.secret.removed).toEqual([]);
      expect(state.public).toMatchObject({ phase: 'KEEP', active: [P0, P1, P2] });
      for (const seat of [P0, P1, P2]) {
        expect(handOf(state, seat)).toEqual([...withSalmonAndOyster.slice(0, 6), 'char', 'oyster', 'kingCrab']);
      }
      for (const seat of [P0, P1, P2]) play(state, seat, { type: 'keep', cards: handOf(state, seat).slice(0, 7) });
      expect(sizes(state)).toMatchObject({ boatDeck: 129, discards: 6 });
      expect(handOf(state, P1)).toEqual(['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'char']);
      expect(state.public.phase).toBe('OPEN');
    }
  });

  test('87 in Epic Fleet exactly seven cards are kept', () => {
    const [state] = begun(3, { epic: true });
    const keep = (count: number): unknown => ({ type: 'keep', cards: handOf(state!, P1).slice(0, count) });
    expect(refused(state!, P1, keep(6))).toEqual({ code: 'KEEP_COUNT', rule: 'R-2.9', detail: { n: 7 } });
    expect(refused(state!, P1, keep(8)).code).toBe('KEEP_COUNT');
    expect(isLegal(state!, P1, keep(7))).toBe(true);
  });

  test('88 five players need three kinds of Dock Cards', () => {
    expect(meta.misfit(5, optionsWith({ artisan: 'off' }))).toMatchObject({ code: 'DOCK_KINDS' });
    expect(meta.misfit(5, optionsWith())).toBeNull();
    expect(meta.misfit(4, optionsWith({ firstMate: 'on', houseBoat: 'on' }))).toBeNull();
  });

  test('90 House Boats need an order of launching', () => {
    const chosen: Partial<Options> = { launchMode: 'simultaneous', houseBoat: 'on' };
    expect(meta.misfit(4, optionsWith(chosen))).toMatchObject({ code: 'SIMULTANEOUS_LAUNCH' });
    expect(meta.misfit(4, optionsWith({ launchMode: 'simultaneous', trophies: 'on' }))).not.toBeNull();
    expect(meta.misfit(4, optionsWith({ launchMode: 'simultaneous' }))).toBeNull();
  });
});
