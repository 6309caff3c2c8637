/** The games of the house, one line each. */
import type { Game } from 'boardgame.io';
import type { GameMeta } from './core/options';
import type { GameTypes, Rules, View } from './core/rules';
import * as fishAndShips from './fish-and-ships';
import * as fisheriesOfGloucester from './fisheries-of-gloucester';
import * as fleet from './fleet';
import * as isaribi from './isaribi';
import * as swordfish from './swordfish';

/** What code that knows no game in particular may ask of one. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly rules: Rules<GameTypes>;
  /** For boardgame.io's reducer, which takes any state. */
  readonly Game: Game;
  /** See `Value`. Games without it have only random computer players. */
  value?(view: View<GameTypes>): number;
}

export const games = [
  fishAndShips,
  fisheriesOfGloucester,
  fleet,
  isaribi,
  swordfish,
] as const satisfies readonly GameEntry[];
