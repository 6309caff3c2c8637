/** Why a choice of the other phases is not legal: Epic's seven cards, tucking, processing, discarding. */

import type { Asked, Fields } from './asking';
import { type Reason, refuse } from './clauses';
import { keptInEpic } from './data';
import { readCards, readCrates, readTucks } from './ids';
import { boatAt, boatsToTuck, cardsToDiscard, cratesOn, isDockCraft, licencesOf } from './table';
import { type ByCard, type Card, cards, type Tuck } from './types';

/** */
export function badKeep({ mine }: Asked, { cards: value }: Fields): Reason | null {
  const kept = readCards(value);
  if (kept === null || kept.length !== keptInEpic) return refuse('KEEP_COUNT', { n: keptInEpic });
  const lacking = lackingIn(mine.hand, kept);
  return lacking === null ? null : refuse('CARD_HAND', { card: lacking }, 'R-2.9');
}

/** */
export function badDiscard({ player, mine }: Asked, { cards: value }: Fields): Reason | null {
  const n = cardsToDiscard(player, mine.fresh.length);
  const given = readCards(value);
  if (given === null || given.length !== n) return refuse('DISCARD_COUNT', { n });
  const lacking = lackingIn(mine.hand, given);
  if (lacking !== null) return refuse('CARD_HAND', { card: lacking }, 'R-8.2');
  if (licencesOf(player, 'tuna') > 0) return null;
  return isAmong(mine.fresh, given) ? null : refuse('DISCARD_DRAWN');
}

/** */
export function badTuck({ player, mine }: Asked, { tucks: value }: Fields): Reason | null {
  const tucks = readTucks(value);
  if (tucks === null) return refuse('TUCK_FORM');
  const given = tucks.map(({ card }) => card);
  if (!isAmong(mine.fresh, given)) return refuse('TUCK_DRAWN');
  for (const tuck of tucks) {
    const bad = badTuckBoat(player, tuck);
    if (bad !== null) return bad;
  }
  return new Set(tucks.map(({ boat }) => boat)).size === tucks.length ? null : refuse('TUCK_ONE');
}

function badTuckBoat(player: Asked['player'], { boat: id }: Tuck): Reason | null {
  if (isDockCraft(player, id)) return refuse('TUCK_DOCK');
  const boat = boatAt(player, id);
  if (boat === undefined) return refuse('BOAT_OWN', undefined, 'R-6.2');
  if (boat.captained === null) return refuse('TUCK_CAPTAIN');
  return boatsToTuck(player).includes(boat) ? null : refuse('TUCK_ONE');
}

/** */
export function badProcess({ player }: Asked, { crates: value }: Fields): Reason | null {
  const crates = readCrates(value);
  if (crates === null) return refuse('PROCESS_FORM');
  const isOwn = (id: number): boolean => boatAt(player, id) !== undefined || isDockCraft(player, id);
  if (!crates.every(({ boat }) => isOwn(boat))) return refuse('BOAT_OWN', undefined, 'R-7.2');
  if (new Set(crates.map(({ boat }) => boat)).size < crates.length) return refuse('PROCESS_TWICE');
  return crates.every((crate) => cratesOn(player, crate) > 0) ? null : refuse('PROCESS_EMPTY');
}

/** A card listed more often than the hand has it; null when there is none. */
function lackingIn(hand: Readonly<ByCard>, listed: readonly Card[]): Card | null {
  return cards.find((card) => listed.filter((one) => one === card).length > hand[card]) ?? null;
}

function isAmong(pool: readonly Card[], listed: readonly Card[]): boolean {
  const count = (list: readonly Card[], card: Card): number => list.filter((one) => one === card).length;
  return listed.every((card) => count(listed, card) <= count(pool, card));
}
