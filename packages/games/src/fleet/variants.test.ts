/** of docs/rules/fleet.md: what the options come to, and which of them do not go together. */
import { ofType, P0, P1, P2, P3, pay, play } from '../../testing/fleet-play';
import { type BoatAs, position } from '../../testing/fleet-position';
import { beforeCatch, fish, idle } from '../../testing/fleet-round';
import { start } from '../core/match';
import { defaultOptions } from '../core/options';
import { meta } from './meta';
import { type Options, optionSpecs } from './options';
import { rules } from './rules';
import type { Licence, Public } from './types';

const standard = defaultOptions(optionSpecs) as unknown as Options;
const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const misfit = (seats: number, chosen: Partial<Options>): string | null =>
  meta.misfit(seats, { ...standard, ...chosen })?.code ?? null;
const begun = (seats: number, chosen: Partial<Options>) => {
  expect(misfit(seats, chosen)).toBeNull();
  return start(rules, seats, { ...standard, ...chosen }, 'c'.repeat(64));
};
const licencesIn = ({ row: open }: Public, licences: readonly Licence[]): number => open.length + licences.length;
const modulesOf = ({ mix }: Public): boolean[] => [
  mix.goneFishin,
  mix.firstMate,
  mix.houseBoat,
  mix.artisan,
  mix.trophies,
  mix.crabMeeples,
  mix.charter,
];

describe('modules and types', () => {
  test('usual is Gone Fishin alone for few, and everything for many', () => {
    for (const seats of [2, 3, 4]) {
      expect(modulesOf(begun(seats, {}).public)).toEqual([true, false, false, false, false, false, false]);
    }
    for (const seats of [5, 6]) expect(modulesOf(begun(seats, {}).public)).not.toContain(false);
    expect(modulesOf(begun(3, { epic: true }).public)).not.toContain(false);
  });

  test('Salmon as a sixth type', () => {
    const found = [2, 3, 4].map((seats) => {
      const state = begun(seats, { salmon: 'on' });
      const { hand } = state.private[P0]!;
      return [licencesIn(state.public, state.secret.licences), Object.values(hand).reduce((sum, n) => sum + n, 0)];
    });
    expect(found).toEqual([
      [21, 7],
      [26, 7],
      [30, 7],
    ]);
  });

  test('Salmon as one of the five', () => {
    const one: Partial<Options> = { salmon: 'on', salmonMode: 'oneOfFive' };
    expect(misfit(4, one)).toBe('STANDARD_TYPES');
    const state = begun(4, { ...one, standardTypes: 'chosen', shrimp: false });
    expect(state.public.mix.types).toEqual(['cod', 'lobster', 'tuna', 'processing', 'salmon']);
    expect(licencesIn(state.public, state.secret.licences)).toBe(26);
    expect(state.private[P0]?.hand).toMatchObject({ shrimp: 0, salmon: 1 });
  });

  test('five types are chosen, no more and no fewer', () => {
    const chosen: Partial<Options> = { standardTypes: 'chosen', char: 'on', oyster: 'on' };
    expect(misfit(4, chosen)).toBe('STANDARD_TYPES');
    expect(misfit(4, { ...chosen, tuna: false, cod: false, shrimp: false })).toBe('STANDARD_TYPES');
    expect(begun(4, { ...chosen, tuna: false, cod: false }).public.mix.types).toEqual([
      'shrimp',
      'lobster',
      'processing',
      'char',
      'oyster',
    ]);
    expect(misfit(4, { shrimp: false })).toBe('BASE_TYPES');
  });

  test('five types by chance', () => {
    const { types } = begun(4, { standardTypes: 'random', char: 'on', oyster: 'on' }).public.mix;
    expect(types).toHaveLength(5);
    expect(types).not.toContain('salmon');
  });

  test('five players with a second set of Pubs', () => {
    const state = begun(5, { secondPremiumSet: 'on' });
    expect(state.public.mix).toMatchObject({ sets: { pub: 2, kingCrab: 1 } });
    expect(state.public.mix.types).toEqual(['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon']);
    expect(licencesIn(state.public, state.secret.licences)).toBe(33);
  });

  test('six players without second sets', () => {
    const state = begun(6, { secondPremiumSet: 'off' });
    expect(state.public.mix.types).toHaveLength(8);
    expect(licencesIn(state.public, state.secret.licences)).toBe(38);
    expect(misfit(4, { secondPremiumSet: 'on' })).toBe('PREMIUM_SEATS');
  });

  test('Char for five comes in place of Pacific Oyster', () => {
    const types = ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'char'];
    expect(begun(5, { char: 'on' }).public.mix.types).toEqual(types);
    expect(misfit(5, { char: 'on', oyster: 'on', salmon: 'on' })).toBe('EXTRA_TYPES');
    expect(misfit(5, { charter: 'off' })).toBe('CHARTER_NEEDED');
  });

  test('Epic Fleet needs three players and everything', () => {
    expect(misfit(2, { epic: true })).toBe('EPIC_SEATS');
    for (const one of [{ char: 'off' }, { charter: 'off' }, { licenceDeck: 'normal' }, { tuna: false }] as const) {
      expect(misfit(4, { epic: true, ...one })).toBe('EPIC_ALL');
    }
    const decks = [3, 4, 5, 6].map((seats) => begun(seats, { epic: true }).secret.deck.length);
    expect(decks).toEqual([129, 120, 111, 102]);
    expect(begun(3, { epic: true }).public.piles).toEqual({ firstMate: 6, houseBoat: 6, artisan: 6 });
    expect(misfit(4, { epic: true, artisan: 'off', trophies: 'off' })).toBeNull();
  });

  test('the advanced deck may begin with premium licences', () => {
    const premium = (licence: Licence): boolean => licence === 'pub' || licence.startsWith('kingCrab');
    const rows = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => {
      const options: Options = { ...standard, licenceDeck: 'advanced' };
      return start(rules, 4, options, digit.repeat(64)).public.row.some(premium);
    });
    expect(rows).toContain(true);
    const small = begun(2, { licenceDeck: 'advanced' });
    expect(small.secret.removed).toHaveLength(9);
  });
});

describe('tokens', () => {
  test('three Trophies, drawn or chosen', () => {
    expect(begun(4, { trophies: 'on' }).public.trophies).toHaveLength(3);
    const chosen: Partial<Options> = { trophies: 'on', trophy1: 'mostBoats', trophy3: 'same4' };
    const { trophies } = begun(4, chosen).public;
    expect(trophies).toEqual(expect.arrayContaining(['mostBoats', 'same4']));
    expect(new Set(trophies).size).toBe(3);
    expect(misfit(4, { trophy1: 'same4', trophy2: 'same4' })).toBe('TROPHY_TWICE');
  });

  test('five Crab Meeples, or one for each type', () => {
    expect(begun(4, { crabMeeples: 'on', salmon: 'on' }).public.meeples).toBe(5);
    expect(begun(4, { crabMeeples: 'on', salmon: 'on', crabMeepleCount: 'each' }).public.meeples).toBe(6);
    expect(begun(4, {}).public.meeples).toBe(0);
  });
});

describe('ways to play', () => {
  test('all launch at the same time', () => {
    const state = position({
      phase: 'LAUNCH_HIRE',
      active: [P0, P2],
      mix: { launchMode: 'simultaneous' },
      row,
      players: [{ hand: ['tuna', 'cod'], licences: ['tuna'] }, {}, { hand: ['shrimp'], boats: ['cod'], step: 'hire' }],
    });
    play(state, P2, { type: 'endHire' });
    expect(state.public.active).toEqual([P0]);
    play(state, P0, { type: 'launch', card: 'tuna', as: null, payment: pay(['cod']) });
    expect(state.public.phase).toBe('DRAW');
  });

  test('fast pass passes for those who can do nothing else', () => {
    const players = [{ hand: ['tuna', 'tuna'] }, { hand: ['cod'] }, { hand: ['tuna', 'shrimp'] }] as const;
    const state = position({ mix: { fastPass: true }, row, players });
    const events = play(state, P0, { type: 'open', licence: 'cod', bid: 4 });
    expect(ofType(events, 'passed').map(({ seat }) => seat)).toEqual([P1]);
    expect(state.public.active).toEqual([P2]);
    expect(ofType(play(state, P2, { type: 'passBid' }), 'passed').map(({ seat }) => seat)).toEqual([P2, P3]);
    expect(state.public).toMatchObject({ phase: 'PAY', active: [P0] });
  });

  test('the full round plays processing and drawing after the last licences', () => {
    const boats: BoatAs[] = [{ type: 'cod', captain: 'before', crates: 1 }];
    const last = { finalRound: true, mix: { endRule: 'fullRound' } } as const;
    const state = beforeCatch([{ boats, licences: ['processing'] }], last);
    fish(state);
    expect(state.public.phase).toBe('PROCESSING');
    const events = [];
    while (state.public.phase !== 'OVER') events.push(...idle(state));
    expect(ofType(events, 'matchEnded')[0]?.by).toEqual(['licences']);
    expect(state.public.round).toBe(1);
    const empty = beforeCatch([{ boats }], { ...last, supply: 1 });
    fish(empty);
    expect(empty.public.phase).toBe('OVER');
  });

  test('unsold licences leave the match', () => {
    const state = position({
      mix: { unsoldLicences: 'leave' },
      row: ['lobster', 'tuna'],
      licences: 8,
      active: [P3],
      players: [{ status: 'bought', licences: ['shrimp'] }, { status: 'bought', licences: ['cod'] }, { status: 'out' }],
    });
    const events = play(state, P3, { type: 'dropOut' });
    expect(ofType(events, 'rowDiscarded')[0]?.licences).toEqual(['lobster', 'tuna']);
    expect(state.public.row).toHaveLength(4);
    expect(state.secret.licences).toHaveLength(4);
  });
});
