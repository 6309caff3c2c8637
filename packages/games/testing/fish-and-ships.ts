/** What the suite needs to know of Fish & Ships beyond its rules. */
import type { Random } from '../src/core/random';
import type { Seat, State, View } from '../src/core/rules';
import { faceDownSlots, legal } from '../src/fish-and-ships/legal';
import type { FishAndShips, Move, Options } from '../src/fish-and-ships/types';

/** The colour of a sailor that is passed or sent is all that a move may hide. */
export function sameInPublic(a: Move, b: Move): boolean {
  return JSON.stringify(asSeen(a)) === JSON.stringify(asSeen(b));
}

function asSeen(move: Move): object {
  switch (move.type) {
    case 'passSailor':
      return [move.type];
    case 'sendSailor':
      return [move.type, move.ship ?? null, move.direction ?? null];
    case 'reveal':
      return [move.type, move.n, move.slots ?? null];
    case 'chooseShip':
      return [move.type, move.colour];
  }
}

/** Whoever picks up a passed sailor sees it, once the last choice is in. */
export function learners({ public: { phase, active }, private: seats }: State<FishAndShips>, seat: Seat): Seat[] {
  return phase === 'PASS' && active.length === 1 ? [(seat + 1) % seats.length] : [];
}

/** Reveals that name their tiles. */
export function equivalents(view: View<FishAndShips>, random: Random): Move[] {
  if (!view.public.options.slotPicking) return [];
  return legal(view).flatMap((move): Move[] => {
    if (move.type !== 'reveal') return [];
    return [{ ...move, slots: random.shuffle(faceDownSlots(view.public)).slice(0, move.n) }];
  });
}

/**
 * Every reveal that moves a ship takes one of 20 steps to the last card but one, or undoes a sailor's step back, or ends
 * the game; among fifteen tiles only three show no ship, and at least three turns move one; each sailor is sent once.
 */
export function bound(seats: number, { games }: Options): number {
  const sailors = 7 * seats;
  const moving = 21 + sailors;
  const idle = 3 * Math.ceil(moving / 3);
  const choices = moving;
  return games * (seats + moving + choices + idle + sailors);
}
