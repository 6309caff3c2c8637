/** The numbered examples of docs/rules/isaribi.md about sailing, fishing and what a turn may cost. */
import { ADA, BEN, CY, DOT, idle, ofType, play, refused } from '../../testing/isaribi-play';
import { marketM, type Position, pile, position } from '../../testing/isaribi-position';
import type { State } from '../core/rules';
import type { Event, Isaribi, Move, Space } from './types';

const hand: Move = { type: 'fishHand' };
const net = (count: number): Move => ({ type: 'fishNet', count });
const sail = (to: Space): Move => ({ type: 'moveBoat', to });
const endTurn: Move = { type: 'endTurn' };
const flip: Move = { type: 'flipMarket' };

describe('examples: sailing and fishing', () => {
  test('11 A turn without points goes on until it is ended', () => {
    const state = at(1);
    expect(play(state, ADA, hand)).toEqual([
      { type: 'caught', seat: ADA, space: 1, kind: 'clam', count: 1, by: 'hand' },
    ]);
    expect(play(state, ADA, sail(0))).toEqual([{ type: 'boatMoved', seat: ADA, from: 1, to: 0 }]);
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ clam: 1 }));
    expect(state.public.areas[0]?.cubes).toBe(3);
    expect(state.public).toMatchObject({ active: [ADA], turn: { apHalf: 0 } });
    expect(play(state, ADA, endTurn)).toEqual([
      { type: 'turnEnded', seat: ADA, apHalf: 0 },
      { type: 'turnStarted', seat: BEN, apHalf: 3, alone: 0 },
    ]);
    expect(state.public.active).toEqual([BEN]);
  });

  test('12 Half a point is enough for a hand, not for a net', () => {
    const state = at(1);
    play(state, ADA, sail(2));
    expect(refused(state, ADA, net(2))).toEqual({ code: 'AP', rule: 'R-4.3', detail: { cost: 1, left: 0.5 } });
    play(state, ADA, hand);
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ prawn: 1 }));
  });

  test('13 No net for clams', () => {
    expect(refused(at(1), ADA, net(1))).toEqual({ code: 'NET_CLAM', rule: 'R-5.4' });
  });

  test('14 No hand for Sea Bream, and one with the first net', () => {
    const state = at(4);
    expect(refused(state, ADA, hand)).toEqual({ code: 'HAND_BREAM', rule: 'R-5.3' });
    expect(refused(state, ADA, net(2))).toEqual({
      code: 'NET_COUNT',
      rule: 'R-5.4',
      detail: { limit: 1, kind: 'bream' },
    });
    expect(play(state, ADA, net(1))).toEqual([
      { type: 'caught', seat: ADA, space: 4, kind: 'bream', count: 1, by: 'net' },
    ]);
  });

  test('15 The net against what is left', () => {
    const state = at(2, { areas: [4, 2, 3, 3] }, { netLevel: 1 });
    expect(refused(state, ADA, net(4))).toMatchObject({ code: 'NET_COUNT', detail: { limit: 3, kind: 'prawn' } });
    expect(refused(state, ADA, net(3))).toEqual({
      code: 'NET_AVAILABLE',
      rule: 'R-5.4',
      detail: { n: 2, kind: 'prawn' },
    });
    play(state, ADA, net(2));
    expect(state.public.areas[1]?.cubes).toBe(0);
  });

  test('16 Fewer than the net holds', () => {
    const state = at(4, {}, { netLevel: 2 });
    play(state, ADA, net(1));
    expect(state.public.areas[3]?.cubes).toBe(2);
  });

  test('17 Fishing once a turn', () => {
    const state = at(2, {}, { apLevel: 2 });
    play(state, ADA, hand);
    expect(refused(state, ADA, hand)).toEqual({ code: 'FISH_ONCE', rule: 'R-5.2' });
    play(state, ADA, sail(3));
    expect(refused(state, ADA, net(1))).toEqual({ code: 'FISH_ONCE', rule: 'R-5.2' });
  });

  test('18 One place after the other', () => {
    const state = at(0, {}, { apLevel: 1 });
    expect(refused(state, ADA, sail(2))).toEqual({ code: 'MOVE_ADJ', rule: 'R-5.1' });
    play(state, ADA, sail(1));
    play(state, ADA, sail(2));
    expect(state.public.players[ADA]?.space).toBe(2);
    expect(state.public.turn?.apHalf).toBe(0);
  });

  test('19 No fish in the Harbor, none in an empty Area', () => {
    expect(refused(at(0), ADA, hand)).toEqual({ code: 'FISH_HARBOR', rule: 'R-5.2' });
    expect(refused(at(1, { areas: [0, 4, 3, 3] }), ADA, hand)).toEqual({ code: 'FISH_EMPTY', rule: 'R-5.2' });
  });

  test('20 One throw empties two cards', () => {
    const cards: Position['cards'] = [['C2'], ['P6', 'P8'], ['M1'], ['S2']];
    const state = at(2, { cards, areas: [4, 5, 3, 3] }, { netLevel: 2 });
    play(state, ADA, net(5));
    expect(state.public.areas[1]).toEqual({ cards: ['P6', 'P8'], cubes: 0 });
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ prawn: 5 }));
  });
});

describe('examples: turning up buyers', () => {
  test('39 The lowest number first, and none after the last', () => {
    const state = at(3, { market: faceDown(2, 3) }, { apLevel: 1 });
    expect(play(state, ADA, flip)).toEqual([{ type: 'flipped', slot: 2, card: 'K27', by: 'action', seat: ADA }]);
    expect(play(state, ADA, flip)).toEqual([{ type: 'flipped', slot: 3, card: 'K29', by: 'action', seat: ADA }]);
    expect(refused(state, ADA, flip)).toEqual({ code: 'FLIP_NONE', rule: 'R-5.14' });
  });

  test('40 The start player turns one up before each turn but the first', () => {
    const { state, events } = afterOneTurnEach();
    expect(events.slice(-2)).toEqual([
      { type: 'turnStarted', seat: ADA, apHalf: 3, alone: 0 },
      { type: 'flipped', slot: 2, card: 'K27', by: 'start', seat: ADA },
    ]);
    expect(ofType(events, 'flipped')).toHaveLength(1);
    expect(state.public.market.map(({ card }) => card !== null)).toEqual([true, true, false, false, true]);
    expect(state.public.turn).toMatchObject({ apHalf: 3, acted: false, progressed: false });
  });

  test('41 Nothing turns up once the start player has passed', () => {
    const { state } = afterOneTurnEach();
    play(state, ADA, { type: 'pass' });
    const events = play(state, ADA, { type: 'chooseHelper', helper: 'moneyChanger' });
    for (const seat of [BEN, CY, DOT, BEN]) events.push(...idle(state, seat));
    expect(ofType(events, 'flipped')).toEqual([]);
    expect(state.public.market.map(({ card }) => card !== null)).toEqual([true, true, false, false, true]);
  });

  test('42 With all face-up nothing is turned up', () => {
    const market = faceDown();
    const state = position({
      active: [DOT],
      market,
      players: [{ turns: 2 }, { turns: 2 }, { turns: 2 }, { turns: 2 }],
    });
    expect(idle(state, DOT).slice(-1)).toEqual([{ type: 'turnStarted', seat: ADA, apHalf: 3, alone: 0 }]);
    expect(state.public.players[ADA]?.turns).toBe(3);
  });
});

function at(space: Space, given: Position = {}, ada: NonNullable<Position['players']>[number] = {}): State<Isaribi> {
  return position({ ...given, players: [{ space, ...ada }] });
}

/** Market M with exactly these places face-down. */
function faceDown(...slots: number[]): NonNullable<Position['market']> {
  return marketM.map(({ card }, at) => ({ card, down: slots.includes(at + 1) }));
}

function afterOneTurnEach(): { state: State<Isaribi>; events: Event[] } {
  const state = position({ market: faceDown(2, 3, 4) });
  return { state, events: [ADA, BEN, CY, DOT].flatMap((seat) => idle(state, seat)) };
}
