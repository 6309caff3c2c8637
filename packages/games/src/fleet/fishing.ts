/** Salmon cards and the catch. */
import type { Seat } from '../core/rules';
import { artisan, bonuses, catches, oysterBonusCatch, tuckedCapacity, tuckedCatch } from './data';
import { draw, type Making, makingOf, ownBoat, privateAt, type Run } from './making';
import { awardFirst, awardMeeples } from './prizes';
import { boatsToTuck, bonusOf, capacityOf, licencesOf, playerAt, seatsThat, turnOrder } from './table';
import type { Boat, Event, PlayerState } from './types';

type Catch = Extract<Event, { type: 'caught' }>['catches'][number];

/** whoever has no boat to tuck under is not asked. */
export function startFishing(run: Run): void {
  const { table } = run;
  for (const seat of turnOrder(table)) {
    const player = playerAt(table, seat);
    const drawn = draw(run, seat, bonuses.salmonCards[licencesOf(player, 'salmon')] ?? 0, 'salmon');
    privateAt(run, seat).fresh = boatsToTuck(player).length > 0 ? drawn : [];
  }
  table.active = seatsThat(table, (_, seat) => privateAt(run, seat).fresh.length > 0);
  table.phase = 'SALMON';
}

/** all at once. */
export function tuckAll(run: Run): void {
  for (const seat of turnOrder(run.table)) tuckAway(makingOf(run, seat));
}

function tuckAway({ seat, player, mine, tell }: Making): void {
  mine.fresh = [];
  if (mine.choice?.type !== 'tuck') return;
  const { tucks } = mine.choice;
  mine.choice = null;
  for (const { card, boat } of tucks) {
    mine.hand[card] -= 1;
    mine.faceDown.push({ boat, place: 'tucked', card });
    ownBoat(player, boat).tucked = 0;
  }
  tell({ type: 'tucked', seat, boats: tucks.map(({ boat }) => boat) });
}

/** */
export function takeCatch(run: Run): void {
  for (const seat of turnOrder(run.table)) catchOf(run, seat);
  awardMeeples(run);
  awardFirst(run, ['crates15']);
}

/** everybody gets all that is due, even out of a supply that is too small. */
function catchOf({ table, tell }: Run, seat: Seat): void {
  const player = playerAt(table, seat);
  const taken = [...boatCatches(player), ...artisanCatches(player)];
  if (taken.length === 0) return;
  for (const { own, tucked } of taken) table.supply -= own + tucked;
  tell({ type: 'caught', seat, catches: taken });
}

function boatCatches(player: PlayerState): Catch[] {
  const favoured = favouredOysters(player);
  return player.boats.flatMap((boat) => {
    const { id, type, captained } = boat;
    if (captained === null) return [];
    const wanted = favoured.includes(boat) ? oysterBonusCatch : type === 'oyster' ? catches.oyster : catches.usual;
    const own = Math.max(0, Math.min(wanted, capacityOf(boat) - boat.crates));
    const tucked = boat.tucked === null ? 0 : Math.min(tuckedCatch, tuckedCapacity - boat.tucked);
    boat.crates += own;
    if (boat.tucked !== null) boat.tucked += tucked;
    return own + tucked > 0 ? [{ boat: id, own, tucked }] : [];
  });
}

/** the oldest Pacific Oyster boats that have room for so much. */
function favouredOysters(player: PlayerState): Boat[] {
  const most = bonusOf(player, 'oyster', 'oysterBonusBoats');
  if (most === 0) return [];
  const roomy = player.boats.filter(
    (boat) => boat.type === 'oyster' && boat.captained !== null && capacityOf(boat) - boat.crates >= oysterBonusCatch,
  );
  return roomy.slice(0, most);
}

function artisanCatches({ artisans }: PlayerState): Catch[] {
  return artisans.flatMap((one) => {
    const own = Math.min(artisan.catch, artisan.capacity - one.crates);
    one.crates += own;
    return own > 0 ? [{ boat: one.id, own, tucked: 0 }] : [];
  });
}
