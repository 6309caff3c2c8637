/** The secrets of every game, one line each. */
import type { Secrets } from './description';
import { secrets as fishAndShips } from './fish-and-ships';
import { secrets as fisheriesOfGloucester } from './fisheries-of-gloucester';
import { secrets as fleet } from './fleet';
import { secrets as isaribi } from './isaribi';
import { secrets as swordfish } from './swordfish';

export const secretsOfGames: readonly Secrets[] = [fishAndShips, fisheriesOfGloucester, fleet, isaribi, swordfish];
