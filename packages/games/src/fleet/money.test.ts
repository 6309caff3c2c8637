/** Which payments are listed, and which count as one of them. */
import { isLegal, legal, pay } from '../../testing/fleet-play';
import { type Player, position } from '../../testing/fleet-position';
import type { State } from '../core/rules';
import type { Fleet, Payment } from './types';

const due = (bid: number, buyer: Player): State<Fleet> =>
  position({ seats: 2, phase: 'PAY', row: ['cod', 'tuna'], auction: { licence: 'cod', bid }, players: [buyer] });
const payments = (bid: number, buyer: Player): Payment[] =>
  legal(due(bid, buyer), 0).flatMap((move) => (move.type === 'pay' ? [move.payment] : []));

test('a price of 3 can be met in each way once', () => {
  // 3; 2+2; 2+1 with a card or a crate; 1+1+1 with one or two cards: only one card of 1 is there, so 1+1+1 needs two crates.
  const listed = payments(3, { hand: ['tuna', 'shrimp', 'lobster', 'cod'], processed: 2 });
  expect(listed).toHaveLength(5);
  expect(listed).toEqual(
    expect.arrayContaining([
      pay(['tuna']),
      expect.objectContaining({ crates: 0, cards: expect.arrayContaining(['shrimp', 'lobster']) }),
      expect.objectContaining({ crates: 1, cards: [expect.stringMatching('shrimp|lobster')] }),
      expect.objectContaining({ crates: 0, cards: [expect.stringMatching('shrimp|lobster'), 'cod'] }),
      pay(['cod'], 2),
    ]),
  );
});

test('cards without a licence are listed before those that can be launched', () => {
  const listed = payments(2, { licences: ['lobster'], hand: ['lobster', 'lobster', 'processing'] });
  expect(listed).toEqual([pay(['processing'])]);
});

test('other cards of the same value, and the same ones in another order, count as equal', () => {
  const state = due(4, { hand: ['lobster', 'shrimp', 'processing'] });
  expect(legal(state, 0)).toHaveLength(1);
  for (const cards of [
    ['lobster', 'shrimp'],
    ['shrimp', 'lobster'],
    ['processing', 'lobster'],
  ] as const) {
    expect(isLegal(state, 0, { type: 'pay', payment: pay(cards) })).toBe(true);
  }
});

test('a Gone Fishin card is not equal to a boat card of its value', () => {
  const state = position({
    seats: 2,
    phase: 'PAY',
    mix: { goneFishin: true },
    row: ['cod', 'tuna'],
    auction: { licence: 'cod', bid: 2 },
    players: [{ hand: ['shrimp', 'goneFishin'] }],
  });
  expect(legal(state, 0)).toHaveLength(2);
});

test('nothing is to be paid when the discount covers the price', () => {
  expect(payments(2, { licences: ['shrimp', 'shrimp'], hand: ['cod'] })).toEqual([pay()]);
});

test('a long purse makes a list of at most 120 payments, and any other mixture is accepted', () => {
  const hand = ['tuna', 'cod', 'kingCrab', 'shrimp', 'lobster'].flatMap((card) => Array(8).fill(card)) as never;
  const state = due(40, { hand, processed: 20, houseBoats: 4 });
  expect(legal(state, 0).length).toBeLessThanOrEqual(120);
  const rare = pay([...Array(8).fill('tuna'), ...Array(7).fill('cod'), ...Array(7).fill('kingCrab')], 2);
  expect(isLegal(state, 0, { type: 'pay', payment: rare })).toBe(true);
  expect(isLegal(state, 0, { type: 'pay', payment: { ...rare, crates: 3 } })).toBe(false);
});
