/** The log: one block per step, its sentences in the game's words. */
import type { Seat } from '@quayside/games/core/rules';
import type { Step } from '@quayside/games/wire/protocol';
import type { AnyPage } from '../games';
import type { Names, Sentence, Translate } from './game-page';

export interface LogLine extends Sentence {
  readonly key: string;
}

export interface LogBlock {
  readonly version: number;
  readonly seat: Seat;
  readonly at: number;
  readonly sentences: readonly LogLine[];
}

/** Something that was done to me, or that ends the match. */
export interface Alert {
  readonly version: number;
  readonly key: string;
  readonly text: string;
  readonly isEnd: boolean;
}

export function logBlocks(
  page: Pick<AnyPage, 'describe'>,
  steps: readonly Step[],
  t: Translate,
  names: Names,
): readonly LogBlock[] {
  return steps
    .map(({ version, seat, at, events }) => ({
      version,
      seat,
      at,
      sentences: events
        .map((event) => page.describe(event, t, names))
        .filter((sentence) => sentence !== null)
        .map((sentence, at) => ({ ...sentence, key: `${version}.${at}` })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

export function alertsFor(blocks: readonly LogBlock[], me: Seat | null, after: number): readonly Alert[] {
  const hurtsMe = (line: LogLine, mover: Seat): boolean =>
    me !== null && mover !== me && line.against?.includes(me) === true;
  return blocks
    .filter(({ version }) => version > after)
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
