/** What the suite needs to know of Isaribi beyond its rules. */
import { equal } from '../src/core/equal';
import type { Random } from '../src/core/random';
import type { Seat, View } from '../src/core/rules';
import { legal } from '../src/isaribi/legal';
import { termsOf } from '../src/isaribi/table';
import { type Isaribi, type Kind, kinds, type Lot, type Move, type Options } from '../src/isaribi/types';

/** Moves hide nothing: what a Speculator sees is no argument of the move. */
export function sameInPublic(a: Move, b: Move): boolean {
  return equal(a, b);
}

export function learners(): Seat[] {
  return [];
}

/** Listed sales to two buyers in the other order, and with other cubes for a buyer who takes any kind. */
export function equivalents(view: View<Isaribi>, random: Random): Move[] {
  return legal(view).flatMap((move): Move[] => {
    if (move.type !== 'sell' || move.lots.length < 2) return [];
    const others = withOtherCubes(view, move.lots, random);
    return [{ ...move, lots: [...move.lots].reverse() }, ...(others === null ? [] : [{ ...move, lots: others }])];
  });
}

/** The same buyers and numbers of cubes, picked at random; null when the cubes ran out on the way. */
function withOtherCubes({ public: table, seat }: View<Isaribi>, lots: readonly Lot[], random: Random): Lot[] | null {
  if (seat === null) return null;
  const left = random.shuffle(kinds.flatMap((kind) => Array<Kind>(table.players[seat]!.cubes[kind]).fill(kind)));
  const picked = lots.map(({ buyer, cubes }): Lot => {
    const buys = termsOf(table, seat, buyer)!.buys;
    const chosen = cubes.flatMap((): Kind[] => {
      const at = left.findIndex((kind) => buys === 'any' || kind === buys);
      return at === -1 ? [] : left.splice(at, 1);
    });
    return { buyer, cubes: chosen };
  });
  return picked.every(({ cubes }, at) => cubes.length === lots[at]!.cubes.length) ? picked : null;
}

/**
 * Every turn but idle ones makes progress, and progress is finite in a round: at most 32 cubes lie in the sea to be caught, as
 * many and 6 stored ones per seat can be sold, 8 technologies per seat bought and 7 cards flipped. Between two of these a
 * seat has at most 5 idle turns, and a last one in which it has to pass. A turn is at most 8 actions and its end. Before and
 * after the turns of a round there are at most 5 moves in all, and 4 per seat.
 */
export function bound(seats: number, { rounds }: Options): number {
  const progress = 32 + 32 + 6 * seats + 8 * seats + 7;
  const turns = 6 * progress + 6 * seats;
  return rounds * (9 * turns + 4 * seats + 5);
}
