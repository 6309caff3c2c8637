/** The numbered examples of docs/rules/isaribi.md about passing, the end of a round and the end of the match. */
import {
  ADA,
  BEN,
  CY,
  DOT,
  EVA,
  ended,
  idle,
  legal,
  ofType,
  passWith,
  play,
  refused,
  sell,
} from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import type { State } from '../core/rules';
import type { Helper, Isaribi, Move } from './types';

const pass: Move = { type: 'pass' };
const endTurn: Move = { type: 'endTurn' };
const take = (helper: Helper): Move => ({ type: 'chooseHelper', helper });
const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });

describe('examples: passing and Collaborators', () => {
  test('43 Acting, passing, taking a Collaborator', () => {
    const state = position({ active: [BEN], players: [{}, { space: 1 }] });
    play(state, BEN, { type: 'fishHand' });
    expect(play(state, BEN, pass)).toEqual([{ type: 'passed', seat: BEN, first: true, by: 'player' }]);
    expect(state.public).toMatchObject({ phase: 'HELPER', active: [BEN], firstPasser: BEN, turn: null });
    for (const move of [{ type: 'moveBoat', to: 0 }, pass, endTurn]) {
      expect(refused(state, BEN, move)).toEqual({ code: 'PENDING', rule: 'R-6.3', detail: { choice: 'helper' } });
    }
    expect(play(state, BEN, take('moneyChanger'))).toEqual([
      { type: 'helperTaken', seat: BEN, helper: 'moneyChanger', by: 'player' },
      { type: 'helperPaid', seat: BEN, helper: 'moneyChanger', ryo: 3 },
      { type: 'turnStarted', seat: CY, apHalf: 3, alone: 0 },
    ]);
    expect(state.public.players[BEN]).toMatchObject({ money: 6, books: [{ helper: 3 }] });
    expect(refused(state, BEN, endTurn)).toEqual({ code: 'PASSED', rule: 'R-6.1' });
  });

  test('44 A Collaborator that is taken', () => {
    const state = position({ active: [BEN], firstPasser: ADA, players: [out('moneyChanger')] });
    play(state, BEN, pass);
    expect(refused(state, BEN, take('moneyChanger'))).toEqual({
      code: 'COLLAB_TAKEN',
      rule: 'R-6.3',
      detail: { display: ['oldFisherman', 'driedFishShop', 'carpenter', 'speculator'] },
    });
  });

  test('45 The first to pass starts the next round', () => {
    const state = position({ active: [CY] });
    passWith(state, CY, 'moneyChanger');
    passWith(state, DOT, 'carpenter');
    passWith(state, ADA, 'driedFishShop');
    const events = passWith(state, BEN, 'oldFisherman');
    expect(ofType(events, 'roundEnded')).toEqual([{ type: 'roundEnded', round: 1, nextStart: CY }]);
    expect(state.public).toMatchObject({ round: 2, startSeat: CY, phase: 'PLACEMENT', active: [CY] });
  });

  test('46 Nobody starts twice in a row', () => {
    const state = position();
    play(state, ADA, pass);
    expect(legal(state, ADA)).toHaveLength(5);
    play(state, ADA, take('driedFishShop'));
    passWith(state, BEN, 'moneyChanger');
    passWith(state, CY, 'carpenter');
    passWith(state, DOT, 'oldFisherman');
    expect(state.public).toMatchObject({ round: 2, startSeat: DOT, active: [DOT] });
  });

  test('47 Nobody starts twice in a row, of two', () => {
    const state = position({ seats: 2, market: marketM.slice(0, 4) });
    passWith(state, ADA, 'driedFishShop');
    passWith(state, BEN, 'moneyChanger');
    expect(state.public).toMatchObject({ round: 2, startSeat: BEN, active: [BEN] });
  });

  test('48 The Carpenter at sea', () => {
    const state = position({ players: [{ space: 3, money: 4, apLevel: 2 }] });
    play(state, ADA, pass);
    play(state, ADA, take('carpenter'));
    expect(state.public).toMatchObject({ phase: 'CARPENTER', active: [ADA] });
    expect(play(state, ADA, { type: 'carpenter', tech: 'ap' })).toEqual([
      { type: 'techGained', seat: ADA, tech: 'ap', level: 3, cost: 4, by: 'carpenter' },
      { type: 'turnStarted', seat: BEN, apHalf: 3, alone: 0 },
    ]);
    expect(state.public.players[ADA]).toMatchObject({ money: 0, apLevel: 3 });
  });

  test('49 The Carpenter without money', () => {
    const state = position({ players: [{ money: 0 }] });
    play(state, ADA, pass);
    play(state, ADA, take('carpenter'));
    expect(refused(state, ADA, { type: 'carpenter', tech: 'ap' })).toEqual({
      code: 'TECH_MONEY',
      rule: 'R-5.10',
      detail: { cost: 1, money: 0 },
    });
    expect(legal(state, ADA)).toContainEqual({ type: 'carpenter', tech: null });
    play(state, ADA, { type: 'carpenter', tech: 'client' });
    expect(state.public.players[ADA]).toMatchObject({ money: 0, client: true });
  });

  test('50 The Carpenter of the last to pass', () => {
    const state = position({ active: [CY], firstPasser: ADA, aloneTurns: 1, players: allOutBut(CY, { money: 30 }) });
    play(state, CY, pass);
    const events = play(state, CY, take('carpenter'));
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['helperTaken', 'roundEnded']);
    expect(state.public.players[CY]?.money).toBe(30);
    expect(state.public.round).toBe(2);
  });

  test('51 Two more turns for the last one', () => {
    const state = lastOfThree({ players: [out('driedFishShop'), {}, { money: 30, cubes: { prawn: 1 } }] });
    expect(passWith(state, BEN, 'moneyChanger').at(-1)).toEqual({
      type: 'turnStarted',
      seat: CY,
      apHalf: 3,
      alone: 1,
    });
    expect(refused(state, CY, { type: 'gainTech', tech: 'ap' })).toEqual({ code: 'TECH_ALONE', rule: 'R-5.10' });
    play(state, CY, sell('retail', [1, 'prawn']));
    expect(play(state, CY, endTurn).at(-1)).toEqual({ type: 'turnStarted', seat: CY, apHalf: 3, alone: 2 });
    play(state, CY, { type: 'moveBoat', to: 1 });
    expect(play(state, CY, endTurn)).toEqual([{ type: 'passed', seat: CY, first: false, by: 'limit' }]);
    expect(state.public).toMatchObject({ phase: 'HELPER', active: [CY] });
    expect(ofType(play(state, CY, take('carpenter')), 'roundEnded')).toHaveLength(1);
  });

  test('52 The last one is the start player', () => {
    const market = marketM.map(({ card }, at) => ({ card, down: at > 0 && at < 4 }));
    const state = lastOfThree({ startSeat: CY, market, players: [out('driedFishShop'), {}, { turns: 1 }] });
    const first = passWith(state, BEN, 'moneyChanger');
    expect(ofType(first, 'flipped').map(({ slot, by }) => [slot, by])).toEqual([[2, 'start']]);
    const second = idle(state, CY);
    expect(ofType(second, 'flipped').map(({ slot, by }) => [slot, by])).toEqual([[3, 'start']]);
    expect(ofType(idle(state, CY), 'flipped')).toEqual([]);
    expect(state.public).toMatchObject({ phase: 'HELPER', active: [CY] });
    expect(state.public.market[3]?.card).toBeNull();
  });

  test('53 The last Collaborator is taken without asking', () => {
    const players = [out('oldFisherman'), out('driedFishShop'), out('carpenter'), out('speculator'), { money: 1 }];
    const state = position({ seats: 5, active: [EVA], firstPasser: ADA, aloneTurns: 1, players });
    const events = play(state, EVA, pass);
    expect(events.slice(0, 4)).toEqual([
      { type: 'passed', seat: EVA, first: false, by: 'player' },
      { type: 'helperTaken', seat: EVA, helper: 'moneyChanger', by: 'last' },
      { type: 'helperPaid', seat: EVA, helper: 'moneyChanger', ryo: 3 },
      { type: 'roundEnded', round: 1, nextStart: EVA },
    ]);
    expect(state.public.players[EVA]?.money).toBe(4);
  });

  test('54 Acting, or passing', () => {
    const fresh = position();
    expect(refused(fresh, ADA, endTurn)).toEqual({ code: 'END_IDLE', rule: 'R-4.4' });
    expect(refused(fresh, BEN, pass)).toEqual({ code: 'NOT_YOUR_TURN', rule: 'R-4.1', detail: { active: [ADA] } });

    const state = position();
    for (let round = 0; round < 5; round += 1) for (const seat of [ADA, BEN, CY, DOT]) idle(state, seat);
    const actions: Move[] = [
      { type: 'moveBoat', to: 0 },
      { type: 'fishHand' },
      { type: 'fishNet', count: 1 },
      sell('retail', [1, 'prawn']),
      { type: 'gainTech', tech: 'client' },
      { type: 'flipMarket' },
      endTurn,
    ];
    for (const move of actions) expect(refused(state, ADA, move)).toEqual({ code: 'IDLE', rule: 'R-4.5' });
    expect(legal(state, ADA)).toEqual([pass]);
  });
});

describe('examples: the end of a round and of the match', () => {
  test('55 Storage and spoilage', () => {
    const players = [
      out('moneyChanger', { money: 10, cubes: { clam: 1, prawn: 1, mackerel: 1 } }),
      out('carpenter', { money: 2, cubes: { clam: 2 } }),
      out('driedFishShop', { smokehouse: true, cubes: { clam: 2, prawn: 3, bream: 1 } }),
      { passed: true },
    ];
    const state = position({ phase: 'HELPER', active: [DOT], firstPasser: ADA, players });
    play(state, DOT, take('oldFisherman'));
    expect(state.public).toMatchObject({ phase: 'STORAGE', active: [ADA] });
    expect(refused(state, ADA, keep({ prawn: 1, mackerel: 1 }))).toEqual({
      code: 'KEEP_COUNT',
      rule: 'R-7.3',
      detail: { limit: 1 },
    });
    expect(refused(state, ADA, keep({ bream: 1 }))).toEqual({ code: 'KEEP_CUBES', rule: 'R-7.3' });
    const events = play(state, ADA, keep({ mackerel: 1 }));
    expect(ofType(events, 'spoiled')).toEqual([
      {
        type: 'spoiled',
        seat: ADA,
        kept: pile({ mackerel: 1 }),
        discarded: pile({ clam: 1, prawn: 1 }),
        paid: 3,
      },
      { type: 'spoiled', seat: BEN, kept: pile({ clam: 1 }), discarded: pile({ clam: 1 }), paid: 2 },
    ]);
    expect(state.public.players.map(({ money }) => money)).toEqual([7, 0, 3, 3]);
    expect(state.public.players[CY]?.cubes).toEqual(pile({ clam: 2, prawn: 3, bream: 1 }));
    expect(state.public.round).toBe(2);
  });

  test('56 The last round ends, and two share the win', () => {
    const state = lastRound([
      out('carpenter', { money: 30, cubes: { mackerel: 2 } }),
      out('speculator', { money: 27, cubes: { clam: 1 } }),
      { passed: true, money: 26 },
    ]);
    const events = play(state, CY, take('oldFisherman'));
    expect(events.map(({ type }) => type)).toEqual(['helperTaken', 'spoiled', 'roundEnded', 'matchEnded']);
    const { standings, winners, tieBreak } = ended(state);
    expect(standings.map(({ total, rank }) => [total, rank])).toEqual([
      [27, 1],
      [27, 1],
      [26, 3],
    ]);
    expect(winners).toEqual([ADA, BEN]);
    expect(tieBreak).toBeNull();
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ mackerel: 1 }));
    for (const move of [pass, take('carpenter'), keep({ clam: 1 })]) {
      expect(refused(state, ADA, move)).toEqual({ code: 'GAME_OVER', rule: 'R-8.1' });
    }
  });

  test('57 Cubes on the boat part players with the same money', () => {
    const state = lastRound([
      out('carpenter', { money: 40 }),
      out('speculator', { money: 40, cubes: { clam: 1 } }),
      { passed: true, money: 39 },
    ]);
    play(state, CY, take('oldFisherman'));
    const { standings, winners, tieBreak } = ended(state);
    expect(winners).toEqual([BEN]);
    expect(standings.map(({ rank }) => rank)).toEqual([2, 1, 3]);
    expect(tieBreak).toEqual({ key: 'cubes', values: [0, 1, 0] });
  });
});

function keep(cubes: Parameters<typeof pile>[0]): Move {
  return { type: 'keep', cubes: pile(cubes) };
}

/** Four seats, of which only `seat` has not passed. */
function allOutBut(seat: number, given: Player): Player[] {
  const taken: Helper[] = ['driedFishShop', 'moneyChanger', 'oldFisherman', 'speculator'];
  return taken.map((helper, other) => (other === seat ? given : out(helper)));
}

/** Ben is about to pass, and then Cy is the last one. */
function lastOfThree(given: Position): State<Isaribi> {
  return position({ seats: 3, active: [BEN], firstPasser: ADA, ...given });
}

/** Round 5 of three players, of whom Cy is the last to take a Collaborator. */
function lastRound(players: Player[]): State<Isaribi> {
  const market = [...marketM, { card: 'K02' as const }, { card: 'K03' as const }, { card: 'K04' as const }];
  return position({ seats: 3, phase: 'HELPER', active: [CY], round: 5, firstPasser: ADA, market, players });
}
