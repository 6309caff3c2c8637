/** The contract between a game and everything else: vocabulary of state, view, move, event, refusal and outcome. */
import type { Random, RandomState } from './random';

/** 0..n-1 in turn order; seat s is boardgame.io's playerID `String(s)`. */
export type Seat = number;

/** What the public compartment of every game holds at least. */
export interface PublicCore {
  phase: string;
  /** The seats that may move now, ascending; [] when the match is over. */
  active: Seat[];
}

/** The types a game fills in. All of them describe plain JSON: no Map, Set, Date, class instance or undefined. */
export interface GameTypes {
  phase: string;
  /** Known to everybody at the table and to spectators. */
  public: PublicCore;
  /** Known to one seat: hand, sealed choice, what it looked at. */
  private: object;
  /** Known to nobody: order of a deck, faces of face-down pieces. */
  secret: object;
  /** Discriminated union; a secret choice is one move whose argument is the choice, never a move of its own name. */
  move: { type: string };
  /** Discriminated union of what everybody at the table sees happen. There are no private events. */
  event: { type: string };
  /** Codes, upper case, as in docs/rules. */
  refusal: string;
  options: object;
}

/** What setup and determinize deal; the kernel adds the state of the match's random stream. */
export interface Dealt<T extends GameTypes> {
  public: T['public'];
  /** One entry per seat. */
  private: T['private'][];
  secret: T['secret'];
}

/** Whole truth about a match. Exists on the server and in search only. */
export interface State<T extends GameTypes> extends Dealt<T> {
  secret: T['secret'] & { random: RandomState };
}

/** Sizes that everybody may know of things nobody may see. The type allows nothing but numbers, so it cannot leak more. */
export type Counts = Readonly<Record<string, number | readonly number[]>>;

/** What one viewer may know; made by `viewFor` alone. It is also `G` on the wire. */
export interface View<T extends GameTypes> {
  /** null: a spectator. */
  readonly seat: Seat | null;
  readonly public: Readonly<T['public']>;
  /** null for a spectator. */
  readonly mine: Readonly<T['private']> | null;
  readonly counts: Counts;
}

/** Values a client puts into the sentence of a refusal, score part or event. */
export type Detail = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Why a move is not allowed. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** Clause of docs/rules/<game>.md, for example `R-4.2`; null for refusals that no rulebook knows. */
  readonly rule: string | null;
  readonly detail?: Detail;
}

/** One number of a score; `parts`, when given, add up to `value`. */
export interface ScorePart {
  readonly key: string;
  readonly value: number;
  readonly detail?: Detail;
  readonly parts?: readonly ScorePart[];
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is best; level seats share a rank. */
  readonly rank: number;
  readonly total: number;
  /** Add up to `total`. */
  readonly parts: readonly ScorePart[];
}

/** How a match ended. It is boardgame.io's `ctx.gameover`. */
export interface Outcome {
  /** In seat order. */
  readonly standings: readonly Standing[];
  /** Every seat of rank 1, ascending. */
  readonly winners: readonly Seat[];
  /** The criterion that parted winners from seats level on points, with each seat's figure; null when points decided. */
  readonly tieBreak: { readonly key: string; readonly values: readonly number[] } | null;
}

/** A game. Pure: chance comes from `random` alone, and there is no clock and no I/O. */
export interface Rules<T extends GameTypes> extends Judge<T> {
  readonly name: string;
  /** Raised when a stored match of the previous version would not replay to the same states. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly phases: readonly T['phase'][];
  /** Moves that several seats make in secret at the same time. They may arrive with an older version. */
  readonly sealed: readonly T['move']['type'][];

  /** @throws never; `options` have passed `parseOptions`. */
  setup(seats: number, options: T['options'], random: Random): Dealt<T>;
  counts(state: Dealt<T>): Counts;
  /**
   * Changes `state` in place and trusts `move` to be legal. What the table sees is told through `tell`, in the order it
   * happens. Under boardgame.io `state` is an Immer draft, in search and on the server a plain object.
   */
  apply(state: State<T>, seat: Seat, move: T['move'], random: Random, tell: (event: T['event']) => void): void;
  /** null while the match goes on. */
  outcome(state: Dealt<T>): Outcome | null;
  /** A state that `view` could come from; what the view does not fix is drawn from `random`. */
  determinize(view: View<T>, random: Random): Dealt<T>;
  /** Broken laws, one short sentence each; [] when sound. */
  invariants(state: Dealt<T>): string[];
  /** Options of the rematch, for games whose next match depends on the last one (who starts). Default: the same options. */
  rematch?(options: T['options'], outcome: Outcome): T['options'];
  /** `options` with the seat after the one that began `dealt` to begin. Left out by games in which nobody begins. */
  rotated?(options: T['options'], dealt: Dealt<T>): T['options'];
}

/** The part of a game that pages and bots may hold: questions about a view. */
export interface Judge<T extends GameTypes> {
  readonly moves: readonly T['move']['type'][];
  /**
   * The definition of legality, in a fixed order, at most a few hundred entries. [] for spectators and for seats that
   * may not move.
   */
  legal(view: View<T>): T['move'][];
  /**
   * Why `move` is not legal; null when it is. Total: `move` may be any JSON whose `type` is one of `moves`.
   */
  reason(view: View<T>, move: T['move']): Refusal<T['refusal']> | null;
  /**
   * The listed move that `move` stands for, where equal pieces count as equal and listing every choice would explode
   * (which of the face-down tiles, which of three shrimp cards); null when it stands for none. Total like `reason`.
   * Default: the move itself.
   */
  standsFor?(view: View<T>, move: T['move']): T['move'] | null;
  /**
   * Whether moves of this type show nothing hidden to anybody, the mover included: what they do follows from what that viewer
   * saw before. Only such moves can be taken back. Default: none is.
   */
  isOpen?(type: string): boolean;
}

/**
 * What a view is worth to its seat, in points at the end of the match: an estimate for computer players, no rule. It says
 * nothing that the view does not, so a player that goes by it cannot cheat.
 */
export type Value<T extends GameTypes> = (view: View<T>) => number;
