/** What the computer player guesses. All numbers are ours, found by letting it play against itself; no rule reads them. */
import { spoilagePenalty } from './data';
import type { Helper, Kind } from './types';

export const weights = {
  /** Chance that buyers and cubes are still there one turn later. */
  patience: 0.94,
  /** Chance of another turn, beyond those the rules give the last player, by how many others have not passed. */
  anotherTurn: [0, 0.85, 0.92, 0.95, 0.96],
  /** Chance that a hidden buyer does not take a given cube. */
  unwanted: 0.85,
  /** Ryo: the mean price of each kind in the table of Market cards. */
  price: { clam: 2.4, prawn: 3.2, mackerel: 3.9, bream: 6 } satisfies Record<Kind, number>,
  /** Part of its price that a cube stored for the next round is worth. */
  kept: 0.6,
  spoilage: spoilagePenalty,
  /** Ryo that a technology brings in each round with four players: by level of the gauge, by level of the nets. */
  ap: [0, 4.5, 6.5, 9.5, 12.5],
  net: [0, 2, 3.5],
  smokehouse: 1.2,
  client: 2,
  /** Fewer boats catch more: how much more technologies bring, by the number of seats. */
  share: [0, 0, 0.7, 1.2, 1, 0.85],
  /** Ryo, beyond what the Collaborator pays at once. */
  helper: { oldFisherman: 1.5, driedFishShop: 0, moneyChanger: 0, carpenter: 0, speculator: 0.8 } satisfies Record<
    Helper,
    number
  >,
  /** Part of the best Collaborator on display that is left for who passes later. */
  laterHelper: 0.8,
  /** Ryo that a cube in the sea brings on a trip after the next one. */
  atSea: 1.2,
  /** Cubes that a hidden buyer takes. */
  hiddenRoom: 2.5,
  /** Ryo for starting the next round. */
  start: 1,
  /** Ryo for each hidden buyer that a Speculator has seen. */
  peek: 0.1,
  /** Cubes in a sea that nobody has fished in yet, and the part of a whole round that is then still to come. */
  fullSea: 18,
  running: 0.6,
} as const;
