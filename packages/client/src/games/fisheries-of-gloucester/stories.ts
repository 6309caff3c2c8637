/** Hand-made moments of the game, for the story page and the tests of the board. Not part of the shipped page. */
import { terrainOfB } from '@quayside/games/fisheries-of-gloucester/data';
import { mirrorOf, numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import type {
  Feature,
  FisheriesOfGloucester,
  PlayerState,
  Public,
  Space,
  Terrain,
} from '@quayside/games/fisheries-of-gloucester/types';
import { type Story, storyTexts } from '../../table/story';
import { fishWithout, hand, laid, pile, player, standard, viewOf } from './story-table';
import { text } from './text.en';

export const t = storyTexts(text);

const midGame: Partial<Public> = {
  charts: ['T3', 'T5', 'T1'],
  first: 1,
  laid: [
    laid('single', 'D1'),
    laid('double', 'B1', 'B2'),
    laid('bent', 'D2', 'D3', 'E3'),
    laid('single', 'E1'),
    laid('straight', 'E2', 'F2', 'G2'),
    laid('double', 'D5', 'D6'),
    laid('bent', 'G4', 'G5', 'H5'),
    laid('single', 'C3'),
    laid('double', 'C4', 'B4'),
  ].filter(({ spaces }) => !spaces.some((space) => ['D5', 'F2'].includes(space))),
  fish: fishWithout('C3', 'B3', 'D4', 'G3', 'F3'),
  players: [
    player({
      ships: ['C4', 'D3', 'B2'],
      hours: 8,
      tiles: hand({ single: 1, double: 1, bent: 1 }),
      fish: pile({ blue: 2, red: 1, silver: 1 }),
      cards: ['P02'],
    }),
    player({
      ships: ['E5', 'E1', 'G0'],
      hours: 5,
      tiles: hand({ double: 2, straight: 1 }),
      fish: pile({ black: 1 }),
      cards: ['P06', 'P08'],
      today: 'P10',
      lobster: false,
    }),
  ],
  display: ['P01', 'P05', 'P07', 'P09', 'P12', 'P13'],
};

const [me, other] = midGame.players as [PlayerState, PlayerState];

function withPairs(pairs: readonly (readonly [Feature, Space])[]): Terrain[] {
  const terrain = [...terrainOfB];
  for (const [feature, space] of pairs) {
    const at = numberOf(space);
    terrain[at] = feature;
    terrain[mirrorOf(at)] = feature;
  }
  return terrain;
}

const beforeDayOne: Partial<Public> = {
  charts: [],
  first: null,
  options: { ...standard, board: 'B-placed', startPlayer: 'chooser' },
  terrain: withPairs([
    ['I1', 'B5'],
    ['R', 'C4'],
  ]),
  fish: [],
  players: [player({ ships: [], hours: 0 }), player({ ships: [], hours: 0 })],
};

const bonus: Partial<Public> = {
  ...midGame,
  phase: 'BONUS',
  bonus: { card: 'P12', parts: ['sail', 'chart'] },
  players: [{ ...me, today: 'P12', fish: pile({ blue: 1 }) }, other],
};

export const stories: readonly Story<FisheriesOfGloucester>[] = [
  { name: 'start', view: viewOf() },
  { name: 'chart', view: viewOf(midGame), path: ['chart', 'bent'] },
  { name: 'sail', view: viewOf(midGame), path: ['sail', 'ship-1'] },
  { name: 'fish', view: viewOf(midGame), path: ['fish', 'b3'] },
  { name: 'middle', view: viewOf(midGame) },
  { name: 'pay', view: viewOf(midGame), path: ['preserve', 'p07'] },
  { name: 'bonus', view: viewOf(bonus) },
  { name: 'bonus-tile', view: viewOf(bonus), path: ['bonus-chart'] },
  { name: 'lobster', view: viewOf({ ...midGame, phase: 'LOBSTER' }) },
  { name: 'end', view: viewOf(midGame), path: ['end'] },
  {
    name: 'alone',
    view: viewOf({ ...midGame, initiative: 1, nextFirst: 1, players: [me, { ...other, ended: true }] }),
  },
  {
    name: 'keep',
    view: viewOf({
      ...midGame,
      phase: 'KEEP',
      active: [0, 1],
      initiative: 1,
      nextFirst: 0,
      players: [
        { ...me, ended: true },
        { ...other, ended: true },
      ],
    }),
  },
  { name: 'waiting', view: viewOf({ ...midGame, active: [1] }) },
  { name: 'watching', view: viewOf({ ...midGame, active: [1] }, null) },
  { name: 'place', view: viewOf({ ...beforeDayOne, phase: 'PLACEMENT' }), path: ['i3'] },
  { name: 'choose-start', view: viewOf({ ...beforeDayOne, phase: 'START' }) },
  {
    name: 'row',
    view: viewOf({
      ...midGame,
      options: { ...standard, preservation: 'row' },
      display: ['P04', 'P13', 'P03', 'P14', null],
    }),
  },
  {
    name: 'sailed',
    view: viewOf({ ...midGame, active: [1] }),
    cue: { type: 'sailed', seat: 1, ship: 1, route: ['E1', 'E2', 'E3', 'E4', 'E5'], cost: 4, by: 'action' },
    marked: 'ship-1-1',
  },
  {
    name: 'preserved',
    view: viewOf({ ...midGame, active: [1] }),
    cue: {
      type: 'preserved',
      seat: 1,
      card: 'P10',
      paid: pile({ black: 3 }),
      points: 5,
      place: 3,
      revealed: 'P09',
    },
    marked: 'card-3',
  },
  {
    name: 'over',
    view: viewOf({
      ...midGame,
      phase: 'OVER',
      active: [],
      charts: ['T3', 'T5', 'T1', 'T2', 'T4', 'T6'],
      players: [
        { ...me, ended: true, ships: ['B8', 'C10', 'D5'] },
        { ...other, ended: true },
      ],
    }),
  },
];
