/** Names of what lies in the boxes: boats, licences, cards, trophies. */

export const standardTypes = ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'char', 'oyster'] as const;
export type StandardType = (typeof standardTypes)[number];
/** What a launched boat is, a Charter Boat too. */
export const boatTypes = [...standardTypes, 'kingCrab'] as const;
export type BoatType = (typeof boatTypes)[number];
/** Boat cards, as printed. */
export const boatCards = [...boatTypes, 'charter'] as const;
export type BoatCard = (typeof boatCards)[number];
/** What a hand can hold. */
export const cards = [...boatCards, 'goneFishin'] as const;
export type Card = (typeof cards)[number];
/** Cards by kind; every kind is named. */
export type ByCard = Record<Card, number>;

export const kingCrabs = ['kingCrabCaptains', 'kingCrabCrates', 'kingCrabLicences'] as const;
export type KingCrab = (typeof kingCrabs)[number];
export const premiums = [...kingCrabs, 'pub'] as const;
export type Premium = (typeof premiums)[number];
export const licences = [...standardTypes, ...premiums] as const;
export type Licence = (typeof licences)[number];
/** The three King Crab licences are one type. */
export type LicenceType = BoatType | 'pub';

export const docks = ['firstMate', 'houseBoat', 'artisan'] as const;
export type Dock = (typeof docks)[number];

export const trophies = ['same4', 'diff4', 'crates15', 'licences3', 'mostBoats', 'mostStandard'] as const;
export type Trophy = (typeof trophies)[number];
