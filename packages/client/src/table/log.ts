/** The log: one block per step, its sentences in the game's words. */
import type { Seat } from '@quayside/games/core/rules';
import type { Step } from '@quayside/games/wire/protocol';
import type { AnyPage } from '../games';
import { frameText } from '../text/i18n';
import type { Names, Sentence, Translate } from './game-page';
import { undoneBy } from './undo';

export interface LogLine extends Sentence {
  readonly key: string;
}

export interface LogBlock {
  readonly version: number;
  readonly seat: Seat;
  readonly at: number;
  readonly sentences: readonly LogLine[];
  /** The move was taken back later on. */
  readonly isUndone?: true;
}

/** Something that was done to me, or that ends the match. */
export interface Alert {
  readonly version: number;
  readonly key: string;
  readonly text: string;
  readonly isEnd: boolean;
}

type Teller = (steps: readonly Step[]) => readonly LogBlock[];

/** Tells each step once: while it stays as it is, it keeps its block, so that its lines need not be drawn again. */
export function logTeller(page: Pick<AnyPage, 'describe'>, t: Translate, names: Names): Teller {
  const known = new WeakMap<Step, LogBlock>();
  const tell = (step: Step): LogBlock => {
    const { version, seat, at, events } = step;
    const told =
      undoneBy(step) === null ? events.map((event) => page.describe(event, t, names)) : [undoSentence(step, names)];
    const sentences = told
      .filter((sentence) => sentence !== null)
      .map((sentence, index) => ({ ...sentence, key: `${version}.${index}` }));
    return { version, seat, at, sentences };
  };
  return (steps) => {
    const undone = new Set(steps.map(undoneBy));
    return steps
      .map((step) => {
        const block = known.get(step) ?? tell(step);
        known.set(step, block);
        return undone.has(step.version) ? { ...block, isUndone: true as const } : block;
      })
      .filter(({ sentences }) => sentences.length > 0);
  };
}

export function logBlocks(
  page: Pick<AnyPage, 'describe'>,
  steps: readonly Step[],
  t: Translate,
  names: Names,
): readonly LogBlock[] {
  return logTeller(page, t, names)(steps);
}

function undoSentence({ seat }: Step, names: Names): Sentence {
  return { text: frameText('log.undone', { name: names.seat(seat) }) ?? '' };
}

export function alertsFor(blocks: readonly LogBlock[], me: Seat | null, after: number): readonly Alert[] {
  const hurtsMe = (line: LogLine, mover: Seat): boolean =>
    me !== null && mover !== me && line.against?.includes(me) === true;
  return blocks
    .filter(({ version, isUndone }) => version > after && isUndone !== true)
    .flatMap(({ version, seat, sentences }) =>
      sentences
        .filter((line) => line.ends === true || hurtsMe(line, seat))
        .map(({ key, text, ends }) => ({ version, key, text, isEnd: ends === true })),
    );
}

/** The piece that the newest step touched last: it stays marked until the next one. */
export function lastPiece(blocks: readonly LogBlock[]): string | null {
  const last = blocks.at(-1);
  return last?.sentences.findLast((sentence) => sentence.piece !== undefined)?.piece ?? null;
}
