/** Names of places, fish and hidden tiles, said the same way everywhere. */

import type { View } from '@quayside/games/core/rules';
import { finalPosition, tilesByFace } from '@quayside/games/fish-and-ships/data';
import { type Colour, colours, type Face, type FishAndShips, type Public } from '@quayside/games/fish-and-ships/types';
import type { Translate } from '../../table/game-page';

export type Table = Readonly<Public>;
export type GameView = View<FishAndShips>;

export const faces = Object.keys(tilesByFace) as readonly Face[];

/** "card 3", or "to card 3". */
export function placeName(position: number, t: Translate, form: 'place' | 'to' = 'place'): string {
  if (position === 0) return t(`${form}.harbour`);
  return position === finalPosition ? t(`${form}.final`) : t(`${form}.card`, { n: position });
}

export function fishAt({ fish }: Table, position: number): number {
  return fish[position] ?? 0;
}

/** Fish under the ship of a colour: what each of its sailors scores if the game ends now. */
export function fishFor(table: Table, colour: Colour): number {
  return fishAt(table, table.ships[colour]);
}

/** "2 fish", "no fish". */
export function fishText(count: number, t: Translate): string {
  return t('fish', { count });
}

/** What lies face-down: the box less what lies open. Which is where, nobody knows. */
export function hiddenTiles({ tiles }: Table): Readonly<Record<Face, number>> {
  const left: Record<Face, number> = { ...tilesByFace };
  for (const face of tiles) if (face !== null) left[face] -= 1;
  return left;
}

export function faceDown({ tiles }: Table): number {
  return tiles.filter((face) => face === null).length;
}

/** A number of `counts` that belongs to a seat. */
export function countOf({ counts }: GameView, key: 'hand' | 'sent', seat: number): number {
  const numbers = counts[key];
  return typeof numbers === 'object' ? (numbers[seat] ?? 0) : 0;
}

export function pointsSoFar({ results }: Table, seat: number): number {
  return results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
}

/** points of the games that are over, and of my hand where the ships stand. */
export function score({ seat, mine, public: table }: GameView): number {
  const before = seat === null ? 0 : pointsSoFar(table, seat);
  if (mine === null || table.phase === 'OVER') return before;
  return colours.reduce((points, colour) => points + mine.hand[colour] * fishFor(table, colour), before);
}
