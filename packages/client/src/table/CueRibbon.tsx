/** What happens in a move that is played back: the sentence of the log over the board, with the game's picture of it. */
import type { ReactNode } from 'react';
import { Ribbon, type RibbonProps } from '../ui/Ribbon';
import type { Names, Sentence, Translate } from './game-page';

interface CueRibbonProps<Event> {
  /** null: the board is at rest. */
  readonly cue: Event | null;
  readonly t: Translate;
  readonly names: Names;
  readonly describe: (event: Event, t: Translate, names: Names) => Sentence | null;
  readonly pictureOf: (event: Event) => ReactNode;
  readonly toneOf: (event: Event) => NonNullable<RibbonProps['tone']>;
}

export function CueRibbon<Event>({ cue, t, names, describe, pictureOf, toneOf }: CueRibbonProps<Event>) {
  const sentence = cue === null ? null : describe(cue, t, names);
  if (cue === null || sentence === null) return null;
  return (
    <Ribbon text={sentence.text} tone={toneOf(cue)}>
      {pictureOf(cue)}
    </Ribbon>
  );
}
