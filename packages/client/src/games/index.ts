/** The games this page can show: one line per game. Boards and words are loaded when they are needed. */

import type { GameMeta } from '@quayside/games/core/options';
import type { GameTypes } from '@quayside/games/core/rules';
import { meta as fishAndShips } from '@quayside/games/fish-and-ships/meta';
import { meta as isaribi } from '@quayside/games/isaribi/meta';
import type { GamePage } from '../table/game-page';

/** A game's page with its types forgotten: the frame handles views, moves and events without looking into them. */
export type AnyPage = GamePage<GameTypes>;

/** Nested message keys. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface GameEntry {
  readonly meta: GameMeta;
  /** The board and everything around it. */
  load(): Promise<AnyPage>;
  /** The game's words, which the lobby needs without the board. */
  texts(): Promise<Texts>;
  /** docs/rules/<game>.md. */
  rules(): Promise<string>;
}

const entries: readonly GameEntry[] = [
  {
    meta: fishAndShips,
    load: () => import('./fish-and-ships/page').then(({ page }) => forget(page)),
    texts: () => import('./fish-and-ships/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/fish-and-ships.md?raw').then((file) => file.default),
  },
  {
    meta: isaribi,
    load: () => import('./isaribi/page').then(({ page }) => forget(page)),
    texts: () => import('./isaribi/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/isaribi.md?raw').then((file) => file.default),
  },
];

export const games: ReadonlyMap<string, GameEntry> = new Map(entries.map((entry) => [entry.meta.name, entry]));

/** Safe because a page is only ever given views, moves and events of the match it was loaded for. */
function forget<T extends GameTypes>(page: GamePage<T>): AnyPage {
  return page as unknown as AnyPage;
}
