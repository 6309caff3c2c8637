/** Why a launch, a captain or a First Mate is not legal. */

import type { Asked, Fields } from './asking';
import { type Reason, refuse } from './clauses';
import { isBoatCard, isBoatType, readCrateOn } from './ids';
import { badPayment } from './reasons-auction';
import { boatAt, cratesOn, dockPrice, isDockCraft, launchPrice, licencesOf } from './table';
import type { Boat, BoatCard } from './types';

/** */
export function badLaunch({ player, mine }: Asked, { card, as, payment }: Fields): Reason | null {
  if (card === 'goneFishin') return refuse('NOT_A_BOAT');
  if (!isBoatCard(card)) return refuse('LAUNCH_CARD');
  if (mine.hand[card] === 0) return refuse('CARD_HAND', { card });
  const type = card === 'charter' ? as : card;
  if (card !== 'charter' && as !== null) return refuse('CHARTER_ONLY');
  if (!isBoatType(type)) return refuse('CHARTER_TYPE');
  if (licencesOf(player, type) === 0) return refuse('LICENCE_NONE', { boatType: type });
  return badPayment({ player, hand: mine.hand, launched: card }, launchPrice(player, card), payment);
}

/** */
export function badDock({ table, player, mine }: Asked, dock: 'houseBoat' | 'artisan', fields: Fields): Reason | null {
  if (!table.mix[dock]) return refuse('MODULE_OFF', { dock });
  if (table.piles[dock] === 0) return refuse('DOCK_EMPTY', { dock });
  return badPayment({ player, hand: mine.hand, launched: null }, dockPrice(player, dock), fields.payment);
}

/** */
export function badHire({ player, mine }: Asked, { card, boat: id }: Fields): Reason | null {
  if (card === 'goneFishin') return refuse('HIRE_GONE_FISHIN');
  if (!isBoatCard(card)) return refuse('HIRE_CARD');
  if (mine.hand[card] === 0) return refuse('CARD_HAND', { card });
  if (isDockCraft(player, id)) return refuse('HIRE_DOCK');
  const boat = boatAt(player, id);
  if (boat === undefined) return refuse('BOAT_OWN');
  return boat.captained === null ? null : refuse('HIRE_CAPTAINED');
}

/** */
export function badMate({ table, player, mine }: Asked, { boat: id, card, crateFrom }: Fields): Reason | null {
  if (!table.mix.firstMate) return refuse('MODULE_OFF', { dock: 'firstMate' });
  if (table.piles.firstMate === 0) return refuse('DOCK_EMPTY', { dock: 'firstMate' });
  const boat = boatAt(player, id);
  if (boat === undefined && !isDockCraft(player, id)) return refuse('BOAT_OWN', undefined, 'R-5.10');
  if (boat?.firstMate === true) return refuse('MATE_TWICE');
  if (!isNewlyCaptained(boat, table.round)) return refuse('MATE_NEW');
  if (!hasCrate(player, crateFrom)) return refuse('MATE_CRATE');
  return isBoatCard(card) && holds(mine.hand, card) ? null : refuse('MATE_CARD');
}

function isNewlyCaptained(boat: Readonly<Boat> | undefined, round: number): boolean {
  return boat?.captained === round;
}

function hasCrate(player: Asked['player'], from: unknown): boolean {
  if (from === 'processed') return player.processed > 0;
  const crate = readCrateOn(from);
  return crate !== null && cratesOn(player, crate) > 0;
}

function holds(hand: Asked['mine']['hand'], card: BoatCard): boolean {
  return hand[card] > 0;
}
