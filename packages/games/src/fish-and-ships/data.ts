/** Components of Fish & Ships: what lies in the box, and where each number comes from. */
import type { ByColour, Face, TilesToSay } from './types';

/** Rulebook: 7 sailor cards in each colour, 28 in all. */
export const sailorsPerColour = 7;

/** Rulebook: 3 tiles with a ship in each colour, 2 with a duck, 1 with the pirate flag, 15 in all. */
export const tilesByFace = {
  white: 3,
  green: 3,
  pink: 3,
  brown: 3,
  duck: 2,
  pirate: 1,
} as const satisfies Record<Face, number>;

/** Rulebook: 12. */
export const cubesInAll = 12;

/** Our reading: ships start in the harbour, and no source gives its card any fish. */
export const harbourFish = 0;

/**
 * Fish on five of the six cards that are shuffled. Rulebook, scoring example: a card with 3, one with 2 and one without
 * fish. Public reviews: values run from 0 to 3 and some cards are empty. The sixth card is `Options.sixthCard`.
 */
export const knownWaterCards = [0, 0, 1, 2, 3] as const;

/** Rulebook: the last of the six cards laid to the right of the harbour, which is position 0. */
export const finalPosition = 6;

/** Rulebook: 7 sailors to each player. */
export const handSize = 7;

/** Rulebook: 1 cube to each player. */
export const cubesAtStart = 1;

/** Rulebook: fewer face-down tiles than this at the start of a turn are turned down and shuffled. */
export const resetBelow = 4;

/** Rulebook: cubes taken for announcing a number of tiles; negative: paid. */
export const cubesForSaying = { 1: 1, 2: 0, 3: -1 } as const satisfies Record<TilesToSay, number>;

/** Rulebook: 1 cube for sending a sailor. */
export const cubesForSailor = 1;

/** Rulebook: 1 cube from every other player who has one. */
export const cubesForPirate = 1;

export const noSailors: Readonly<ByColour> = { white: 0, green: 0, pink: 0, brown: 0 };
