/** What options come to, which of them do not go together, and what they change. */
import { play } from '../../testing/fleet-play';
import { position } from '../../testing/fleet-position';
import { defaultOptions } from '../core/options';
import { fastRandom } from '../core/random';
import type { Dealt } from '../core/rules';
import { licenceFigures } from './data';
import { meta } from './meta';
import { misfit, planOf } from './mix';
import type { Options } from './options';
import { rules } from './rules';
import { setup } from './setup';
import { cards, type Fleet, type Trophy } from './types';

type Some = Partial<Options>;
const options = (given: Some = {}): Options => ({ ...(defaultOptions(meta.options) as unknown as Options), ...given });
const code = (seats: number, given: Some = {}): string | undefined => misfit(seats, { ...options(given) })?.code;
const dealt = (seats: number, given: Some = {}, seed = 1): Dealt<Fleet> =>
  setup(seats, options(given), fastRandom(seed * 7919));
const licencesIn = ({ public: table, secret }: Dealt<Fleet>): number => table.row.length + secret.licences.length;
const handSizes = ({ private: seats }: Dealt<Fleet>): number[] =>
  seats.map(({ hand }) => cards.reduce((sum, card) => sum + hand[card], 0));

describe('the usual match', () => {
  test.each([
    // seats, licences in play, row, standard on top, premium, crates, boat deck, hand
    [2, 17, 2, 4, 3, 50, 84, 6],
    [3, 22, 3, 6, 4, 75, 78, 6],
    [4, 26, 4, 8, 6, 100, 72, 6],
    [5, 34, 5, 10, 6, 125, 100, 8],
    [6, 40, 6, 12, 12, 150, 92, 8],
  ])('of %i', (seats, licences, row, onTop, premium, crates, deck, hand) => {
    const match = dealt(seats);
    const order = [...match.public.row, ...[...match.secret.licences].reverse()];
    expect(order).toHaveLength(licences);
    expect(match.public.row).toHaveLength(row);
    expect(order.slice(0, onTop).every((licence) => licenceFigures[licence].standard)).toBe(true);
    expect(order.filter((licence) => !licenceFigures[licence].standard)).toHaveLength(premium);
    expect(match.public.supply).toBe(crates);
    expect(match.secret.deck).toHaveLength(deck);
    expect(handSizes(match)).toEqual(Array(seats).fill(hand));
    expect(rules.invariants(match)).toEqual([]);
  });

  test.each([2, 3, 4])('of %i has Gone Fishin and nothing else from the packs', (seats) => {
    const { public: table } = dealt(seats);
    expect(table.goneFishin).toBe(20);
    expect(table.piles).toEqual({ firstMate: 0, houseBoat: 0, artisan: 0 });
    expect([table.trophies, table.meeples, table.mix.charter]).toEqual([[], 0, false]);
    expect(table.mix.types).toEqual(['shrimp', 'cod', 'lobster', 'tuna', 'processing']);
  });

  test.each([5, 6])('of %i has Charter Boats, three kinds of Dock Cards and all Bay Cards', (seats) => {
    const { public: table } = dealt(seats);
    expect(table.piles).toEqual({ firstMate: 8, houseBoat: 8, artisan: 8 });
    expect([table.trophies.length, table.meeples, table.goneFishin, table.mix.charter]).toEqual([3, 5, 20, true]);
    expect(table.mix.types).toEqual(['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'oyster']);
  });
});

describe('Epic', () => {
  test.each([
    [3, 3, 41, 129],
    [4, 4, 40, 120],
    [5, 5, 39, 111],
    [6, 6, 38, 102],
  ])(
    'with %i: 44 licences in one shuffle, 150 crates, nine cards of which seven are kept',
    (seats, row, left, deck) => {
      const match = dealt(seats, { epic: true });
      expect([match.public.row.length, match.secret.licences.length, match.secret.removed.length]).toEqual([
        row,
        left,
        0,
      ]);
      expect(match.public.supply).toBe(150);
      expect(match.secret.deck).toHaveLength(deck);
      expect(match.public.phase).toBe('KEEP');
      expect(handSizes(match)).toEqual(Array(seats).fill(9));
      expect(Object.values(match.public.piles)).toEqual(Array(3).fill(Math.min(8, 2 * seats)));
    },
  );

  test('shuffles premium licences into the top', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => dealt(3, { epic: true }, seed).public.row);
    expect(seeds.some((row) => row.some((licence) => !licenceFigures[licence].standard))).toBe(true);
  });
});

describe('types', () => {
  test.each([
    ['Salmon as a sixth type', 2, { salmon: 'on' }, 21, 7],
    ['Salmon as a sixth type', 3, { salmon: 'on' }, 26, 7],
    ['Salmon as a sixth type', 4, { salmon: 'on' }, 30, 7],
    ['Salmon as one of five', 4, { salmon: 'on', salmonMode: 'oneOfFive', standardTypes: 'chosen', cod: false }, 26, 6],
    ['a random five', 4, { char: 'on', oyster: 'on', standardTypes: 'random' }, 26, 6],
    ['five players with a premium type', 5, { secondPremiumSet: 'on' }, 33, 7],
    ['six players without second sets', 6, { secondPremiumSet: 'off' }, 38, 9],
  ] as [string, number, Some, number, number][])('%s, %i players', (_, seats, given, licences, hand) => {
    expect(code(seats, given)).toBeUndefined();
    const match = dealt(seats, given);
    expect(licencesIn(match)).toBe(licences);
    expect(handSizes(match)).toEqual(Array(seats).fill(hand));
    expect(rules.invariants(match)).toEqual([]);
  });

  test('a wish at five and six seats comes before the usual extra types', () => {
    expect(planOf(options({ char: 'on' }), 5).types.slice(5)).toEqual(['salmon', 'char']);
    expect(planOf(options({ salmon: 'off' }), 6).types.slice(5)).toEqual(['char', 'oyster']);
  });

  test('random types differ from match to match', () => {
    const given: Some = { char: 'on', oyster: 'on', standardTypes: 'random' };
    const sets = Array.from({ length: 20 }, (_, seed) => dealt(4, given, seed).public.mix.types.join());
    expect(new Set(sets).size).toBeGreaterThan(5);
  });

  test('advanced decks still lose licences with two and three players', () => {
    expect(licencesIn(dealt(2, { licenceDeck: 'advanced' }))).toBe(17);
    expect(licencesIn(dealt(3, { licenceDeck: 'advanced' }))).toBe(22);
  });
});

describe('what does not go together', () => {
  test.each([
    ['EPIC_SEATS', 2, { epic: true }],
    ['EPIC_ALL', 4, { epic: true, salmon: 'off' }],
    ['EPIC_ALL', 4, { epic: true, charter: 'off' }],
    ['EPIC_ALL', 4, { epic: true, licenceDeck: 'normal' }],
    ['EPIC_ALL', 4, { epic: true, standardTypes: 'random' }],
    ['EPIC_ALL', 4, { epic: true, tuna: false }],
    ['BASE_TYPES', 3, { cod: false }],
    ['PREMIUM_SEATS', 4, { secondPremiumSet: 'on' }],
    ['STANDARD_TYPES', 4, { char: 'on' }],
    ['STANDARD_TYPES', 4, { standardTypes: 'chosen', cod: false }],
    ['STANDARD_TYPES', 2, { salmon: 'on', salmonMode: 'oneOfFive' }],
    ['EXTRA_TYPES', 5, { salmon: 'on', char: 'on', oyster: 'on' }],
    ['EXTRA_TYPES', 5, { secondPremiumSet: 'on', salmon: 'on', oyster: 'on' }],
    ['EXTRA_TYPES', 6, { salmon: 'off', char: 'off' }],
    ['CHARTER_NEEDED', 5, { charter: 'off' }],
    ['DOCK_KINDS', 5, { firstMate: 'off' }],
    ['DOCK_KINDS', 6, { artisan: 'off' }],
    ['SIMULTANEOUS_LAUNCH', 4, { launchMode: 'simultaneous', houseBoat: 'on' }],
    ['SIMULTANEOUS_LAUNCH', 4, { launchMode: 'simultaneous', trophies: 'on' }],
    ['SIMULTANEOUS_LAUNCH', 4, { launchMode: 'simultaneous', epic: true }],
    ['SIMULTANEOUS_LAUNCH', 5, { launchMode: 'simultaneous' }],
    ['TROPHY_TWICE', 4, { trophies: 'on', trophy1: 'diff4', trophy3: 'diff4' }],
  ] as [string, number, Some][])('%s with %i players', (wanted, seats, given) => {
    expect(code(seats, given)).toBe(wanted);
  });

  test.each([
    [3, { epic: true }],
    [6, { epic: true, firstMate: 'off', trophies: 'off' }],
    [
      4,
      { epic: true, firstMate: 'off', houseBoat: 'off', artisan: 'off', trophies: 'off', launchMode: 'simultaneous' },
    ],
    [4, { salmon: 'on', char: 'on', standardTypes: 'chosen', shrimp: false }],
    [5, { standardTypes: 'chosen', shrimp: false, char: 'on' }],
    [2, { launchMode: 'simultaneous' }],
    [4, { trophies: 'on', trophy1: 'diff4', trophy2: 'same4' }],
  ] as [number, Some][])('but with %i players all of this does', (seats, given) => {
    expect(code(seats, given)).toBeUndefined();
  });

  test('a refusal names the options and the numbers', () => {
    expect(misfit(5, { ...options({ houseBoat: 'off' }) })).toEqual({
      code: 'DOCK_KINDS',
      keys: ['firstMate', 'houseBoat', 'artisan'],
      detail: { seats: 5, wanted: 3, found: 2 },
    });
  });
});

describe('trophies and tokens', () => {
  test('chosen trophies are there, the others are drawn', () => {
    const wanted: Trophy[] = ['same4', 'mostBoats'];
    const drawn = Array.from({ length: 20 }, (_, seed) => {
      const { trophies } = dealt(4, { trophies: 'on', trophy1: 'same4', trophy2: 'mostBoats' }, seed).public;
      expect(trophies).toHaveLength(3);
      expect(trophies).toEqual(expect.arrayContaining(wanted));
      return trophies.find((one) => !wanted.includes(one));
    });
    expect(new Set(drawn).size).toBe(4);
  });

  test('there are five Crab Meeples, or one for each standard type', () => {
    expect(dealt(4, { crabMeeples: 'on', salmon: 'on' }).public.meeples).toBe(5);
    expect(dealt(4, { crabMeeples: 'on', salmon: 'on', crabMeepleCount: 'each' }).public.meeples).toBe(6);
  });
});

describe('ways to play', () => {
  test('unsold licences leave the match when the option says so', () => {
    const state = position({
      seats: 2,
      mix: { unsoldLicences: 'leave' },
      row: ['cod', 'tuna'],
      players: [{ hand: ['tuna', 'tuna'] }, { status: 'bought', licences: ['shrimp'] }],
    });
    play(state, 0, { type: 'dropOut' });
    expect(state.public.gone).toEqual(['cod', 'tuna']);
    expect(state.public.row).toHaveLength(2);
  });

  test('with the full round, processing and drawing come before the end that the licences bring', () => {
    const state = position({
      seats: 2,
      mix: { endRule: 'fullRound' },
      row: ['cod'],
      licences: 0,
      players: [{}, { status: 'bought', licences: ['shrimp'] }],
      deck: ['cod', 'cod', 'shrimp', 'shrimp'],
    });
    play(state, 0, { type: 'dropOut' });
    expect(state.public.finalRound).toBe(true);
    while (state.public.active.length > 0) {
      const seat = state.public.active[0]!;
      const moves = rules.legal({ seat, public: state.public, mine: state.private[seat]!, counts: {} });
      if (state.public.phase === 'DRAW') expect(moves[0]!.type).toBe('discard');
      play(state, seat, moves.at(-1)!);
    }
    expect(state.public).toMatchObject({ phase: 'OVER', round: 1 });
  });

  test('fast pass passes for whoever can do nothing else', () => {
    const given = {
      seats: 3,
      row: ['cod', 'tuna', 'shrimp'] as const,
      players: [{ hand: ['tuna', 'tuna'] }, { hand: ['cod'] }, { hand: ['tuna', 'shrimp', 'shrimp'] }] as const,
    };
    const slow = position(given);
    play(slow, 0, { type: 'open', licence: 'cod', bid: 5 });
    expect(slow.public.active).toEqual([1]);
    const fast = position({ ...given, mix: { fastPass: true } });
    play(fast, 0, { type: 'open', licence: 'cod', bid: 5 });
    expect(fast.public).toMatchObject({ active: [2], auction: { passed: [1] } });
  });

  test('launching at the same time, nobody waits for anybody', () => {
    const state = position({
      seats: 3,
      phase: 'LAUNCH_HIRE',
      active: [0, 1, 2],
      mix: { launchMode: 'simultaneous' },
      players: [0, 1, 2].map(() => ({ licences: ['tuna'] as const, hand: ['tuna', 'cod', 'shrimp'] as const })),
    });
    play(state, 2, { type: 'launch', card: 'tuna', as: null, payment: { cards: ['cod'], crates: 0, houseBoats: 0 } });
    play(state, 0, { type: 'endLaunch' });
    expect(state.public.players.map(({ step }) => step)).toEqual([null, 'launch', 'hire']);
    expect(state.public.active).toEqual([1, 2]);
  });

  test('a rematch may go on with the next start player', () => {
    const match = dealt(3, { nextStarter: 2 });
    expect(match.public).toMatchObject({ startSeat: 2, active: [2] });
    expect(rules.rotated?.(options(), match)).toMatchObject({ nextStarter: 0 });
  });
});
