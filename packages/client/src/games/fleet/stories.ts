/** Hand-made moments of the game, for the story page and the tests of the board. Not part of the shipped page. */
import { noCards } from '@quayside/games/fleet/data';
import type { Fleet, PlayerState, Private, Public } from '@quayside/games/fleet/types';
import { type Story, storyTexts } from '../../table/story';
import { boat, fullMix, hand, laden, player, viewOf } from './story-table';
import { text } from './text.en';

export const t = storyTexts(text);

const rich = hand('shrimp', 'shrimp', 'cod', 'lobster', 'lobster', 'tuna', 'processing', 'kingCrab', 'goneFishin');

const myBoats = [
  laden(1, 'shrimp', 4, { firstMate: true }),
  laden(2, 'shrimp', 4),
  laden(3, 'cod', 3, { tucked: 2 }),
  laden(4, 'oyster', 5),
  laden(5, 'processing', 2),
  boat(6, 'kingCrab'),
  boat(7, 'cod', { card: 'charter' }),
];

/** Six fleets of a long match with every module. */
const fleets: readonly PlayerState[] = [
  player({
    licences: ['shrimp', 'shrimp', 'cod', 'processing', 'oyster', 'kingCrabCrates', 'salmon'],
    boats: myBoats,
    houseBoats: [20],
    artisans: [{ id: 21, crates: 2 }],
    processed: 2,
    trophies: ['crates15'],
    meeples: ['shrimp'],
  }),
  player({
    licences: ['lobster', 'lobster', 'tuna', 'pub'],
    boats: [laden(30, 'lobster', 4), laden(31, 'lobster', 3), laden(32, 'tuna', 1), boat(33, 'tuna')],
    processed: 0,
    meeples: ['lobster'],
  }),
  player({
    licences: ['cod', 'cod', 'tuna', 'kingCrabCaptains'],
    boats: [laden(40, 'cod', 4), laden(41, 'cod', 2), laden(42, 'tuna', 2), laden(43, 'kingCrab', 1)],
  }),
  player({
    licences: ['processing', 'processing', 'salmon'],
    boats: [laden(50, 'processing', 3), laden(51, 'salmon', 2, { tucked: 1 })],
    processed: 3,
    artisans: [{ id: 52, crates: 1 }],
  }),
  player({
    licences: ['oyster', 'oyster', 'shrimp'],
    boats: [laden(60, 'oyster', 6), laden(61, 'oyster', 4), boat(62, 'shrimp')],
    houseBoats: [63],
  }),
  player({
    licences: ['tuna', 'kingCrabLicences', 'lobster', 'cod', 'pub'],
    boats: [laden(70, 'tuna', 3), laden(71, 'kingCrab', 2)],
    trophies: ['diff4'],
  }),
];

const six: Partial<Public> = {
  mix: fullMix,
  round: 8,
  startSeat: 2,
  players: [...fleets],
  row: ['tuna', 'processing', 'kingCrabLicences', 'pub', 'cod', 'lobster'],
  supply: 62,
  goneFishin: 14,
  piles: { firstMate: 6, houseBoat: 5, artisan: 7 },
  trophies: ['licences3'],
  meeples: 3,
  nextId: 80,
};
const sixHand: Partial<Private> = {
  hand: { ...rich, charter: 1, salmon: 1, oyster: 1 },
  faceDown: [{ boat: 1, place: 'captain', card: 'cod' }],
};

/** Fleets with a change to the viewer's. */
const withMine = (some: Partial<PlayerState>): PlayerState[] =>
  fleets.map((one, seat) => (seat === 0 ? { ...one, ...some } : one));

/** Two fleets, the viewer's with a change. */
const pair = (some: Partial<PlayerState> = {}): PlayerState[] => [
  player({ licences: ['shrimp', 'lobster'], boats: [laden(1, 'shrimp', 2), boat(2, 'shrimp')], ...some }),
  player({ licences: ['cod', 'tuna'], boats: [laden(3, 'cod', 2), laden(4, 'tuna', 1)] }),
];

const two: Partial<Public> = { round: 3, players: pair(), supply: 41 };

const mate: Partial<Public> = {
  ...six,
  phase: 'LAUNCH_HIRE',
  players: withMine({
    step: 'hire',
    boats: myBoats.map((one) => (one.id === 6 ? { ...one, captained: 8 } : one)),
    hired: 0,
  }),
};

export const stories: readonly Story<Fleet>[] = [
  { name: 'open-first', view: viewOf() },
  { name: 'open', view: viewOf(two, { hand: rich }) },
  { name: 'bid', view: viewOf(two, { hand: rich }), path: ['licence-tuna'] },
  {
    name: 'raise',
    view: viewOf({ ...two, phase: 'RAISE', auction: { licence: 'tuna', bid: 6, high: 1, passed: [] } }, { hand: rich }),
  },
  {
    name: 'pay',
    view: viewOf({ ...two, phase: 'PAY', auction: { licence: 'tuna', bid: 8, high: 0, passed: [1] } }, { hand: rich }),
  },
  {
    name: 'launch',
    view: viewOf({ ...two, phase: 'LAUNCH_HIRE', players: pair({ step: 'launch' }) }, { hand: rich }),
  },
  {
    name: 'launch-pay',
    view: viewOf({ ...two, phase: 'LAUNCH_HIRE', players: pair({ step: 'launch' }) }, { hand: rich }),
    path: ['launch-lobster'],
  },
  {
    name: 'hire',
    view: viewOf({ ...two, phase: 'LAUNCH_HIRE', players: pair({ step: 'hire' }) }, { hand: rich }),
  },
  { name: 'discard', view: viewOf({ ...two, phase: 'DRAW' }, { hand: rich, fresh: ['cod', 'tuna'] }) },
  {
    name: 'six-open',
    view: viewOf({ ...six, active: [0], startSeat: 0 }, sixHand),
    path: ['licence-king-crab-licences'],
  },
  {
    name: 'six-raise',
    view: viewOf(
      {
        ...six,
        phase: 'RAISE',
        auction: { licence: 'pub', bid: 14, high: 3, passed: [4] },
        players: withMine({}).map((one, at) =>
          at === 2 ? { ...one, status: 'bought' } : at === 5 ? { ...one, status: 'out' } : one,
        ),
      },
      sixHand,
    ),
  },
  {
    name: 'six-waiting',
    view: viewOf(
      {
        ...six,
        phase: 'LAUNCH_HIRE',
        active: [4],
        players: fleets.map((one, at) => (at === 4 ? { ...one, step: 'launch' } : one)),
      },
      sixHand,
    ),
  },
  {
    name: 'six-launch',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', players: withMine({ step: 'launch' }) }, sixHand),
  },
  {
    name: 'six-charter',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', players: withMine({ step: 'launch' }) }, sixHand),
    path: ['launch-charter'],
  },
  {
    name: 'six-house',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', players: withMine({ step: 'launch' }) }, sixHand),
    path: ['artisan'],
  },
  {
    name: 'six-hire',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', players: withMine({ step: 'hire' }) }, sixHand),
    path: ['hire-tuna'],
  },
  { name: 'six-mate', view: viewOf(mate, sixHand), path: ['mate', 'boat-6', 'card-cod'] },
  { name: 'six-tuck', view: viewOf({ ...six, phase: 'SALMON', active: [0, 3] }, { ...sixHand, fresh: ['cod'] }) },
  {
    name: 'six-process',
    view: viewOf({ ...six, phase: 'PROCESSING', active: [0, 3], players: withMine({ step: 'process' }) }, sixHand),
  },
  {
    name: 'six-trade',
    view: viewOf({ ...six, phase: 'PROCESSING', active: [0], players: withMine({ step: 'trade' }) }, sixHand),
  },
  {
    name: 'keep',
    view: viewOf(
      {
        mix: { ...fullMix, epic: true },
        phase: 'KEEP',
        active: [0, 2],
        players: [player(), player(), player()],
        row: ['pub', 'cod', 'char'],
        supply: 150,
      },
      { hand: hand('shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'char', 'oyster', 'kingCrab') },
    ),
  },
  {
    name: 'last-round',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', active: [1], finalRound: true, row: ['cod'], supply: 8 }, sixHand),
  },
  {
    name: 'watching',
    view: viewOf(
      { ...six, phase: 'RAISE', active: [1], auction: { licence: 'tuna', bid: 9, high: 0, passed: [] } },
      {},
      null,
    ),
  },
  {
    name: 'launched',
    view: viewOf({ ...six, phase: 'LAUNCH_HIRE', active: [1] }, sixHand),
    cue: {
      type: 'launched',
      seat: 1,
      boat: 33,
      card: 'tuna',
      as: 'tuna',
      price: 1,
      payment: { cards: ['cod'], crates: 0, houseBoats: 0 },
    },
    marked: 'boat-33',
  },
  {
    name: 'over',
    view: viewOf(
      {
        ...six,
        phase: 'OVER',
        active: [],
        revealed: fleets.map(() => ({ hand: hand('cod', 'goneFishin'), faceDown: [] })),
      },
      { hand: { ...noCards } },
    ),
    marked: 'seat-1',
  },
];
