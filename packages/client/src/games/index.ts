/** The games this page can show: one line per game. Boards and words are loaded when they are needed. */

import type { GameMeta } from '@quayside/games/core/options';
import type { GameTypes } from '@quayside/games/core/rules';
import { meta as fishAndShips } from '@quayside/games/fish-and-ships/meta';
import { meta as fisheriesOfGloucester } from '@quayside/games/fisheries-of-gloucester/meta';
import { meta as fleet } from '@quayside/games/fleet/meta';
import { meta as isaribi } from '@quayside/games/isaribi/meta';
import { meta as swordfish } from '@quayside/games/swordfish/meta';
import type { GamePage } from '../table/game-page';
import type { Texts } from '../text/texts';

/** A game's page with its types forgotten: the frame handles views, moves and events without looking into them. */
export type AnyPage = GamePage<GameTypes>;

export interface GameEntry {
  readonly meta: GameMeta;
  /** Questions that players may have answered by themselves on their device: `habit.<key>.label` and `.hint`. */
  readonly habits?: readonly string[];
  /** The board and everything around it. */
  load(): Promise<AnyPage>;
  /** The words that the lobby needs without the board. */
  texts(): Promise<Texts>;
  /** All its words. */
  tableTexts(): Promise<Texts>;
  /** docs/rules/<game>.md. */
  rules(): Promise<string>;
}

const entries: readonly GameEntry[] = [
  {
    meta: fishAndShips,
    load: () => import('./fish-and-ships/page').then(({ page }) => forget(page)),
    texts: () => import('./fish-and-ships/text-lobby.en').then(({ lobbyTexts }) => lobbyTexts),
    tableTexts: () => import('./fish-and-ships/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/fish-and-ships.md?raw').then((file) => file.default),
  },
  {
    meta: fisheriesOfGloucester,
    habits: ['lobster'],
    load: () => import('./fisheries-of-gloucester/page').then(({ page }) => forget(page)),
    texts: () => import('./fisheries-of-gloucester/text-lobby.en').then(({ lobbyTexts }) => lobbyTexts),
    tableTexts: () => import('./fisheries-of-gloucester/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/fisheries-of-gloucester.md?raw').then((file) => file.default),
  },
  {
    meta: fleet,
    load: () => import('./fleet/page').then(({ page }) => forget(page)),
    texts: () => import('./fleet/text-lobby.en').then(({ lobbyTexts }) => lobbyTexts),
    tableTexts: () => import('./fleet/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/fleet.md?raw').then((file) => file.default),
  },
  {
    meta: isaribi,
    load: () => import('./isaribi/page').then(({ page }) => forget(page)),
    texts: () => import('./isaribi/text-lobby.en').then(({ lobbyTexts }) => lobbyTexts),
    tableTexts: () => import('./isaribi/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/isaribi.md?raw').then((file) => file.default),
  },
  {
    meta: swordfish,
    load: () => import('./swordfish/page').then(({ page }) => forget(page)),
    texts: () => import('./swordfish/text-lobby.en').then(({ lobbyTexts }) => lobbyTexts),
    tableTexts: () => import('./swordfish/text.en').then(({ text }) => text),
    rules: () => import('../../../../docs/rules/swordfish.md?raw').then((file) => file.default),
  },
];

export const games: ReadonlyMap<string, GameEntry> = new Map(entries.map((entry) => [entry.meta.name, entry]));

/** Safe because a page is only ever given views, moves and events of the match it was loaded for. */
function forget<T extends GameTypes>(page: GamePage<T>): AnyPage {
  return page as unknown as AnyPage;
}
