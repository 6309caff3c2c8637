/** What every change to a match has at hand: drawing, paying, and boats that come into play. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import { inCardOrder } from './legal-round';
import { playerAt } from './table';
import type {
  Boat,
  BoatCard,
  BoatId,
  CrateOn,
  DrawReason,
  Event,
  Fleet,
  Payment,
  PlayerState,
  Private,
  Public,
  Secret,
} from './types';

/** A match going on: its parts, where chance comes from, and who gets to hear what happens. */
export interface Run {
  readonly table: Public;
  readonly seats: Private[];
  readonly secret: Secret;
  readonly random: Random;
  readonly tell: (event: Event) => void;
}

/** A move being made by a seat. */
export interface Making extends Run {
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly mine: Private;
}

export function runOf(state: Dealt<Fleet>, random: Random, tell: (event: Event) => void): Run {
  return { table: state.public, seats: state.private, secret: state.secret, random, tell };
}

export function makingOf(run: Run, seat: Seat): Making {
  return { ...run, seat, player: playerAt(run.table, seat), mine: privateAt(run, seat) };
}

export function privateAt({ seats }: Run, seat: Seat): Private {
  return seats[seat] as Private;
}

/** returns what was drawn, in the order of `cards`. */
export function draw(run: Run, seat: Seat, count: number, by: DrawReason): BoatCard[] {
  const { secret, random, tell } = run;
  const drawn: BoatCard[] = [];
  while (drawn.length < count) {
    if (secret.deck.length === 0) {
      if (secret.discards.length === 0) break;
      secret.deck = random.shuffle(secret.discards);
      secret.discards = [];
      tell({ type: 'reshuffled', cards: secret.deck.length });
    }
    drawn.push(secret.deck.pop() as BoatCard);
  }
  const { hand } = privateAt(run, seat);
  for (const card of drawn) hand[card] += 1;
  if (count > 0) tell({ type: 'drew', seat, by, count: drawn.length });
  return inCardOrder(drawn);
}

/** R-3.3: cards to the discard pile, Gone Fishin' to its supply, crates and House Boats out of the match. */
export function pay({ table, secret, player, mine }: Making, { cards, crates, houseBoats }: Payment): void {
  for (const card of cards) {
    mine.hand[card] -= 1;
    if (card === 'goneFishin') table.goneFishin += 1;
    else secret.discards.push(card);
  }
  player.processed -= crates;
  player.houseBoats.splice(0, houseBoats);
}

export function discard({ secret, mine }: Making, card: BoatCard): void {
  mine.hand[card] -= 1;
  secret.discards.push(card);
}

export function newId(table: Public): BoatId {
  table.nextId += 1;
  return table.nextId - 1;
}

export function ownBoat({ boats }: PlayerState, id: BoatId): Boat {
  return boats.find((boat) => boat.id === id) as Boat;
}

/** Takes one crate off a craft; it does not go back to the supply. */
export function takeCrate(player: PlayerState, { boat: id, hold }: CrateOn): void {
  const boat = player.boats.find((one) => one.id === id);
  const artisan = player.artisans.find((one) => one.id === id);
  if (boat === undefined) {
    if (artisan !== undefined) artisan.crates -= 1;
  } else if (hold === 'own') boat.crates -= 1;
  else boat.tucked = (boat.tucked ?? 0) - 1;
}

/** A seat of several has decided. */
export function stepBack({ table }: Run, seat: Seat): void {
  table.active = table.active.filter((other) => other !== seat);
}
