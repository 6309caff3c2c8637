/** The log: one block per step, its sentences in the game's words. */
import type { Seat } from '@quayside/games/core/rules';
import type { Step } from '@quayside/games/wire/protocol';
import type { AnyPage } from '../games';
import type { Names, Sentence, Translate } from './game-page';

export interface LogBlock {
  readonly version: number;
  readonly seat: Seat;
  readonly at: number;
  readonly sentences: readonly Sentence[];
}

/** Something that was done to me, or that ends the match. */
export interface Alert {
  readonly version: number;
  readonly key: string;
  readonly text: string;
  readonly isEnd: boolean;
}

export function logBlocks(page: Pick<AnyPage, 'describe'>, steps: readonly Step[], t: Translate, names: Names): readonly LogBlock[] {
  return steps
    .map(({ version, seat, at, events }) => ({
      version,
      seat,
      at,
      sentences: events.map((event) => page.describe(event, t, names)).filter((sentence) => sentence !== null),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

export function alertsFor(blocks: readonly LogBlock[], me: Seat | null, after: number): readonly Alert[] {
  return blocks
    .filter(({ version }) => version > after)
    .flatMap(({ version, seat, sentences }) =>
      sentences
        .map((sentence, at) => ({ version, key: `${version}.${at}`, text: sentence.text, isEnd: sentence.ends === true, sentence }))
        .filter(({ isEnd, sentence }) => isEnd || (me !== null && seat !== me && sentence.against?.includes(me) === true))
        .map(({ sentence: _, ...alert }) => alert),
    );
}

/** The piece that the newest step touched last: it stays marked until the next one. */
export function lastPiece(blocks: readonly LogBlock[]): string | null {
  const last = blocks.at(-1);
  return last?.sentences.findLast((sentence) => sentence.piece !== undefined)?.piece ?? null;
}
