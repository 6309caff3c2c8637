/** Hand-made moments of the game, for the story page and the tests of the board. Not part of the shipped page. */
import type { Public, Swordfish } from '@quayside/games/swordfish/types';
import { type Story, storyTexts } from '../../table/story';
import { crew, idle, player, viewOf } from './story-table';
import { text } from './text.en';

export const t = storyTexts(text);

const fleet = () => [
  player(
    { vp: 31, moored: [{ tile: '10-1', port: 'halifax', repaired: true }] },
    crew('16-1', 'gloucester', { fuel: 2, bait: 0 }),
    crew('13-1', 'georges-1', { bait: 3 }, { hold: ['marker'] }),
    crew('25-1', 'tail', { tokens: 1, fuel: 9 }, { hold: ['triple', 'double'] }),
    idle('portsmouth', { fuel: 3, bait: 2 }),
  ),
  player(
    { vp: 44 },
    crew('22-1', 'cap-1', { tokens: 1 }, { hold: ['double', 'mako'] }),
    crew('19-1', 'georges', { fuel: 6 }),
    crew('4-1', 'jeffreys-1'),
  ),
  player({ vp: 18 }, crew('13-2', 'gloucester'), idle('gloucester')),
  player({ vp: 27 }, crew('16-2', 'georges-2', {}, { hold: ['pup'] }), crew('7-1', 'georges')),
  player({ vp: 18 }, crew('10-2', 'stjohns', {}, { hold: ['rat', 'rat'] }), idle('halifax')),
];

const two = () => fleet().slice(0, 2);
const three = () => fleet().slice(0, 3);

const autumn: Partial<Public> = {
  round: 11,
  force: 8,
  forces: [5, 5, 6, 5, 4, 3, 4, 4, 5, 6, 8],
  order: [4, 2, 3, 0, 1],
  stack: [2, 4, 0, 3, 1],
  tokensLeft: 2,
  market: { gloucester: ['pup', 'rat'], portsmouth: ['marker'], portland: [], halifax: [], stjohns: ['mako', 'rat'] },
};

const drawn = {
  captain: 2,
  attempts: ['sword'],
  scared: false,
  tile: { kind: 'pup', color: 'green' },
  done: [],
} as const;

const docked = () => [
  player(
    { vp: 20 },
    crew('13-1', 'portsmouth', { fuel: 2 }, { hold: ['rat', 'double'] }),
    idle('gloucester', { fuel: 1 }),
    crew('7-2', 'jeffreys-1'),
  ),
  player({ vp: 23 }, crew('4-1', 'cashes-1')),
  player({ vp: 21 }, idle('portland')),
];

export const stories: readonly Story<Swordfish>[] = [
  { name: 'first', view: viewOf([player(), player(), player()], { round: 1, force: 4, forces: [4] }) },
  { name: 'purchase', view: viewOf(three()) },
  { name: 'insurance', view: viewOf([player({ vp: 3, insuranceDue: true }), player({ vp: 40 })]), path: ['insurance'] },
  { name: 'purchase-of-six', view: viewOf([...fleet(), player({ vp: 9 }, idle('portland'))], autumn) },
  { name: 'movement', view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT' }) },
  { name: 'sail', view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT' }), path: ['boat-3'] },
  {
    name: 'wreck',
    view: viewOf(three(), { phase: 'MOVEMENT', wrecks: [{ tile: '22-2', node: 'tail' }] }),
  },
  { name: 'fishing', view: viewOf(two(), { phase: 'FISHING' }) },
  {
    name: 'drawn',
    view: viewOf(three(), { phase: 'FISHING', fishing: { ...drawn, attempts: ['sword'], done: [] } }),
  },
  {
    name: 'drawn-by-another',
    view: viewOf(three(), {
      phase: 'FISHING',
      active: [1],
      fishing: { ...drawn, captain: 1, attempts: ['sword'], done: [], tile: { kind: 'triple', color: 'red' } },
    }),
  },
  { name: 'selling', view: viewOf(docked(), { phase: 'SELLING' }) },
  { name: 'road', view: viewOf(docked(), { phase: 'SELLING' }), path: ['road-2'] },
  { name: 'waiting', view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT', active: [2] }) },
  { name: 'watching', view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT', active: [2] }, null) },
  {
    name: 'moved',
    view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT', active: [1] }),
    cue: {
      type: 'moved',
      seat: 1,
      captain: 2,
      boat: '19-1',
      from: 'gloucester',
      path: ['jeffreys', 'wilkinson', 'georges'],
      fuel: 3,
      tow: null,
    },
    marked: 'crew-1-2',
  },
  {
    name: 'adrift',
    view: viewOf(fleet(), { ...autumn, phase: 'MOVEMENT', active: [], wrecks: [{ tile: '22-2', node: 'cap' }] }),
    cue: {
      type: 'adrift',
      seat: 1,
      captain: 4,
      boat: '22-2',
      from: 'cap-2',
      to: 'cap',
      tow: null,
      force: 10,
      lost: { fuel: 3, bait: 1, tokens: 1, hold: ['triple'] },
    },
    marked: 'node-cap-2',
  },
  {
    name: 'over',
    view: viewOf(fleet(), { ...autumn, phase: 'OVER', round: 15, closing: true, active: [] }),
    marked: 'seat-1',
  },
];
