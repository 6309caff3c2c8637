/** Each law: a sound state, and what breaks it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADA, BEN } from '../../testing/swordfish-play';
import { position } from '../../testing/swordfish-position';
import type { State } from '../core/rules';
import { rules } from './index';
import type { Captain, Public, Swordfish } from './types';

type Table = Public;

const crew = (table: Table, seat = ADA): Captain => table.players[seat]!.captains[0]!;
const buying = () => position({ players: [{ captains: ['4@halifax'] }] });
const sailing = () =>
  position({ phase: 'MOVEMENT', players: [{ captains: ['16@tail', '4@halifax'] }], wrecks: ['22@cap'] });
const fishing = () =>
  position({
    phase: 'FISHING',
    players: [{ captains: [{ at: '4@jeffreys-1', bait: 3 }] }],
    fishing: { captain: 1, attempts: ['sword'], tile: { kind: 'rat', color: 'orange' } },
  });
const selling = () => position({ phase: 'SELLING', players: [{ captains: ['13@gloucester(pup)'] }] });
const closing = () =>
  position({ phase: 'SELLING', round: 15, closing: true, players: [{ captains: ['13@gloucester(pup)'] }] });
const over = () => position({ phase: 'OVER', round: 15, closing: true });

type Case = readonly [sentence: string, sound: () => State<Swordfish>, spoil: (table: Table) => unknown];
const cases: readonly Case[] = [
  ['a bag holds less than no fish', buying, overdraw],
  [
    'a bag was filled up',
    buying,
    ({ bags }) => Object.assign(bags, { orange: { ...bags.orange, rat: 7 }, grey: { ...bags.grey, rat: 9 } }),
  ],
  ['the fish are not those of the box', buying, ({ bags }) => (bags.red.pup -= 1)],
  ['the fish are not those of the box', fishing, ({ fishing: turn }) => (turn!.tile!.kind = 'pup')],
  ['a port bought more than it wants', selling, (table) => oversell(table)],
  ['the boats are not those of the box', buying, ({ boats }) => boats[25].pop()],
  ['the boats are not those of the box', sailing, ({ wrecks }) => wrecks.pop()],
  ['a boat lies among those of another class', buying, ({ boats }) => boats[4].push(boats[7].pop()!)],
  ['a boat is overloaded', selling, (table) => load(table, 'pup', 'pup')],
  ['a boat has more than one mako', selling, (table) => stow(table)],
  ['a tow was not left in port', buying, (table) => tie(table)],
  ['a boat lies on a buoy that is not used', sailing, (table) => (crew(table).boat!.node = 'jeffreys-3')],
  ['a place has more boats than room', sailing, (table) => crowd(table)],
  ['a wreck drifts where no anchor is', sailing, ({ wrecks }) => (wrecks[0]!.node = 'cap-1' as 'cap')],
  [
    'a player has less than no VP or more than the most',
    buying,
    ({ players }) => Object.assign(players[BEN]!, { vp: -1, startVp: -1 }),
  ],
  [
    'a player has less than no VP or more than the most',
    buying,
    ({ players }) => Object.assign(players[BEN]!, { vp: 301, startVp: 301 }),
  ],
  ['the books do not add up to the VP', buying, ({ players }) => (players[ADA]!.vp -= 1)],
  ['the books do not have one page for each round', buying, ({ players }) => players[ADA]!.books.sales.push(0)],
  ['a player has not four pawns', buying, ({ players }) => players[ADA]!.captains.pop()],
  ['a captain is nowhere or in two places', buying, (table) => (crew(table).port = 'halifax')],
  ['supplies are off their track', buying, (table) => (crew(table).fuel = 21)],
  ['supplies are off their track', buying, (table) => (crew(table).bait = -1)],
  ['a captain owes tokens', buying, (table) => (crew(table).tokens = -1)],
  ['a claim with a boat manned', selling, ({ players }) => (players[ADA]!.insuranceDue = true)],
  ['a force is off the scale', buying, (table) => Object.assign(table, { force: 13, forces: [13] })],
  ['the force is not the last one', buying, (table) => (table.force = 4)],
  ['there was not one card for each round', buying, ({ forces }) => forces.push(3)],
  [
    'the round is out of season',
    over,
    (table) => Object.assign(table, { options: { ...table.options, rounds: 12 }, round: 15 }),
  ],
  ['the turn order is not of all seats', buying, ({ order }) => order.push(2)],
  ['the score tokens are not of all seats', buying, ({ stack }) => stack.pop()],
  ['there are too many Flemish Cap tokens', buying, (table) => (crew(table).tokens = 1)],
  ['the wrong number of seats may move', buying, ({ active }) => active.push(BEN)],
  ['an active seat does not sit at the table', buying, (table) => (table.active = [2])],
  ['a purchase turn in another phase, or none', buying, (table) => (table.purchase = null)],
  ['a movement turn in another phase, or none', buying, (table) => (table.movement = { moved: [] })],
  [
    'a fishing turn in another phase, or none',
    selling,
    (table) => Object.assign(table, { fishing: { captain: null, attempts: [], scared: false, tile: null, done: [] } }),
  ],
  ['the season closes too soon', closing, (table) => (table.round = 14)],
  ['the match is over before the season closes', over, (table) => reopen(table)],
  ['a captain without a boat has moved', sailing, ({ movement }) => movement!.moved.push(3)],
  ['a captain without a boat is fishing', fishing, ({ fishing: turn }) => (turn!.captain = 2)],
  ['attempts without a boat, or a boat without attempts', fishing, ({ fishing: turn }) => (turn!.captain = null)],
  ['a tile was drawn without an attempt', fishing, ({ fishing: turn }) => (turn!.attempts = ['bait'])],
];

test.each(cases)('%s', (sentence, sound, spoil) => {
  const state = sound();
  expect(rules.invariants(state)).toEqual([]);
  spoil(state.public);
  expect(rules.invariants(state)).toContain(sentence);
});

test('every law is among these', () => {
  const source: string = readFileSync(join(__dirname, 'laws.ts'), 'utf8');
  const sentences = [...source.matchAll(/'((?:a|an|the|there|attempts|supplies) [^'.]+)'/g)].map(([, text]) => text);
  expect(sentences.length).toBeGreaterThan(30);
  expect(new Set(cases.map(([sentence]) => sentence))).toEqual(new Set(sentences));
});

function overdraw({ bags, gone }: Table): void {
  bags.orange.triple -= 1;
  gone.triple += 1;
}

function oversell({ market, bags }: Table): void {
  market.gloucester.push('rat', 'rat', 'rat');
  bags.grey.rat -= 3;
}

function load(table: Table, ...fish: 'pup'[]): void {
  crew(table).boat!.hold.push(...fish);
  table.bags.grey.pup -= fish.length;
}

function stow(table: Table): void {
  crew(table).boat!.hold = ['mako', 'mako'];
  table.bags.grey.mako -= 2;
  table.gone.pup += 1;
}

function tie(table: Table): void {
  crew(table).boat!.tow = table.boats[25].pop()!;
}

function crowd(table: Table): void {
  for (const captain of table.players[ADA]!.captains.slice(0, 2)) captain!.boat!.node = 'cap-1';
}

function reopen(table: Table): void {
  table.closing = false;
  for (const player of table.players) for (const book of Object.values(player.books)) book.pop();
}
