/** The vocabulary of Swordfish. Money and score are the same whole victory points (VP); rounds are counted from 1. */
import type { GameTypes, Seat } from '../core/rules';
import type { RefusalCode } from './clauses';
import type {
  AnchorId,
  BaitPack,
  BoatClass,
  BuoyId,
  ByKind,
  CaptainNumber,
  Color,
  FuelPack,
  Kind,
  NodeId,
  PortId,
  Supply,
  TileId,
} from './ids';

export * from './ids';

/** Weather and the end of a round ask nobody, so they are no phases here: see the events. */
export const phases = ['PURCHASE', 'MOVEMENT', 'FISHING', 'SELLING', 'OVER'] as const;
export type Phase = (typeof phases)[number];

/** What is still open in a purchase turn: everything, boats and supplies, supplies alone. */
export const stages = ['hire', 'rent', 'provision'] as const;
export type Stage = (typeof stages)[number];

export const moveTypes = [
  'hire',
  'claimInsurance',
  'rent',
  'manSalvaged',
  'buyFuel',
  'buyBait',
  'endPurchase',
  'moveBoat',
  'salvage',
  'abandon',
  'endMovement',
  'fishBait',
  'fishSword',
  'keep',
  'throwBack',
  'endFishing',
  'sell',
  'discard',
  'endContract',
  'relocate',
  'endSelling',
] as const;

export type Move =
  | { type: 'hire'; port: PortId }
  | { type: 'claimInsurance'; port: PortId }
  | { type: 'rent'; port: PortId; boatClass: BoatClass; captain: CaptainNumber }
  | { type: 'manSalvaged'; boat: TileId; captain: CaptainNumber }
  | { type: 'buyFuel'; captain: CaptainNumber; pack: FuelPack }
  | { type: 'buyBait'; captain: CaptainNumber; pack: BaitPack }
  | { type: 'endPurchase' }
  /** `path`: the places entered, one after another. One way to each place is listed; others count as it. */
  | { type: 'moveBoat'; captain: CaptainNumber; path: NodeId[] }
  | { type: 'salvage'; wreck: TileId; captain: CaptainNumber }
  | { type: 'abandon'; wreck: TileId }
  | { type: 'endMovement' }
  | { type: 'fishBait'; captain: CaptainNumber }
  | { type: 'fishSword'; captain: CaptainNumber }
  | { type: 'keep' }
  | { type: 'throwBack' }
  | { type: 'endFishing' }
  | { type: 'sell'; captain: CaptainNumber; kind: Kind }
  | { type: 'discard'; captain: CaptainNumber; kind: Kind }
  | { type: 'endContract'; captain: CaptainNumber }
  | { type: 'relocate'; captain: CaptainNumber; port: PortId }
  | { type: 'endSelling' };

/** What a captain lost with a boat had. */
export interface Loss {
  fuel: number;
  bait: number;
  tokens: number;
  hold: Kind[];
}

export type Event =
  /** Not told of the first round: the match begins with it. */
  | { type: 'roundStarted'; round: number }
  /** `closing`: after the last round. */
  | { type: 'phaseStarted'; phase: Phase; round: number; closing: boolean }
  | { type: 'turnStarted'; seat: Seat; phase: Phase }
  /** There was nothing to decide. */
  | { type: 'turnSkipped'; seat: Seat; phase: Phase }
  | { type: 'turnEnded'; seat: Seat; phase: Phase }
  /** `vp` of this and the next events: what was paid. */
  | { type: 'hired'; seat: Seat; captain: CaptainNumber; port: PortId; vp: number }
  /** `moored`: `boat` was the player's before; else it came with the package. */
  | { type: 'insured'; seat: Seat; captain: CaptainNumber; port: PortId; boat: TileId; moored: boolean }
  | { type: 'rented'; seat: Seat; captain: CaptainNumber; port: PortId; boat: TileId; vp: number }
  | { type: 'manned'; seat: Seat; captain: CaptainNumber; port: PortId; boat: TileId; vp: number }
  | {
      type: 'supplied';
      seat: Seat;
      captain: CaptainNumber;
      port: PortId;
      supply: Supply;
      amount: number;
      vp: number;
    }
  /** `tow`: comes along. `fuel`: burnt. */
  | {
      type: 'moved';
      seat: Seat;
      captain: CaptainNumber;
      boat: TileId;
      from: NodeId;
      path: NodeId[];
      fuel: number;
      tow: TileId | null;
    }
  | { type: 'salvaged'; seat: Seat; captain: CaptainNumber; wreck: TileId; node: AnchorId }
  | { type: 'abandoned'; seat: Seat; wreck: TileId; node: AnchorId }
  /** A tow has come to port; `vp`: paid for the repair, 0 when it is still to be paid. */
  | { type: 'moored'; seat: Seat; boat: TileId; port: PortId; vp: number }
  /** `variation`: as on the card (or lowered by the option); `force`: after it, within the scale. */
  | { type: 'weather'; round: number; variation: number; force: number }
  /** `to`: where it drifts now; null: it sank. `tow`: what sank with it. `force`: at its place. */
  | {
      type: 'adrift';
      seat: Seat;
      captain: CaptainNumber;
      boat: TileId;
      from: NodeId;
      to: AnchorId | null;
      tow: TileId | null;
      force: number;
      lost: Loss;
    }
  | { type: 'insuranceDue'; seat: Seat }
  /** The player could start without it, or did not use it. */
  | { type: 'insuranceLapsed'; seat: Seat }
  /** `left`: tokens that can still be won. */
  | { type: 'tokenWon'; seat: Seat; captain: CaptainNumber; left: number }
  /** `gained`: less than `roll` at the top of the chart. */
  | { type: 'baitCaught'; seat: Seat; captain: CaptainNumber; node: BuoyId; roll: number; gained: number }
  /** `forced`: goes back without a decision, since a mako is aboard. */
  | { type: 'tileDrawn'; seat: Seat; captain: CaptainNumber; node: BuoyId; color: Color; kind: Kind; forced: boolean }
  | { type: 'kept'; seat: Seat; captain: CaptainNumber; kind: Kind }
  | { type: 'thrownBack'; seat: Seat; captain: CaptainNumber; color: Color; kind: Kind; forced: boolean }
  /** `vp`: gained, less than `price` at the end of the score track. */
  | { type: 'sold'; seat: Seat; captain: CaptainNumber; port: PortId; kind: Kind; price: number; vp: number }
  | { type: 'discarded'; seat: Seat; captain: CaptainNumber; port: PortId; kind: Kind }
  | { type: 'contractEnded'; seat: Seat; captain: CaptainNumber; boat: TileId; port: PortId }
  | { type: 'relocated'; seat: Seat; captain: CaptainNumber; from: PortId; to: PortId; fuel: number }
  /** `order`: of the next round or of the closing phases; `cleared`: fish sold in this round, by port. */
  | { type: 'roundEnded'; round: number; order: Seat[]; cleared: Record<PortId, Kind[]> }
  | { type: 'matchEnded' };

/** What a host may choose. */
export interface Options {
  rounds: 15 | 12 | 10 | 8;
  firstPlayer: 'random' | 'seatOne';
  /** Fifth and sixth in the first turn order begin with a little more. */
  balancedStart: boolean;
  /** A captain who holds a Flemish Cap token earns no second one. */
  tokenOncePerCaptain: boolean;
  /** Rising winds rise less. */
  gentleWeather: boolean;
}

export const columns = ['hire', 'rent', 'fuel', 'bait', 'repair', 'sales'] as const;
/** What VP were paid (negative) or received for. */
export type Column = (typeof columns)[number];

export interface Boat {
  tile: TileId;
  node: NodeId;
  /** In the order they came aboard. */
  hold: Kind[];
  tow: TileId | null;
}

/** In service: in a port, or on a boat. Exactly one of `port` and `boat` is null. */
export interface Captain {
  fuel: number;
  bait: number;
  /** Flemish Cap tokens. */
  tokens: number;
  port: PortId | null;
  boat: Boat | null;
}

/** A boat towed home that nobody has manned yet. */
export interface Moored {
  tile: TileId;
  port: PortId;
  repaired: boolean;
}

export interface PlayerState {
  /** 0 to 300. */
  vp: number;
  startVp: number;
  /** One number for each round begun, the closing phases counting as one more; with `startVp` they add up to `vp`. */
  books: Record<Column, number[]>;
  /** Captain 1 first; null: in reserve. */
  captains: (Captain | null)[];
  moored: Moored[];
  /** A storm took the last boat in this round; the claim is to be made in the next purchase turn. */
  insuranceDue: boolean;
}

/** A boat adrift: nobody's. */
export interface Wreck {
  tile: TileId;
  node: AnchorId;
}

export interface PurchaseTurn {
  stage: Stage;
}

export interface MovementTurn {
  moved: CaptainNumber[];
}

export const attemptKinds = ['bait', 'sword'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

export interface FishingTurn {
  /** Whose boat is fishing; null before the first attempt of the turn. */
  captain: CaptainNumber | null;
  /** Of that boat, in order. */
  attempts: AttemptKind[];
  /** A mako has scared the swords away from that boat. */
  scared: boolean;
  /** A tile to be kept or thrown back. */
  tile: { kind: Kind; color: Color } | null;
  /** Captains whose boats have finished, because another began after them. */
  done: CaptainNumber[];
}

export interface Public {
  phase: Phase;
  active: Seat[];
  options: Options;
  round: number;
  /** The movement and selling after the last round. */
  closing: boolean;
  /** Turn order of this round. */
  order: Seat[];
  /** Every seat, the one whose score token has not moved for longest first: of level tokens it lies lowest. */
  stack: Seat[];
  players: PlayerState[];
  /** Tiles to be rented; the first of a class goes first. */
  boats: Record<BoatClass, TileId[]>;
  wrecks: Wreck[];
  /** Tiles out of the match. */
  sunk: TileId[];
  bags: Record<Color, ByKind>;
  /** Fish sold in this round, on the demand spaces. */
  market: Record<PortId, Kind[]>;
  /** Fish out of the match. */
  gone: ByKind;
  /** At the Flemish Cap, now. */
  force: number;
  /** April, then after the card of each round. The last one is `force`. */
  forces: number[];
  /** Flemish Cap tokens that can still be won. */
  tokensLeft: number;
  /** Of the active seat; null in other phases. */
  purchase: PurchaseTurn | null;
  movement: MovementTurn | null;
  fishing: FishingTurn | null;
}

/** Nothing in this game is known to one seat alone. */
export type Private = Record<string, never>;
/** Tiles, die and weather cards are drawn when they are needed: until then there is nothing that anybody could know. */
export type Secret = Record<string, never>;

export interface Swordfish extends GameTypes {
  phase: Phase;
  public: Public;
  private: Private;
  secret: Secret;
  move: Move;
  event: Event;
  refusal: RefusalCode;
  options: Options;
}
