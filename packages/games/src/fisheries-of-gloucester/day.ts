/** What happens by itself between decisions: days begin and end, turns alternate. */
import type { Dealt, Seat } from '../core/rules';
import { canAct } from './actions';
import { chartCards, hoursAtMost, hoursByOrder } from './data';
import { dayOf, isLastDay, keepersOf, otherSeat, tilesHeld } from './table';
import type { CardId, Event, FisheriesOfGloucester, PlayerState, Public, Shape } from './types';

type Match = Dealt<FisheriesOfGloucester>;
type Tell = (event: Event) => void;

export function playerOf({ players }: Public, seat: Seat): PlayerState {
  return players[seat] as PlayerState;
}

/** */
export function startDay({ public: table, secret }: Match, first: Seat, tell: Tell): void {
  const card = secret.charts.pop();
  if (card === undefined) return;
  const order = [first, otherSeat(first)];
  table.charts.push(card);
  table.first = first;
  table.initiative = null;
  table.nextFirst = null;
  for (const player of table.players) player.ended = false;
  tell({ type: 'dayStarted', day: dayOf(table), first, card });
  dealTiles(table, order, chartCards[card], tell);
  for (const seat of order) addHours(table, seat, hoursByOrder[seat === first ? 'first' : 'second'], null, tell);
  giveTurn(table, first, tell);
}

/** shape by shape, in turn order, as far as the supply goes. */
function dealTiles(table: Public, order: readonly Seat[], shown: readonly Shape[], tell: Tell): void {
  const taken = order.map((): Shape[] => []);
  for (const shape of shown) {
    order.forEach((seat, at) => {
      if (takeTile(table, seat, shape)) taken[at]?.push(shape);
    });
  }
  order.forEach((seat, at) => {
    tell({ type: 'tilesDealt', seat, tiles: taken[at] ?? [] });
  });
}

/** False when the supply has none. */
export function takeTile(table: Public, seat: Seat, shape: Shape): boolean {
  if (table.supply[shape] === 0) return false;
  table.supply[shape] -= 1;
  playerOf(table, seat).tiles[shape] += 1;
  return true;
}

/** */
export function addHours(table: Public, seat: Seat, wanted: number, card: CardId | null, tell: Tell): void {
  const player = playerOf(table, seat);
  const added = Math.min(wanted, hoursAtMost - player.hours);
  player.hours += added;
  tell({ type: 'hoursAdded', seat, added, hours: player.hours, card });
}

function giveTurn(table: Public, seat: Seat, tell: Tell): void {
  table.phase = 'ACTION';
  table.active = [seat];
  table.extra = false;
  tell({ type: 'turnStarted', seat, alone: playerOf(table, otherSeat(seat)).ended });
}

/** after an action with all its bonus. */
export function afterAction(table: Public, seat: Seat, tell: Tell): void {
  const player = playerOf(table, seat);
  table.bonus = null;
  const isAsked = player.lobster && !playerOf(table, otherSeat(seat)).ended && canAct(table, seat, player);
  if (isAsked) table.phase = 'LOBSTER';
  else passTurn(table, seat, tell);
}

/** who has ended the day is passed over. */
export function passTurn(table: Public, seat: Seat, tell: Tell): void {
  const other = otherSeat(seat);
  giveTurn(table, playerOf(table, other).ended ? seat : other, tell);
}

/** after a seat has ended its day. */
export function afterEnding(match: Match, seat: Seat, tell: Tell): void {
  const { public: table } = match;
  if (!playerOf(table, otherSeat(seat)).ended) passTurn(table, seat, tell);
  else if (isLastDay(table)) finish(table, tell);
  else askKeepers(match, tell);
}

function finish(table: Public, tell: Tell): void {
  table.phase = 'OVER';
  table.active = [];
  tell({ type: 'matchEnded' });
}

function askKeepers(match: Match, tell: Tell): void {
  const { public: table } = match;
  table.phase = 'KEEP';
  table.active = keepersOf(table);
  if (table.active.length === 0) closeDay(match, tell);
}

/** all choices are in. */
export function closeDay(match: Match, tell: Tell): void {
  const { public: table, private: seats } = match;
  table.players.forEach((player, seat) => {
    returnTiles(table, seat, seats[seat]?.keep ?? null, tell);
    const own = seats[seat];
    if (own !== undefined) own.keep = null;
    if (player.today !== null) player.cards.push(player.today);
    player.today = null;
  });
  startDay(match, table.nextFirst ?? table.first ?? 0, tell);
}

/** all but one tile; a single one is kept without asking. */
function returnTiles(table: Public, seat: Seat, chosen: Shape | null, tell: Tell): void {
  const player = playerOf(table, seat);
  const held = tilesHeld(player);
  if (held.length === 0) return;
  const kept = chosen ?? held[0] ?? null;
  if (kept !== null) held.splice(held.indexOf(kept), 1);
  for (const shape of held) {
    player.tiles[shape] -= 1;
    table.supply[shape] += 1;
  }
  tell({ type: 'tilesReturned', seat, kept, returned: held });
}
