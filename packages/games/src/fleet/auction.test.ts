/** The examples of docs/rules/fleet.md about bidding. */
import { isLegal, ofType, P0, P1, P2, P3, pay, play, refused } from '../../testing/fleet-play';
import { handOf, type Player, type Position, position } from '../../testing/fleet-position';
import { fish } from '../../testing/fleet-round';
import type { State } from '../core/rules';
import type { Card, Fleet, Licence, Move } from './types';

const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const rich: readonly Card[] = ['tuna', 'tuna', 'shrimp', 'shrimp'];
const open = (licence: Licence, bid: number): Move => ({ type: 'open', licence, bid });
const raise = (bid: number): Move => ({ type: 'raise', bid });
const passBid: Move = { type: 'passBid' };
const dropOut: Move = { type: 'dropOut' };
const payWith = (...cards: Card[]): Move => ({ type: 'pay', payment: pay(cards) });

/** Everybody can pay 10. */
function auction(more: Position = {}, players: readonly Player[] = []): State<Fleet> {
  const all = [P0, P1, P2, P3].map((seat): Player => ({ hand: rich, ...players[seat] }));
  return position({ row, ...more, players: all });
}

describe('examples: bidding', () => {
  test('7 no opening bid is below the minimum', () => {
    const state = auction();
    expect(refused(state, P0, open('tuna', 4))).toEqual({
      code: 'BID_MIN',
      rule: 'R-4.2',
      detail: { min: 5, licence: 'tuna' },
    });
    expect(isLegal(state, P0, open('tuna', 5))).toBe(true);
  });

  test('8 a raise is above the high bid', () => {
    const state = auction({ phase: 'RAISE', active: [P1], auction: { licence: 'cod', bid: 6, high: P0 } });
    expect(refused(state, P1, raise(6))).toEqual({ code: 'BID_LOW', rule: 'R-4.4', detail: { min: 7 } });
    play(state, P1, raise(7));
    expect(state.public.auction).toMatchObject({ bid: 7, high: P1 });
    expect(state.public.active).toEqual([P2]);
  });

  test('9 only licences of the row are for sale', () => {
    const state = auction();
    expect(refused(state, P0, open('pub', 10))).toEqual({ code: 'LICENCE_ROW', rule: 'R-4.2' });
    expect(isLegal(auction({ row: [...row.slice(1), 'pub'] }), P0, open('pub', 10))).toBe(true);
  });

  test('10 no bid is above the funds', () => {
    const state = position({ row, players: [{ hand: ['shrimp', 'cod'], processed: 2, licences: ['shrimp'] }] });
    expect(refused(state, P0, open('cod', 7))).toEqual({ code: 'BID_FUNDS', rule: 'R-3.5', detail: { funds: 6 } });
    expect(isLegal(state, P0, open('cod', 6))).toBe(true);
  });

  test('16 who has bought bids no more', () => {
    const players: Player[] = [{ status: 'out' }, { status: 'bought', licences: ['lobster'] }];
    const state = auction({ active: [P2], row: ['shrimp', 'cod', 'tuna'] }, players);
    play(state, P2, open('cod', 4));
    expect(refused(state, P1, raise(5))).toEqual({ code: 'BOUGHT', rule: 'R-4.7' });
    expect(state.public.active).toEqual([P3]);
    play(state, P3, passBid);
    expect(state.public).toMatchObject({ phase: 'PAY', active: [P2] });
  });

  test('17 who has dropped out bids no more', () => {
    const state = auction();
    play(state, P0, dropOut);
    play(state, P1, dropOut);
    play(state, P2, open('shrimp', 4));
    expect(refused(state, P0, raise(5))).toEqual({ code: 'OUT', rule: 'R-4.3' });
    expect(state.public.active).toEqual([P3]);
    play(state, P3, passBid);
    expect(state.public).toMatchObject({ phase: 'PAY', active: [P2] });
  });

  test('18 passing on a licence is for that one alone', () => {
    const state = auction();
    play(state, P0, open('cod', 4));
    for (const seat of [P1, P2, P3]) play(state, seat, passBid);
    play(state, P0, payWith('shrimp', 'shrimp'));
    expect(state.public).toMatchObject({ phase: 'OPEN', active: [P1] });
    expect(isLegal(state, P1, open('lobster', 5))).toBe(true);
  });

  test('19 the next opener is counted from the start player', () => {
    const state = auction();
    play(state, P0, open('cod', 4));
    play(state, P1, passBid);
    play(state, P2, raise(5));
    play(state, P3, passBid);
    play(state, P0, passBid);
    play(state, P2, payWith('tuna', 'shrimp'));
    expect(state.public).toMatchObject({ phase: 'OPEN', active: [P0] });
    play(state, P0, open('tuna', 5));
    play(state, P1, passBid);
    play(state, P3, passBid);
    play(state, P0, payWith('tuna', 'shrimp'));
    expect(state.public).toMatchObject({ phase: 'OPEN', active: [P1] });
    expect(state.public.players.map(({ status }) => status)).toEqual(['bought', 'in', 'bought', 'in']);
  });

  test('20 the last one in pays the minimum', () => {
    const state = auction({ active: [P3] }, [{ status: 'out' }, { status: 'out' }, { status: 'out' }]);
    expect(refused(state, P3, open('shrimp', 5))).toEqual({ code: 'BID_LONE', rule: 'R-4.2', detail: { min: 4 } });
    play(state, P3, open('shrimp', 4));
    expect(state.public).toMatchObject({ phase: 'PAY', active: [P3] });
    const [bought] = ofType(play(state, P3, payWith('shrimp', 'shrimp')), 'bought');
    expect(bought).toMatchObject({ seat: P3, licence: 'shrimp', bid: 4, price: 4 });
  });
});

describe('examples: the end of an auction', () => {
  /** Seats 0 and 1 have bought, two licences are unsold, and the last one who is in drops out. */
  const twoSold = (left: number): State<Fleet> =>
    auction({ active: [P3], row: ['lobster', 'tuna'], licences: left }, [
      { status: 'bought', licences: ['shrimp'] },
      { status: 'bought', licences: ['cod'] },
      { status: 'out' },
    ]);

  test('21 a row that nobody wants leaves the match', () => {
    const state = auction({ licences: 6 });
    for (const seat of [P0, P1, P2]) play(state, seat, dropOut);
    const events = play(state, P3, dropOut);
    expect(ofType(events, 'rowDiscarded')[0]?.licences).toEqual(row);
    expect(ofType(events, 'refilled')[0]).toMatchObject({ left: 2 });
    expect(state.public.row).toHaveLength(4);
    expect(state.secret.licences).toHaveLength(2);
    expect([...state.public.gone].sort()).toEqual([...row].sort());
    expect(state.public.finalRound).toBe(false);
  });

  test('22 unsold licences stay in the row', () => {
    const state = twoSold(3);
    play(state, P3, dropOut);
    expect(state.public.row).toHaveLength(4);
    expect(state.public.row).toEqual(expect.arrayContaining(['lobster', 'tuna']));
    expect(state.secret.licences).toHaveLength(1);
    expect(state.public.finalRound).toBe(false);
  });

  test('23 a deck that is just enough does not end the match', () => {
    const state = twoSold(2);
    play(state, P3, dropOut);
    expect(state.public.row).toHaveLength(4);
    expect(state.secret.licences).toHaveLength(0);
    expect(state.public.finalRound).toBe(false);
  });

  test('24 a row that cannot be filled makes the round the last', () => {
    const state = twoSold(1);
    expect(ofType(play(state, P3, dropOut), 'finalRound')).toHaveLength(1);
    expect(state.public.row).toHaveLength(3);
    expect(state.public).toMatchObject({ finalRound: true, phase: 'LAUNCH_HIRE', active: [P0] });
    const events = fish(state);
    expect(ofType(events, 'launchEnded').map(({ seat }) => seat)).toEqual([P0, P1, P2, P3]);
    expect(ofType(events, 'matchEnded')[0]?.by).toEqual(['licences']);
    expect(state.public).toMatchObject({ phase: 'OVER', supply: 100 });
  });

  test('25 who drops out takes a Gone Fishin card', () => {
    const state = auction({ mix: { goneFishin: true } });
    play(state, P0, open('cod', 4));
    for (const seat of [P1, P2, P3]) play(state, seat, passBid);
    expect(handOf(state, P1)).not.toContain('goneFishin');
    play(state, P0, payWith('shrimp', 'shrimp'));
    play(state, P1, dropOut);
    expect(handOf(state, P1)).toEqual([...rich].sort().concat('goneFishin'));
    expect(state.public.goneFishin).toBe(19);
    const all = Array<Card>(20).fill('goneFishin');
    const none = auction({ mix: { goneFishin: true }, active: [P1] }, [{ status: 'out' }, {}, {}, { hand: all }]);
    expect(play(none, P1, dropOut)[0]).toEqual({ type: 'droppedOut', seat: P1, goneFishin: false });
    expect(handOf(none, P1)).toHaveLength(4);
  });
});
