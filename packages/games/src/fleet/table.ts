/** Questions about what lies open on the table. Rules, page and bots share the answers. */
import type { Seat } from '../core/rules';
import {
  artisan,
  boatFigures,
  bonuses,
  capacities,
  captains,
  houseBoat,
  launches,
  licenceFigures,
  lobsterCards,
} from './data';
import {
  type Boat,
  type BoatCard,
  type ByCard,
  type CrateOn,
  cards,
  type Dock,
  type LicenceType,
  type PlayerState,
  type Public,
} from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

export function playerAt(table: Table, seat: Seat): PlayerState {
  return table.players[seat] as PlayerState;
}

/** every seat once, beginning with the start player. */
export function turnOrder({ players, startSeat }: Table): Seat[] {
  return players.map((_, at) => (startSeat + at) % players.length);
}

/** licences of a type that a player owns. */
export function licencesOf({ licences }: Player, type: LicenceType): number {
  let owned = 0;
  for (const licence of licences) if (licenceFigures[licence].type === type) owned += 1;
  return owned;
}

/** The entry for so many licences of `type`. */
export function bonusOf(player: Player, type: LicenceType, key: keyof typeof bonuses): number {
  const table: readonly number[] = bonuses[key];
  return table[Math.min(licencesOf(player, type), table.length - 1)] ?? 0;
}

/** */
export function capacityOf({ type, capacityBonus }: Readonly<Boat>): number {
  return (type === 'oyster' ? capacities.oyster : capacities.usual) + capacityBonus;
}

export function isFull(boat: Readonly<Boat>): boolean {
  return boat.crates >= capacityOf(boat);
}

/** */
export function launchLimit(player: Player): number {
  return licencesOf(player, 'cod') + licencesOf(player, 'char') > 0 ? launches.withLicence : launches.usual;
}

/** */
export function hireLimit(player: Player): number {
  return licencesOf(player, 'lobster') > 0 ? captains.withLicence : captains.usual;
}

export function captainedBoats({ boats }: Player): Boat[] {
  return boats.filter(({ captained }) => captained !== null);
}

/** */
export function lobsterCardsFor(player: Player): number {
  const owned = licencesOf(player, 'lobster');
  if (owned === 0) return 0;
  const captained = captainedBoats(player).length;
  const line = lobsterCards.findLast((one) => one.captained <= captained) ?? lobsterCards[0];
  return owned === 1 ? line.one : line.more;
}

/** boat cards, House Boats and Artisans in play. */
export function launchedBoats({ boats, houseBoats, artisans }: Player): number {
  return boats.length + houseBoats.length + artisans.length;
}

/** Crates on boats, tucked cards and Artisans. */
export function cratesOnBoats({ boats, artisans }: Player): number {
  let found = 0;
  for (const { crates, tucked } of boats) found += crates + (tucked ?? 0);
  for (const { crates } of artisans) found += crates;
  return found;
}

export function standardLicences({ licences }: Player): number {
  return licences.filter((licence) => licenceFigures[licence].standard).length;
}

/** with the Shrimp discount. */
export function netPrice(player: Player, price: number): number {
  return Math.max(0, price - bonusOf(player, 'shrimp', 'shrimpDiscount'));
}

/** a boat card has the Char discount as well. */
export function launchPrice(player: Player, card: BoatCard): number {
  return netPrice(player, boatFigures[card].cost - bonusOf(player, 'char', 'charDiscount'));
}

export function dockPrice(player: Player, dock: 'houseBoat' | 'artisan'): number {
  return netPrice(player, dock === 'houseBoat' ? houseBoat.price : artisan.price);
}

export function handSize(hand: Readonly<ByCard>): number {
  let size = 0;
  for (const card of cards) size += hand[card];
  return size;
}

export function boatAt({ boats }: Player, id: unknown): Boat | undefined {
  return boats.find((boat) => boat.id === id);
}

export function isDockCraft({ houseBoats, artisans }: Player, id: unknown): boolean {
  return houseBoats.some((one) => one === id) || artisans.some((one) => one.id === id);
}

/** Crates on one hold of a craft; 0 where there is none. */
export function cratesOn(player: Player, { boat: id, hold }: CrateOn): number {
  const boat = boatAt(player, id);
  if (boat !== undefined) return hold === 'own' ? boat.crates : (boat.tucked ?? 0);
  return hold === 'own' ? (player.artisans.find((one) => one.id === id)?.crates ?? 0) : 0;
}

/** */
export function boatsToTuck({ boats }: Player): Boat[] {
  return boats.filter(({ captained, tucked }) => captained !== null && tucked === null);
}

/** */
export function boatsForMate({ boats }: Player, round: number): Boat[] {
  return boats.filter(({ captained, firstMate }) => captained === round && !firstMate);
}

/** whether a Dock Card that is bought by a launch can be had without spending cards. */
export function canLaunchWithoutCards(table: Table, player: Player): boolean {
  const means = player.processed + player.houseBoats.length * houseBoat.cash;
  const isCheap = (dock: 'houseBoat' | 'artisan'): boolean => table.piles[dock] > 0 && dockPrice(player, dock) <= means;
  return isCheap('houseBoat') || isCheap('artisan');
}

/** whether somebody who holds `held` cards may have something to launch. */
export function mayLaunch(table: Table, player: Player, held: number): boolean {
  if (player.launched >= launchLimit(player)) return false;
  return held > 0 || canLaunchWithoutCards(table, player);
}

/** whether somebody who holds `held` cards may have somebody to hire. */
export function mayHire(table: Table, player: Player, held: number): boolean {
  if (held === 0) return false;
  const isFree = player.hired < hireLimit(player) && player.boats.some(({ captained }) => captained === null);
  return isFree || mayBuyMate(table, player);
}

function mayBuyMate(table: Table, player: Player): boolean {
  if (table.piles.firstMate === 0 || player.processed + cratesOnBoats(player) === 0) return false;
  return boatsForMate(player, table.round).length > 0;
}

/** how many of `drawn` cards have to go. */
export function cardsToDiscard(player: Player, drawn: number): number {
  return Math.max(0, drawn - bonusOf(player, 'tuna', 'tunaKept'));
}

/** who is asked next about the licence under the hammer, clockwise from `from`; null when only the high bidder is left. */
export function nextBidder({ players, auction }: Table, from: Seat): Seat | null {
  for (let away = 1; away <= players.length; away += 1) {
    const seat = (from + away) % players.length;
    const isAsked =
      players[seat]?.status === 'in' && auction?.high !== seat && auction?.passed.includes(seat) === false;
    if (isAsked) return seat;
  }
  return null;
}

/** nobody can bid against `seat`. */
export function isLone({ players }: Table, seat: Seat): boolean {
  return players.every(({ status }, other) => other === seat || status !== 'in');
}

export function seatsThat(table: Table, asks: (player: Player, seat: Seat) => boolean): Seat[] {
  return table.players.flatMap((player, seat) => (asks(player, seat) ? [seat] : []));
}

/** Dock Cards by name, for those that are bought by a launch. */
export const launchedDocks = ['houseBoat', 'artisan'] as const satisfies readonly Dock[];
