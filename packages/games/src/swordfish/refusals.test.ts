/** Every refusal by its own, the clause it cites, which of two comes first, and moves that nobody would send by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ADA,
  BEN,
  bait,
  codeOf,
  fishBait,
  fishSword,
  fuel,
  hire,
  play,
  refused,
  rent,
  sail,
  sell,
} from '../../testing/swordfish-play';
import { type Crew, type Player, type Position, position } from '../../testing/swordfish-position';
import type { Phase } from './types';

const given = (phase: Phase, captains: readonly Crew[], more: Position = {}, player: Player = {}): Position => ({
  phase,
  ...more,
  players: [{ captains, ...player }, ...(more.players ?? [])],
});
const buying = (captains: readonly Crew[], more: Position = {}, player: Player = {}) =>
  given('PURCHASE', captains, more, player);
const sailing = (captains: readonly Crew[], more: Position = {}) => given('MOVEMENT', captains, more);
const fishing = (captains: readonly Crew[], more: Position = {}) => given('FISHING', captains, more);
const selling = (captains: readonly Crew[], more: Position = {}) => given('SELLING', captains, more);
const man = { type: 'manSalvaged', boat: '22-1', captain: 1 };
const claim = { type: 'claimInsurance', port: 'halifax' };
const relocate = { type: 'relocate', captain: 1, port: 'halifax' };
const salvage = { type: 'salvage', wreck: '22-1', captain: 1 };
const abandon = { type: 'abandon', wreck: '22-1' };
const discard = { type: 'discard', captain: 1, kind: 'rat' };
const drawn = { captain: 1, attempts: ['sword'], tile: { kind: 'rat', color: 'orange' } } as const;
const three = { captain: 1, attempts: ['bait', 'bait', 'bait'] } as const;
const over: Position = { phase: 'OVER', round: 15, closing: true };
const twoBoats: Position = { players: [{ captains: ['4@cap-2'] }] };

const cases: readonly (readonly [code: string, rule: string, given: Position, move: object])[] = [
  ['GAME_OVER', 'R-9.4', over, hire('halifax')],
  ['WRONG_PHASE', 'R-3.1', {}, fishBait],
  ['NOT_YOUR_TURN', 'R-3.2', { active: BEN }, hire('halifax')],
  ['NO_SUCH_PORT', 'R-1.2', { stage: 'rent' }, { type: 'hire', port: 'boston' }],
  ['NO_SUCH_PORT', 'R-1.2', { stage: 'provision' }, { type: 'rent', port: 'jeffreys', boatClass: 5, captain: 1 }],
  ['NO_SUCH_PORT', 'R-1.2', selling(['gloucester']), { ...relocate, port: 'cap' }],
  ['NO_SUCH_BOAT', 'R-1.5', { stage: 'provision' }, { type: 'rent', port: 'halifax', boatClass: 5, captain: 1 }],
  ['NO_SUCH_PACK', 'R-4.5', buying([{ at: '4@halifax', fuel: 20 }]), { type: 'buyFuel', captain: 1, pack: 3 }],
  ['NO_SUCH_PACK', 'R-4.5', buying(['4@halifax']), { type: 'buyBait', captain: 1, pack: '5' }],
  ['HIRE_CLOSED', 'R-4.1', { stage: 'rent', players: [{ vp: 0 }] }, hire('halifax')],
  ['HIRE_CLOSED', 'R-4.1', { stage: 'provision' }, { type: 'claimInsurance', port: 'boston' }],
  ['RENT_CLOSED', 'R-4.1', { stage: 'provision' }, rent('halifax', 4)],
  ['RENT_CLOSED', 'R-4.1', { stage: 'provision' }, man],
  ['NO_PAWN', 'R-4.2', buying(['halifax', 'halifax', 'halifax', 'halifax'], {}, { vp: 0 }), hire('halifax')],
  ['NO_PAWN', 'R-4.7', buying(['halifax', 'halifax', 'halifax', 'halifax'], {}, { vp: 0, insuranceDue: true }), claim],
  ['NOT_ENOUGH_VP', 'R-4.6', buying([], {}, { vp: 8 }), hire('halifax')],
  ['NOT_ENOUGH_VP', 'R-4.6', buying(['4@halifax'], {}, { vp: 4 }), bait(3)],
  ['NO_CAPTAIN', 'R-1.6', {}, rent('halifax', 4)],
  ['NO_CAPTAIN', 'R-1.6', {}, fuel(5)],
  ['NO_CAPTAIN', 'R-1.6', selling(['4@halifax']), { ...relocate, captain: 2 }],
  ['CAPTAIN_BUSY', 'R-4.3', buying(['4@halifax'], { sunk: [7, 7, 7, 7, 7, 7] }), rent('halifax', 7)],
  ['CAPTAIN_BUSY', 'R-8.5', selling(['4@halifax']), { ...relocate, port: 'boston' }],
  ['CAPTAIN_ELSEWHERE', 'R-4.3', buying(['portland'], { sunk: [25, 25, 25, 25] }), rent('halifax', 25)],
  ['CAPTAIN_ELSEWHERE', 'R-4.3', buying(['portland'], {}, { moored: ['!22@halifax'], vp: 0 }), man],
  ['BOAT_SOLD_OUT', 'R-4.3', buying(['halifax'], { sunk: [25, 25, 25, 25] }), rent('halifax', 25)],
  ['NOT_YOUR_BOAT', 'R-4.4', buying(['halifax']), man],
  ['NOT_YOUR_BOAT', 'R-4.7', buying([], {}, { moored: ['22@portland'], vp: 3, insuranceDue: true }), claim],
  ['NO_BOAT', 'R-4.5', buying(['halifax']), { type: 'buyFuel', captain: 1, pack: 3 }],
  ['NO_BOAT', 'R-5.1', sailing([null, '4@halifax']), sail(1)],
  ['NO_BOAT', 'R-5.7', sailing(['halifax', '16@cap'], { wrecks: ['22@cap'] }), salvage],
  ['NO_BOAT', 'R-7.1', fishing(['halifax', '4@cap-1']), fishBait],
  ['NO_BOAT', 'R-8.1', selling(['halifax']), sell('rat')],
  ['NOT_IN_PORT', 'R-4.5', buying(['4@cap']), { type: 'buyFuel', captain: 1, pack: 3 }],
  ['NOT_IN_PORT', 'R-8.1', selling(['4@cap(pup)', '4@halifax']), sell('rat')],
  ['TRACK_FULL', 'R-4.5', buying([{ at: '4@halifax', bait: 18 }], {}, { vp: 0 }), bait(3)],
  ['NO_INSURANCE', 'R-4.7', buying(['4@halifax'], {}, { vp: 3, insuranceDue: true }), claim],
  ['ALREADY_MOVED', 'R-5.1', sailing(['16@cap'], { moved: [1], wrecks: ['22@cap'] }), sail(1)],
  ['WRECK_PENDING', 'R-5.6', sailing(['16@cap'], { wrecks: ['22@cap'] }), sail(1)],
  ['WRECK_PENDING', 'R-5.6', sailing(['16@cap'], { wrecks: ['22@cap'] }), { type: 'endMovement' }],
  ['EMPTY_PATH', 'R-5.1', sailing(['4@halifax(pup)', '4@cap']), sail(1)],
  ['EMPTY_PATH', 'R-5.1', sailing(['19@cap']), sail(1, 'cap-1', 'cap')],
  ['FISH_IN_PORT', 'R-5.4', sailing(['4@halifax(pup)', '4@cap']), sail(1, 'gloucester')],
  ['NO_COURSE', 'R-5.3', sailing(['4@halifax']), { type: 'moveBoat', captain: 1, path: [['browns']] }],
  ['NO_COURSE', 'R-5.3', sailing(['4@halifax']), sail(1, 'browns', 'browns-1', 'georges')],
  ['BUOY_CLOSED', 'R-2.3', sailing(['4@halifax']), sail(1, 'jeffreys-3')],
  ['PORT_STOPS_YOU', 'R-5.4', sailing([{ at: '19@browns', tow: 4 }]), sail(1, 'halifax', 'emerald')],
  ['TOO_FAR', 'R-5.2', sailing([{ at: '16@cap', tow: 4 }]), sail(1, 'tail', 'fan', 'slope', 'northeast')],
  ['TOW_CRUISE_ONLY', 'R-5.9', sailing([{ at: '16@cap', tow: 4 }]), sail(1, 'tail', 'fan')],
  ['NO_FUEL', 'R-5.2', sailing(['4@cap-1'], { players: [{ captains: ['4@cap-2'] }] }), sail(1, 'cap', 'cap-2')],
  ['NO_FUEL', 'R-8.5', selling(['gloucester', '4@halifax']), relocate],
  ['BUOY_TAKEN', 'R-5.5', sailing(['19@cap'], twoBoats), sail(1, 'cap-2')],
  ['BUOY_TAKEN', 'R-5.5', sailing(['16@cap'], twoBoats), sail(1, 'cap-2', 'cap', 'tail', 'fan')],
  ['ANCHOR_FULL', 'R-5.5', sailing(['4@cap', '4@cap', '4@cap', '4@cap-1']), sail(4, 'cap')],
  [
    'ANCHOR_FULL',
    'R-5.5',
    sailing([{ at: '4@cap-1', tow: 4 }], { wrecks: ['4@cap', '4@cap', '4@cap'] }),
    sail(1, 'cap'),
  ],
  ['NO_WRECK', 'R-5.6', sailing(['16@cap']), salvage],
  ['NO_WRECK', 'R-5.6', sailing(['16@cap']), abandon],
  ['WRECK_ELSEWHERE', 'R-5.7', sailing(['16@cap'], { wrecks: ['22@tail'] }), salvage],
  ['WRECK_ELSEWHERE', 'R-5.8', sailing([{ at: '16@cap', tow: 4 }], { wrecks: ['22@cap'] }), abandon],
  ['ALREADY_TOWING', 'R-5.7', sailing([{ at: '16@cap', tow: 4 }], { wrecks: ['22@cap'] }), salvage],
  ['TILE_PENDING', 'R-7.6', fishing(['4@jeffreys-1', 'halifax'], { fishing: drawn }), { type: 'fishBait', captain: 2 }],
  ['TILE_PENDING', 'R-7.6', fishing(['4@jeffreys-1'], { fishing: drawn }), { type: 'endFishing' }],
  ['NO_TILE', 'R-7.6', fishing(['4@jeffreys-1']), { type: 'keep' }],
  ['NO_TILE', 'R-7.6', fishing(['4@jeffreys-1']), { type: 'throwBack' }],
  ['NOT_ON_BUOY', 'R-7.1', fishing(['4@cap', '4@sable-1'], { force: 9 }), fishBait],
  [
    'STRONG_WINDS',
    'R-7.2',
    fishing(['4@cap-1', '4@sable-1'], { force: 9, fishing: { captain: 2, attempts: ['bait'], done: [1] } }),
    fishBait,
  ],
  [
    'FISHING_OVER',
    'R-7.1',
    fishing(['4@sable-1', '4@cashes-1'], { fishing: { captain: 2, attempts: ['bait'], done: [1] } }),
    fishSword,
  ],
  [
    'CROWDED_LIMIT',
    'R-7.8',
    fishing(['4@cap-1'], {
      fishing: { captain: 1, attempts: ['bait', 'sword'] },
      ...{ players: [{ captains: ['4@cap-2'] }] },
    }),
    fishBait,
  ],
  ['ATTEMPTS_USED', 'R-7.3', fishing(['4@cap-1(pup)'], { fishing: three }), fishSword],
  [
    'MIX_ONE_EACH',
    'R-7.3',
    fishing(['4@cap-1(pup)'], { fishing: { captain: 1, attempts: ['bait', 'bait'] } }),
    fishSword,
  ],
  [
    'SHARK_SCARE',
    'R-7.7',
    fishing(['4@cap-1(mako)'], { fishing: { captain: 1, attempts: ['sword'], scared: true } }),
    fishSword,
  ],
  ['HOLD_FULL', 'R-7.5', fishing(['4@jeffreys-1(pup)'], { bags: { orange: {} } }), fishSword],
  ['NO_BAIT', 'R-7.5', fishing(['4@jeffreys-1'], { bags: { orange: {} } }), fishSword],
  ['BAG_EMPTY', 'R-7.5', fishing([{ at: '4@jeffreys-1', bait: 1 }], { bags: { orange: {} } }), fishSword],
  ['NO_SUCH_FISH', 'R-8.1', selling(['4@gloucester(pup)'], { market: { gloucester: ['pup', 'pup'] } }), sell('rat')],
  ['NO_SUCH_FISH', 'R-8.1', selling(['4@gloucester(pup)']), discard],
  ['NO_DEMAND', 'R-8.2', selling(['4@gloucester(pup)'], { market: { gloucester: ['pup', 'pup'] } }), sell('pup')],
  ['FISH_ABOARD', 'R-8.4', selling(['4@gloucester(pup)']), { type: 'endContract', captain: 1 }],
  ['SAME_PORT', 'R-8.5', selling(['halifax']), relocate],
];

test.each(cases)('%s (%s)', (code, rule, there, move) => {
  expect(refused(position(there), ADA, move)).toMatchObject({ code, rule });
});

test('every code is among these, and every clause is to be read in the rules', () => {
  const source: string = readFileSync(join(__dirname, 'clauses.ts'), 'utf8');
  const codes = [...source.matchAll(/^ {2}([A-Z_]+): 'R-/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(40);
  expect(new Set(cases.map(([code]) => code))).toEqual(new Set(codes));
  const text: string = readFileSync(join(__dirname, '../../../../docs/rules/swordfish.md'), 'utf8');
  const clauses = new Set([...text.matchAll(/^### (R-\d+\.\d+) /gm)].map(([, clause]) => clause));
  expect(cases.map(([, rule]) => rule).filter((rule) => !clauses.has(rule))).toEqual([]);
});

test('a spectator is not at the table', () => {
  const state = position();
  expect(refused(state, null, hire('halifax'))).toMatchObject({ code: 'NOT_YOUR_TURN', detail: { active: [ADA] } });
});

test.each([
  [{}, rent('halifax', 4, 9 as 1)],
  [{}, { type: 'rent', port: 'halifax', boatClass: 4, captain: '1' }],
  [{}, { type: 'rent', port: 'halifax', boatClass: 4 }],
  [selling(['4@halifax']), { type: 'sell', captain: -1, kind: 'pup' }],
])('a captain nobody has is not named: %#', (there, move) => {
  expect(refused(position(there), ADA, move).detail).toEqual({});
});

test.each([null, {}, 'halifax', 7, ['constructor'], [null], [['halifax']], Array(50).fill('browns')])(
  'a path of %j',
  (path) => {
    const code = codeOf(position(sailing(['19@halifax'])), ADA, { type: 'moveBoat', captain: 1, path });
    expect(['EMPTY_PATH', 'NO_COURSE']).toContain(code);
  },
);

test('a voyage with something more to it is malformed', () => {
  const state = position(sailing(['19@halifax']));
  expect(codeOf(state, ADA, { ...sail(1, 'browns'), speed: 9 })).toBe('MALFORMED_MOVE');
  expect(codeOf(state, ADA, { ...sail(1, 'emerald', 'browns'), speed: 9 })).toBe('MALFORMED_MOVE');
  play(state, ADA, sail(1, 'emerald', 'browns'));
});
