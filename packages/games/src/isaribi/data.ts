/**
 * Components of Isaribi: what lies in the box, and where each number comes from. "Rulebook" is the printed rules; "ours" is our
 * own design, because no public source gives the number. docs/rules/isaribi.md tells the reasons.
 */
import type { Ability, AreaSpace, FishCardId, Kind, MarketCardId, SaleKind } from './types';

/** Rulebook: the order of the four decks, from the Harbor outwards. Ours: one Area for each. */
export const kindOfArea = { 1: 'clam', 2: 'prawn', 3: 'mackerel', 4: 'bream' } as const satisfies Record<
  AreaSpace,
  Kind
>;

export interface FishCard {
  readonly kind: Kind;
  readonly cubes: number;
  /** One more card is laid into the Area. */
  readonly oneDraw: boolean;
}

function fish(kind: Kind, cubes: number, oneDraw = false): FishCard {
  return { kind, cubes, oneDraw };
}

/** Rulebook: 29 cards, "1 draw" on prawn and mackerel only. Ours: everything else. */
export const fishCards = {
  C1: fish('clam', 3),
  C2: fish('clam', 4),
  C3: fish('clam', 4),
  C4: fish('clam', 5),
  C5: fish('clam', 5),
  C6: fish('clam', 6),
  P1: fish('prawn', 4),
  P2: fish('prawn', 4),
  P3: fish('prawn', 5),
  P4: fish('prawn', 5),
  P5: fish('prawn', 6),
  P6: fish('prawn', 2, true),
  P7: fish('prawn', 2, true),
  P8: fish('prawn', 3, true),
  P9: fish('prawn', 3, true),
  M1: fish('mackerel', 3),
  M2: fish('mackerel', 4),
  M3: fish('mackerel', 4),
  M4: fish('mackerel', 5),
  M5: fish('mackerel', 6),
  M6: fish('mackerel', 2, true),
  M7: fish('mackerel', 3, true),
  M8: fish('mackerel', 3, true),
  S1: fish('bream', 2),
  S2: fish('bream', 3),
  S3: fish('bream', 3),
  S4: fish('bream', 4),
  S5: fish('bream', 4),
  S6: fish('bream', 5),
} as const satisfies Record<FishCardId, FishCard>;

/** Ours: with two players every card places this many fewer cubes, and never fewer than `fewestPlaced`. */
export const twoPlayerReduction = 1;
export const fewestPlaced = 1;

export const fishCardIds = Object.keys(fishCards) as FishCardId[];

export interface MarketCard {
  /** `any`: the rainbow sign. */
  readonly buys: Kind | 'any';
  /** Cubes bought at most. */
  readonly cubes: number;
  /** Ryo for each. */
  readonly price: number;
}

function buyer(buys: Kind | 'any', cubes: number, price: number): MarketCard {
  return { buys, cubes, price };
}

/** Rulebook: 32 cards, rainbow ones among them, and one that buys up to 3 Sea Bream at 5. Ours: all other faces and copies. */
export const marketCards = {
  K01: buyer('clam', 2, 3),
  K02: buyer('clam', 2, 3),
  K03: buyer('clam', 3, 2),
  K04: buyer('clam', 3, 2),
  K05: buyer('clam', 4, 2),
  K06: buyer('clam', 4, 2),
  K07: buyer('prawn', 2, 4),
  K08: buyer('prawn', 2, 4),
  K09: buyer('prawn', 3, 3),
  K10: buyer('prawn', 3, 3),
  K11: buyer('prawn', 3, 3),
  K12: buyer('prawn', 4, 3),
  K13: buyer('prawn', 4, 3),
  K14: buyer('prawn', 4, 3),
  K15: buyer('mackerel', 2, 5),
  K16: buyer('mackerel', 2, 5),
  K17: buyer('mackerel', 3, 4),
  K18: buyer('mackerel', 3, 4),
  K19: buyer('mackerel', 3, 4),
  K20: buyer('mackerel', 4, 3),
  K21: buyer('mackerel', 4, 3),
  K22: buyer('mackerel', 4, 3),
  K23: buyer('bream', 2, 7),
  K24: buyer('bream', 2, 7),
  K25: buyer('bream', 3, 6),
  K26: buyer('bream', 3, 6),
  // Rulebook: the face of these two.
  K27: buyer('bream', 3, 5),
  K28: buyer('bream', 3, 5),
  K29: buyer('any', 2, 3),
  K30: buyer('any', 2, 3),
  K31: buyer('any', 3, 3),
  K32: buyer('any', 2, 4),
} as const satisfies Record<MarketCardId, MarketCard>;

export const marketCardIds = Object.keys(marketCards) as MarketCardId[];

/** Ours: Market cards dealt in each of five rounds. Rulebook: the round track tells the number, and 32 is enough for all. */
export const marketByRound = [5, 6, 6, 7, 8] as const;
/** Ours: with two players. */
export const marketByRoundOfTwo = [4, 4, 5, 5, 6] as const;
/** Rulebook: rounds in a match. The match of four (ours) leaves out the first one. */
export const roundsInAll = 5;

/** Rulebook: the AP gauge, 1.5 - 2 - 2.5 - 3 - 4, here in half points. */
export const apHalfByLevel = [3, 4, 5, 6, 8] as const;
/** Ours: Ryo for the step onto each level of the AP gauge. */
export const apCostByLevel = [0, 4, 5, 7, 9] as const;

/** Rulebook: three net levels with an upper and a lower number. Ours: the numbers and the Ryo for the step onto each. */
export const netsByLevel = [
  { prawn: 2, mackerel: 2, bream: 1, cost: 0 },
  { prawn: 3, mackerel: 3, bream: 2, cost: 4 },
  { prawn: 5, mackerel: 5, bream: 3, cost: 6 },
] as const;

/** Rulebook: Ryo for each ability. Ours: the copies, 10 in all by the rulebook, so that everybody can own both. */
export const abilityCards = {
  smokehouse: { cost: 4, copies: 5 },
  client: { cost: 3, copies: 5 },
} as const satisfies Record<Ability, { cost: number; copies: number }>;

/** Rulebook: 80 cubes. Ours: the same number of each kind. */
export const cubesPerKind = 20;

/** Rulebook: Ryo of every player at the start. */
export const startMoney = 3;
/** Ours: in the match of four rounds. */
export const startMoneyOfFourRounds = 4;
/** Ours: Ryo added in turn order of round 1, with the compensation for going later. */
export const startCompensation = [0, 1, 1, 2, 2] as const;

/** Rulebook: AP of each action, in half points. */
export const costHalf = { move: 2, net: 2, hand: 1, technology: 2, flip: 2 } as const;
export const saleCostHalf = { gross: 2, retail: 1 } as const satisfies Record<SaleKind, number>;

/** Rulebook: a gross sale is up to 2 cubes to each of up to 2 buyers. */
export const grossBuyers = 2;
export const grossCubesPerBuyer = 2;
/** Rulebook: Ryo that a Client pays for its one cube. */
export const clientPrice = 4;

/** Rulebook: cubes a boat keeps between rounds, without and with what helps. */
export const storage = { boat: 1, smokehouse: 3, driedFishShop: 2 } as const;
/** Rulebook: Ryo for having more. */
export const spoilagePenalty = 3;

/** Rulebook */
export const moneyChangerGain = 3;
/** Rulebook: Ryo off the price of a technology, not below 0. */
export const carpenterRebate = 3;
/** Rulebook */
export const peeksAtMost = 3;
/** Rulebook */
export const cubesAddedAtMost = 3;
/** Ours: what the Speculator pays where all Market cards are open. */
export const openSpeculatorGain = 1;

/** Rulebook: turns that the last active player may still take. */
export const aloneTurnsAtMost = 2;
/** Ours: turns in a row without progress, after which a player has to pass, so that rounds end. */
export const idleTurnsAtMost = 5;

export const noCubes: Readonly<Record<Kind, number>> = { clam: 0, prawn: 0, mackerel: 0, bream: 0 };
