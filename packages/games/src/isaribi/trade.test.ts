/** The numbered examples of docs/rules/isaribi.md about sales and technologies. */
import { ADA, BEN, CY, DOT, idle, passWith, play, refused, sell } from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import type { State } from '../core/rules';
import type { Isaribi, Move, Space, Tech } from './types';

const sail = (to: Space): Move => ({ type: 'moveBoat', to });
const gain = (tech: Tech): Move => ({ type: 'gainTech', tech });
const endTurn: Move = { type: 'endTurn' };

describe('examples: selling', () => {
  test('21 Fishing and selling in one turn', () => {
    const market = [{ card: 'K01' as const }, ...marketM.slice(0, 4)];
    const state = ada({ apLevel: 3, money: 0, space: 1 }, { market });
    play(state, ADA, { type: 'fishHand' });
    play(state, ADA, sail(0));
    expect(play(state, ADA, sell('gross', [1, 'clam']))).toEqual([
      { type: 'sold', seat: ADA, sale: 'gross', lots: [{ buyer: 1, cubes: ['clam'], price: 3, ryo: 3 }], ryo: 3 },
    ]);
    expect(money(state)).toBe(3);
    expect(state.public.turn?.apHalf).toBe(1);
  });

  test('22 A gross sale to two buyers', () => {
    const state = ada({ cubes: { prawn: 2, bream: 2 } });
    const [sold] = play(state, ADA, sell('gross', [1, 'prawn', 'prawn'], [2, 'bream', 'bream']));
    expect(sold).toMatchObject({ ryo: 16, lots: [{ ryo: 6 }, { ryo: 10 }] });
    expect(money(state)).toBe(19);
    expect(state.public.market[0]?.sold).toEqual(pile({ prawn: 2 }));
    expect(state.public.players[ADA]).toMatchObject({ cubes: pile(), books: [{ sales: 16 }] });
  });

  test('23 Two cubes to a buyer, and each buyer once', () => {
    const state = ada({ cubes: { bream: 3 } });
    expect(refused(state, ADA, sell('gross', [2, 'bream', 'bream', 'bream']))).toEqual({
      code: 'GROSS_PER',
      rule: 'R-5.7',
      detail: { limit: 2 },
    });
    expect(refused(state, ADA, sell('gross', [2, 'bream', 'bream'], [2, 'bream']))).toEqual({
      code: 'GROSS_CARDS',
      rule: 'R-5.7',
    });
  });

  test('24 A retail sale is one cube, and one sale a turn', () => {
    const state = ada({ cubes: { bream: 2 } });
    expect(refused(state, ADA, sell('retail', [2, 'bream', 'bream']))).toEqual({ code: 'RETAIL', rule: 'R-5.8' });
    play(state, ADA, sell('retail', [2, 'bream']));
    expect(money(state)).toBe(8);
    expect(state.public.turn?.apHalf).toBe(2);
    expect(refused(state, ADA, sell('retail', [2, 'bream']))).toEqual({ code: 'SELL_ONCE', rule: 'R-5.5' });
  });

  test('25 A buyer that is almost served', () => {
    const market = marketM.map((slot, at) => (at === 1 ? { ...slot, sold: { bream: 2 } } : slot));
    const state = ada({ cubes: { bream: 2 } }, { market });
    expect(refused(state, ADA, sell('gross', [2, 'bream', 'bream']))).toEqual({
      code: 'SELL_DEMAND',
      rule: 'R-5.6',
      detail: { n: 1 },
    });
    play(state, ADA, sell('gross', [2, 'bream']));
    expect(money(state)).toBe(8);
  });

  test('26 Who buys what', () => {
    const state = ada({ cubes: { clam: 2, bream: 1 } });
    expect(refused(state, ADA, sell('gross', [5, 'clam']))).toEqual({ code: 'SELL_FACEDOWN', rule: 'R-5.6' });
    expect(refused(state, ADA, sell('gross', [1, 'clam']))).toEqual({
      code: 'SELL_TYPE',
      rule: 'R-5.6',
      detail: { kind: 'clam' },
    });
    play(state, ADA, sell('gross', [3, 'clam', 'bream']));
    expect(money(state)).toBe(9);
    expect(state.public.market[2]?.sold).toEqual(pile({ clam: 1, bream: 1 }));
  });

  test('27 No sale at sea', () => {
    const state = ada({ space: 1, cubes: { prawn: 1 } });
    expect(refused(state, ADA, sell('gross', [1, 'prawn']))).toEqual({ code: 'SELL_SEA', rule: 'R-5.5' });
  });

  test('28 Cubes that are not there, sales of nothing, too many buyers', () => {
    const state = ada({ cubes: { prawn: 1 } });
    expect(refused(state, ADA, sell('gross', [1, 'prawn', 'prawn']))).toEqual({
      code: 'SELL_CUBES',
      rule: 'R-5.5',
      detail: { kind: 'prawn' },
    });
    expect(refused(state, ADA, sell('gross'))).toEqual({ code: 'SELL_EMPTY', rule: 'R-5.5' });
    expect(refused(state, ADA, sell('gross', [1]))).toEqual({ code: 'SELL_EMPTY', rule: 'R-5.5' });
    expect(refused(state, ADA, sell('gross', [1, 'prawn'], [2, 'bream'], [3, 'prawn']))).toEqual({
      code: 'GROSS_CARDS',
      rule: 'R-5.7',
    });
  });

  test('29 Half a point is enough for a retail sale', () => {
    const state = ada({ space: 1, cubes: { prawn: 1 } });
    play(state, ADA, sail(0));
    expect(refused(state, ADA, sell('gross', [1, 'prawn']))).toEqual({
      code: 'AP',
      rule: 'R-4.3',
      detail: { cost: 1, left: 0.5 },
    });
    play(state, ADA, sell('retail', [1, 'prawn']));
    expect(money(state)).toBe(6);
    expect(state.public.turn?.apHalf).toBe(0);
  });

  test('30 The Client is one of two buyers', () => {
    const state = ada({ client: true, cubes: { clam: 1, mackerel: 2 } });
    play(state, ADA, sell('gross', ['client', 'clam'], [4, 'mackerel', 'mackerel']));
    expect(money(state)).toBe(15);
    expect(state.public.players[ADA]?.clientUsed).toBe(true);
  });

  test('31 The Client buys one cube a round', () => {
    const state = ada({ client: true, cubes: { clam: 2 } });
    expect(state.public.supply.clam).toBe(14);
    expect(refused(state, ADA, sell('gross', ['client', 'clam', 'clam']))).toEqual({
      code: 'CLIENT_ONE',
      rule: 'R-5.9',
    });
    play(state, ADA, sell('retail', ['client', 'clam']));
    expect(money(state)).toBe(7);
    expect(state.public.supply.clam).toBe(15);
    play(state, ADA, endTurn);
    for (const seat of [BEN, CY, DOT]) idle(state, seat);
    expect(refused(state, ADA, sell('retail', ['client', 'clam']))).toEqual({ code: 'CLIENT_USED', rule: 'R-5.9' });
  });

  test('32 Without a Client', () => {
    const state = ada({ cubes: { clam: 1 } });
    expect(refused(state, ADA, sell('retail', ['client', 'clam']))).toEqual({ code: 'CLIENT_NONE', rule: 'R-5.9' });
  });

  test('33 The Client buys again in the next round', () => {
    const state = ada({ client: true, clientUsed: true, money: 7, cubes: { clam: 1 } });
    passWith(state, ADA, 'moneyChanger');
    passWith(state, BEN, 'driedFishShop');
    passWith(state, CY, 'carpenter');
    passWith(state, DOT, 'speculator');
    play(state, DOT, { type: 'donePeeking' });
    for (const seat of [DOT, ADA, BEN, CY]) play(state, seat, { type: 'place', space: 0 });
    idle(state, DOT);
    play(state, ADA, sell('retail', ['client', 'clam']));
    expect(money(state)).toBe(14);
  });
});

describe('examples: technologies', () => {
  test('34 A step on the gauge counts from the next turn', () => {
    const state = ada({ money: 5 });
    expect(play(state, ADA, gain('ap'))).toEqual([
      { type: 'techGained', seat: ADA, tech: 'ap', level: 1, cost: 4, by: 'action' },
    ]);
    expect(money(state)).toBe(1);
    expect(state.public.turn?.apHalf).toBe(1);
    expect(refused(state, ADA, sail(1))).toMatchObject({ code: 'AP' });
    play(state, ADA, endTurn);
    for (const seat of [BEN, CY, DOT]) idle(state, seat);
    expect(state.public).toMatchObject({ active: [ADA], turn: { apHalf: 4 } });
  });

  test('35 A new net works at once', () => {
    const state = ada({ money: 4, apLevel: 4 });
    play(state, ADA, gain('net'));
    play(state, ADA, sail(1));
    play(state, ADA, sail(2));
    play(state, ADA, { type: 'fishNet', count: 3 });
    expect(state.public.players[ADA]).toMatchObject({ money: 0, netLevel: 1, cubes: pile({ prawn: 3 }) });
    expect(state.public.turn?.apHalf).toBe(0);
  });

  test('36 Money for one technology a turn', () => {
    const state = ada({ money: 3, apLevel: 1 });
    expect(refused(state, ADA, gain('ap'))).toEqual({
      code: 'TECH_MONEY',
      rule: 'R-5.10',
      detail: { cost: 5, money: 3 },
    });
    play(state, ADA, gain('client'));
    expect(state.public.players[ADA]).toMatchObject({ money: 0, client: true, books: [{ technology: -3 }] });
    expect(refused(state, ADA, gain('client'))).toEqual({ code: 'TECH_ONCE', rule: 'R-5.10' });
  });

  test('37 Nothing more to gain, and nothing at sea', () => {
    const state = ada({ money: 30, apLevel: 4, netLevel: 2, client: true });
    expect(refused(state, ADA, gain('client'))).toEqual({ code: 'TECH_OWNED', rule: 'R-5.13' });
    expect(refused(state, ADA, gain('ap'))).toEqual({ code: 'TECH_MAX', rule: 'R-5.11' });
    expect(refused(state, ADA, gain('net'))).toEqual({ code: 'TECH_MAX', rule: 'R-5.12' });
    play(state, ADA, sail(1));
    expect(refused(state, ADA, gain('smokehouse'))).toEqual({ code: 'TECH_SEA', rule: 'R-5.10' });
  });

  test('38 Buying with what was just earned', () => {
    const state = ada({ money: 0, apLevel: 1, cubes: { prawn: 2 } });
    play(state, ADA, sell('gross', [1, 'prawn', 'prawn']));
    play(state, ADA, gain('net'));
    expect(money(state)).toBe(2);
    expect(state.public.turn?.apHalf).toBe(0);
  });
});

function ada(given: Player, table: Position = {}): State<Isaribi> {
  return position({ ...table, players: [given] });
}

function money(state: State<Isaribi>): number | undefined {
  return state.public.players[ADA]?.money;
}
