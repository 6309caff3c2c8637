/** The vocabulary of Fish & Ships. */
import type { GameTypes, Seat } from '../core/rules';

export const colours = ['white', 'green', 'pink', 'brown'] as const;
export type Colour = (typeof colours)[number];
/** What the front of a journey tile shows. */
export type Face = Colour | 'duck' | 'pirate';
export type ByColour = Record<Colour, number>;

export const phases = ['PASS', 'TURN', 'CHOOSE', 'OVER'] as const;
export type Phase = (typeof phases)[number];

export const moveTypes = ['passSailor', 'reveal', 'chooseShip', 'sendSailor'] as const;

export type Direction = 1 | -1;
export type TilesToSay = 1 | 2 | 3;

export type Move =
  | { type: 'passSailor'; colour: Colour }
  /** Without `slots` the lowest-numbered face-down ones are turned. */
  | { type: 'reveal'; n: TilesToSay; slots?: number[] }
  | { type: 'chooseShip'; colour: Colour }
  /** `ship` and `direction` both or neither. */
  | { type: 'sendSailor'; colour: Colour; ship?: Colour; direction?: Direction };

export type Event =
  | { type: 'chosen'; seat: Seat }
  | { type: 'exchanged' }
  /** `cube`: cubes gained, negative when paid. */
  | { type: 'said'; seat: Seat; n: TilesToSay; cube: number }
  | { type: 'revealed'; seat: Seat; tiles: { slot: number; face: Face }[] }
  /** `victims`: the seats that lost a cube; may be empty. */
  | { type: 'pirate'; seat: Seat; victims: Seat[] }
  /** Only ducks or the pirate came up. */
  | { type: 'noShip'; seat: Seat }
  | { type: 'shipMoved'; seat: Seat; ship: Colour; from: number; to: number; by: 'tile' | 'sailor' }
  /** Which sailor is nobody's business. `cube`: cubes gained. */
  | { type: 'sailorSent'; seat: Seat; cube: number }
  | { type: 'tilesReset' }
  /** A ship reached the final card. `game`: 1-based number of the game within the match. */
  | { type: 'gameEnded'; seat: Seat; ship: Colour; game: number }
  /** The next game of a longer match is dealt. */
  | { type: 'nextGame'; game: number; starter: Seat };

export type RefusalCode =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'PASS_DONE'
  | 'SAILOR_NOT_HELD'
  | 'SHIP_PENDING'
  | 'SAY_RANGE'
  | 'SAY_NO_CUBE'
  | 'TILE_POSITION'
  | 'SHIP_NOT_REVEALED'
  | 'SAILOR_PARTIAL'
  | 'SAILOR_HARBOUR'
  | 'SAILOR_FINAL';

/** What a host may choose. */
export interface Options {
  startPlayer: 'previousLast' | 'random';
  /** Fish on the sixth water card, the one no source fixes. */
  sixthCard: 0 | 1 | 2 | 3;
  /** Games in the match, points added. */
  games: 1 | 3;
  slotPicking: boolean;
  /** Set by a rematch alone: who came last in the match before; the start player is drawn among them. */
  starters?: Seat[];
  /** Set by a rematch alone, when its players want the start to go round: who begins. */
  nextStarter?: Seat;
}

/** A finished game of the match, with everything needed to check its score. */
export interface GameResult {
  fish: number[];
  ships: ByColour;
  /** Sailors left in hand, per seat. */
  hands: ByColour[];
  cubes: number[];
  /** Per seat. */
  points: number[];
}

export interface Public {
  phase: Phase;
  active: Seat[];
  options: Pick<Options, 'sixthCard' | 'games' | 'slotPicking' | 'startPlayer'>;
  /** 1-based number of the game being played. */
  game: number;
  starter: Seat;
  /** Fish by position; 0 is the harbour, 6 the final card. */
  fish: number[];
  /** Position of each ship. */
  ships: ByColour;
  /** Per seat. */
  cubes: number[];
  supply: number;
  /** Per slot 0..14; null: face-down. */
  tiles: (Face | null)[];
  /** Ship colours to choose from, in phase CHOOSE; else []. */
  revealed: Colour[];
  /** Finished games, oldest first. */
  results: GameResult[];
}

export interface Private {
  hand: ByColour;
  /** The sailor chosen in PASS, until all have chosen; it still counts as in hand. */
  passing: Colour | null;
  /** The sailor given to the left, and the one that came from the right, once they moved. */
  gave: Colour | null;
  received: Colour | null;
  /** Sailors sent away in this game. */
  sent: ByColour;
}

export interface Secret {
  /** Per slot; null where the tile is face-up. */
  faces: (Face | null)[];
  /** Sailors that nobody was dealt. */
  box: ByColour;
}

export interface FishAndShips extends GameTypes {
  phase: Phase;
  public: Public;
  private: Private;
  secret: Secret;
  move: Move;
  event: Event;
  refusal: RefusalCode;
  options: Options;
}
