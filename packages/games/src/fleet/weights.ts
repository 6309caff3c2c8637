/** What the computer player guesses. All numbers are ours, found by letting it play against itself; no rule reads them. */
import type { StandardType } from './types';

export const weights = {
  /** Licences that leave the row in a round, for each seat. */
  soldPerSeat: 0.75,
  /** Crates that a seat will catch in a round on top of those it catches now. */
  growth: 0.6,
  /** Points for a dollar: so many for a boat with a captain, and what boat and captain cost. */
  boatPoints: 2,
  boatDollars: 6.5,
  /** Most points for a dollar, with a licence and without any. */
  dollar: 0.9,
  unlicensed: 0.5,
  /** Dollars that can be used: some, and more for each round to come. */
  dollarsAtOnce: 4,
  dollarsPerRound: 8,
  /** Dollars that an unknown card is worth. */
  card: 1.8,
  /** Points for a boat card that can be launched. */
  fittingBoat: 0.7,
  /** Chance that a launched boat gets a captain, and the dollars that are given for one. */
  captainLater: 0.85,
  captain: 1.5,
  /** Points in each round for what licences bring besides cards: the first one of a type. */
  first: {
    shrimp: 0.3,
    cod: 0.7,
    lobster: 0.6,
    tuna: 0.4,
    processing: 0.3,
    salmon: 0.5,
    char: 0.6,
    oyster: 0.6,
  } satisfies Record<StandardType, number>,
  /** Money transactions and launches of boat cards in a round. */
  transactions: 1.8,
  launches: 1.1,
  /** Part of the rounds in which a launch brings Cod cards, and in which a crate is traded. */
  codRounds: 0.85,
  tradeRounds: 0.8,
  /** Chance that a bid stands. */
  winning: 0.7,
  /** Points for the Gone Fishin' card of who drops out later. */
  dropOut: 1.9,
} as const;
