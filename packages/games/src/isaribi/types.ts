/** The vocabulary of Isaribi. AP are counted in half points, money in whole Ryo, Market slots from 1. */
import type { GameTypes, Seat } from '../core/rules';
import type { RefusalCode } from './clauses';

export const kinds = ['clam', 'prawn', 'mackerel', 'bream'] as const;
export type Kind = (typeof kinds)[number];
/** Cubes by kind. */
export type ByKind = Record<Kind, number>;

/** 0 is the Harbor, 1 to 4 are the Areas on the way out. */
export const spaces = [0, 1, 2, 3, 4] as const;
export type Space = (typeof spaces)[number];
export const areaSpaces = [1, 2, 3, 4] as const;
export type AreaSpace = (typeof areaSpaces)[number];

export const techs = ['ap', 'net', 'smokehouse', 'client'] as const;
export type Tech = (typeof techs)[number];
export const abilities = ['smokehouse', 'client'] as const;
export type Ability = (typeof abilities)[number];

export const helpers = ['oldFisherman', 'driedFishShop', 'moneyChanger', 'carpenter', 'speculator'] as const;
export type Helper = (typeof helpers)[number];

export type ApLevel = 0 | 1 | 2 | 3 | 4;
export type NetLevel = 0 | 1 | 2;

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type FishCardId =
  | `C${1 | 2 | 3 | 4 | 5 | 6}`
  | `P${Digit}`
  | `M${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `S${1 | 2 | 3 | 4 | 5 | 6}`;
export type MarketCardId = `K0${Digit}` | `K${1 | 2}${0 | Digit}` | `K3${0 | 1 | 2}`;

export const phases = [
  'SPECULATOR',
  'PLACEMENT',
  'OLD_FISHERMAN',
  'MAIN',
  'HELPER',
  'CARPENTER',
  'STORAGE',
  'OVER',
] as const;
export type Phase = (typeof phases)[number];

export const moveTypes = [
  'peek',
  'donePeeking',
  'place',
  'oldFisherman',
  'moveBoat',
  'fishHand',
  'fishNet',
  'sell',
  'gainTech',
  'flipMarket',
  'endTurn',
  'pass',
  'chooseHelper',
  'carpenter',
  'keep',
] as const;

export const saleKinds = ['gross', 'retail'] as const;
export type SaleKind = (typeof saleKinds)[number];
/** The number of a Market slot, or the seller's own Client. */
export type Buyer = number | 'client';
/** What goes to one buyer: one or two cubes. */
export interface Lot {
  buyer: Buyer;
  cubes: Kind[];
}

export type Move =
  | { type: 'peek'; slot: number }
  | { type: 'donePeeking' }
  | { type: 'place'; space: 0 | 1 }
  /** `count`: 0 to 3 cubes out of the supply. */
  | { type: 'oldFisherman'; space: AreaSpace; count: number }
  | { type: 'moveBoat'; to: Space }
  | { type: 'fishHand' }
  | { type: 'fishNet'; count: number }
  | { type: 'sell'; sale: SaleKind; lots: Lot[] }
  | { type: 'gainTech'; tech: Tech }
  | { type: 'flipMarket' }
  | { type: 'endTurn' }
  | { type: 'pass' }
  | { type: 'chooseHelper'; helper: Helper }
  /** null: no technology. */
  | { type: 'carpenter'; tech: Tech | null }
  /** Exactly as many cubes as the boat can store. */
  | { type: 'keep'; cubes: ByKind };

/** A lot as it was paid: `ryo` is `price` times its cubes. */
export interface SoldLot extends Lot {
  price: number;
  ryo: number;
}

export type Event =
  /** `slots`: how many Market cards are dealt face-down. */
  | { type: 'roundStarted'; round: number; startSeat: Seat; slots: number }
  /** `by`: dealt face-up, the start player's free flip, or the action that costs 1 AP. `seat`: null when dealt. */
  | { type: 'flipped'; slot: number; card: MarketCardId; by: 'deal' | 'start' | 'action'; seat: Seat | null }
  /** Fish cards laid into one Area, in order, with the cubes put on each. */
  | { type: 'stocked'; space: AreaSpace; cards: { card: FishCardId; cubes: number }[] }
  /** What was seen is nobody else's business. */
  | { type: 'peeked'; seat: Seat; slot: number }
  | { type: 'peekingDone'; seat: Seat }
  | { type: 'placed'; seat: Seat; space: 0 | 1 }
  | { type: 'cubesAdded'; seat: Seat; space: AreaSpace; kind: Kind; count: number }
  /** Collaborators go back on display, before the first turn of a round. */
  | { type: 'helpersReturned'; helpers: Helper[] }
  /** `alone`: 1 or 2 counts the turns of the last active player, else 0. */
  | { type: 'turnStarted'; seat: Seat; apHalf: number; alone: number }
  | { type: 'boatMoved'; seat: Seat; from: Space; to: Space }
  | { type: 'caught'; seat: Seat; space: AreaSpace; kind: Kind; count: number; by: 'hand' | 'net' }
  | { type: 'sold'; seat: Seat; sale: SaleKind; lots: SoldLot[]; ryo: number }
  /** `level`: the new level on a track, null for an ability. `cost` in Ryo, as paid. */
  | { type: 'techGained'; seat: Seat; tech: Tech; level: number | null; cost: number; by: 'action' | 'carpenter' }
  /** `apHalf`: what was left and is lost. */
  | { type: 'turnEnded'; seat: Seat; apHalf: number }
  /** `first`: of this round. `by`: the player, or the rule about the last player's two turns. */
  | { type: 'passed'; seat: Seat; first: boolean; by: 'player' | 'limit' }
  /** `by`: the player, or the rules because it was the last one on display. */
  | { type: 'helperTaken'; seat: Seat; helper: Helper; by: 'player' | 'last' }
  /** Money that a Collaborator pays at once. */
  | { type: 'helperPaid'; seat: Seat; helper: Helper; ryo: number }
  | { type: 'carpenterDeclined'; seat: Seat }
  /** More than the boat can store: what stays, what goes back to the supply, the Ryo paid. */
  | { type: 'spoiled'; seat: Seat; kept: ByKind; discarded: ByKind; paid: number }
  /** `nextStart`: null after the last round. */
  | { type: 'roundEnded'; round: number; nextStart: Seat | null }
  /** Cubes back into the supply; `unseen`: Market cards that leave face-down. Not told after the last round. */
  | { type: 'cleared'; cubes: ByKind; unseen: number }
  | { type: 'matchEnded' };

/** What a host may choose. */
export interface Options {
  rounds: 4 | 5;
  /** Later seats of round 1 start with a little more money. */
  startCompensation: boolean;
  /** Passing only at the start of a turn. */
  strictPass: boolean;
  carpenterInHarbor: boolean;
  /** All Market cards lie face-up. */
  openMarket: boolean;
  /** The penalty is paid for every discarded cube. */
  harshSpoilage: boolean;
  /** Cards that left the match face-up are not listed. */
  hideRemoved: boolean;
  /** Set by a rematch alone, when its players want the start to go round: who begins round 1. */
  nextStarter?: Seat;
}

/** Money gained (positive) and paid (negative) in one round, in Ryo. */
export interface Book {
  sales: number;
  helper: number;
  technology: number;
  spoilage: number;
}

export interface PlayerState {
  /** Ryo, never below 0. */
  money: number;
  startMoney: number;
  /** One per round begun; `startMoney` and all of them add up to `money`. */
  books: Book[];
  apLevel: ApLevel;
  netLevel: NetLevel;
  smokehouse: boolean;
  client: boolean;
  /** The Client has bought in this round. */
  clientUsed: boolean;
  /** On the boat. */
  cubes: ByKind;
  space: Space;
  /** Out of this round. */
  passed: boolean;
  /** Held from passing until before the first turn of the next round. */
  helper: Helper | null;
  /** Turns begun in this round, the running one included. */
  turns: number;
  /** Own turns in a row, in this round, without a catch, a sale, a technology or a flip by action. */
  idleTurns: number;
}

export interface MarketSlot {
  /** null: face-down. */
  card: MarketCardId | null;
  /** Cubes lying on the card. */
  sold: ByKind;
  /** Who looked at it as Speculator while it was face-down. */
  peekedBy: Seat | null;
}

export interface Area {
  /** One or two. */
  cards: FishCardId[];
  /** All of the Area's one kind. */
  cubes: number;
}

/** The turn being taken by the active seat. */
export interface TurnState {
  /** Left to spend, in half points. */
  apHalf: number;
  fished: boolean;
  sold: boolean;
  gainedTech: boolean;
  /** Any action at all. */
  acted: boolean;
  /** A catch, a sale, a technology or a flip by action. */
  progressed: boolean;
}

export interface Removed {
  fish: FishCardId[];
  market: MarketCardId[];
}

export interface Public {
  phase: Phase;
  active: Seat[];
  options: Options;
  /** 1-based. */
  round: number;
  startSeat: Seat;
  /** First to pass in this round. */
  firstPasser: Seat | null;
  /** Turns begun by the last active player since all others have passed: 0 to 2. */
  aloneTurns: number;
  players: PlayerState[];
  /** Space 1 first. */
  areas: Area[];
  /** Slot 1 first. */
  market: MarketSlot[];
  supply: ByKind;
  /** null outside phase MAIN. */
  turn: TurnState | null;
  /** Cards that left the match face-up, oldest first; null when the option hides them. */
  removed: Removed | null;
}

export interface Private {
  /** Faces seen as Speculator in this round, of cards that are still face-down, in the order they were looked at. */
  peeked: { slot: number; card: MarketCardId }[];
}

export interface Secret {
  /** Next card last. */
  fishDecks: Record<Kind, FishCardId[]>;
  /** Next card last. */
  marketDeck: MarketCardId[];
  /** Slot 1 first; null where the card is face-up or somebody has seen it. */
  faces: (MarketCardId | null)[];
  /** Cards that left unseen, and all that left when the option hides them. */
  removed: Removed;
}

export interface Isaribi extends GameTypes {
  phase: Phase;
  public: Public;
  private: Private;
  secret: Secret;
  move: Move;
  event: Event;
  refusal: RefusalCode;
  options: Options;
}
