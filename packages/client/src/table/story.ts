/** Hand-made moments of a game, for the story page and the tests of its board. Not part of the shipped page. */
import { judge } from '@quayside/games/core/match';
import type { GameTypes, Judge, View } from '@quayside/games/core/rules';
import i18next from 'i18next';
import type { Texts } from '../text/texts';
import type { BoardProps, Names, Translate } from './game-page';

export interface Story<T extends GameTypes> {
  readonly name: string;
  readonly view: View<T>;
  readonly cue?: T['event'];
  readonly path?: readonly string[];
  readonly marked?: string;
}

/** The words of a game, without the frame. */
export function storyTexts(texts: Texts): Translate {
  const words = i18next.createInstance();
  words
    .init({
      lng: 'en',
      resources: { en: { game: texts } },
      ns: ['game'],
      defaultNS: 'game',
      initAsync: false,
      interpolation: { escapeValue: false },
    })
    .catch(() => undefined);
  // Typed keys end where keys are computed.
  const lookUp = words.t as unknown as Translate;
  return (key, values) => lookUp.call(words, key, values ?? {});
}

/** The people of all stories; the first seat is the viewer's. */
export const storyNames: Names = {
  seat: (seat) => ['Ana', 'Benedikt', 'Cleo', 'Dimitrios', 'Eva'][seat] ?? '',
  isMe: (seat) => seat === 0,
};

/** What the frame would ask about a move. */
export function askIn<T extends GameTypes>(game: Judge<T>, view: View<T>): BoardProps<T>['judge'] {
  return (move) => judge(game, view, move);
}
