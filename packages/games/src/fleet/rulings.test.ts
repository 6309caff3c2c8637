/** Rulings and clauses of docs/rules/fleet.md about the base game that no numbered example covers; worked by hand. */
import { isLegal, legal, ofType, P0, P1, P2, P3, pay, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, boatOf, handOf, idOf, type Player, type Position, position } from '../../testing/fleet-position';
import { beforeCatch, drawnFor, fish, hiring, idle, launching } from '../../testing/fleet-round';
import { start } from '../core/match';
import { defaultOptions } from '../core/options';
import type { State } from '../core/rules';
import { type Options, optionSpecs } from './options';
import { rules } from './rules';
import type { Card, Fleet, Licence, Move } from './types';

const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const cod = (crates: number, more: Partial<BoatAs> = {}): BoatAs => ({
  type: 'cod',
  captain: 'before',
  crates,
  ...more,
});
const open = (licence: Licence, bid: number): Move => ({ type: 'open', licence, bid });
const payWith = (cards: readonly Card[], crates = 0, houseBoats = 0): Move => ({
  type: 'pay',
  payment: pay(cards, crates, houseBoats),
});
/** Seat 0 has to pay for Cod. */
const paying = (bid: number, player: Player, more: Position = {}): State<Fleet> =>
  position({ phase: 'PAY', row, auction: { licence: 'cod', bid, high: P0 }, ...more, players: [player] });

describe('rulings: the auction', () => {
  test('the bid, not the price, has to reach the minimum', () => {
    const player: Player = { licences: ['shrimp', 'shrimp'], hand: ['shrimp', 'shrimp'] };
    const state = position({ row, players: [player] });
    expect(refused(state, P0, open('cod', 3)).code).toBe('BID_MIN');
    play(state, P0, open('cod', 4));
    expect(refused(paying(4, player), P0, payWith(['shrimp', 'shrimp'])).code).toBe('PAY_NEEDLESS');
    expect(ofType(play(paying(4, player), P0, payWith(['shrimp'])), 'bought')[0]).toMatchObject({ bid: 4, price: 2 });
  });

  test('bids are whole numbers', () => {
    const state = position({ row, players: [{ hand: ['tuna', 'tuna', 'tuna'] }] });
    for (const bid of [4.5, '5', null, Number.NaN]) {
      expect(refused(state, P0, { type: 'open', licence: 'cod', bid }).code).toBe('BID_WHOLE');
    }
  });

  test('a licence for nothing is paid with nothing', () => {
    const player: Player = { licences: ['shrimp', 'shrimp', 'shrimp', 'shrimp'], hand: ['cod'], processed: 1 };
    const first: Position = { row: ['cod', 'tuna', 'lobster'] };
    const state = paying(4, player, first);
    expect(refused(state, P0, payWith(['cod']))).toMatchObject({ code: 'PAY_NEEDLESS', detail: { item: 'cod' } });
    expect(refused(state, P0, payWith([], 1))).toMatchObject({ code: 'PAY_NEEDLESS', detail: { item: 'crate' } });
    expect(legal(state, P0)).toEqual([payWith([])]);
    play(state, P0, payWith([]));
    expect(state.public.players[P0]?.licences).toHaveLength(5);
  });

  test('a licence that is won is paid for before anything else', () => {
    const state = paying(4, { hand: ['shrimp', 'shrimp'] });
    for (const move of [{ type: 'dropOut' }, { type: 'passBid' }, open('tuna', 5)]) {
      expect(refused(state, P0, move)).toMatchObject({ code: 'PAY_FIRST', rule: 'R-4.6' });
    }
    expect(refused(state, P1, { type: 'passBid' }).code).toBe('WRONG_PHASE');
  });

  test('what nobody has cannot be paid', () => {
    const state = paying(6, { hand: ['tuna', 'shrimp'], processed: 1 });
    expect(refused(state, P0, payWith(['tuna', 'tuna']))).toMatchObject({ code: 'PAY_CARD', detail: { card: 'tuna' } });
    expect(refused(state, P0, payWith(['tuna'], 3))).toMatchObject({ code: 'PAY_CRATES', detail: { n: 1 } });
    expect(refused(state, P0, payWith(['tuna'], 0, 1))).toMatchObject({ code: 'PAY_HOUSES', detail: { n: 0 } });
    expect(isLegal(state, P0, payWith(['shrimp', 'tuna'], 1))).toBe(true);
  });

  test('spent crates leave the match', () => {
    const state = paying(4, { hand: ['shrimp'], processed: 3 });
    play(state, P0, payWith(['shrimp'], 2));
    expect(state.public.players[P0]?.processed).toBe(1);
    expect(state.public.supply).toBe(100);
  });

  test('the high bidder is not asked', () => {
    const state = position({
      phase: 'RAISE',
      active: [P3],
      row,
      auction: { licence: 'cod', bid: 5, high: P1, passed: [P2] },
      players: [{ hand: ['tuna', 'tuna'] }, { hand: ['tuna', 'tuna'] }],
    });
    expect(refused(state, P1, { type: 'raise', bid: 6 })).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'R-4.4' });
    play(state, P3, { type: 'passBid' });
    expect(state.public.active).toEqual([P0]);
    play(state, P0, { type: 'raise', bid: 6 });
    expect(state.public.active).toEqual([P1]);
    play(state, P1, { type: 'passBid' });
    expect(state.public).toMatchObject({ phase: 'PAY', active: [P0] });
  });

  test('who has bought does not open either', () => {
    const state = position({ row, active: [P1], players: [{ status: 'bought', hand: ['tuna', 'tuna'] }] });
    expect(refused(state, P0, open('cod', 4))).toEqual({ code: 'BOUGHT', rule: 'R-4.7' });
  });

  test('all are in again in the next round, and the next one starts it', () => {
    const state = beforeCatch([]);
    fish(state);
    while (state.public.phase === 'DRAW') idle(state);
    expect(state.public).toMatchObject({ phase: 'OPEN', round: 2, startSeat: P1, active: [P1] });
    expect(state.public.players.every(({ status }) => status === 'in')).toBe(true);
  });

  test('a match in which nobody buys ends after 8, 7 and 6 rounds', () => {
    const options = defaultOptions(optionSpecs) as unknown as Options;
    const lasted = [2, 3, 4].map((seats) => {
      const state = start(rules, seats, options, '3'.repeat(64));
      while (state.public.phase !== 'OVER') idle(state);
      return state.public.round;
    });
    expect(lasted).toEqual([8, 7, 6]);
  });
});

describe('rulings: boats and captains', () => {
  test('launching is over when hiring has begun', () => {
    const state = hiring({ hand: ['shrimp', 'cod'], licences: ['shrimp'], boats: ['cod'] });
    const launch = { type: 'launch', card: 'shrimp', as: null, payment: pay() };
    expect(refused(state, P0, launch)).toMatchObject({ code: 'WRONG_PHASE', rule: 'R-5.1' });
  });

  test('nobody launches or hires before it is their turn', () => {
    const state = launching({ hand: ['cod'] }, { startSeat: 0 });
    expect(refused(state, P1, { type: 'endLaunch' }).code).toBe('NOT_YOUR_TURN');
    play(state, P0, { type: 'endLaunch' });
    expect(state.public.active).toEqual([P1]);
  });

  test('one licence is enough for any number of boats', () => {
    const boats = ['tuna', 'tuna', 'tuna'] as const;
    const state = launching({ hand: ['tuna', 'cod'], licences: ['tuna'], boats });
    play(state, P0, { type: 'launch', card: 'tuna', as: null, payment: pay(['cod']) });
    expect(state.public.players[P0]?.boats).toHaveLength(4);
  });

  test('any King Crab licence allows King Crab boats', () => {
    for (const licence of ['kingCrabCaptains', 'kingCrabCrates', 'kingCrabLicences'] as const) {
      const state = launching({ hand: ['kingCrab', 'tuna'], licences: [licence] });
      expect(isLegal(state, P0, { type: 'launch', card: 'kingCrab', as: null, payment: pay(['tuna']) })).toBe(true);
    }
  });

  test('Gone Fishin is no boat', () => {
    const state = launching({ hand: ['goneFishin', 'tuna'] }, { mix: { goneFishin: true } });
    const launch = { type: 'launch', card: 'goneFishin', as: null, payment: pay() };
    expect(refused(state, P0, launch)).toEqual({ code: 'NOT_A_BOAT', rule: 'R-5.2' });
  });

  test('one Cod licence brings one card for two launches', () => {
    const state = launching({ hand: ['cod', 'cod', 'tuna', 'tuna'], licences: ['cod'] });
    const launch: Move = { type: 'launch', card: 'cod', as: null, payment: pay(['tuna']) };
    play(state, P0, launch);
    expect(drawnFor(play(state, P0, launch), P0, 'cod')).toBe(1);
  });

  test('the face of a captain is its owner’s secret', () => {
    const state = hiring({ hand: ['shrimp', 'cod'], boats: ['cod'] });
    const events = play(state, P0, { type: 'hire', card: 'shrimp', boat: idOf(state, P0) });
    expect(ofType(events, 'hired')).toEqual([{ type: 'hired', seat: P0, boat: idOf(state, P0) }]);
    expect(JSON.stringify(boatOf(state, P0))).not.toContain('shrimp');
  });

  test('Lobster cards come after hiring', () => {
    const state = hiring({ hand: ['shrimp'], boats: ['cod', 'cod'], licences: ['lobster'] });
    const events = play(state, P0, { type: 'hire', card: 'shrimp', boat: idOf(state, P0) });
    expect(drawnFor(events, P0, 'lobster')).toBe(1);
    expect(boatOf(state, P0, 1).captained).toBeNull();
    expect(handOf(state, P0)).toHaveLength(1);
    expect(state.public.active).toEqual([P1]);
  });

  test('whoever has no card is not asked', () => {
    const state = position({ row, active: [P3], players: [{ status: 'out' }, { status: 'out' }, { status: 'out' }] });
    const events = play(state, P3, { type: 'dropOut' });
    expect(state.public.phase).toBe('DRAW');
    expect(drawnFor(events, P0, 'draw')).toBe(2);
  });
});

describe('rulings: processing, draw and score', () => {
  const processing = (player: Player): State<Fleet> =>
    position({
      phase: 'PROCESSING',
      active: [P0, P1],
      players: [player, { licences: ['processing'], boats: [cod(1)] }],
    });

  test('a crate processed just now can be traded', () => {
    const state = processing({ licences: ['processing'], boats: [cod(2)] });
    play(state, P0, { type: 'process', crates: [{ boat: idOf(state, P0), hold: 'own' }] });
    expect(drawnFor(play(state, P0, { type: 'trade' }), P0, 'processing')).toBe(1);
    expect(state.public.players[P0]?.processed).toBe(0);
  });

  test('processing and trading are free to be left', () => {
    const state = processing({ licences: ['processing'], boats: [cod(2)], processed: 1 });
    play(state, P0, { type: 'process', crates: [] });
    play(state, P0, { type: 'noTrade' });
    expect(state.public.players[P0]).toMatchObject({ processed: 1, step: null });
    expect(state.public.active).toEqual([P1]);
  });

  test('whoever has nothing to process and nothing to trade is not asked', () => {
    const state = beforeCatch([{ licences: ['processing'] }, { licences: ['processing'], processed: 1 }]);
    fish(state);
    expect(state.public).toMatchObject({ phase: 'PROCESSING', active: [P1] });
    expect(state.public.players[P1]?.step).toBe('trade');
  });

  test('cards are drawn in turn order', () => {
    const top = ['tuna', 'cod', 'kingCrab', 'kingCrab'] as const;
    const state = beforeCatch([], { startSeat: 2, top });
    fish(state);
    expect(handOf(state, P2)).toEqual(['cod', 'tuna']);
    expect(handOf(state, P3)).toEqual(['kingCrab', 'kingCrab']);
  });

  test('discards stay secret until all have chosen', () => {
    const state = beforeCatch([], { top: ['tuna', 'cod'] });
    fish(state);
    const events = play(state, P0, { type: 'discard', cards: ['cod'] });
    expect(events).toEqual([{ type: 'chosen', seat: P0 }]);
    expect(handOf(state, P0)).toEqual(['cod', 'tuna']);
    expect(state.secret.discards).toEqual([]);
  });

  test('there is no limit to a hand', () => {
    const state = beforeCatch([{ hand: Array<Card>(18).fill('shrimp'), licences: ['tuna'] }]);
    fish(state);
    while (state.public.phase === 'DRAW') idle(state);
    expect(handOf(state, P0)).toHaveLength(20);
  });

  test('both ends at once are one end', () => {
    const state = beforeCatch([{ boats: [cod(0)] }], { supply: 1, finalRound: true });
    expect(ofType(fish(state), 'matchEnded')[0]?.by).toEqual(['licences', 'crates']);
    expect(refused(state, P0, { type: 'dropOut' })).toEqual({ code: 'GAME_OVER', rule: 'R-10.1' });
    expect(legal(state, P0)).toEqual([]);
  });

  test('processed crates, captains and boat cards in hand are worth nothing', () => {
    const player: Player = { processed: 9, hand: ['tuna', 'kingCrab'], boats: [cod(0)] };
    const state = position({ phase: 'OVER', players: [player] });
    expect(rules.outcome(state)?.standings[P0]?.total).toBe(2);
  });

  test('two equal King Crab licences both count', () => {
    const boats = [cod(4), cod(4), cod(1)];
    const player: Player = { licences: ['kingCrabCrates', 'kingCrabCrates'], boats };
    const state = position({ phase: 'OVER', mix: { sets: { pub: 2, kingCrab: 2 } }, players: [player] });
    expect(score(state, P0, 'kingCrab')).toBe(6);
  });
});
