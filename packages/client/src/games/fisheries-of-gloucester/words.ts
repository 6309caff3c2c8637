/** Names of fish, tiles, cards and hours, said the same way everywhere. */
import type { Seat, View } from '@quayside/games/core/rules';
import { cards } from '@quayside/games/fisheries-of-gloucester/data';
import { numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { helmsAt } from '@quayside/games/fisheries-of-gloucester/sea';
import { earnedBy, partsOf } from '@quayside/games/fisheries-of-gloucester/table';
import {
  type BonusPart,
  type ByColour,
  type ByShape,
  type CardId,
  colours,
  type FisheriesOfGloucester,
  type FishToken,
  type PlayerState,
  type Public,
  type Shape,
  type Space,
  shapes,
} from '@quayside/games/fisheries-of-gloucester/types';
import type { Translate } from '../../table/game-page';

export type Table = Readonly<Public>;
export type Player = Readonly<PlayerState>;
export type GameView = View<FisheriesOfGloucester>;

/** The viewer's own part; null for a spectator. */
export function mineOf({ seat, public: table }: GameView): Player | null {
  return seat === null ? null : (table.players[seat] ?? null);
}

/** The viewer is asked for a move in this phase. */
export function isAsked({ seat, public: table }: GameView, phase: Public['phase']): boolean {
  return seat !== null && table.phase === phase && table.active.includes(seat);
}

/** "2 blue fish and 1 red fish", or "no fish". */
export function fishText(fish: Readonly<ByColour>, t: Translate): string {
  const parts = colours
    .filter((colour) => fish[colour] > 0)
    .map((colour) => t(`fish.${colour}`, { count: fish[colour] }));
  return parts.length === 0 ? t('noFish') : t('list', { items: parts });
}

export function pileOf(tokens: readonly FishToken[]): ByColour {
  const pile: ByColour = { blue: 0, silver: 0, black: 0, red: 0 };
  for (const { colour } of tokens) pile[colour] += 1;
  return pile;
}

export function fishIn(fish: Readonly<ByColour>): number {
  return colours.reduce((sum, colour) => sum + fish[colour], 0);
}

/** "2 single tiles and 1 bent triple", or "no tiles". */
export function tilesText(tiles: Readonly<ByShape>, t: Translate): string {
  const parts = shapes.filter((shape) => tiles[shape] > 0).map((shape) => t(`tiles.${shape}`, { count: tiles[shape] }));
  return parts.length === 0 ? t('noTiles') : t('list', { items: parts });
}

export function tileCounts(tiles: readonly Shape[]): ByShape {
  const counts: ByShape = { single: 0, double: 0, straight: 0, bent: 0 };
  for (const shape of tiles) counts[shape] += 1;
  return counts;
}

/** "D2, D3". */
export function spacesText(spaces: readonly Space[]): string {
  return spaces.join(' ');
}

/** "2 fish of one colour". */
export function requirementText(card: CardId, t: Translate): string {
  const { kind, n } = cards[card].requires;
  return t(`requirement.${kind}`, { n });
}

/** "sail 1 step and lay a double tile"; `left`: the parts still to be used. */
export function bonusText(card: CardId, t: Translate, left: readonly BonusPart[] = partsOf(card)): string {
  const { hours, steps, tile } = cards[card];
  const items = [
    ...(hours > 0 ? [t('bonus.hours', { count: hours })] : []),
    ...(left.includes('sail') ? [t('bonus.sail', { count: steps })] : []),
    ...(left.includes('chart') && tile !== null ? [t('bonus.chart', { tile: t(`shape.${tile}`) })] : []),
  ];
  return t('list', { items });
}

/** "2 fish of one colour: 3 points and 1 hour". */
export function cardText(card: CardId, t: Translate): string {
  return t('card', {
    requirement: requirementText(card, t),
    points: t('points', { count: cards[card].points }),
    bonus: bonusText(card, t),
  });
}

/** What a seat would score if the match ended now. */
export function pointsOf(table: Table, seat: Seat): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  const earned = earnedBy(player).reduce((sum, card) => sum + cards[card].points, 0);
  return player.ships.reduce((sum, space) => sum + helmsAt(table, numberOf(space)), earned);
}

/** Cards below the top of a stack, or in the pile beside the row. */
export function belowOf({ counts }: GameView, place: number): number {
  const { stacks = [] } = counts;
  return typeof stacks === 'number' ? stacks : (stacks[place] ?? 0);
}

/** Chart cards still to come. */
export function chartsLeft({ counts }: GameView): number {
  return typeof counts.charts === 'number' ? counts.charts : 0;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
