/** The numbered examples of docs/rules/isaribi.md up to the first turn of a round, and what nobody may see. */
import { ADA, BEN, begun, CY, DOT, ofType, play, refused } from '../../testing/isaribi-play';
import { marketM, type Position, pile, position, rulebookOptions } from '../../testing/isaribi-position';
import { start } from '../core/match';
import { viewFor } from '../core/view';
import { rules } from './index';
import type { Move } from './types';

const everybody = [ADA, BEN, CY, DOT] as const;
const viewers = [...everybody, null] as const;
const marketOfSix = [
  marketM[0]!,
  ...marketM.slice(1).map(({ card }) => ({ card, down: true })),
  { card: 'K02', down: true },
] as const;
const looking: Position = {
  phase: 'SPECULATOR',
  active: [CY],
  round: 2,
  players: [{}, {}, { helper: 'speculator' }],
  market: marketOfSix,
};
const peek = (slot: number): Move => ({ type: 'peek', slot });

describe('examples: a round begins', () => {
  test('1 Set-up for four', () => {
    const { players } = start(rules, 4, rulebookOptions, '5'.repeat(64)).public;
    expect(players).toHaveLength(4);
    for (const player of players) {
      expect(player).toMatchObject({ money: 3, apLevel: 0, netLevel: 0, space: 0, cubes: pile(), helper: null });
    }
    const { state } = begun({ fishDecks: { clam: ['C2'], prawn: ['P1'], mackerel: ['M1'], bream: ['S2'] } });
    expect(state.public.areas.map(({ cubes }) => cubes)).toEqual([4, 4, 3, 3]);
    expect(state.public.supply).toEqual({ clam: 16, prawn: 16, mackerel: 17, bream: 17 });
    expect(state.public.market.map(({ card }) => card !== null)).toEqual([true, false, false, false, false]);
    expect(state.public).toMatchObject({ phase: 'PLACEMENT', active: [ADA], round: 1 });
  });

  test('2 One draw brings one more card, and no third one', () => {
    const { state, events } = begun({ fishDecks: { prawn: ['P6', 'P8', 'P5'] } });
    expect(state.public.areas[1]).toEqual({ cards: ['P6', 'P8'], cubes: 5 });
    expect(state.secret.fishDecks.prawn.at(-1)).toBe('P5');
    expect(ofType(events, 'stocked')[1]).toEqual({
      type: 'stocked',
      space: 2,
      cards: [
        { card: 'P6', cubes: 2 },
        { card: 'P8', cubes: 3 },
      ],
    });
  });

  test('3 A card without the sign stays alone', () => {
    const { state } = begun({ fishDecks: { mackerel: ['M2'] } });
    expect(state.public.areas[2]).toEqual({ cards: ['M2'], cubes: 4 });
  });

  test('4 A short supply fills the first card first', () => {
    const { state, events } = begun({ supply: { prawn: 6 }, fishDecks: { prawn: ['P8', 'P5'] } });
    expect(ofType(events, 'stocked')[1]?.cards).toEqual([
      { card: 'P8', cubes: 3 },
      { card: 'P5', cubes: 3 },
    ]);
    expect(state.public.areas[1]?.cubes).toBe(6);
    expect(state.public.supply.prawn).toBe(0);
  });

  test('5 Clearing the board', () => {
    const state = position({
      phase: 'HELPER',
      active: [DOT],
      firstPasser: BEN,
      areas: [2, 0, 3, 1],
      market: [
        { card: 'K09', sold: { prawn: 3 } },
        { card: 'K29', sold: { clam: 2 } },
        { card: 'K27' },
        { card: 'K17' },
        { card: 'K01', down: true },
      ],
      players: [
        { passed: true, helper: 'moneyChanger', cubes: { prawn: 1 } },
        { passed: true, helper: 'carpenter' },
        { passed: true, helper: 'driedFishShop' },
        { passed: true },
      ],
      fishDecks: { clam: ['C1'], prawn: ['P3'], mackerel: ['M4'], bream: ['S1'] },
    });
    expect(state.public.supply).toEqual({ clam: 16, prawn: 16, mackerel: 17, bream: 19 });
    const events = play(state, DOT, { type: 'chooseHelper', helper: 'oldFisherman' });
    expect(ofType(events, 'cleared')).toEqual([
      { type: 'cleared', cubes: { clam: 4, prawn: 3, mackerel: 3, bream: 1 }, unseen: 1 },
    ]);
    // The next round has already taken 3, 5, 5 and 2 from 20, 19, 20 and 20.
    expect(state.public.supply).toEqual({ clam: 17, prawn: 14, mackerel: 15, bream: 18 });
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ prawn: 1 }));
    expect(state.public.removed?.market).toEqual(['K09', 'K29', 'K27', 'K17']);
    expect(state.public.removed?.fish).toEqual(['C2', 'P1', 'M1', 'S2']);
    expect(state.secret.removed.market).toEqual(['K01']);
    expect(JSON.stringify(events)).not.toContain('K01');
  });

  test('6 The Speculator looks at three cards', () => {
    const state = position(looking);
    for (const slot of [3, 5, 2]) expect(play(state, CY, peek(slot))).toEqual([{ type: 'peeked', seat: CY, slot }]);
    expect(viewFor(rules, state, CY).mine?.peeked).toEqual([
      { slot: 3, card: 'K29' },
      { slot: 5, card: 'K01' },
      { slot: 2, card: 'K27' },
    ]);
    for (const viewer of [ADA, BEN, DOT, null]) {
      const view = viewFor(rules, state, viewer);
      expect(view.public.market.map(({ peekedBy }) => peekedBy)).toEqual([null, CY, CY, null, CY, null]);
      expect(JSON.stringify(view)).not.toMatch(/K27|K29|K01/);
    }
    expect(refused(state, CY, peek(4))).toEqual({ code: 'PEEK_LIMIT', rule: 'R-3.3', detail: { limit: 3 } });
  });

  test('7 What the Speculator cannot look at', () => {
    const state = position(looking);
    expect(refused(state, CY, peek(1))).toEqual({ code: 'PEEK_SLOT', rule: 'R-3.3' });
    play(state, CY, peek(3));
    expect(refused(state, CY, peek(3))).toEqual({ code: 'PEEK_TWICE', rule: 'R-3.3' });
    expect(refused(state, BEN, peek(4))).toEqual({ code: 'PEEK_OWNER', rule: 'R-3.3', detail: { active: [CY] } });
  });

  test('8 Placing boats', () => {
    const state = position({ phase: 'PLACEMENT' });
    expect(refused(state, ADA, { type: 'place', space: 2 })).toEqual({ code: 'PLACE_SPACE', rule: 'R-3.4' });
    expect(play(state, ADA, { type: 'place', space: 1 })).toEqual([{ type: 'placed', seat: ADA, space: 1 }]);
    expect(refused(state, ADA, { type: 'place', space: 0 })).toEqual({
      code: 'NOT_YOUR_TURN',
      rule: 'R-3.4',
      detail: { active: [BEN] },
    });
    play(state, BEN, { type: 'place', space: 1 });
    expect(state.public.players.map(({ space }) => space)).toEqual([1, 1, 0, 0]);
    expect(state.public.active).toEqual([CY]);
  });

  test('9 The Old Fisherman adds cubes', () => {
    const state = fisherman();
    expect(refused(state, BEN, addBream(4))).toEqual({ code: 'OLD_COUNT', rule: 'R-3.5', detail: { limit: 3 } });
    expect(refused(state, BEN, addBream(3))).toEqual({
      code: 'OLD_SUPPLY',
      rule: 'R-3.5',
      detail: { n: 2, kind: 'bream' },
    });
    expect(play(state, BEN, addBream(2))[0]).toEqual({
      type: 'cubesAdded',
      seat: BEN,
      space: 4,
      kind: 'bream',
      count: 2,
    });
    expect(state.public.areas[3]?.cubes).toBe(5);
    expect(state.public.supply.bream).toBe(0);
  });

  test('10 Collaborators are back before the first turn', () => {
    const state = fisherman();
    expect(play(state, BEN, addBream(2)).slice(1)).toEqual([
      { type: 'helpersReturned', helpers: ['oldFisherman'] },
      { type: 'turnStarted', seat: ADA, apHalf: 3, alone: 0 },
    ]);
    expect(state.public.players.map(({ helper }) => helper)).toEqual([null, null, null, null]);
  });
});

describe('examples: who knows what', () => {
  test('58 A face-down card is sent to the Speculator alone', () => {
    const market = marketOfSix.map((slot, at) => (at === 2 ? { ...slot, peekedBy: CY } : slot));
    const state = position({ phase: 'PLACEMENT', round: 2, market });
    for (const viewer of viewers) {
      const view = viewFor(rules, state, viewer);
      expect(view.public.market.map(({ card }) => card)).toEqual(['K09', null, null, null, null, null]);
      expect(view.public.market[2]?.peekedBy).toBe(CY);
      const known = viewer === null ? null : { peeked: viewer === CY ? [{ slot: 3, card: 'K29' }] : [] };
      expect(view.mine).toEqual(known);
    }
  });

  test('59 Decks are sent as numbers', () => {
    const state = position();
    const { marketDeck, fishDecks, faces } = state.secret;
    const hidden = [...marketDeck, ...Object.values(fishDecks).flat(), ...faces].filter((id) => id !== null);
    for (const viewer of viewers) {
      const view = viewFor(rules, state, viewer);
      expect(Object.keys(view)).toEqual(['seat', 'public', 'mine', 'counts']);
      expect(view.counts).toEqual({ fishDecks: [5, 8, 7, 5], marketDeck: 27 });
      const text = JSON.stringify(view);
      expect(hidden.filter((id) => text.includes(`"${id}"`))).toEqual([]);
    }
  });

  test('60 A card is named when it is turned up, and not before', () => {
    const market = marketOfSix.map((slot, at) => (at < 2 ? { card: slot.card } : slot));
    const state = position({ ...looking, market });
    const before = [
      ...play(state, CY, peek(3)),
      ...play(state, CY, { type: 'donePeeking' }),
      ...everybody.flatMap((seat) => play(state, seat, { type: 'place', space: 0 })),
    ];
    expect(JSON.stringify(before)).not.toContain('K29');
    expect(play(state, ADA, { type: 'flipMarket' })).toEqual([
      { type: 'flipped', slot: 3, card: 'K29', by: 'action', seat: ADA },
    ]);
    for (const viewer of viewers) expect(viewFor(rules, state, viewer).public.market[2]?.card).toBe('K29');
    expect(viewFor(rules, state, CY).mine?.peeked).toEqual([]);
  });
});

function fisherman() {
  const players = [{}, { helper: 'oldFisherman' as const }];
  return position({
    phase: 'OLD_FISHERMAN',
    active: [BEN],
    round: 2,
    market: marketOfSix,
    players,
    supply: { bream: 2 },
  });
}

function addBream(count: number): Move {
  return { type: 'oldFisherman', space: 4, count };
}
