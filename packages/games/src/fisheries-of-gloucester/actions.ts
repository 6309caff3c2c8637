/** What a seat could do in its turn: tiles to lay, voyages, catches, cards to earn. */
import type { Seat } from '../core/rules';
import { withinReach } from './catching';
import { type Chart, canLay, chartOf, fitting } from './charting';
import { cards } from './data';
import { numberOf, type Placement, shapesIn, spaces } from './grid';
import { canPay, payable } from './payments';
import { ground, type Reach, type Sea, seaOf } from './sea';
import {
  type CardId,
  type Colour,
  colours,
  type FishToken,
  type Move,
  type PlayerState,
  type Public,
  type Shape,
  type ShipNumber,
  shipNumbers,
} from './types';
import { explore, fleetLimit, isWithin } from './voyage';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** A list of tiles to lay is cut when it would be longer, a list of catches when more fish are within reach. */
const placementsAtMost = 120;
const fishAtMost = 5;

/** All actions of a seat, in a fixed order. */
export function actionsOf(table: Table, seat: Seat, player: Player): Move[] {
  const sea = seaOf(table);
  const moves: Move[] = [];
  for (const placement of placementsListed(chartOf(table, sea), shapesIn(player.tiles))) {
    moves.push({ type: 'chart', shape: placement.shape, spaces: placement.spaces });
  }
  addVoyages(moves, sea, player, player.hours, 'sail');
  for (const caught of catchesListed(withinReach(table, seat), player.hours)) {
    moves.push({ type: 'fish', spaces: caught.map(({ space }) => space) });
  }
  addEarnings(moves, table, player);
  return moves;
}

/** whether there is any action at all. */
export function canAct(table: Table, seat: Seat, player: Player): boolean {
  if (earnable(table, player).some((card) => canPay(card, player.fish))) return true;
  if (player.hours > 0 && withinReach(table, seat).length > 0) return true;
  const sea = seaOf(table);
  const chart = chartOf(table, sea);
  return canSail(sea, player, player.hours) || shapesIn(player.tiles).some((shape) => canLay(chart, shape));
}

/** Moves of the parts of a bonus that are still open. */
export function bonusMoves(table: Table, player: Player): Move[] {
  const { bonus } = table;
  if (bonus === null) return [];
  const sea = seaOf(table);
  const { steps } = cards[bonus.card];
  const tile = bonusTile(table, bonus.card);
  const canChart = bonus.parts.includes('chart') && tile !== null;
  const moves: Move[] = [];
  if (canChart) {
    for (const placement of fitting(chartOf(table, sea), tile)) {
      moves.push({ type: 'bonusChart', spaces: placement.spaces });
    }
  }
  if (bonus.parts.includes('sail')) addVoyages(moves, sea, player, steps, 'bonusSail');
  return moves;
}

/** whether any part of a bonus that is still open can be used. */
export function canUseBonus(table: Table, player: Player): boolean {
  const { bonus } = table;
  if (bonus === null) return false;
  const sea = seaOf(table);
  if (bonus.parts.includes('sail') && canSail(sea, player, cards[bonus.card].steps)) return true;
  const tile = bonusTile(table, bonus.card);
  return bonus.parts.includes('chart') && tile !== null && canLay(chartOf(table, sea), tile);
}

/** the tile that a card gives, null when it gives none or the supply has none. */
function bonusTile({ supply }: Table, card: CardId): Shape | null {
  const { tile } = cards[card];
  return tile !== null && supply[tile] > 0 ? tile : null;
}

/** Voyages of a ship, whatever they cost; null for a docked one. */
function reachOf(sea: Sea, player: Player, ship: ShipNumber): Reach | null {
  const from = numberOf(player.ships[ship - 1]);
  return sea.ground[from] === ground.island ? null : explore(sea, from, fleetLimit(player, ship));
}

/** By ship and space. Made once, since each list of moves has a dozen of them; frozen, since all lists share them. */
const voyageMoves = { sail: listVoyages('sail'), bonusSail: listVoyages('bonusSail') };

function listVoyages(type: 'sail' | 'bonusSail'): Readonly<Record<ShipNumber, readonly Move[]>> {
  const toEach = (ship: ShipNumber): Move[] => spaces.map((to) => Object.freeze({ type, ship, to }));
  return { 1: toEach(1), 2: toEach(2), 3: toEach(3) };
}

/** `most`: hours, or steps of a card. */
function addVoyages(moves: Move[], sea: Sea, player: Player, most: number, type: 'sail' | 'bonusSail'): void {
  if (most === 0) return;
  for (const ship of shipNumbers) {
    const reach = reachOf(sea, player, ship);
    if (reach === null) continue;
    const toEach = voyageMoves[type][ship];
    for (const to of reach.ends) {
      const move = toEach[to];
      if (move !== undefined && isWithin(reach, to, most)) moves.push(move);
    }
  }
}

function canSail(sea: Sea, player: Player, most: number): boolean {
  if (most === 0) return false;
  return shipNumbers.some((ship) => {
    const reach = reachOf(sea, player, ship);
    return reach?.ends.some((to) => isWithin(reach, to, most)) === true;
  });
}

/** cards that the player may earn today, if the fish are there. */
function earnable({ display }: Table, { today }: Player): CardId[] {
  return today === null ? display.filter((card) => card !== null) : [];
}

function addEarnings(moves: Move[], table: Table, player: Player): void {
  for (const card of earnable(table, player)) {
    for (const discard of payable(card, player.fish)) moves.push({ type: 'preserve', card, discard });
  }
}

/**
 * Every way to lay the tiles, or, when they are too many to list, of the bent tiles within the same four spaces only one: it
 * then stands for the others.
 */
export function placementsListed(chart: Chart, shapes: readonly Shape[]): Placement[] {
  const all = shapes.flatMap((shape) => fitting(chart, shape));
  if (all.length <= placementsAtMost) return all;
  const squares = new Set<number>();
  return all.filter((placement) => {
    if (placement.shape !== 'bent') return true;
    const square = placement.square;
    return !squares.has(square) && squares.add(square);
  });
}

/**
 * Every set of fish that the hours pay, or, when too many are within reach, of all sets with the same colours only one: it
 * then stands for the others.
 */
export function catchesListed(fish: readonly FishToken[], hours: number): FishToken[][] {
  if (fish.length <= fishAtMost) return subsets(fish, hours);
  let listed: FishToken[][] = [[]];
  for (const colour of colours) {
    const ofColour = fish.filter((token) => token.colour === colour);
    listed = listed.flatMap((set) =>
      Array.from({ length: Math.min(ofColour.length, hours - set.length) + 1 }, (_, count) => [
        ...set,
        ...ofColour.slice(0, count),
      ]),
    );
  }
  return listed.slice(1).map(inReadingOrder);
}

/** All sets of 1 to `most` tokens. */
function subsets(fish: readonly FishToken[], most: number): FishToken[][] {
  let sets: FishToken[][] = [[]];
  for (const token of fish) {
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, token])];
  }
  return sets.slice(1);
}

function inReadingOrder(fish: readonly FishToken[]): FishToken[] {
  return [...fish].sort((one, other) => numberOf(one.space) - numberOf(other.space));
}

/** How many of each colour, as text. */
export function coloursOf(fish: readonly FishToken[]): string {
  const count = (colour: Colour): number => fish.filter((token) => token.colour === colour).length;
  return colours.map(count).join();
}
