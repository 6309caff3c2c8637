/** What the suite needs to know of Swordfish beyond its rules. */
import { equal } from '../src/core/equal';
import type { Random } from '../src/core/random';
import type { Seat, View } from '../src/core/rules';
import { legal } from '../src/swordfish/legal';
import { reason } from '../src/swordfish/reasons';
import { places } from '../src/swordfish/sea';
import { boatKindOf, captainOf } from '../src/swordfish/table';
import type { Move, NodeId, Swordfish } from '../src/swordfish/types';

/** No move hides anything. */
export function sameInPublic(a: Move, b: Move): boolean {
  return equal(a, b);
}

/** Else nobody has a boat, fuel and bait at once, and no season goes to sea. */
export const seldom: readonly Move['type'][] = ['endPurchase', 'endMovement', 'endFishing'];

export function learners(): Seat[] {
  return [];
}

/** Other ways to the places that a listed voyage ends at, found by sailing at random. */
export function equivalents(view: View<Swordfish>, random: Random): Move[] {
  const listed = legal(view);
  return listed.flatMap((move): Move[] => {
    if (move.type !== 'moveBoat' || view.seat === null) return [];
    const path = wander(view, move, random);
    const other = { ...move, path };
    return reason(view, other) === null && listed.every((known) => !equal(known, other)) ? [other] : [];
  });
}

/** A way of random steps, as long as the boat's longest voyage at most, that ends where the listed one does if it ever gets there. */
function wander(
  { public: table, seat }: View<Swordfish>,
  move: Extract<Move, { type: 'moveBoat' }>,
  random: Random,
): NodeId[] {
  const boat = captainOf(table.players[seat!]!, move.captain)!.boat!;
  const path: NodeId[] = [];
  while (path.length < boatKindOf(boat.tile).max && path.at(-1) !== move.path.at(-1)) {
    const { next } = places[path.at(-1) ?? boat.node];
    path.push(next[random.below(next.length)]!);
  }
  return path;
}

/**
 * In one round a seat hires at most 4 captains, rents or mans a boat for each, buys at most 4 packs of 5 fuel and of 3 bait or
 * more on 20 spaces for each (4 and 6 packs), makes one voyage with each boat and one decision about each of 46 boats at most,
 * tries to fish 3 times and decides about the tile each time, sells or discards 3 fish of each boat and then ends no contract;
 * on the road a captain burns fuel with every step, 20 at most. Four turns are ended.
 */
export function bound(seats: number, { rounds }: { readonly rounds: number }): number {
  const perCaptain = 1 + 1 + 4 + 6 + 1 + 3 * 2 + 3 + 1 + 20;
  return (rounds + 1) * (seats * (4 * perCaptain + 4) + 46);
}
