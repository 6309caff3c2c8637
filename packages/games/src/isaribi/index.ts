/** Isaribi: fishing trips along one line of Areas, for buyers who come into sight one by one. */
import { toBoardgame } from '../core/boardgame';
import { meta } from './meta';
import { rules } from './rules';
import { value } from './value';

export const Game = toBoardgame(rules, meta);
export { meta, rules, value };
