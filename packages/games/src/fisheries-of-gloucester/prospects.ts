/** What islands, fish and cards may still bring a seat. Estimates for computer players, in points. */
import type { Seat } from '../core/rules';
import { cards, daysInAll, fleetColumns } from './data';
import { columnAt, neighbours, numberOf, spaces } from './grid';
import { payable } from './payments';
import { ground, helmsAt, type Sea } from './sea';
import { dayOf, isLastDay } from './table';
import { type ByColour, type CardId, colours, type PlayerState, type Public } from './types';
import { weights } from './weights';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

const FAR = 999;
const islandsKnown = 6;

/** Each ship that still sails with the island that promises most, no island twice. */
export function islandHopes(table: Table, seat: Seat, sea: Sea): number {
  const player = table.players[seat] as Player;
  const at = player.ships.map(numberOf);
  const docked = at.filter((space) => sea.ground[space] === ground.island);
  const limit = fleetColumns + Math.min(FAR, ...docked.map((space) => columnAt[space] ?? 0));
  const islands = freeIslands(sea, limit);
  const isOver = isLastDay(table) && player.ended;
  const hours = isOver ? 0 : player.hours + weights.night * (daysInAll - dayOf(table));
  const hopes = at
    .filter((space) => sea.ground[space] !== ground.island)
    .map((from) => {
      const way = waysFrom(sea, from);
      return islands.map((island) => {
        const far = (way[island] ?? FAR) / 2;
        return far > hours ? 0 : helmsAt(table, island) * weights.patience ** far;
      });
    });
  return bestPairs(hopes);
}

function freeIslands(sea: Sea, limit: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < spaces.length && found.length < islandsKnown; at += 1) {
    if (sea.ground[at] === ground.island && !sea.ships.includes(at) && (columnAt[at] ?? 0) <= limit) found.push(at);
  }
  return found;
}

/** Takes the best hope again and again, each with its ship and its island. */
function bestPairs(hopes: readonly number[][]): number {
  let sum = 0;
  const left = hopes.map((row) => [...row]);
  for (let pairs = 0; pairs < hopes.length; pairs += 1) {
    let [best, ship, island] = [0, -1, -1];
    left.forEach((row, at) => {
      row.forEach((hope, to) => {
        if (hope > best) [best, ship, island] = [hope, at, to];
      });
    });
    if (ship === -1) return sum;
    sum += best;
    left[ship]?.fill(0);
    for (const row of left) row[island] = 0;
  }
  return sum;
}

/** Half hours from a space to every other, over water that has to be charted as well. */
function waysFrom(sea: Sea, from: number): Uint16Array {
  const way = new Uint16Array(spaces.length).fill(FAR);
  way[from] = 0;
  const due: number[][] = [[from]];
  for (let spent = 0; spent < due.length; spent += 1) {
    for (const at of due[spent] ?? []) {
      if (way[at] !== spent || (at !== from && sea.ground[at] === ground.island)) continue;
      for (const next of neighbours[at] ?? []) {
        const total = spent + priceOf(sea, next);
        if (total >= (way[next] ?? FAR)) continue;
        way[next] = total;
        const later = due[total];
        if (later === undefined) due[total] = [next];
        else later.push(next);
      }
    }
  }
  return way;
}

function priceOf(sea: Sea, at: number): number {
  const { charted, rough, open, fish } = weights.way;
  if (sea.ships.includes(at)) return sea.ground[at] === ground.island ? FAR : rough;
  switch (sea.ground[at]) {
    case ground.shore:
      return FAR;
    case ground.open:
      return open;
    case ground.fish:
      return fish;
    case ground.rough:
      return rough;
    default:
      return charted;
  }
}

/** Cards that the fish held could pay, one a day, and what other fish may be good for. */
export function cardHopes(table: Table, player: Player): number {
  const days = daysInAll - dayOf(table) + (player.today === null && !player.ended ? 1 : 0);
  const held = { ...player.fish };
  const shown = new Set(table.display.filter((card) => card !== null));
  let sum = 0;
  let left: number = weights.card;
  for (let day = 0; day < days; day += 1) {
    const best = bestCard(shown, held);
    if (best === null) return sum + looseFish(held, days - day);
    shown.delete(best.card);
    for (const colour of colours) held[colour] -= best.payment[colour];
    sum += left * worthOf(best.card);
    left *= weights.card;
  }
  return sum;
}

/** The card that brings most beyond what its fish could bring elsewhere. */
function bestCard(shown: ReadonlySet<CardId>, held: ByColour): { card: CardId; payment: ByColour } | null {
  let best: { card: CardId; payment: ByColour } | null = null;
  let most = 0;
  for (const card of shown) {
    const worth = worthOf(card) - weights.spare * cards[card].requires.n;
    if (worth <= most) continue;
    const [payment] = payable(card, held).sort((one, other) => scarcest(held, other) - scarcest(held, one));
    if (payment === undefined) continue;
    best = { card, payment };
    most = worth;
  }
  return best;
}

/** What would be left of the scarcest colour that is paid. */
function scarcest(held: ByColour, payment: ByColour): number {
  return Math.min(...colours.map((colour) => (payment[colour] > 0 ? held[colour] - payment[colour] : FAR)));
}

/** Points of a card with its bonus. */
function worthOf(card: CardId): number {
  const { points, hours, steps, tile } = cards[card];
  return points + hours * weights.hour + steps * weights.step + (tile === null ? 0 : weights.bonusTile);
}

function looseFish(held: Readonly<ByColour>, days: number): number {
  const fish = colours.reduce((total, colour) => total + held[colour], 0);
  return Math.min(fish, weights.fishPerCard * days) * weights.looseFish;
}
