/** What a seat's situation is worth: points it has, and what islands, fish, hours and tiles may still bring. */
import type { Seat, View } from '../core/rules';
import { withinReach } from './catching';
import { cards, hoursAtMost, hoursByOrder } from './data';
import { numberOf } from './grid';
import { cardHopes, islandHopes } from './prospects';
import { helmsAt, type Sea, seaOf } from './sea';
import { earnedBy, isLastDay, otherSeat, tilesHeld } from './table';
import type { FisheriesOfGloucester, PlayerState, Public } from './types';
import { weights } from './weights';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** An estimate of the seat's points at the end of the match, less a part of its rival's lead; 0 for spectators. */
export function value({ seat, public: table }: View<FisheriesOfGloucester>): number {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined) return 0;
  const sea = seaOf(table);
  return worthOf(table, seat, sea) - weights.rival * worthOf(table, otherSeat(seat), sea);
}

function worthOf(table: Table, seat: Seat, sea: Sea): number {
  const player = table.players[seat] as Player;
  if (table.phase === 'OVER') return pointsOf(table, player);
  const outlook = islandHopes(table, seat, sea) + cardHopes(table, player);
  const near = catchable(table, seat, player) + openBonus(table, seat);
  return pointsOf(table, player) + outlook + near + means(table, player) + order(table, seat);
}

function pointsOf(table: Table, player: Player): number {
  const islands = player.ships.reduce((sum, space) => sum + helmsAt(table, numberOf(space)), 0);
  return earnedBy(player).reduce((sum, card) => sum + cards[card].points, islands);
}

/** Hours, tiles and the lobster; of what the night takes away nothing counts. */
function means(table: Table, player: Player): number {
  const isLast = isLastDay(table);
  if (isLast && player.ended) return 0;
  const hours = player.ended ? Math.min(player.hours, hoursAtMost - hoursByOrder.first) : player.hours;
  const held = tilesHeld(player).length;
  const tiles = player.ended ? Math.min(held, 1) : held;
  const lobster = player.lobster && !isLast ? weights.lobster : 0;
  return hours * (isLast ? weights.lastHour : weights.hour) + tiles * weights.tile + lobster;
}

/** Fish beside the seat's ships, as far as it can still take them. */
function catchable(table: Table, seat: Seat, player: Player): number {
  if (isLastDay(table) && player.ended) return 0;
  return withinReach(table, seat).length * weights.nearFish;
}

/** Parts of a bonus that are still to be used. */
function openBonus({ bonus, active }: Table, seat: Seat): number {
  if (bonus === null || active[0] !== seat) return 0;
  const { steps } = cards[bonus.card];
  return bonus.parts.reduce((sum, part) => sum + (part === 'sail' ? steps * weights.step : weights.bonusTile), 0);
}

/** Tomorrow's order, and a day that is left to the other player alone. */
function order({ nextFirst, players }: Table, seat: Seat): number {
  const isSecond = nextFirst !== null && nextFirst !== seat;
  const isAway = players[seat]?.ended === true && players.some(({ ended }) => !ended);
  return (isSecond ? weights.second : 0) - (isAway ? weights.left : 0);
}
