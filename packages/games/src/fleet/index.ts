/** Fleet with Arctic Bounty: licences by auction, boats and captains out of one hand of cards, and crates to catch. */
import { toBoardgame } from '../core/boardgame';
import { meta } from './meta';
import { rules } from './rules';
import { value } from './value';

export const Game = toBoardgame(rules, meta);
export { meta, rules, value };
