/** Questions about what lies on the table. Rules, page and bots share the answers. */
import type { Detail, Seat } from '../core/rules';
import {
  attemptsAlone,
  attemptsCrowded,
  type BoatKind,
  boatKinds,
  decksOfSeason,
  fishPrices,
  gentleFrom,
  highestForce,
  insuredClass,
  makosAboard,
  ports,
  repairVp,
  seatsForMoreDemand,
  weatherDecks,
} from './data';
import { places } from './sea';
import {
  type Boat,
  type BoatClass,
  type ByKind,
  boatClasses,
  type Captain,
  type CaptainNumber,
  captainNumbers,
  type Kind,
  kinds,
  type Moored,
  type NodeId,
  type Options,
  type PlayerState,
  type PortId,
  type Public,
  portIds,
  type TileId,
  type Wreck,
} from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

export function boatClassOf(tile: TileId): BoatClass {
  return Number.parseInt(tile, 10) as BoatClass;
}

export function boatKindOf(tile: TileId): BoatKind {
  return boatKinds[boatClassOf(tile)];
}

/** null: in reserve, or no number of a captain. */
export function captainOf(player: Player, captain: unknown): Captain | null {
  return typeof captain === 'number' ? (player.captains[captain - 1] ?? null) : null;
}

/** What a refusal says about the captain it is about: nothing, if there is no such number. */
export function named(captain: unknown): Detail {
  return captainNumbers.some((number) => number === captain) ? { captain: Number(captain) } : {};
}

/** A captain aboard a boat. */
export interface Crew {
  readonly number: CaptainNumber;
  readonly captain: Captain;
  readonly boat: Boat;
}

/** By captain number. */
export function crewsOf(player: Player): Crew[] {
  return captainNumbers.flatMap((number): Crew[] => {
    const captain = player.captains[number - 1];
    return captain?.boat ? [{ number, captain, boat: captain.boat }] : [];
  });
}

/** the pawn that is hired next; null when all are in service. */
export function pawnOf(player: Player): CaptainNumber | null {
  return captainNumbers.find((number) => player.captains[number - 1] === null) ?? null;
}

export function captainsOf(player: Player): Captain[] {
  return player.captains.filter((captain) => captain !== null);
}

/** boats that take up room at a place; a boat in tow takes none. */
export function boatsAt({ players, wrecks }: Table, node: NodeId): number {
  const adrift = wrecks.filter((wreck) => wreck.node === node).length;
  return players.reduce(
    (sum, { captains }) => sum + captains.filter((captain) => captain?.boat?.node === node).length,
    adrift,
  );
}

/** null outside the storm belt. */
export function forceAt({ force }: Pick<Table, 'force'>, node: NodeId): number | null {
  const { storm } = places[node];
  return storm === null ? null : Math.max(0, force + storm);
}

/** the four cards of which one is drawn in a round, as the options have them. */
export function weatherDeckOf({ rounds, gentleWeather }: Options, round: number): number[] {
  const deck = weatherDecks[(decksOfSeason[rounds][round - 1] ?? 0) - 1] ?? [];
  return deck.map((card) => (gentleWeather && card >= gentleFrom ? card - 1 : card));
}

/** the force after a card. */
export function forceAfter(force: number, variation: number): number {
  return Math.min(highestForce, Math.max(0, force + variation));
}

/** whether another boat lies on another buoy of the same anchor. */
export function isCrowded({ players }: Pick<Table, 'players'>, node: NodeId): boolean {
  const { anchor } = places[node];
  return players.some(({ captains }) =>
    captains.some((captain) => {
      const other = captain?.boat?.node;
      return other !== undefined && other !== node && places[other].kind === 'buoy' && places[other].anchor === anchor;
    }),
  );
}

/** */
export function attemptsAt(table: Pick<Table, 'players'>, node: NodeId): number {
  return isCrowded(table, node) ? attemptsCrowded : attemptsAlone;
}

/** whether a mako drawn now goes back at once. */
export function mustReturn({ hold }: Readonly<Boat>, kind: Kind): boolean {
  return kind === 'mako' && hold.filter((held) => held === 'mako').length >= makosAboard;
}

export function fishLeft(bag: Readonly<ByKind>): number {
  return kinds.reduce((sum, kind) => sum + bag[kind], 0);
}

/** spaces for fish in a port, free or not. */
export function demandOf(port: PortId, seats: number): number {
  const { demand, demandOfFour } = ports[port];
  return demand + (seats >= seatsForMoreDemand ? demandOfFour : 0);
}

/** fish that the port still buys in this round. */
export function demandLeft({ players, market }: Pick<Table, 'players' | 'market'>, port: PortId): number {
  return demandOf(port, players.length) - market[port].length;
}

/** */
export function priceOf(port: PortId, kind: Kind): number {
  return fishPrices[ports[port].group][kind];
}

/** a boat of the seat that lies at the place and tows nothing, by captain number. */
export function tugsAt(player: Player, node: NodeId): Crew[] {
  return crewsOf(player).filter(({ boat }) => boat.node === node && boat.tow === null);
}

/** boats adrift that the seat has to salvage or abandon before anything else. */
export function wrecksToDecide({ players, wrecks }: Table, seat: Seat): Wreck[] {
  const player = players[seat];
  if (player === undefined || wrecks.length === 0) return [];
  return wrecks.filter(({ node }) => tugsAt(player, node).length > 0);
}

/** the cheapest class that can be rented; null when no boat is left. */
export function cheapestLeft({ boats }: Pick<Table, 'boats'>): BoatClass | null {
  return boatClasses.find((boatClass) => boats[boatClass].length > 0) ?? null;
}

const cheapestCaptain = Math.min(...portIds.map((port) => ports[port].captain));

/** whether the player could not start again out of its own pocket, with a new boat or with one towed home. */
export function isTooPoor(table: Table, player: Player): boolean {
  const waiting = captainsOf(player).flatMap(({ port }) => port ?? []);
  const boat = cheapestLeft(table) ?? insuredClass;
  const starts = [
    boat + (waiting.length > 0 ? 0 : cheapestCaptain),
    ...player.moored.map(
      ({ port, repaired }) => (repaired ? 0 : repairVp) + (waiting.includes(port) ? 0 : ports[port].captain),
    ),
  ];
  return player.vp < Math.min(...starts);
}

/** what the insurance would bring, wherever it is claimed; null when there is no claim. */
export function claimOf(table: Table, player: Player): { readonly moored: readonly Moored[] } | null {
  if (!player.insuranceDue || crewsOf(player).length > 0 || !isTooPoor(table, player)) return null;
  if (player.moored.length === 0 && cheapestLeft(table) === null) return null;
  return { moored: player.moored };
}

export function isLastRound({ options, round }: Pick<Table, 'options' | 'round'>): boolean {
  return round === options.rounds;
}
