/** Swordfish: captains hired, boats rented and fuelled for voyages to banks that get better, and stormier, the farther out. */
import { toBoardgame } from '../core/boardgame';
import { meta } from './meta';
import { rules } from './rules';
import { value } from './value';

export const Game = toBoardgame(rules, meta);
export { meta, rules, value };
