/**
 * Components of Fisheries of Gloucester: what lies in the box, and where each number comes from. "Rulebook" is the printed
 * rules; "ours" is our own design, because no public source gives it. docs/rules/fisheries-of-gloucester.md tells the reasons.
 */
import type {
  ByColour,
  ByShape,
  CardId,
  ChartCardId,
  Colour,
  Feature,
  Shape,
  Space,
  StackName,
  Terrain,
} from './types';

/** Rulebook */
export const daysInAll = 6;
/** Rulebook: hours of the player who goes first, and of the other one. */
export const hoursByOrder = { first: 6, second: 7 } as const;
/** Rulebook */
export const hoursAtMost = 12;
/** Rulebook */
export const shipsEach = 3;
/** Rulebook: hours for a plain space, rough water, a space with a ship, a fish. */
export const cost = { plain: 1, rough: 2, occupied: 2, fish: 1 } as const;
/** Rulebook: columns from the rearmost ship. */
export const fleetColumns = 3;
/** Rulebook */
export const rowLength = 5;

/** Rulebook: 24 fish, 6 of each colour; one lies on each fish space. */
export const fishPerColour = 6;
export const fishInAll = 24;

/**
 * Ours: everything but the number of starting spaces and fish spaces, which the rulebook fixes. S shore, 1 and 2 starting
 * spaces, F calm water with a fish, R rough water, I an island with its helms.
 */
const sideA = [
  'S  S  S  .  F  .  .  F  .  .  F',
  '1  .  .  F  .  .  F  .  I3 F  R',
  '2  .  R  F  .  F  .  R  .  F  I6',
  '1  .  .  .  F  I1 .  F  .  F  .',
  '2  .  .  .  F  I1 .  F  .  F  .',
  '1  .  R  F  .  F  .  R  .  F  I6',
  '2  .  .  F  .  .  F  .  I3 F  R',
  'S  S  S  .  F  .  .  F  .  .  F',
].flatMap((row) => row.split(/ +/)) as (Terrain | 'F')[];

/** In reading order. */
export const terrainOfA: readonly Terrain[] = sideA.map((letter) => (letter === 'F' ? '.' : letter));
/** Numbers of the fish spaces, ascending. */
export const fishSpacesOfA: readonly number[] = sideA.flatMap((letter, at) => (letter === 'F' ? [at] : []));

/** Ours: side B before islands and rough water are put on it. */
export const terrainOfB: readonly Terrain[] = ['S', '1', '2', '1', '2', '1', '2', 'S'].flatMap((shore): Terrain[] => [
  shore as Terrain,
  ...Array<Terrain>(10).fill('.'),
]);

/** Rulebook: ships of the start player lie on the 1 spaces, of the other player on the 2 spaces. Ours: where these are. */
export const startSpaces = {
  first: ['B0', 'D0', 'F0'],
  second: ['C0', 'E0', 'G0'],
} as const satisfies Record<'first' | 'second', readonly Space[]>;

/** Rulebook: 6 island and 6 rough water tiles. Ours: placed as mirrored pairs, with these helms. */
export const pairsOfFeature = { I1: 1, I3: 1, I6: 1, R: 3 } as const satisfies Record<Feature, number>;
export const helmsOf = { I1: 1, I3: 3, I6: 6 } as const;
/** Ours: columns in which an island may be dealt. */
export const islandBands = [
  { feature: 'I1', columns: [4, 5, 6] },
  { feature: 'I3', columns: [7, 8] },
  { feature: 'I6', columns: [9, 10] },
] as const;
/** Rulebook: advises to keep the first two columns clear. */
export const clearColumns = 2;
/** Ours: features in the half of a column at most; fish pairs beyond one for each column. */
export const featuresPerColumn = 2;
export const secondPassPairs = 4;

/** Squares of a tile as [row, column] from its upper left corner, one list for each way to turn it. */
type Outline = readonly (readonly [number, number])[];

export interface TileShape {
  readonly count: number;
  readonly outlines: readonly Outline[];
}

/** Rulebook: 32 tiles, of one, two and three squares. Ours: two kinds of three squares, and how many of each. */
export const tileShapes = {
  single: { count: 10, outlines: [[[0, 0]]] },
  double: {
    count: 9,
    outlines: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
  },
  straight: {
    count: 6,
    outlines: [
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
  },
  bent: {
    count: 7,
    outlines: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    ],
  },
} as const satisfies Record<Shape, TileShape>;

/** Rulebook: 6 cards, one a day, both players take what it shows. Ours: every pair of shapes once. */
export const chartCards = {
  T1: ['single', 'double'],
  T2: ['single', 'straight'],
  T3: ['single', 'bent'],
  T4: ['double', 'straight'],
  T5: ['double', 'bent'],
  T6: ['straight', 'bent'],
} as const satisfies Record<ChartCardId, readonly Shape[]>;
export const chartCardIds = Object.keys(chartCards) as ChartCardId[];

/** Rulebook: tiles of both players at the start, and the other player's one more. */
export const tilesAtStart: readonly Shape[] = ['single', 'double'];
export const extraTile: Shape = 'single';

/** `n` fish of one colour, of as many colours, or of this colour. */
export interface Requirement {
  readonly kind: 'same' | 'different' | Colour;
  readonly n: number;
}

export interface PreservationCard {
  readonly stack: StackName;
  readonly requires: Requirement;
  readonly hours: number;
  /** Steps of one ship. */
  readonly steps: number;
  readonly tile: Shape | null;
  readonly points: number;
}

interface Bonus {
  readonly hours?: number;
  readonly steps?: number;
  readonly tile?: Shape;
}

function card(stack: StackName, kind: Requirement['kind'], n: number, points: number, bonus: Bonus): PreservationCard {
  return { stack, requires: { kind, n }, points, hours: 0, steps: 0, tile: null, ...bonus };
}

/**
 * Rulebook: 14 cards in 6 stacks, the icons of the stacks one, two =, three = and four different, and P09 in full. Ours: the
 * two other stacks, and all other bonuses and points.
 */
export const cards = {
  P01: card('one', 'blue', 1, 1, { hours: 1 }),
  P02: card('one', 'silver', 1, 1, { steps: 1 }),
  P03: card('one', 'black', 1, 1, { steps: 1, tile: 'single' }),
  P04: card('one', 'red', 1, 1, { hours: 2 }),
  P05: card('two-same', 'same', 2, 2, { steps: 2 }),
  P06: card('two-same', 'same', 2, 3, { hours: 1 }),
  P07: card('two-different', 'different', 2, 2, { steps: 1, tile: 'double' }),
  P08: card('two-different', 'different', 2, 2, { hours: 2 }),
  P09: card('three-same', 'same', 3, 4, { steps: 1 }),
  P10: card('three-same', 'same', 3, 5, { hours: 2 }),
  P11: card('three-different', 'different', 3, 3, { steps: 2 }),
  P12: card('three-different', 'different', 3, 3, { steps: 1, tile: 'bent' }),
  P13: card('four-different', 'different', 4, 6, { hours: 3 }),
  P14: card('four-different', 'different', 4, 7, { steps: 3 }),
} as const satisfies Record<CardId, PreservationCard>;
export const cardIds = Object.keys(cards) as CardId[];

export const noFish: Readonly<ByColour> = { blue: 0, silver: 0, black: 0, red: 0 };
export const noTiles: Readonly<ByShape> = { single: 0, double: 0, straight: 0, bent: 0 };
