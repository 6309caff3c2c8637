/** What the suite knows of each game, one line each. */
import type { GameTypes } from '../src/core/rules';
import * as fishAndShips from '../src/fish-and-ships';
import * as fisheriesOfGloucester from '../src/fisheries-of-gloucester';
import * as fleet from '../src/fleet';
import * as isaribi from '../src/isaribi';
import * as swordfish from '../src/swordfish';
import * as fishAndShipsKnowledge from './fish-and-ships';
import * as fisheriesOfGloucesterKnowledge from './fisheries-of-gloucester';
import * as fleetKnowledge from './fleet';
import type { GameUnderTest } from './game-under-test';
import * as isaribiKnowledge from './isaribi';
import * as swordfishKnowledge from './swordfish';

export const underTest: Readonly<Record<string, GameUnderTest<GameTypes>>> = {
  'fish-and-ships': { ...fishAndShips, ...fishAndShipsKnowledge },
  'fisheries-of-gloucester': { ...fisheriesOfGloucester, ...fisheriesOfGloucesterKnowledge },
  fleet: { ...fleet, ...fleetKnowledge },
  isaribi: { ...isaribi, ...isaribiKnowledge },
  swordfish: { ...swordfish, ...swordfishKnowledge },
};
