/** Captains and First Mates that a seat may take, equal boats and crates counting as equal. */
import type { Asked } from './asking';
import { boatAt, boatsForMate, hireLimit } from './table';
import { type Boat, type BoatId, boatCards, type CrateFrom, type CrateOn, type Move, type PlayerState } from './types';

type Player = Readonly<PlayerState>;

/** of boats without captain that are the same, the oldest is listed. */
export function hires({ player, mine: { hand } }: Asked): Move[] {
  if (player.hired >= hireLimit(player)) return [];
  const free = player.boats.filter(
    (boat) => boat.captained === null && player.boats.find((other) => isSame(other, boat)) === boat,
  );
  const moves: Move[] = [];
  for (const card of boatCards) {
    if (hand[card] === 0) continue;
    for (const { id } of free) moves.push({ type: 'hire', card, boat: id });
  }
  return moves;
}

export function boatsAlike(player: Player, id: BoatId): BoatId {
  const boat = boatAt(player, id);
  return player.boats.find((other) => boat !== undefined && isSame(other, boat))?.id ?? id;
}

function isSame(one: Readonly<Boat>, other: Readonly<Boat>): boolean {
  return (
    one.captained === null &&
    other.captained === null &&
    one.card === other.card &&
    one.type === other.type &&
    one.capacityBonus === other.capacityBonus
  );
}

/** a processed crate, or one from a craft; which craft is listed once for all. */
export function mates({ table, player, mine: { hand } }: Asked): Move[] {
  if (table.piles.firstMate === 0) return [];
  const boats = boatsForMate(player, table.round);
  if (boats.length === 0) return [];
  const onCraft = crateOnCraft(player);
  const sources: CrateFrom[] = [
    ...(player.processed > 0 ? ['processed' as const] : []),
    ...(onCraft === null ? [] : [onCraft]),
  ];
  return boats.flatMap(({ id }) =>
    boatCards
      .filter((card) => hand[card] > 0)
      .flatMap((card) => sources.map((crateFrom): Move => ({ type: 'buyFirstMate', boat: id, card, crateFrom }))),
  );
}

export function listedCrate(player: Player, from: CrateFrom): CrateFrom {
  return from === 'processed' ? from : (crateOnCraft(player) ?? from);
}

/** From a tucked card first, then from a boat that has no First Mate to fill it for, then from an Artisan. */
function crateOnCraft({ boats, artisans }: Player): CrateOn | null {
  const under = boats.find(({ tucked }) => tucked !== null && tucked > 0);
  if (under !== undefined) return { boat: under.id, hold: 'tucked' };
  const laden = boats.filter(({ crates }) => crates > 0);
  const boat = laden.find(({ firstMate }) => !firstMate) ?? artisans.find(({ crates }) => crates > 0) ?? laden[0];
  return boat === undefined ? null : { boat: boat.id, hold: 'own' };
}
