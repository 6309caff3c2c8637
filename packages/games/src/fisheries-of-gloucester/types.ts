/** The vocabulary of Fisheries of Gloucester. Hours, steps and points are whole numbers, ships count from 1. */
import type { GameTypes, Seat } from '../core/rules';
import type { RefusalCode } from './clauses';

/** Top to bottom. */
export const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Row = (typeof rows)[number];
/** 0 is the shore, 10 the open sea. */
export const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Column = (typeof columns)[number];
export type Space = `${Row}${Column}`;

/** Shore, starting spaces of the first and the other player, calm water, rough water, islands with 1, 3 and 6 helms. */
export const terrains = ['S', '1', '2', '.', 'R', 'I1', 'I3', 'I6'] as const;
export type Terrain = (typeof terrains)[number];

export const colours = ['blue', 'silver', 'black', 'red'] as const;
export type Colour = (typeof colours)[number];
/** Fish by colour. */
export type ByColour = Record<Colour, number>;

export const shapes = ['single', 'double', 'straight', 'bent'] as const;
export type Shape = (typeof shapes)[number];
/** Ocean tiles by shape. */
export type ByShape = Record<Shape, number>;

export const shipNumbers = [1, 2, 3] as const;
export type ShipNumber = (typeof shipNumbers)[number];

export const stackNames = [
  'one',
  'two-same',
  'two-different',
  'three-same',
  'three-different',
  'four-different',
] as const;
export type StackName = (typeof stackNames)[number];

/** Not named C1 to C6, as spaces are. */
export type ChartCardId = `T${1 | 2 | 3 | 4 | 5 | 6}`;
export type CardId = `P0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `P1${0 | 1 | 2 | 3 | 4}`;

/** What players place on side B: a pair of islands of each kind, three pairs of rough water. */
export const features = ['I1', 'I3', 'I6', 'R'] as const;
export type Feature = (typeof features)[number];

/** One's own place in tomorrow's order. */
export const orders = ['first', 'second'] as const;
export type Order = (typeof orders)[number];

export const phases = ['PLACEMENT', 'START', 'ACTION', 'BONUS', 'LOBSTER', 'KEEP', 'OVER'] as const;
export type Phase = (typeof phases)[number];

export const moveTypes = [
  'placeFeature',
  'chooseStart',
  'chart',
  'sail',
  'fish',
  'preserve',
  'bonusSail',
  'bonusChart',
  'bonusDone',
  'useLobster',
  'finishTurn',
  'endDay',
  'keepTile',
] as const;

export type Move =
  /** `space` is in rows A to D; the mirror space follows. */
  | { type: 'placeFeature'; feature: Feature; space: Space }
  /** Who goes first on day 1. */
  | { type: 'chooseStart'; first: Seat }
  /** `spaces` in any order; listed in reading order. */
  | { type: 'chart'; shape: Shape; spaces: readonly Space[] }
  | { type: 'sail'; ship: ShipNumber; to: Space }
  /** `spaces` in any order; listed in reading order. */
  | { type: 'fish'; spaces: readonly Space[] }
  /** All four colours are named, with 0 for those that are not paid. */
  | { type: 'preserve'; card: CardId; discard: ByColour }
  | { type: 'bonusSail'; ship: ShipNumber; to: Space }
  | { type: 'bonusChart'; spaces: readonly Space[] }
  | { type: 'bonusDone' }
  | { type: 'useLobster' }
  | { type: 'finishTurn' }
  /** `next`: from the first to end one of days 1 to 5, and from nobody else. */
  | { type: 'endDay'; next?: Order }
  | { type: 'keepTile'; shape: Shape };

export interface FishToken {
  space: Space;
  colour: Colour;
}

export interface LaidTile {
  shape: Shape;
  /** In reading order. */
  spaces: Space[];
}

export type By = 'action' | 'bonus';

export type Event =
  | { type: 'featurePlaced'; seat: Seat; feature: Feature; space: Space; mirror: Space }
  /** After the last feature: in reading order. */
  | { type: 'fishLaidOut'; fish: FishToken[] }
  /** `ships` per seat. The other seat takes one more single. */
  | { type: 'startChosen'; seat: Seat; first: Seat; ships: Space[][] }
  | { type: 'dayStarted'; day: number; first: Seat; card: ChartCardId }
  /** What a seat took for the day's chart card. */
  | { type: 'tilesDealt'; seat: Seat; tiles: Shape[] }
  /** `added` is what fits on the track; `card`: the preservation card that paid it, null at the start of a day. */
  | { type: 'hoursAdded'; seat: Seat; added: number; hours: number; card: CardId | null }
  /** `alone`: the other seat has ended its day. */
  | { type: 'turnStarted'; seat: Seat; alone: boolean }
  | { type: 'charted'; seat: Seat; shape: Shape; spaces: Space[]; by: By }
  /** `route` begins with the space left and ends with the one reached. `cost`: hours, or steps of the card. */
  | { type: 'sailed'; seat: Seat; ship: ShipNumber; route: Space[]; cost: number; by: By }
  /** Right after `sailed`. */
  | { type: 'docked'; seat: Seat; ship: ShipNumber; space: Space; helms: number }
  /** One hour each. */
  | { type: 'caught'; seat: Seat; fish: FishToken[] }
  /** `place`: on display. `revealed`: what lies there now, null for nothing. */
  | {
      type: 'preserved';
      seat: Seat;
      card: CardId;
      paid: ByColour;
      points: number;
      place: number;
      revealed: CardId | null;
    }
  /** `steps`: 0 without a ship part. `tile`: null without a tile part. */
  | { type: 'bonusOpened'; seat: Seat; card: CardId; steps: number; tile: Shape | null }
  /** Parts left unused: given up by the player, or impossible. Not told when all parts are used. */
  | { type: 'bonusLost'; seat: Seat; card: CardId; parts: BonusPart[]; by: 'player' | 'rules' }
  | { type: 'lobsterUsed'; seat: Seat }
  /** `next`: null from the second to end, and on day 6. */
  | { type: 'dayLeft'; seat: Seat; first: boolean; next: Order | null }
  /** Which tile is nobody else's business yet. */
  | { type: 'keepChosen'; seat: Seat }
  | { type: 'tilesReturned'; seat: Seat; kept: Shape | null; returned: Shape[] }
  | { type: 'matchEnded' };

export type BonusPart = 'sail' | 'chart';

/** What a host may choose. */
export interface Options {
  board: 'A' | 'B-random' | 'B-placed';
  preservation: 'stacks' | 'row';
  /** `seat0`, `seat1`: the host says so. `chooser`: a random player says it once the fish lie there. */
  startPlayer: 'random' | 'seat0' | 'seat1' | 'chooser';
}

export interface PlayerState {
  /** Ship 1 first; [] until it is known who starts. */
  ships: Space[];
  /** 0 to 12. */
  hours: number;
  tiles: ByShape;
  lobster: boolean;
  /** Held on the player board. */
  fish: ByColour;
  /** Preserved today; null: not yet. */
  today: CardId | null;
  /** Preserved on earlier days, oldest first. */
  cards: CardId[];
  /** Has ended the day. */
  ended: boolean;
}

/** The bonus being used by the active seat. */
export interface BonusState {
  card: CardId;
  /** Still to be used or given up, possible or not. */
  parts: BonusPart[];
}

export interface Public {
  phase: Phase;
  active: Seat[];
  options: Options;
  /** All 88 spaces in reading order: A0, A1, ... H10. */
  terrain: readonly Terrain[];
  /** Fish in the sea, in reading order. */
  fish: readonly FishToken[];
  /** Fish that have left the match. */
  spent: ByColour;
  /** Ocean tiles on the board, oldest first. */
  laid: readonly LaidTile[];
  supply: ByShape;
  players: PlayerState[];
  /** Preservation cards to be had: top of each stack in the order of `stackNames`, or the row. null: nothing left here. */
  display: (CardId | null)[];
  /** Chart cards turned up so far; the last one is today's. Their number is the day. */
  charts: ChartCardId[];
  /** Goes first today; null until it is known. */
  first: Seat | null;
  /** Was first to end this day. */
  initiative: Seat | null;
  /** Goes first tomorrow, as declared today. */
  nextFirst: Seat | null;
  /** The action to be taken is the one that a lobster paid for. */
  extra: boolean;
  /** null outside phase BONUS. */
  bonus: BonusState | null;
}

export interface Private {
  /** Chosen in phase KEEP while the other seat has not. */
  keep: Shape | null;
}

export interface Secret {
  /** Cards below the top of each stack, or the one pile beside the row. Next card last. */
  stacks: CardId[][];
  /** Next card last. */
  charts: ChartCardId[];
}

export interface FisheriesOfGloucester extends GameTypes {
  phase: Phase;
  public: Public;
  private: Private;
  secret: Secret;
  move: Move;
  event: Event;
  refusal: RefusalCode;
  options: Options;
}
