/** What the suite needs to know of Fisheries of Gloucester beyond its rules. */
import { equal } from '../src/core/equal';
import type { Random } from '../src/core/random';
import type { Seat, State, View } from '../src/core/rules';
import { withinReach } from '../src/fisheries-of-gloucester/catching';
import { chartOf, fitting } from '../src/fisheries-of-gloucester/charting';
import { shapesIn } from '../src/fisheries-of-gloucester/grid';
import { legal } from '../src/fisheries-of-gloucester/legal';
import { seaOf } from '../src/fisheries-of-gloucester/sea';
import type { FisheriesOfGloucester, Move } from '../src/fisheries-of-gloucester/types';

/** Which tile is kept is all that a move may hide, and only while the other seat is still choosing. */
export function sameInPublic(a: Move, b: Move, { public: { active } }: State<FisheriesOfGloucester>): boolean {
  if (a.type === 'keepTile' && b.type === 'keepTile') return active.length > 1;
  return equal(a, b);
}

/** Ending a day loses all that could still be done in it. */
export const seldom: readonly Move['type'][] = ['endDay', 'bonusDone'];

export function learners(): Seat[] {
  return [];
}

/** Spaces in another order, tiles that are not listed because there are too many, and any other catch. */
export function equivalents(view: View<FisheriesOfGloucester>, random: Random): Move[] {
  const moves = legal(view);
  const turned = moves.flatMap((move): Move[] => {
    if (move.type !== 'chart' && move.type !== 'bonusChart' && move.type !== 'fish') return [];
    return move.spaces.length > 1 ? [{ ...move, spaces: [...move.spaces].reverse() }] : [];
  });
  return [
    ...random.shuffle(turned).slice(0, 8),
    ...random.shuffle(unlisted(view)).slice(0, 8),
    ...someCatch(view, random),
  ];
}

function unlisted({ public: table, seat }: View<FisheriesOfGloucester>): Move[] {
  if (table.phase !== 'ACTION' || seat === null) return [];
  const chart = chartOf(table, seaOf(table));
  return shapesIn(table.players[seat]!.tiles)
    .flatMap((shape) => fitting(chart, shape))
    .map(({ shape, spaces }): Move => ({ type: 'chart', shape, spaces }));
}

function someCatch({ public: table, seat }: View<FisheriesOfGloucester>, random: Random): Move[] {
  if (table.phase !== 'ACTION' || seat === null) return [];
  const near = random.shuffle(withinReach(table, seat)).slice(0, table.players[seat]!.hours);
  return near.length === 0 ? [] : [{ type: 'fish', spaces: near.map(({ space }) => space) }];
}

/**
 * Six features and a start to choose; at most 89 hours are gained, 32 tiles laid, 12 cards earned, each of which is an action
 * and may be followed by a lobster's answer; a card has at most two bonus moves; 12 days are left and 12 tiles kept.
 */
export function bound(): number {
  const actions = 89 + 32 + 12;
  return 6 + 1 + 2 * actions + 2 * 12 + 12 + 12;
}
