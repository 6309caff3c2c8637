/** Options, the match of two, and what the outcome tells. */
import { ADA, BEN, begun, ended, idle, legal, ofType, passWith, play, refused } from '../../testing/isaribi-play';
import { marketM, type Player, pile, position, rulebookOptions } from '../../testing/isaribi-position';
import { start } from '../core/match';
import { defaultOptions } from '../core/options';
import { meta, rules } from './index';
import type { Helper, Options } from './types';

const SEED = '5'.repeat(64);
const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });
const moneyInTurnOrder = (seats: number, options: Partial<Options>): number[] => {
  const { players, startSeat } = start(rules, seats, { ...rulebookOptions, ...options }, SEED).public;
  return players.map((_, at) => players[(startSeat + at) % seats]!.money);
};
const slotsAt = (seats: number, round: number, options: Partial<Options> = {}): number =>
  begun({ seats, round, options }).state.public.market.length;

test('unless the host says otherwise, a match has five rounds and compensates for starting late, and nothing else is on', () => {
  expect(defaultOptions(meta.options)).toEqual({ ...rulebookOptions, startCompensation: true });
});

test('Market cards of each round', () => {
  expect([1, 2, 3, 4, 5].map((round) => slotsAt(3, round))).toEqual([5, 6, 6, 7, 8]);
  expect([1, 2, 3, 4, 5].map((round) => slotsAt(2, round))).toEqual([4, 4, 5, 5, 6]);
});

test('with two players every fish card places one cube less, but one at least', () => {
  const { state } = begun({
    seats: 2,
    fishDecks: { clam: ['C2'], prawn: ['P6', 'P1'], mackerel: ['M1'], bream: ['S1'] },
  });
  expect(state.public.areas.map(({ cubes }) => cubes)).toEqual([3, 4, 2, 1]);
});

test('any seat may start', () => {
  const starters = Array.from(
    { length: 40 },
    (_, at) => start(rules, 3, rulebookOptions, at.toString(16).padStart(64, '0')).public.startSeat,
  );
  expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
});

test('in a rematch the start may go round: the next seat begins, once', () => {
  const state = start(rules, 3, { ...rulebookOptions, nextStarter: 2 }, '7'.padStart(64, '0'));
  expect([state.public.startSeat, state.public.active]).toEqual([2, [2]]);
  const again = rules.rotated!(rulebookOptions, state);
  expect(again).toEqual({ ...rulebookOptions, nextStarter: 0 });
  expect(rules.rematch!(again, { standings: [], winners: [], tieBreak: null })).toEqual(rulebookOptions);
});

describe('four rounds', () => {
  test('the smallest Market is left out, and everybody has 4 Ryo', () => {
    expect([1, 2, 3, 4].map((round) => slotsAt(4, round, { rounds: 4 }))).toEqual([6, 6, 7, 8]);
    expect([1, 2, 3, 4].map((round) => slotsAt(2, round, { rounds: 4 }))).toEqual([4, 5, 5, 6]);
    expect(moneyInTurnOrder(4, { rounds: 4 })).toEqual([4, 4, 4, 4]);
  });

  test('the match ends after the fourth', () => {
    const market = [...marketM.slice(0, 4), { card: 'K02' as const }, { card: 'K03' as const }];
    const players = [out('carpenter'), { passed: true }];
    const state = position({
      seats: 2,
      options: { rounds: 4 },
      phase: 'HELPER',
      active: [BEN],
      round: 4,
      firstPasser: ADA,
      market,
      players,
    });
    play(state, BEN, { type: 'chooseHelper', helper: 'oldFisherman' });
    expect(ended(state).winners).toEqual([ADA, BEN]);
  });
});

test('compensation for starting late', () => {
  expect(moneyInTurnOrder(5, { startCompensation: true })).toEqual([3, 4, 4, 5, 5]);
  expect(moneyInTurnOrder(2, { startCompensation: true })).toEqual([3, 4]);
  expect(moneyInTurnOrder(5, {})).toEqual([3, 3, 3, 3, 3]);
});

test('strict passing', () => {
  const state = position({ options: { strictPass: true } });
  expect(legal(state, ADA)).toContainEqual({ type: 'pass' });
  play(state, ADA, { type: 'moveBoat', to: 1 });
  expect(refused(state, ADA, { type: 'pass' })).toEqual({ code: 'PASS_STRICT', rule: 'R-10.4' });
  play(state, ADA, { type: 'endTurn' });
  expect(state.public.active).toEqual([BEN]);
});

test('strict passing does not keep the last one from being passed automatically', () => {
  const players = [out('carpenter'), {}];
  const state = position({
    seats: 2,
    options: { strictPass: true },
    active: [BEN],
    firstPasser: ADA,
    aloneTurns: 2,
    players,
    market: marketM.slice(0, 4),
  });
  expect(idle(state, BEN).at(-1)).toEqual({ type: 'passed', seat: BEN, first: false, by: 'limit' });
});

test('a Carpenter who works in the Harbor only', () => {
  const atSea = position({ options: { carpenterInHarbor: true }, players: [{ space: 1 }] });
  play(atSea, ADA, { type: 'pass' });
  play(atSea, ADA, { type: 'chooseHelper', helper: 'carpenter' });
  expect(refused(atSea, ADA, { type: 'carpenter', tech: 'client' })).toEqual({ code: 'TECH_SEA', rule: 'R-10.5' });
  expect(legal(atSea, ADA)).toEqual([{ type: 'carpenter', tech: null }]);
  const inHarbor = position({ options: { carpenterInHarbor: true } });
  play(inHarbor, ADA, { type: 'pass' });
  play(inHarbor, ADA, { type: 'chooseHelper', helper: 'carpenter' });
  play(inHarbor, ADA, { type: 'carpenter', tech: 'client' });
  expect(inHarbor.public.players[ADA]?.client).toBe(true);
});

describe('open Market', () => {
  const openMarket: Partial<Options> = { openMarket: true };

  test('all cards are dealt face-up, and the Speculator is not asked', () => {
    const { state, events } = begun({ options: openMarket, players: [{ helper: 'speculator' }] });
    expect(state.public.market.every(({ card }) => card !== null)).toBe(true);
    expect(ofType(events, 'flipped')).toHaveLength(5);
    expect(state.public.phase).toBe('PLACEMENT');
  });

  test('the Speculator pays 1 Ryo on being taken', () => {
    const market = marketM.map(({ card }) => ({ card }));
    const state = position({ options: openMarket, market });
    expect(passWith(state, ADA, 'speculator')).toContainEqual({
      type: 'helperPaid',
      seat: ADA,
      helper: 'speculator',
      ryo: 1,
    });
    expect(state.public.players[ADA]?.money).toBe(4);
    const closed = position();
    passWith(closed, ADA, 'speculator');
    expect(closed.public.players[ADA]?.money).toBe(3);
  });
});

test('harsh spoilage costs 3 Ryo for each cube, as far as the money goes', () => {
  const players = [
    out('moneyChanger', { money: 10, cubes: { clam: 4 } }),
    { passed: true, money: 4, cubes: { prawn: 3 } },
  ];
  const state = position({
    seats: 2,
    options: { harshSpoilage: true },
    phase: 'HELPER',
    active: [BEN],
    firstPasser: ADA,
    players,
    market: marketM.slice(0, 4),
  });
  const events = play(state, BEN, { type: 'chooseHelper', helper: 'oldFisherman' });
  expect(ofType(events, 'spoiled').map(({ seat, paid }) => [seat, paid])).toEqual([
    [ADA, 9],
    [BEN, 4],
  ]);
});

test('hidden discards are listed nowhere in public', () => {
  const players = [out('moneyChanger'), { passed: true }];
  const state = position({
    seats: 2,
    options: { hideRemoved: true },
    phase: 'HELPER',
    active: [BEN],
    firstPasser: ADA,
    players,
    market: marketM.slice(0, 4),
  });
  play(state, BEN, { type: 'chooseHelper', helper: 'oldFisherman' });
  expect(state.public.removed).toBeNull();
  expect(state.secret.removed).toEqual({ fish: ['C2', 'P1', 'M1', 'S2'], market: ['K09', 'K27', 'K29', 'K17'] });
});

test('the outcome tells where the money came from, round by round', () => {
  const market = [...marketM, { card: 'K02' as const }].slice(0, 6);
  const books = [
    { sales: 12, helper: 3, technology: -4, spoilage: 0 },
    { sales: 6, helper: 0, technology: -5, spoilage: -3 },
    { sales: 0, helper: 0, technology: 0, spoilage: 0 },
    { sales: 0, helper: 0, technology: 0, spoilage: 0 },
    { sales: 8, helper: 0, technology: 0, spoilage: 0 },
  ];
  const players = [out('carpenter', { money: 20, startMoney: 3, books }), { passed: true, cubes: { clam: 1 } }];
  const state = position({ seats: 2, phase: 'HELPER', active: [BEN], round: 5, firstPasser: ADA, market, players });
  play(state, BEN, { type: 'chooseHelper', helper: 'oldFisherman' });
  const [own] = ended(state).standings;
  expect(own?.total).toBe(20);
  expect(own?.parts.map(({ key, value }) => [key, value])).toEqual([
    ['start', 3],
    ['sales', 26],
    ['helper', 3],
    ['technology', -9],
    ['spoilage', -3],
  ]);
  expect(own?.parts[1]?.parts?.map(({ value, detail }) => [detail?.round, value])).toEqual([
    [1, 12],
    [2, 6],
    [3, 0],
    [4, 0],
    [5, 8],
  ]);
  expect(state.public.players[BEN]?.cubes).toEqual(pile({ clam: 1 }));
});
