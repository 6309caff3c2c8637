/** Computer players: they see views, as people do, and never a state. */
export type { Bot } from './bot';
export { type GreedyLimits, greedyBot, sample } from './greedy';
export { type PlayedMatch, playMatch } from './match';
export { randomBot } from './random';
