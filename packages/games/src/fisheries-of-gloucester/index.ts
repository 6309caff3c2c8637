/** Fisheries of Gloucester: two fleets chart one sea, race for its fish and dock on its islands. */
import { toBoardgame } from '../core/boardgame';
import { meta } from './meta';
import { rules } from './rules';
import { value } from './value';

export const Game = toBoardgame(rules, meta);
export { meta, rules, value };
