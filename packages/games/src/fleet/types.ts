/** The vocabulary of Fleet. Equal cards have no names of their own: hands, payments and licences go by kind. */
import type { GameTypes, Seat } from '../core/rules';
import type { RefusalCode } from './clauses';
import type { Options } from './options';
import type { BoatCard, BoatType, ByCard, Card, Dock, Licence, StandardType, Trophy } from './pieces';

export * from './pieces';

export const phases = ['KEEP', 'OPEN', 'RAISE', 'PAY', 'LAUNCH_HIRE', 'SALMON', 'PROCESSING', 'DRAW', 'OVER'] as const;
export type Phase = (typeof phases)[number];

/** A boat, Artisan or House Boat in play; no two in a match have the same. */
export type BoatId = number;

export const moveTypes = [
  'keep',
  'open',
  'dropOut',
  'raise',
  'passBid',
  'pay',
  'launch',
  'buyHouseBoat',
  'buyArtisan',
  'endLaunch',
  'hire',
  'buyFirstMate',
  'endHire',
  'tuck',
  'process',
  'trade',
  'noTrade',
  'discard',
] as const;

/** Cards in any order; House Boats are as good as each other, so their number is enough. */
export interface Payment {
  cards: Card[];
  crates: number;
  houseBoats: number;
}

/** `own`: on the boat or Artisan itself; `tucked`: on the card under a boat. */
export const holds = ['own', 'tucked'] as const;
export type Hold = (typeof holds)[number];
/** One crate that lies on a craft. */
export interface CrateOn {
  boat: BoatId;
  hold: Hold;
}
/** Where the crate of a First Mate comes from. */
export type CrateFrom = 'processed' | CrateOn;

export interface Tuck {
  card: BoatCard;
  boat: BoatId;
}

export type Move =
  /** Exactly seven cards; the others are discarded. */
  | { type: 'keep'; cards: Card[] }
  | { type: 'open'; licence: Licence; bid: number }
  | { type: 'dropOut' }
  | { type: 'raise'; bid: number }
  | { type: 'passBid' }
  | { type: 'pay'; payment: Payment }
  /** `as`: what a Charter Boat acts as; null for all others. */
  | { type: 'launch'; card: BoatCard; as: BoatType | null; payment: Payment }
  | { type: 'buyHouseBoat'; payment: Payment }
  | { type: 'buyArtisan'; payment: Payment }
  | { type: 'endLaunch' }
  | { type: 'hire'; card: BoatCard; boat: BoatId }
  | { type: 'buyFirstMate'; boat: BoatId; card: BoatCard; crateFrom: CrateFrom }
  | { type: 'endHire' }
  /** Of the cards just drawn; those not listed stay in hand. */
  | { type: 'tuck'; tucks: Tuck[] }
  /** One crate of each craft at most; may be empty. */
  | { type: 'process'; crates: CrateOn[] }
  | { type: 'trade' }
  | { type: 'noTrade' }
  | { type: 'discard'; cards: Card[] };

export type DrawReason = 'cod' | 'lobster' | 'salmon' | 'processing' | 'draw';

/** What everybody sees. Where only a number is told, the cards are their owner's secret. */
export type Event =
  | { type: 'roundStarted'; round: number; startSeat: Seat }
  /** Epic: all have chosen; so many cards were put away by each seat. */
  | { type: 'kept'; discarded: number }
  | { type: 'opened'; seat: Seat; licence: Licence; bid: number }
  | { type: 'raised'; seat: Seat; licence: Licence; bid: number }
  | { type: 'passed'; seat: Seat; licence: Licence }
  /** `goneFishin`: whether a Gone Fishin' card was taken. */
  | { type: 'droppedOut'; seat: Seat; goneFishin: boolean }
  | { type: 'bought'; seat: Seat; licence: Licence; bid: number; price: number; payment: Payment }
  /** Unsold licences that leave the match. */
  | { type: 'rowDiscarded'; licences: Licence[] }
  /** Licences turned up; `left` in the deck. */
  | { type: 'refilled'; licences: Licence[]; left: number }
  /** The row could not be filled: this round is the last. */
  | { type: 'finalRound' }
  | { type: 'launched'; seat: Seat; boat: BoatId; card: BoatCard; as: BoatType; price: number; payment: Payment }
  | { type: 'dockBought'; seat: Seat; dock: 'houseBoat' | 'artisan'; boat: BoatId; price: number; payment: Payment }
  | { type: 'launchEnded'; seat: Seat; launched: number }
  | { type: 'hired'; seat: Seat; boat: BoatId }
  | { type: 'firstMateBought'; seat: Seat; boat: BoatId; card: BoatCard; crateFrom: CrateFrom }
  | { type: 'hireEnded'; seat: Seat; hired: number }
  | { type: 'drew'; seat: Seat; by: DrawReason; count: number }
  /** The discard pile became the boat deck. */
  | { type: 'reshuffled'; cards: number }
  /** A seat has made its secret choice; what it does follows when all are in. */
  | { type: 'chosen'; seat: Seat }
  | { type: 'tucked'; seat: Seat; boats: BoatId[] }
  /** Crates by craft; `tucked`: those on tucked cards. */
  | { type: 'caught'; seat: Seat; catches: { boat: BoatId; own: number; tucked: number }[] }
  | { type: 'meeple'; seat: Seat; boatType: StandardType; boat: BoatId }
  | { type: 'trophy'; seat: Seat; trophy: Trophy }
  | { type: 'processed'; seat: Seat; crates: CrateOn[] }
  | { type: 'traded'; seat: Seat }
  | { type: 'tradeDeclined'; seat: Seat }
  /** `goneFishin`: how many of them went back to their supply. */
  | { type: 'discarded'; seat: Seat; count: number; goneFishin: number }
  | { type: 'roundEnded'; round: number; nextStart: Seat }
  /** Only through the hook of. */
  | { type: 'sunk'; seat: Seat; boat: BoatId }
  /** In seat order. Trophies of the end come before it. */
  | { type: 'matchEnded'; by: ('licences' | 'crates')[]; revealed: Revealed[] };

/** What the options come to at this table; fixed from the deal on. */
export interface Mix {
  epic: boolean;
  /** Standard types in play, in the order of `standardTypes`. */
  types: StandardType[];
  /** Sets of three Pub and of three King Crab licences. */
  sets: { pub: 1 | 2; kingCrab: 1 | 2 };
  goneFishin: boolean;
  firstMate: boolean;
  houseBoat: boolean;
  artisan: boolean;
  trophies: boolean;
  crabMeeples: boolean;
  charter: boolean;
  licenceDeck: 'normal' | 'advanced';
  launchMode: 'ordered' | 'simultaneous';
  fastPass: boolean;
  endRule: 'afterFishing' | 'fullRound';
  unsoldLicences: 'stay' | 'leave';
}

export interface Boat {
  id: BoatId;
  /** As printed: cost, VP. */
  card: BoatCard;
  /** What it acts as. */
  type: BoatType;
  /** The round in which its captain was hired; null without captain. */
  captained: number | null;
  firstMate: boolean;
  crates: number;
  /** Crates on the tucked card; null without one. */
  tucked: number | null;
  /** 0 in this edition. */
  capacityBonus: number;
}

export interface Artisan {
  id: BoatId;
  crates: number;
}

/** What a seat is still deciding in LAUNCH_HIRE or PROCESSING. */
export type Step = 'launch' | 'hire' | 'process' | 'trade';

export interface PlayerState {
  /** In this round's auction. */
  status: 'in' | 'bought' | 'out';
  /** Oldest first. */
  licences: Licence[];
  /** Oldest first. */
  boats: Boat[];
  houseBoats: BoatId[];
  artisans: Artisan[];
  /** Processed crates. */
  processed: number;
  trophies: Trophy[];
  /** Crab Meeples by the type of their boat. */
  meeples: StandardType[];
  /** Launches and captains of this round. */
  launched: number;
  hired: number;
  /** null outside those two phases, and when the seat is not deciding. */
  step: Step | null;
  /** Has traded a crate in this round. */
  traded: boolean;
}

export interface Auction {
  licence: Licence;
  bid: number;
  high: Seat;
  /** Seats that passed on this licence. */
  passed: Seat[];
}

/** Of one seat, at the end. */
export interface Revealed {
  hand: ByCard;
  faceDown: FaceDown[];
}

export interface Public {
  phase: Phase;
  active: Seat[];
  mix: Mix;
  /** 1-based. */
  round: number;
  startSeat: Seat;
  players: PlayerState[];
  row: Licence[];
  /** Licences that left the match face-up. */
  gone: Licence[];
  /** The licence under the hammer; null outside RAISE and PAY. */
  auction: Auction | null;
  /** Crates; may end below 0. */
  supply: number;
  /** Gone Fishin' cards that nobody holds. */
  goneFishin: number;
  /** Dock Cards still to be had. */
  piles: Record<Dock, number>;
  /** Trophies nobody has. */
  trophies: Trophy[];
  /** Crab Meeples nobody has. */
  meeples: number;
  /** The row could not be refilled in this round. */
  finalRound: boolean;
  /** Boats, Artisans and House Boats so far; the next one is called this. */
  nextId: BoatId;
  /** In seat order; null until the match is over. */
  revealed: Revealed[] | null;
}

export interface FaceDown {
  boat: BoatId;
  place: 'captain' | 'tucked';
  card: BoatCard;
}

export type Choice =
  | { type: 'keep'; cards: Card[] }
  | { type: 'tuck'; tucks: Tuck[] }
  | { type: 'discard'; cards: Card[] };

export interface Private {
  hand: ByCard;
  /** Cards of the hand that were drawn just now, while it matters (SALMON, DRAW); in the order of `cards`. */
  fresh: BoatCard[];
  /** Captains and tucked cards, oldest first. */
  faceDown: FaceDown[];
  /** Sealed until everybody has chosen; the cards stay in hand until then. */
  choice: Choice | null;
}

export interface Secret {
  /** Next card last. */
  deck: BoatCard[];
  discards: BoatCard[];
  /** Next licence last. */
  licences: Licence[];
  /** Out of the match from the beginning, unseen. */
  removed: Licence[];
}

export interface Fleet extends GameTypes {
  phase: Phase;
  public: Public;
  private: Private;
  secret: Secret;
  move: Move;
  event: Event;
  refusal: RefusalCode;
  options: Options;
}
