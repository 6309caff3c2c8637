/** Computer players: they see views, as people do, and never a state. */
export { againstRandom, type Balance, type Contest, measure, type Spread, summary } from './balance';
export type { Bot } from './bot';
export { type GreedyLimits, greedyBot, sample } from './greedy';
export { type PlayedMatch, playMatch } from './match';
export { randomBot } from './random';
