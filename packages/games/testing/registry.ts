/** What the suite knows of each game, one line each. */
import type { GameTypes } from '../src/core/rules';
import * as fishAndShips from '../src/fish-and-ships';
import * as isaribi from '../src/isaribi';
import * as fishAndShipsKnowledge from './fish-and-ships';
import type { GameUnderTest } from './game-under-test';
import * as isaribiKnowledge from './isaribi';

export const underTest: Readonly<Record<string, GameUnderTest<GameTypes>>> = {
  'fish-and-ships': { ...fishAndShips, ...fishAndShipsKnowledge },
  isaribi: { ...isaribi, ...isaribiKnowledge },
};
