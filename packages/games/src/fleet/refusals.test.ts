/** Every refusal by its own, the clause it cites, which of two comes first, and moves that nobody would send by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legal, P0, P1, pay, refused } from '../../testing/fleet-play';
import { type BoatAs, type Player, type Position, position } from '../../testing/fleet-position';
import { judge } from '../core/match';
import { viewFor } from '../core/view';
import { rules } from './rules';
import type { Card, Licence, Mix, Phase } from './types';
import { standardTypes } from './types';

const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const mix: Partial<Mix> = {
  types: [...standardTypes],
  charter: true,
  goneFishin: true,
  firstMate: true,
  houseBoat: true,
  artisan: true,
};
const given = (phase: Phase, player: Player, more: Position = {}): Position => ({
  phase,
  mix,
  row,
  ...more,
  players: [player, ...(more.players ?? [])],
});
const bidding = (player: Player, more: Position = {}) => given('OPEN', player, more);
const raising = (player: Player) => given('RAISE', player, { auction: { licence: 'cod', bid: 6, high: P1 } });
const paying = (player: Player, bid = 5) => given('PAY', player, { auction: { licence: 'cod', bid, high: P0 } });
const launching = (player: Player, more: Position = {}) => given('LAUNCH_HIRE', player, more);
const hiring = (player: Player, more: Position = {}) => launching({ step: 'hire', ...player }, more);
const processing = (player: Player, active = [P0] as readonly number[]) =>
  given('PROCESSING', { licences: ['processing'], ...player }, { active, players: [{ licences: ['processing'] }] });

const aboard: BoatAs = { type: 'cod', captain: 'before', crates: 2 };
const fresh: BoatAs = { type: 'cod', captain: 'now' };
const rich: readonly Card[] = ['tuna', 'tuna', 'tuna', 'shrimp', 'cod'];
const open = (licence: unknown, bid: unknown) => ({ type: 'open', licence, bid });
const payWith = (...cards: Card[]) => ({ type: 'pay', payment: pay(cards) });
const launch = (card: unknown, payment: unknown = pay(['tuna']), as: unknown = null) => ({
  type: 'launch',
  card,
  as,
  payment,
});
const hire = (card: unknown, boat: unknown = 1) => ({ type: 'hire', card, boat });
const mate = (boat: unknown, crateFrom: unknown = 'processed', card: unknown = 'shrimp') => ({
  type: 'buyFirstMate',
  boat,
  card,
  crateFrom,
});
const tuck = (...tucks: [unknown, unknown][]) => ({
  type: 'tuck',
  tucks: tucks.map(([card, boat]) => ({ card, boat })),
});
const process = (...boats: number[]) => ({ type: 'process', crates: boats.map((boat) => ({ boat, hold: 'own' })) });
const discard = (...cards: unknown[]) => ({ type: 'discard', cards });
const tucking = (boats: readonly BoatAs[], more: Player = {}) =>
  given('SALMON', { licences: ['salmon'], boats, hand: ['shrimp', 'tuna'], drawn: ['shrimp'], ...more });
const discarding = given('DRAW', { hand: ['shrimp', 'cod', 'tuna'], drawn: ['cod', 'tuna'] });
const keeping = given('KEEP', { hand: [...rich, 'lobster', 'char', 'oyster', 'kingCrab'] });

const cases: readonly (readonly [string, string, Position, unknown])[] = [
  ['GAME_OVER', 'R-10.1', given('OVER', {}), { type: 'dropOut' }],
  ['WRONG_PHASE', 'R-4.4', bidding({}), { type: 'raise', bid: 5 }],
  ['NOT_YOUR_TURN', 'R-4.3', bidding({}, { active: [P1] }), { type: 'dropOut' }],
  ['PAY_FIRST', 'R-4.6', paying({ hand: rich }), { type: 'endLaunch' }],
  ['BOUGHT', 'R-4.7', bidding({ status: 'bought' }, { active: [P1] }), open('cod', 4)],
  ['OUT', 'R-4.3', bidding({ status: 'out' }, { active: [P1] }), open('cod', 4)],
  ['LICENCE_ROW', 'R-4.2', bidding({ hand: rich }), open('pub', 10)],
  ['LICENCE_ROW', 'R-4.2', bidding({ hand: rich }), open(['cod'], 4)],
  ['BID_WHOLE', 'R-4.2', bidding({ hand: rich }), open('cod', 4.5)],
  ['BID_WHOLE', 'R-4.4', raising({ hand: rich }), { type: 'raise', bid: '7' }],
  ['BID_MIN', 'R-4.2', bidding({ hand: rich }), open('cod', 3)],
  ['BID_LONE', 'R-4.2', bidding({ hand: rich }, { players: Array(3).fill({ status: 'out' }) }), open('cod', 5)],
  ['BID_LOW', 'R-4.4', raising({ hand: rich }), { type: 'raise', bid: 6 }],
  ['BID_FUNDS', 'R-3.5', bidding({ hand: rich }), open('cod', 13)],
  ['BID_FUNDS', 'R-3.5', raising({ hand: rich }), { type: 'raise', bid: 13 }],
  ['PAY_FORM', 'R-3.3', paying({ hand: rich }), { type: 'pay', payment: { cards: ['tuna'], crates: 0 } }],
  ['PAY_FORM', 'R-3.3', paying({ hand: rich }), { type: 'pay', payment: pay(['tuna'], -1) }],
  ['PAY_CARD', 'R-3.3', paying({ hand: rich }), payWith('shrimp', 'shrimp')],
  ['PAY_LAUNCHED', 'R-3.3', launching({ hand: ['cod', 'tuna'], licences: ['cod'] }), launch('cod', pay(['cod']))],
  ['PAY_CRATES', 'R-3.3', paying({ hand: rich, processed: 1 }), { type: 'pay', payment: pay(['tuna'], 2) }],
  ['PAY_HOUSES', 'R-3.3', paying({ hand: rich, houseBoats: 1 }), { type: 'pay', payment: pay([], 0, 2) }],
  ['PAY_LITTLE', 'R-3.2', paying({ hand: rich }), payWith('tuna', 'cod')],
  ['PAY_NEEDLESS', 'R-3.4', paying({ hand: rich }), payWith('tuna', 'tuna', 'cod')],
  ['LAUNCH_CARD', 'R-5.2', launching({ hand: rich }), launch('trawler')],
  ['CARD_HAND', 'R-3.3', launching({ hand: rich, licences: ['lobster'] }), launch('lobster')],
  ['NOT_A_BOAT', 'R-5.2', launching({ hand: ['goneFishin', 'tuna'] }), launch('goneFishin')],
  ['LICENCE_NONE', 'R-5.2', launching({ hand: rich }), launch('cod')],
  ['LAUNCH_LIMIT', 'R-5.3', launching({ hand: rich, licences: ['cod'], launched: 2 }), launch('cod')],
  ['LAUNCH_LIMIT', 'R-5.3', launching({ hand: rich, launched: 1 }), { type: 'buyArtisan', payment: pay(['tuna']) }],
  ['CHARTER_TYPE', 'R-5.4', launching({ hand: ['charter', 'tuna'], licences: ['cod'] }), launch('charter')],
  ['CHARTER_TYPE', 'R-5.4', launching({ hand: ['charter', 'tuna'] }), launch('charter', pay(['tuna']), 'pub')],
  ['CHARTER_ONLY', 'R-5.4', launching({ hand: rich, licences: ['cod'] }), launch('cod', pay(['tuna']), 'tuna')],
  ['MODULE_OFF', 'R-2.6', { ...launching({ hand: rich }), mix: {} }, { type: 'buyHouseBoat', payment: pay(['tuna']) }],
  ['MODULE_OFF', 'R-2.6', { ...hiring({ hand: rich, boats: [fresh], processed: 1 }), mix: {} }, mate(1)],
  [
    'DOCK_EMPTY',
    'R-1.4',
    launching({ hand: rich }, { piles: { artisan: 0 } }),
    { type: 'buyArtisan', payment: pay(['tuna', 'cod']) },
  ],
  ['HIRE_LIMIT', 'R-5.9', hiring({ hand: rich, boats: ['cod'], hired: 1 }), hire('tuna')],
  ['HIRE_GONE_FISHIN', 'R-5.8', hiring({ hand: ['goneFishin'], boats: ['cod'] }), hire('goneFishin')],
  ['HIRE_CARD', 'R-5.8', hiring({ hand: rich, boats: ['cod'] }), hire('parrot')],
  ['CARD_HAND', 'R-3.3', hiring({ hand: rich, boats: ['cod'] }), hire('lobster')],
  ['HIRE_CAPTAINED', 'R-5.8', hiring({ hand: rich, boats: [aboard, 'cod'] }), hire('tuna')],
  ['HIRE_DOCK', 'R-5.8', hiring({ hand: rich, boats: ['cod'], artisans: [0] }), hire('tuna', 2)],
  ['BOAT_OWN', 'R-5.8', hiring({ hand: rich, boats: ['cod'] }), hire('tuna', 7)],
  ['BOAT_OWN', 'R-5.8', hiring({ hand: rich, boats: ['cod'] }, { players: [{ boats: ['cod'] }] }), hire('tuna', 2)],
  ['BOAT_OWN', 'R-5.10', hiring({ hand: rich, boats: [fresh], processed: 1 }), mate(9)],
  ['MATE_NEW', 'R-5.10', hiring({ hand: rich, boats: [aboard, fresh] }, { round: 2 }), mate(1)],
  ['MATE_TWICE', 'R-5.10', hiring({ hand: rich, boats: [{ ...fresh, firstMate: true }], processed: 1 }), mate(1)],
  ['MATE_CRATE', 'R-5.10', hiring({ hand: rich, boats: [fresh, aboard] }, { round: 2 }), mate(1)],
  ['MATE_CRATE', 'R-5.10', hiring({ hand: rich, boats: [fresh], processed: 1 }), mate(1, { boat: 1, hold: 'own' })],
  ['MATE_CARD', 'R-5.10', hiring({ hand: rich, boats: [fresh], processed: 1 }), mate(1, 'processed', 'lobster')],
  ['TUCK_FORM', 'R-6.2', tucking([aboard]), { type: 'tuck', tucks: ['shrimp'] }],
  ['TUCK_DRAWN', 'R-6.2', tucking([aboard]), tuck(['tuna', 1])],
  ['TUCK_CAPTAIN', 'R-6.2', tucking([aboard, { type: 'cod' }]), tuck(['shrimp', 2])],
  ['TUCK_ONE', 'R-6.2', tucking([aboard, { ...aboard, tucked: 0 }]), tuck(['shrimp', 2])],
  ['TUCK_DOCK', 'R-6.2', tucking([aboard], { artisans: [0] }), tuck(['shrimp', 2])],
  ['BOAT_OWN', 'R-6.2', tucking([aboard]), tuck(['shrimp', 8])],
  ['PROCESS_LICENCE', 'R-7.1', processing({ licences: [], boats: [aboard] }, [P1]), process(1)],
  ['PROCESS_LICENCE', 'R-7.1', processing({ licences: [], processed: 1 }, [P1]), { type: 'trade' }],
  ['PROCESS_FORM', 'R-7.2', processing({ boats: [aboard] }), { type: 'process', crates: [1] }],
  ['PROCESS_EMPTY', 'R-7.2', processing({ boats: [aboard, { ...aboard, crates: 0 }] }), process(2)],
  ['PROCESS_TWICE', 'R-7.2', processing({ boats: [aboard] }), process(1, 1)],
  ['BOAT_OWN', 'R-7.2', processing({ boats: [aboard] }), process(5)],
  ['TRADE_TWICE', 'R-7.3', processing({ traded: true, processed: 1 }, [P1]), { type: 'trade' }],
  ['TRADE_CRATE', 'R-7.3', processing({ boats: [aboard] }), { type: 'trade' }],
  ['DISCARD_DRAWN', 'R-8.2', discarding, discard('shrimp')],
  ['DISCARD_COUNT', 'R-8.2', discarding, discard('cod', 'tuna')],
  ['DISCARD_COUNT', 'R-8.2', discarding, discard()],
  ['CARD_HAND', 'R-8.2', discarding, discard('lobster')],
  ['KEEP_COUNT', 'R-2.9', keeping, { type: 'keep', cards: ['tuna'] }],
  ['CARD_HAND', 'R-2.9', keeping, { type: 'keep', cards: Array(7).fill('tuna') }],
];

test.each(cases)('%s (%s) %#', (code, rule, there, move) => {
  expect(refused(position(there), P0, move)).toMatchObject({ code, rule });
});

test('every code is among these, and every clause is to be read in the rules', () => {
  const source: string = readFileSync(join(__dirname, 'clauses.ts'), 'utf8');
  const codes = [...source.matchAll(/^ {2}([A-Z_]+): 'R-/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(40);
  expect(new Set(cases.map(([code]) => code))).toEqual(new Set(codes));
  const text: string = readFileSync(join(__dirname, '../../../../docs/rules/fleet.md'), 'utf8');
  const clauses = new Set([...text.matchAll(/^### (R-\d+\.\d+) /gm)].map(([, clause]) => clause));
  const cited = [...source.matchAll(/'(R-\d+\.\d+)'/g)].map(([, rule]) => rule);
  expect([...cases.map(([, rule]) => rule), ...cited].filter((rule) => !clauses.has(rule!))).toEqual([]);
});

test('a spectator is not at the table', () => {
  expect(refused(position({ row }), null, open('cod', 4))).toMatchObject({
    code: 'NOT_YOUR_TURN',
    detail: { active: [P0] },
  });
});

test('a field too many makes a payment no payment', () => {
  const state = position(paying({ hand: rich }));
  const payment = { ...pay(['tuna', 'tuna']), tip: 1 };
  expect(refused(state, P0, { type: 'pay', payment }).code).toBe('PAY_FORM');
});

test.each([null, {}, [], 'tuna', 7, ['constructor'], [null], [['tuna']], Array(60).fill('tuna')])(
  'cards of %j',
  (cards) => {
    const there = [paying({ hand: rich }), discarding, keeping];
    for (const one of there) {
      const state = position(one);
      const moves = [
        { type: 'pay', payment: { cards, crates: 0, houseBoats: 0 } },
        { type: 'discard', cards },
        { type: 'keep', cards },
      ];
      for (const move of moves) expect(judge(rules, viewFor(rules, state, P0), move)).not.toBeNull();
    }
  },
);

test('what is refused in each of these positions leaves something legal, or it is another’s turn', () => {
  for (const [, , there] of cases) {
    const state = position(there);
    if (state.public.active.includes(P0)) expect(legal(state, P0)).not.toEqual([]);
  }
});
