/** Names of the pieces and places of Swordfish. */

export const kinds = ['mako', 'rat', 'pup', 'marker', 'double', 'triple'] as const;
export type Kind = (typeof kinds)[number];
/** Fish tiles by kind. */
export type ByKind = Record<Kind, number>;

/** Of buoys and bags, the poorest ground first. */
export const colors = ['orange', 'green', 'grey', 'red'] as const;
export type Color = (typeof colors)[number];

/** Along the road from south to north. */
export const portIds = ['gloucester', 'portsmouth', 'portland', 'halifax', 'stjohns'] as const;
export type PortId = (typeof portIds)[number];

/** Anchors with buoys. */
export const groundIds = [
  'jeffreys',
  'cashes',
  'georges',
  'browns',
  'emerald',
  'sable',
  'grandbank',
  'tail',
  'cap',
] as const;
export type GroundId = (typeof groundIds)[number];
/** Anchors without buoys. */
export const waterIds = ['wilkinson', 'jordan', 'northeast', 'slope', 'laurentian', 'fan', 'pass'] as const;
export type WaterId = (typeof waterIds)[number];
export type AnchorId = GroundId | WaterId;
export type BuoyId = `${GroundId}-${1 | 2 | 3}`;
/** Where a boat can lie. */
export type NodeId = PortId | AnchorId | BuoyId;

/** Boats are classed by their rent in VP. */
export const boatClasses = [4, 7, 10, 13, 16, 19, 22, 25] as const;
export type BoatClass = (typeof boatClasses)[number];
/** One boat tile: its class and its number among the tiles of the class, from 1. */
export type TileId = `${BoatClass}-${number}`;

export const captainNumbers = [1, 2, 3, 4] as const;
export type CaptainNumber = (typeof captainNumbers)[number];

export const fuelPacks = [5, 12] as const;
export type FuelPack = (typeof fuelPacks)[number];
export const baitPacks = [3, 5] as const;
export type BaitPack = (typeof baitPacks)[number];
export const supplies = ['fuel', 'bait'] as const;
export type Supply = (typeof supplies)[number];
