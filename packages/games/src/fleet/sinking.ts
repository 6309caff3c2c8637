/** a craft that sinks. Nothing in this edition sinks one; the cards that do come later. */
import type { Seat, State } from '../core/rules';
import { playerAt } from './table';
import type { BoatId, Event, Fleet } from './types';

/** Boat card, captain and tucked card are discarded; First Mate, Dock Card and crates leave the match; prizes stay. */
export function sinkBoat(state: State<Fleet>, seat: Seat, id: BoatId, tell: (event: Event) => void): void {
  const player = playerAt(state.public, seat);
  const own = state.private[seat];
  const sunk = player.boats.find((boat) => boat.id === id);
  if (sunk !== undefined) state.secret.discards.push(sunk.card);
  if (own !== undefined) {
    const lost = own.faceDown.filter(({ boat }) => boat === id);
    state.secret.discards.push(...lost.map(({ card }) => card));
    own.faceDown = own.faceDown.filter(({ boat }) => boat !== id);
  }
  player.boats = player.boats.filter((boat) => boat.id !== id);
  player.houseBoats = player.houseBoats.filter((houseBoat) => houseBoat !== id);
  player.artisans = player.artisans.filter((artisan) => artisan.id !== id);
  tell({ type: 'sunk', seat, boat: id });
}
