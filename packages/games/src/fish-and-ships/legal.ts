/** Which moves a viewer may make. Everything here reads a view alone, so that the page can ask the same questions. */
import type { View } from '../core/rules';
import { finalPosition } from './data';
import {
  type Colour,
  colours,
  type Direction,
  type FishAndShips,
  type Move,
  type Public,
  type TilesToSay,
} from './types';

const tilesToSay = [1, 2, 3] as const satisfies readonly TilesToSay[];
const directions = [1, -1] as const satisfies readonly Direction[];

export function legal({ seat, public: table, mine }: View<FishAndShips>): Move[] {
  if (seat === null || mine === null || !table.active.includes(seat)) return [];
  const held = colours.filter((colour) => mine.hand[colour] > 0);
  switch (table.phase) {
    case 'PASS':
      return held.map((colour) => ({ type: 'passSailor', colour }));
    case 'TURN':
      return [...reveals(table.cubes[seat] ?? 0), ...sailorMoves(held, table)];
    case 'CHOOSE':
      return table.revealed.map((colour) => ({ type: 'chooseShip', colour }));
    case 'OVER':
      return [];
  }
}

/** naming the tiles to turn counts as announcing their number. */
export function standsFor(view: View<FishAndShips>, move: Move): Move | null {
  if (move.type !== 'reveal' || Object.keys(move).length !== 3) return move;
  const { n, slots } = move;
  return isTilesToSay(n) && areSlotsToTurn(view.public, n, slots) ? { type: 'reveal', n } : move;
}

/** exactly `n` different tiles that are face-down, where the match lets players pick them. */
export function areSlotsToTurn(table: Readonly<Public>, n: number, slots: unknown): slots is number[] {
  if (!table.options.slotPicking || !Array.isArray(slots) || slots.length !== n) return false;
  // Array.from, since `every` would pass over holes.
  return Array.from(slots).every((slot: unknown, at) => isFaceDown(table, slot) && slots.indexOf(slot) === at);
}

export function faceDownSlots({ tiles }: Readonly<Pick<Public, 'tiles'>>): number[] {
  return tiles.flatMap((face, slot) => (face === null ? [slot] : []));
}

/** a sailor brings no ship out of the row, and none onto the final card. */
export function canSailorMove(position: number, direction: Direction): boolean {
  return direction === 1 ? position < finalPosition - 1 : position > 0;
}

export function isColour(value: unknown): value is Colour {
  return colours.some((colour) => colour === value);
}

export function isDirection(value: unknown): value is Direction {
  return directions.some((direction) => direction === value);
}

export function isTilesToSay(value: unknown): value is TilesToSay {
  return tilesToSay.some((n) => n === value);
}

/** Without a slot, since equal tiles would make some five hundred entries of them. */
function reveals(cubes: number): Move[] {
  return tilesToSay.filter((n) => n < 3 || cubes > 0).map((n) => ({ type: 'reveal', n }));
}

/** each colour held, with no ship or with each ship and way it can go. */
function sailorMoves(held: readonly Colour[], { ships }: Readonly<Public>): Move[] {
  const moves: Move[] = [];
  for (const colour of held) {
    moves.push({ type: 'sendSailor', colour });
    for (const ship of colours) {
      for (const direction of directions) {
        if (canSailorMove(ships[ship], direction)) moves.push({ type: 'sendSailor', colour, ship, direction });
      }
    }
  }
  return moves;
}

function isFaceDown({ tiles }: Readonly<Public>, slot: unknown): boolean {
  return typeof slot === 'number' && tiles[slot] === null;
}
