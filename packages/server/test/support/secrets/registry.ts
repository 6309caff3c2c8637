/** The secrets of every game, one line each. */
import type { Secrets } from './description';
import { secrets as fishAndShips } from './fish-and-ships';
import { secrets as isaribi } from './isaribi';

export const secretsOfGames: readonly Secrets[] = [fishAndShips, isaribi];
