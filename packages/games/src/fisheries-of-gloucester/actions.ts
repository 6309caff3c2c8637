/** What a seat could do in its turn: tiles to lay, voyages, catches, cards to earn. */
import type { Seat } from '../core/rules';
import { withinReach } from './catching';
import { type Chart, canLay, chartOf, fitting } from './charting';
import { cards } from './data';
import { nameOf, numberOf, type Placement, shapesIn } from './grid';
import { canPay, payable } from './payments';
import { ground, type Sea, seaOf } from './sea';
import {
  type CardId,
  type Colour,
  colours,
  type FishToken,
  type Move,
  type PlayerState,
  type Public,
  type Shape,
  shipNumbers,
} from './types';
import { endsOf, explore, fleetLimit, type Reach } from './voyage';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** A list of tiles to lay is cut when it would be longer, a list of catches when more fish are within reach. */
const placementsAtMost = 120;
const fishAtMost = 5;

/** All actions of a seat, in a fixed order. */
export function actionsOf(table: Table, seat: Seat, player: Player): Move[] {
  const sea = seaOf(table);
  return [
    ...placementsListed(chartOf(table, sea), shapesIn(player.tiles)).map(
      ({ shape, spaces }): Move => ({ type: 'chart', shape, spaces }),
    ),
    ...voyages(sea, player, player.hours, 'sail'),
    ...catchesListed(withinReach(table, seat), player.hours).map(
      (caught): Move => ({ type: 'fish', spaces: caught.map(({ space }) => space) }),
    ),
    ...earnings(table, player),
  ];
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
  return [
    ...(canChart ? fitting(chartOf(table, sea), tile).map(({ spaces }): Move => ({ type: 'bonusChart', spaces })) : []),
    ...(bonus.parts.includes('sail') ? voyages(sea, player, steps, 'bonusSail') : []),
  ];
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

/** Voyages of each ship of a player that is not docked; `most`: hours, or steps of a card. */
function reaches(sea: Sea, player: Player, most: number): (Reach | null)[] {
  return player.ships.map((space, at) => {
    const from = numberOf(space);
    const ship = shipNumbers[at];
    const stays = ship === undefined || sea.ground[from] === ground.island || most === 0;
    return stays ? null : explore(sea, from, fleetLimit(player, ship), most);
  });
}

function voyages(sea: Sea, player: Player, most: number, type: 'sail' | 'bonusSail'): Move[] {
  const moves: Move[] = [];
  reaches(sea, player, most).forEach((reach, at) => {
    const ship = shipNumbers[at];
    if (reach === null || ship === undefined) return;
    for (const to of endsOf(sea, reach)) moves.push({ type, ship, to: nameOf(to) });
  });
  return moves;
}

function canSail(sea: Sea, player: Player, most: number): boolean {
  return reaches(sea, player, most).some((reach) => reach !== null && endsOf(sea, reach).length > 0);
}

/** cards that the player may earn today, if the fish are there. */
function earnable({ display }: Table, { today }: Player): CardId[] {
  return today === null ? display.filter((card) => card !== null) : [];
}

function earnings(table: Table, player: Player): Move[] {
  return earnable(table, player).flatMap((card) =>
    payable(card, player.fish).map((discard): Move => ({ type: 'preserve', card, discard })),
  );
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
