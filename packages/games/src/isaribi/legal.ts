/** Which moves a viewer may make. Everything here reads a view alone, so that the page can ask the same questions. */
import type { View } from '../core/rules';
import { cubesAddedAtMost, netsByLevel, noCubes } from './data';
import { reason } from './reasons';
import { listedLike, possibleSales } from './sales';
import { cubesIn, faceDownSlots, storageOf } from './table';
import {
  areaSpaces,
  type ByKind,
  helpers,
  type Isaribi,
  kinds,
  type Move,
  type PlayerState,
  type Public,
  spaces,
  techs,
} from './types';

/** Trips, catches, sales and purchases: all of it lies open. What ends a turn may turn up the next buyer. */
export function isOpen(type: string): boolean {
  return ['moveBoat', 'fishHand', 'fishNet', 'sell', 'gainTech'].includes(type);
}

/** What the phase could ask for, less what finds a reason against it: so each rule stands in one place. */
export function legal(view: View<Isaribi>): Move[] {
  const { seat, public: table } = view;
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined || !table.active.includes(seat)) return [];
  return candidates(table, seat, player).filter((move) => reason(view, move) === null);
}

/** any choice of kinds, and any order, counts as the listed sale to the same buyers. */
export function standsFor(view: View<Isaribi>, move: Move): Move | null {
  if (move.type !== 'sell' || view.seat === null) return move;
  return listedLike(view.public, view.seat, move) ?? move;
}

function candidates(table: Readonly<Public>, seat: number, player: Readonly<PlayerState>): Move[] {
  switch (table.phase) {
    case 'SPECULATOR':
      return [...faceDownSlots(table).map((slot): Move => ({ type: 'peek', slot })), { type: 'donePeeking' }];
    case 'PLACEMENT':
      return [
        { type: 'place', space: 0 },
        { type: 'place', space: 1 },
      ];
    case 'OLD_FISHERMAN':
      return areaSpaces.flatMap((space) =>
        upTo(cubesAddedAtMost).map((count): Move => ({ type: 'oldFisherman', space, count })),
      );
    case 'MAIN':
      return mainMoves(table, seat);
    case 'HELPER':
      return helpers.map((helper) => ({ type: 'chooseHelper', helper }));
    case 'CARPENTER':
      return [...techs, null].map((tech) => ({ type: 'carpenter', tech }));
    case 'STORAGE':
      return pilesOf(player.cubes, storageOf(player)).map((cubes) => ({ type: 'keep', cubes }));
    case 'OVER':
      return [];
  }
}

function mainMoves(table: Readonly<Public>, seat: number): Move[] {
  const { space } = table.players[seat] as PlayerState;
  return space === 0
    ? [...trips, ...possibleSales(table, seat), ...purchases, ...closings]
    : [...trips, ...catches, ...closings];
}

/** Moves that are thought of every time are made once. */
const widestNet = Math.max(...netsByLevel.map(({ prawn }) => prawn));
const trips: readonly Move[] = spaces.map((to) => ({ type: 'moveBoat', to }));
const purchases: readonly Move[] = techs.map((tech) => ({ type: 'gainTech', tech }));
const closings: readonly Move[] = [{ type: 'flipMarket' }, { type: 'endTurn' }, { type: 'pass' }];
const catches: readonly Move[] = [
  { type: 'fishHand' },
  ...Array.from({ length: widestNet }, (_, at): Move => ({ type: 'fishNet', count: at + 1 })),
];

/** 0 to `most`. */
function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** Every pile of `size` cubes that can be picked out of `held`. */
function pilesOf(held: Readonly<ByKind>, size: number): ByKind[] {
  let piles: ByKind[] = [{ ...noCubes }];
  for (const kind of kinds) {
    piles = piles.flatMap((pile) =>
      upTo(Math.min(held[kind], size - cubesIn(pile))).map((count) => ({ ...pile, [kind]: count })),
    );
  }
  return piles.filter((pile) => cubesIn(pile) === size);
}
