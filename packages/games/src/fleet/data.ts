/**
 * Components of Fleet and Arctic Bounty: what lies in the boxes and where each number comes from. "Pack": the rulebook of the
 * 54-card pack. "Public": another public source, named in docs/rules/fleet.md. "Ours": our own design, because nothing that can be
 * read gives it; the reasons stand in docs/rules/fleet.md.
 */
import type { BoatCard, ByCard, Card, Licence, LicenceType, StandardType, Trophy } from './pieces';

export interface LicenceFigures {
  /** What it counts as. */
  readonly type: LicenceType;
  readonly standard: boolean;
  /** In one set. */
  readonly copies: number;
  /** Lowest opening bid. */
  readonly min: number;
  readonly vp: number;
}

/** Public: the base types and premiums. Pack: Salmon's copies and class, classes of Char and Oyster. Ours: all else of these three. */
export const licenceFigures = {
  shrimp: { type: 'shrimp', standard: true, copies: 4, min: 4, vp: 4 },
  cod: { type: 'cod', standard: true, copies: 4, min: 4, vp: 4 },
  lobster: { type: 'lobster', standard: true, copies: 4, min: 5, vp: 3 },
  tuna: { type: 'tuna', standard: true, copies: 4, min: 5, vp: 3 },
  processing: { type: 'processing', standard: true, copies: 4, min: 5, vp: 3 },
  salmon: { type: 'salmon', standard: true, copies: 4, min: 5, vp: 3 },
  char: { type: 'char', standard: true, copies: 4, min: 4, vp: 4 },
  oyster: { type: 'oyster', standard: true, copies: 4, min: 4, vp: 4 },
  kingCrabCaptains: { type: 'kingCrab', standard: false, copies: 1, min: 10, vp: 5 },
  kingCrabCrates: { type: 'kingCrab', standard: false, copies: 1, min: 10, vp: 5 },
  kingCrabLicences: { type: 'kingCrab', standard: false, copies: 1, min: 10, vp: 5 },
  pub: { type: 'pub', standard: false, copies: 3, min: 10, vp: 10 },
} as const satisfies Record<Licence, LicenceFigures>;

export interface BoatFigures {
  readonly copies: number;
  readonly cost: number;
  readonly vp: number;
  /** Dollars when spent. */
  readonly cash: number;
}

/** Public: base boats. Pack: copies of Salmon and Charter. Ours: all else of Salmon, Char, Oyster and Charter. */
export const boatFigures = {
  shrimp: { copies: 20, cost: 1, vp: 1, cash: 2 },
  cod: { copies: 12, cost: 2, vp: 2, cash: 1 },
  lobster: { copies: 20, cost: 2, vp: 2, cash: 2 },
  tuna: { copies: 12, cost: 1, vp: 1, cash: 3 },
  processing: { copies: 20, cost: 2, vp: 2, cash: 2 },
  salmon: { copies: 16, cost: 2, vp: 2, cash: 2 },
  char: { copies: 16, cost: 2, vp: 2, cash: 2 },
  oyster: { copies: 16, cost: 2, vp: 2, cash: 2 },
  kingCrab: { copies: 12, cost: 3, vp: 3, cash: 1 },
  charter: { copies: 12, cost: 2, vp: 1, cash: 2 },
} as const satisfies Record<BoatCard, BoatFigures>;

/** Public: Gone Fishin' is worth $2. */
export const cashOf: Readonly<Record<Card, number>> = {
  shrimp: boatFigures.shrimp.cash,
  cod: boatFigures.cod.cash,
  lobster: boatFigures.lobster.cash,
  tuna: boatFigures.tuna.cash,
  processing: boatFigures.processing.cash,
  salmon: boatFigures.salmon.cash,
  char: boatFigures.char.cash,
  oyster: boatFigures.oyster.cash,
  kingCrab: boatFigures.kingCrab.cash,
  charter: boatFigures.charter.cash,
  goneFishin: 2,
};

/** Public: a boat holds 4 and catches 1. Pack: Pacific Oyster 6 and 2. */
export const capacities = { usual: 4, oyster: 6 } as const;
export const catches = { usual: 1, oyster: 2 } as const;
/** Ours: a Pacific Oyster boat that profits from a further Oyster licence. */
export const oysterBonusCatch = 3;
/** Pack: the card under a boat. */
export const tuckedCapacity = 4;
export const tuckedCatch = 1;

/** By number of licences owned, 0 first. */
export const bonuses = {
  /** Public: dollars off every money transaction. */
  shrimpDiscount: [0, 1, 2, 3, 4],
  /** Public: cards after launching. */
  codCards: [0, 1, 2, 3, 4],
  /** Public: cards drawn, kept on balance and so discarded in the draw phase. */
  tunaDrawn: [2, 2, 3, 3, 4],
  tunaKept: [1, 2, 2, 3, 3],
  /** Public: cards for a traded crate. */
  processingCards: [0, 1, 2, 3, 4],
  /** Pack: cards drawn before fishing. */
  salmonCards: [0, 1, 2, 3, 4],
  /** Ours: dollars off each launch of a boat card. */
  charDiscount: [0, 1, 2, 3, 4],
  /** Ours: Pacific Oyster boats that catch `oysterBonusCatch`. */
  oysterBonusBoats: [0, 0, 1, 2, 3],
} as const satisfies Record<string, readonly number[]>;

/** Public: Lobster cards by captained boats owned, with one Lobster licence and with more; the last line that fits counts. */
export const lobsterCards = [
  { captained: 0, one: 0, more: 0 },
  { captained: 1, one: 1, more: 1 },
  { captained: 3, one: 1, more: 2 },
  { captained: 4, one: 2, more: 2 },
  { captained: 7, one: 2, more: 3 },
] as const;

/** Public: with Cod, and captains with Lobster. Pack: with Char. */
export const launches = { usual: 1, withLicence: 2 } as const;
export const captains = { usual: 1, withLicence: 2 } as const;

/** Public: VP at the end for each King Crab licence. Ours: 8 and more types. */
export const kingCrabBonus = {
  most: 10,
  cratesForOne: 3,
  /** By different licence types owned, 0 first. */
  byTypes: [0, 0, 2, 4, 5, 6, 8, 10],
} as const;

/** Pack: First Mate and House Boat. Ours: Artisan Fisherman. */
export const firstMateVp = { full: 5, else: 2 } as const;
export const houseBoat = { price: 3, cash: 5, vp: 2 } as const;
export const artisan = { price: 4, vp: 1, capacity: 3, catch: 1 } as const;
/** Pack: cards in a pile. */
export const dockCards = { perSeat: 2, most: 8 } as const;
/** Pack: five and six players play with exactly so many kinds. */
export const dockKindsForMany = 3;

/** Public. */
export const goneFishin = { copies: 20, vp: 2 } as const;
/** Pack. */
export const trophyVp = 5;
export const trophiesInMatch = 3;
export const meeple = { count: 5, vp: 4 } as const;
export const trophyNeeds = { same4: 4, diff4: 4, crates15: 15, licences3: 3 } as const satisfies Partial<
  Record<Trophy, number>
>;

/** Public: crates per seat. Pack: all 150 in Epic. */
export const crates = { perSeat: 25, epic: 150 } as const;

/** Public: licences that leave unseen before the deal, by seats. */
export const removedLicences: Readonly<Record<number, { readonly standard: number; readonly premium: number }>> = {
  2: { standard: 6, premium: 3 },
  3: { standard: 2, premium: 2 },
};
/** Public up to four seats, ours beyond: standard licences on top of the deck, for each seat. */
export const topLicencesPerSeat = 2;

/** Pack: five standard types in a usual match; two more at five and six seats, one with a premium type at five. */
export const typesInAll = { usual: 5, five: 7, fiveWithPremium: 6, six: 7, sixWithoutPremium: 8 } as const;
export const baseTypes = ['shrimp', 'cod', 'lobster', 'tuna', 'processing'] as const satisfies readonly StandardType[];
/** Ours: which types come in first when more are needed. */
export const extraTypes = ['salmon', 'oyster', 'char'] as const satisfies readonly StandardType[];

/** Pack: cards kept in Epic. */
export const keptInEpic = 7;

export const noCards: Readonly<ByCard> = {
  shrimp: 0,
  cod: 0,
  lobster: 0,
  tuna: 0,
  processing: 0,
  salmon: 0,
  char: 0,
  oyster: 0,
  kingCrab: 0,
  charter: 0,
  goneFishin: 0,
};
