/** Hand-made moments of the game, for the story page and the tests of the board. Not part of the shipped page. */
import type { Isaribi, MarketSlot, PlayerState, Public } from '@quayside/games/isaribi/types';
import { type Story, storyTexts } from '../../table/story';
import { down, open, pile, player, turnOf, viewOf } from './story-table';
import { text } from './text.en';

export const t = storyTexts(text);

const five: readonly PlayerState[] = [
  player({ money: 17, apLevel: 2, netLevel: 1, client: true, cubes: pile({ clam: 1, prawn: 2, bream: 2 }) }),
  player({ money: 21, apLevel: 3, smokehouse: true, space: 3, cubes: pile({ mackerel: 3 }) }),
  player({ money: 9, apLevel: 1, netLevel: 2, space: 4, cubes: pile({ prawn: 1, bream: 3 }) }),
  player({ money: 21, apLevel: 2, client: true, clientUsed: true, space: 2, passed: true, helper: 'moneyChanger' }),
  player({ money: 12, apLevel: 4, smokehouse: true, client: true, space: 1, cubes: pile({ clam: 2, mackerel: 1 }) }),
];

const lateMarket: readonly MarketSlot[] = [
  open('K10', { prawn: 3 }),
  open('K27', { bream: 1 }),
  open('K31', { clam: 1 }),
  open('K17'),
  open('K05', { clam: 2 }),
  open('K07'),
  down(),
  down(),
];

const late: Partial<Public> = {
  round: 5,
  startSeat: 1,
  firstPasser: 3,
  players: [...five],
  market: [...lateMarket],
  areas: [
    { cards: ['C6'], cubes: 3 },
    { cards: ['P8', 'P5'], cubes: 9 },
    { cards: ['M4'], cubes: 2 },
    { cards: ['S6'], cubes: 0 },
  ],
  turn: turnOf({ apHalf: 5 }),
};

const atSea: Partial<Public> = {
  players: [
    player({ space: 2, netLevel: 1, cubes: pile({ clam: 1 }) }),
    player({ space: 1, cubes: pile({ clam: 1 }) }),
    player({ space: 3 }),
  ],
  market: [open('K09'), open('K29'), down(), down(), down()],
};

const two: Partial<Public> = {
  players: [player({ money: 6, cubes: pile({ prawn: 2, mackerel: 1 }) }), player({ space: 1 })],
  market: [open('K09', { prawn: 1 }), open('K17'), down(), down()],
};

const secondRound: Partial<Public> = {
  round: 2,
  players: [
    player({ helper: 'speculator', turns: 0, money: 8, apLevel: 1 }),
    player({ helper: 'oldFisherman', turns: 0, space: 1 }),
    player({ helper: 'moneyChanger', turns: 0, money: 11 }),
  ],
  market: [open('K13'), down(), down(0), down(), down(0), down()],
};

export const stories: readonly Story<Isaribi>[] = [
  { name: 'place', view: viewOf({ phase: 'PLACEMENT' }) },
  { name: 'first-turn-of-two', view: viewOf(two) },
  { name: 'fish', view: viewOf(atSea) },
  { name: 'look', view: viewOf({ ...secondRound, phase: 'SPECULATOR' }, 0, { peeked: [{ slot: 3, card: 'K23' }] }) },
  {
    name: 'old-fisherman',
    view: viewOf({ ...secondRound, phase: 'OLD_FISHERMAN', active: [1] }, 1),
    path: ['area-4'],
  },
  { name: 'sell', view: viewOf(late), path: ['sell', 's2-bream-bream'] },
  { name: 'harbor', view: viewOf(late) },
  { name: 'waiting', view: viewOf({ ...late, active: [2] }) },
  { name: 'watching', view: viewOf({ ...late, active: [2] }, null) },
  {
    name: 'helper',
    view: viewOf({
      ...late,
      phase: 'HELPER',
      players: five.map((one, seat) => (seat === 0 ? { ...one, passed: true } : one)),
    }),
  },
  {
    name: 'carpenter',
    view: viewOf({
      ...late,
      phase: 'CARPENTER',
      players: five.map((one, seat) => (seat === 0 ? { ...one, passed: true, helper: 'carpenter' } : one)),
    }),
  },
  { name: 'storage', view: viewOf({ ...late, round: 4, phase: 'STORAGE' }) },
  {
    name: 'alone',
    view: viewOf({
      ...late,
      aloneTurns: 1,
      players: five.map((one, seat) => (seat === 0 ? one : { ...one, passed: true })),
    }),
  },
  {
    name: 'flipped',
    view: viewOf({ ...late, active: [1] }),
    cue: { type: 'flipped', slot: 6, card: 'K07', by: 'start', seat: 1 },
    marked: 'slot-6',
  },
  {
    name: 'sold',
    view: viewOf({ ...late, active: [1] }),
    cue: {
      type: 'sold',
      seat: 1,
      sale: 'gross',
      lots: [{ buyer: 4, cubes: ['mackerel', 'mackerel'], price: 4, ryo: 8 }],
      ryo: 8,
    },
    marked: 'slot-4',
  },
  {
    name: 'over',
    view: viewOf({ ...late, phase: 'OVER', active: [], players: five.map((one) => ({ ...one, passed: true })) }),
    marked: 'seat-1',
  },
];
