/** Lists of choices in the other phases, and the listed choice that another one counts as. */
import { artisan, tuckedCapacity } from './data';
import { boatsToTuck, isFull } from './table';
import {
  type Boat,
  type BoatCard,
  type ByCard,
  type Card,
  type CrateOn,
  cards,
  type PlayerState,
  type Tuck,
} from './types';

type Player = Readonly<PlayerState>;

/** Every handful of `count` cards out of `pool`, each in the order of `cards`. */
export function chooseCards(pool: Readonly<ByCard>, count: number): Card[][] {
  const found: Card[][] = [];
  const choose = (at: number, chosen: readonly Card[]): void => {
    if (chosen.length === count) {
      found.push([...chosen]);
      return;
    }
    const card = cards[at];
    if (card === undefined) return;
    for (let n = Math.min(pool[card], count - chosen.length); n >= 0; n -= 1) {
      choose(at + 1, [...chosen, ...Array<Card>(n).fill(card)]);
    }
  };
  choose(0, []);
  return found;
}

export function inCardOrder<Kind extends Card>(given: readonly Kind[]): Kind[] {
  return [...given].sort((one, other) => cards.indexOf(one) - cards.indexOf(other));
}

/** every handful of the drawn cards, under the oldest boats that have room. */
export function tuckings(player: Player, drawn: readonly BoatCard[]): Tuck[][] {
  const boats = boatsToTuck(player);
  let handfuls: BoatCard[][] = [[]];
  for (const card of inCardOrder(drawn)) handfuls = [...handfuls, ...handfuls.map((one) => [...one, card])];
  const once = new Map(handfuls.map((one) => [one.join(), one]));
  return [...once.values()].filter(({ length }) => length <= boats.length).map((one) => under(boats, one));
}

export function listedTucks(player: Player, tucks: readonly Tuck[]): Tuck[] {
  return under(boatsToTuck(player), inCardOrder(tucks.map(({ card }) => card)));
}

function under(boats: readonly Boat[], tucked: readonly BoatCard[]): Tuck[] {
  return tucked.map((card, at) => ({ card, boat: (boats[at] as Boat).id }));
}

/** none, one, two and so on, from the craft where a crate is missed least. */
export function processings(player: Player): CrateOn[][] {
  const order = cratesInOrder(player);
  return Array.from({ length: order.length + 1 }, (_, count) => order.slice(0, count));
}

export function listedCrates(player: Player, crates: readonly CrateOn[]): CrateOn[] {
  return cratesInOrder(player).slice(0, crates.length);
}

/** One for each craft that has any: full holds first, since they catch nothing; First Mates' boats last. */
function cratesInOrder({ boats, artisans }: Player): CrateOn[] {
  const ranked: { readonly crate: CrateOn; readonly rank: number }[] = [];
  for (const boat of boats) {
    const hold = holdToEmpty(boat);
    if (hold === null) continue;
    const isFullHold = hold === 'own' ? isFull(boat) : boat.tucked === tuckedCapacity;
    const rank = hold === 'own' && boat.firstMate ? 2 : isFullHold ? 0 : 1;
    ranked.push({ crate: { boat: boat.id, hold }, rank });
  }
  for (const { id, crates } of artisans) {
    if (crates > 0) ranked.push({ crate: { boat: id, hold: 'own' }, rank: crates === artisan.capacity ? 0 : 1 });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ crate }) => crate);
}

function holdToEmpty(boat: Readonly<Boat>): CrateOn['hold'] | null {
  const tucked = boat.tucked ?? 0;
  if (tucked > 0 && (tucked === tuckedCapacity || boat.firstMate || !isFull(boat))) return 'tucked';
  if (boat.crates > 0) return 'own';
  return null;
}
