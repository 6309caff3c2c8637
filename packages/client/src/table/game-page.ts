/** What a game gives to the table frame; the frame knows nothing else of any game. */
import type { GameMeta } from '@quayside/games/core/options';
import type { GameTypes, Judge, Refusal, Seat, View } from '@quayside/games/core/rules';
import type { ComponentType } from 'react';

/** Translates a message key of the game's own namespace. Provided by the frame. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How people and pieces are named in sentences. */
export interface Names {
  /** Name of a seat; "You" forms are chosen with `isMe`. */
  seat(seat: Seat): string;
  isMe(seat: Seat): boolean;
}

/**
 * A node of the action bar. A leaf has a `move`; a branch has `choices`. Illegal leaves are listed too when a player would
 * look for them: the frame asks `judge`, mutes them and explains why.
 */
export interface Choice<Move> {
  /** Unique among its siblings; lower case, digits and hyphens. */
  readonly key: string;
  readonly label: string;
  /** A consequence in a few words: "+1 cube". */
  readonly hint?: string;
  readonly move?: Move;
  readonly choices?: readonly Choice<Move>[];
  /** Cannot be taken back and hurts when clicked by mistake: confirmed unless the player switched that off. */
  readonly risky?: boolean;
}

/** One line of the log. */
export interface Sentence {
  readonly text: string;
  /** An automatic consequence of the line before: indented. */
  readonly effect?: boolean;
  /** Piece to mark on the board when the line is focused or clicked: an id the board knows. */
  readonly piece?: string;
  /** Seats this hurt: announced to them. */
  readonly against?: readonly Seat[];
  /** The end of the match was set off: announced to all. */
  readonly ends?: boolean;
}

/** A public figure of a seat for the players' panel. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: string | number;
}

export interface BoardProps<T extends GameTypes> {
  /** What to draw. While moves of others are played back this runs behind the match. */
  readonly view: View<T>;
  /** The event being played back, null when the board is at rest. */
  readonly cue: T['event'] | null;
  /** Legal moves of this viewer now; [] while a move is being sent or played back. */
  readonly legal: readonly T['move'][];
  /** Why a move is not possible now; null when it is. */
  readonly judge: (move: T['move']) => Refusal | null;
  /** Sends a move, or shows why it is refused. */
  readonly send: (move: T['move']) => void;
  /** Keys of the choices opened in the action bar, shared so that board and bar are one control. */
  readonly path: readonly string[];
  readonly setPath: (path: readonly string[]) => void;
  /** Piece to mark, from the log. */
  readonly marked: string | null;
  readonly names: Names;
  readonly t: Translate;
}

/** A block of the text view of the table: a heading and its facts. */
export interface TextBlock {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** One game of a match of several, or one round worth a line of its own. */
export interface Round {
  readonly key: string;
  readonly label: string;
  /** Per seat: "23 points, 2 cubes". */
  readonly cells: readonly string[];
}

/**
 * A game's page. Texts are message keys in the namespace of the game's name; by convention the frame looks up
 * `refusal.<CODE>`, `option.<key>.label`, `option.<key>.hint`, `option.<key>.value.<value>`, `group.<group>`, `misfit.<CODE>`, `score.<key>`, `score.total` (what
 * the game counts in, "points" by default), `tie.<key>`, `phase.<PHASE>` and `move.<type>` itself.
 */
export interface GamePage<T extends GameTypes> {
  readonly meta: GameMeta;
  readonly judge: Judge<T>;
  readonly Board: ComponentType<BoardProps<T>>;
  /** What is asked of the seats that may move, as the end of a sentence: "reveal tiles or send a sailor". */
  prompt(view: View<T>, t: Translate): string;
  choices(view: View<T>, t: Translate): readonly Choice<T['move']>[];
  /** null: nothing worth a line. */
  describe(event: T['event'], t: Translate, names: Names): Sentence | null;
  /** The view after a public event, for playing moves back one effect at a time. Only what is drawn has to be right. */
  advance(view: View<T>, event: T['event']): View<T>;
  figures(view: View<T>, seat: Seat, t: Translate): readonly Figure[];
  /** Where the match stands, in a few words: "Game 2 of 3, 9 tiles face-down". */
  progress(view: View<T>, t: Translate): string;
  /** The whole table in words, from the same view. */
  text(view: View<T>, t: Translate, names: Names): readonly TextBlock[];
  /**
   * What the seat whose view this is would score if the match ended here. Asked of matches that are over, for their chart;
   * at the end it is the seat's total.
   */
  score?(view: View<T>): number;
  /** What a habit of the game's entry does by itself now; null when it has nothing to do. */
  readonly habits?: Readonly<Record<string, (view: View<T>) => T['move'] | null>>;
  /** The games of a match of several; [] when one line per seat says it all. */
  rounds?(view: View<T>, t: Translate): readonly Round[];
}
