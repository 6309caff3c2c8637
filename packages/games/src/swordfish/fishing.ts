/** What fishing does. The die and the tile are drawn here, at the moment they are needed. */
import type { Random } from '../core/random';
import { dieFaces, trackEnd } from './data';
import { boatOf, type Making, servingCaptain } from './making';
import { places } from './sea';
import { fishLeft, mustReturn } from './table';
import {
  type AttemptKind,
  type BuoyId,
  type ByKind,
  type CaptainNumber,
  type Color,
  type FishingTurn,
  type Kind,
  kinds,
} from './types';

/** */
export function fishBait(making: Making, number: CaptainNumber): void {
  const { player, random, seat, tell } = making;
  const captain = servingCaptain(player, number);
  const node = attempt(making, number, 'bait');
  const roll = random.below(dieFaces);
  const gained = Math.min(roll, trackEnd - captain.bait);
  captain.bait += gained;
  tell({ type: 'baitCaught', seat, captain: number, node, roll, gained });
}

/** */
export function fishSword(making: Making, number: CaptainNumber): void {
  const { table, player, random, seat, tell } = making;
  const node = attempt(making, number, 'sword');
  const color = places[node].color as Color;
  servingCaptain(player, number).bait -= 1;
  const kind = draw(table.bags[color], random);
  const forced = mustReturn(boatOf(player, number), kind);
  tell({ type: 'tileDrawn', seat, captain: number, node, color, kind, forced });
  const fishing = turnOf(making);
  if (forced) {
    putBack(making, number, kind, color, true);
    return;
  }
  fishing.tile = { kind, color };
  if (kind === 'mako') fishing.scared = true;
}

/** begins an attempt; returns where. */
function attempt(making: Making, number: CaptainNumber, kind: AttemptKind): BuoyId {
  const { player } = making;
  const fishing = turnOf(making);
  const node = boatOf(player, number).node as BuoyId;
  if (fishing.captain !== number) {
    if (fishing.captain !== null) fishing.done.push(fishing.captain);
    fishing.captain = number;
    fishing.attempts = [];
    fishing.scared = false;
    if (places[node].color === 'red') award(making, number);
  }
  fishing.attempts.push(kind);
  return node;
}

/** */
function award({ table, player, seat, tell }: Making, number: CaptainNumber): void {
  const captain = servingCaptain(player, number);
  if (table.tokensLeft === 0 || (table.options.tokenOncePerCaptain && captain.tokens > 0)) return;
  table.tokensLeft -= 1;
  captain.tokens += 1;
  tell({ type: 'tokenWon', seat, captain: number, left: table.tokensLeft });
}

/** Takes one tile out of a bag that is not empty, every tile equally likely. */
function draw(bag: ByKind, random: Random): Kind {
  let at = random.below(fishLeft(bag));
  const drawn = kinds.find((kind) => {
    at -= bag[kind];
    return at < 0;
  }) as Kind;
  bag[drawn] -= 1;
  return drawn;
}

/** */
export function decide(making: Making, isKept: boolean): void {
  const { player, seat, tell } = making;
  const fishing = turnOf(making);
  const { tile, captain } = fishing;
  if (tile === null || captain === null) return;
  fishing.tile = null;
  if (!isKept) {
    putBack(making, captain, tile.kind, tile.color, false);
    return;
  }
  boatOf(player, captain).hold.push(tile.kind);
  tell({ type: 'kept', seat, captain, kind: tile.kind });
}

function putBack(
  { table, seat, tell }: Making,
  captain: CaptainNumber,
  kind: Kind,
  color: Color,
  forced: boolean,
): void {
  table.bags[color][kind] += 1;
  tell({ type: 'thrownBack', seat, captain, color, kind, forced });
}

function turnOf({ table }: Making): FishingTurn {
  return table.fishing as FishingTurn;
}
