/** Fish & Ships: four ships that nobody owns, and sailors who score where they end up. */
import { toBoardgame } from '../core/boardgame';
import { meta } from './meta';
import { rules } from './rules';

export const Game = toBoardgame(rules, meta);
export { meta, rules };
