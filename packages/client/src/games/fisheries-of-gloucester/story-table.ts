/** Builds views of Fisheries of Gloucester for stories and tests of the board, by naming what differs from a late day 1. */
import { fishSpacesOfA, noFish, noTiles, terrainOfA } from '@quayside/games/fisheries-of-gloucester/data';
import { nameOf } from '@quayside/games/fisheries-of-gloucester/grid';
import {
  type ByColour,
  type ByShape,
  colours,
  type FishToken,
  type LaidTile,
  type Options,
  type PlayerState,
  type Private,
  type Public,
  type Shape,
  type Space,
} from '@quayside/games/fisheries-of-gloucester/types';
import type { GameView } from './words';

export const standard: Options = { board: 'A', preservation: 'stacks', startPlayer: 'random' };

export function pile(some: Partial<ByColour> = {}): ByColour {
  return { ...noFish, ...some };
}

export function hand(some: Partial<ByShape> = {}): ByShape {
  return { ...noTiles, ...some };
}

export function laid(shape: Shape, ...spaces: Space[]): LaidTile {
  return { shape, spaces };
}

export function player(some: Partial<PlayerState> = {}): PlayerState {
  return {
    ships: ['B0', 'D0', 'F0'],
    hours: 6,
    tiles: hand({ single: 1, double: 1 }),
    lobster: true,
    fish: pile(),
    today: null,
    cards: [],
    ended: false,
    ...some,
  };
}

/** Colours in turn on the printed fish spaces, but those named. */
export function fishWithout(...gone: readonly Space[]): FishToken[] {
  return fishSpacesOfA
    .map((at, index): FishToken => ({ space: nameOf(at), colour: colours[index % colours.length] ?? 'blue' }))
    .filter(({ space }) => !gone.includes(space));
}

const table: Public = {
  phase: 'ACTION',
  active: [0],
  options: standard,
  terrain: terrainOfA,
  fish: fishWithout(),
  spent: pile(),
  laid: [],
  supply: hand({ single: 5, double: 6, straight: 6, bent: 7 }),
  players: [player(), player({ ships: ['C0', 'E0', 'G0'], hours: 7, tiles: hand({ single: 2, double: 2 }) })],
  display: ['P01', 'P05', 'P07', 'P09', 'P11', 'P13'],
  charts: ['T1'],
  first: 0,
  initiative: null,
  nextFirst: null,
  extra: false,
  bonus: null,
};

/** The view of `seat`; null: of a spectator. */
export function viewOf(change: Partial<Public> = {}, seat: number | null = 0, own: Partial<Private> = {}): GameView {
  const seen = { ...table, ...change };
  return {
    seat,
    public: seen,
    mine: seat === null ? null : { keep: null, ...own },
    counts: { stacks: seen.options.preservation === 'row' ? [9] : [3, 1, 1, 1, 1, 1], charts: 6 - seen.charts.length },
  };
}
