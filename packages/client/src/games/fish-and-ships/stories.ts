/** Hand-made moments of the game, for the story page and the tests of the board. Not part of the shipped page. */
import type { ByColour, FishAndShips, Private, Public } from '@quayside/games/fish-and-ships/types';
import { type Story, storyTexts } from '../../table/story';
import { text } from './text.en';
import type { GameView } from './words';

export const t = storyTexts(text);

const hand: ByColour = { white: 3, green: 1, pink: 2, brown: 0 };
const down: Public['tiles'] = Array.from({ length: 15 }, () => null);

const table: Public = {
  phase: 'TURN',
  active: [0],
  options: { sixthCard: 2, games: 1, slotPicking: true, startPlayer: 'random' },
  game: 1,
  starter: 0,
  fish: [0, 2, 0, 3, 1, 0, 2],
  ships: { white: 2, green: 5, pink: 3, brown: 0 },
  cubes: [2, 0, 1],
  supply: 9,
  tiles: down.map(
    (_, slot) => (['pink', null, 'duck', null, 'white', null, null, 'green', 'pirate'] as const)[slot] ?? null,
  ),
  revealed: [],
  results: [],
};

const mine: Private = {
  hand,
  passing: null,
  gave: 'brown',
  received: 'pink',
  sent: { white: 0, green: 0, pink: 0, brown: 1 },
};

const counts = { hand: [6, 7, 4], sent: [1, 0, 3] };

/** A view of seat 0 at a table of three, changed where a story needs it. */
export function viewOf(change: Partial<Public> = {}, own: Partial<Private> = {}, seat: number | null = 0): GameView {
  return { seat, public: { ...table, ...change }, mine: seat === null ? null : { ...mine, ...own }, counts };
}

const start: Partial<Public> = {
  ships: { white: 0, green: 0, pink: 0, brown: 0 },
  tiles: down,
  cubes: [1, 1, 1, 1],
  supply: 8,
};
const fresh: Partial<Private> = {
  hand: { white: 2, green: 1, pink: 3, brown: 1 },
  gave: null,
  received: null,
  sent: { white: 0, green: 0, pink: 0, brown: 0 },
};
const four = { hand: [7, 7, 7, 7], sent: [0, 0, 0, 0] };

export const stories: readonly Story<FishAndShips>[] = [
  { name: 'pass', view: { ...viewOf({ ...start, phase: 'PASS', active: [0, 1, 2, 3] }, fresh), counts: four } },
  {
    name: 'passed',
    view: { ...viewOf({ ...start, phase: 'PASS', active: [1, 2] }, { ...fresh, passing: 'pink' }), counts: four },
  },
  { name: 'turn', view: viewOf() },
  { name: 'sailor', view: viewOf(), path: ['send', 'white'] },
  { name: 'sailor-start', view: { ...viewOf(start, fresh), counts: four }, path: ['send', 'pink'] },
  { name: 'choose', view: viewOf({ phase: 'CHOOSE', revealed: ['pink', 'green'] }) },
  { name: 'waiting', view: viewOf({ active: [1] }) },
  { name: 'watching', view: viewOf({ active: [1] }, {}, null) },
  { name: 'pirate', view: viewOf(), cue: { type: 'pirate', seat: 0, victims: [1, 2] } },
  {
    name: 'moved',
    view: viewOf({ active: [1] }),
    cue: { type: 'shipMoved', seat: 0, ship: 'green', from: 4, to: 5, by: 'tile' },
    marked: 'ship-green',
  },
  {
    name: 'over',
    view: viewOf({
      phase: 'OVER',
      active: [],
      ships: { white: 3, green: 6, pink: 3, brown: 2 },
      results: [
        {
          fish: table.fish,
          ships: { white: 3, green: 6, pink: 3, brown: 2 },
          hands: [hand, { white: 1, green: 3, pink: 0, brown: 3 }, { white: 0, green: 1, pink: 1, brown: 2 }],
          cubes: [2, 0, 1],
          points: [17, 9, 5],
        },
      ],
    }),
  },
];
