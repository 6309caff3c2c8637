/** Builds positions of Fleet for tests, by naming only what differs from the usual one of the examples. */
import { withRandom } from '../src/core/match';
import type { Seat, State } from '../src/core/rules';
import { baseTypes, goneFishin, meeple, noCards } from '../src/fleet/data';
import { inOrder } from '../src/fleet/mix';
import { allBoatCards, allLicences } from '../src/fleet/supply';
import {
  type Auction,
  type Boat,
  type BoatCard,
  type BoatType,
  type ByCard,
  boatCards,
  type Card,
  type Choice,
  cards,
  type Dock,
  type FaceDown,
  type Fleet,
  type Licence,
  type Mix,
  type Phase,
  type PlayerState,
  type Private,
  type StandardType,
  type Step,
  type Trophy,
} from '../src/fleet/types';

/** A boat in play: `captain`: hired in an earlier round or in this one, else none. */
export interface BoatAs {
  readonly type: BoatType;
  /** As printed; `charter` for a Charter Boat. Default: its type. */
  readonly card?: BoatCard;
  readonly captain?: 'before' | 'now';
  /** Crates on its own hold, and on a tucked card, if there is one. */
  readonly crates?: number;
  readonly tucked?: number;
  readonly firstMate?: boolean;
  readonly capacityBonus?: number;
}

export interface Player {
  readonly status?: PlayerState['status'];
  readonly licences?: readonly Licence[];
  /** Oldest first; a word is a boat of that type without captain. Ids are given from 1 on over all seats: see `idOf`. */
  readonly boats?: readonly (BoatAs | BoatType)[];
  /** How many. */
  readonly houseBoats?: number;
  /** The crates on each. */
  readonly artisans?: readonly number[];
  readonly processed?: number;
  readonly trophies?: readonly Trophy[];
  readonly meeples?: readonly StandardType[];
  readonly launched?: number;
  readonly hired?: number;
  /** Default: `launch` or `process` for active seats in those phases. */
  readonly step?: Step | null;
  readonly traded?: boolean;
  readonly hand?: readonly Card[];
  /** Cards of the hand that were drawn just now. */
  readonly drawn?: readonly BoatCard[];
  readonly choice?: Choice;
}

/** Four seats; seat 0 starts round 1 and opens the auction; the base game without any module; empty hands. */
export interface Position {
  readonly seats?: number;
  /** `OVER`: hands and captains lie open, ready to be scored. */
  readonly phase?: Phase;
  readonly active?: readonly Seat[];
  /** `types` brings the boats and licences into the match. */
  readonly mix?: Partial<Mix>;
  readonly round?: number;
  readonly startSeat?: Seat;
  /** Per seat; missing ones have nothing. */
  readonly players?: readonly Player[];
  readonly row?: readonly Licence[];
  /** The licence deck, next one first; a number: so many of those that lie nowhere else. The rest is out of the match. */
  readonly licences?: number | readonly Licence[];
  readonly auction?: Partial<Auction> & Pick<Auction, 'licence'>;
  readonly supply?: number;
  readonly piles?: Partial<Record<Dock, number>>;
  readonly trophies?: readonly Trophy[];
  readonly meeples?: number;
  readonly goneFishin?: number;
  readonly finalRound?: boolean;
  /** The whole boat deck, next card first; `top`: only its first cards. Default: all cards that lie nowhere else. */
  readonly deck?: readonly BoatCard[];
  readonly top?: readonly BoatCard[];
  readonly discards?: readonly BoatCard[];
  /** Who holds the cards that then lie nowhere, if `deck` is given. Default: the last seat. */
  readonly rest?: Seat;
}

export const baseMix: Mix = {
  epic: false,
  types: inOrder(baseTypes),
  sets: { pub: 1, kingCrab: 1 },
  goneFishin: false,
  firstMate: false,
  houseBoat: false,
  artisan: false,
  trophies: false,
  crabMeeples: false,
  charter: false,
  licenceDeck: 'normal',
  launchMode: 'ordered',
  fastPass: false,
  endRule: 'afterFishing',
  unsoldLicences: 'stay',
};

export function position(given: Position = {}): State<Fleet> {
  const { seats = 4, phase = 'OPEN', active = [0], round = 1, startSeat = 0, row = [] } = given;
  const mix: Mix = { ...baseMix, ...given.mix, types: inOrder(given.mix?.types ?? baseMix.types) };
  const everybody = Array.from({ length: seats }, (_, seat): Player => given.players?.[seat] ?? {});
  const ids = { next: 1 };
  const players = everybody.map((one, seat) => player(one, round, defaultStep(phase, active.includes(seat)), ids));
  const boats = players.flatMap((one) => one.boats);
  const pool = allBoatCards(mix);
  for (const { card } of boats) take(pool, card);
  for (const card of everybody.flatMap(({ hand = [] }) => hand)) if (card !== 'goneFishin') take(pool, card);
  const discards = [...(given.discards ?? [])];
  for (const card of [...discards, ...(given.deck ?? given.top ?? [])]) take(pool, card);
  const privates = everybody.map((one, seat) => privateOf(one, players[seat]!.boats, pool));
  const deck = [...(given.deck ?? given.top ?? [])].reverse();
  if (given.deck === undefined) deck.unshift(...pool);
  else for (const card of pool) privates[given.rest ?? seats - 1]!.hand[card] += 1;
  const held = privates.reduce((sum, one) => sum + one.hand.goneFishin, 0);
  const isOver = phase === 'OVER';
  const dealt = {
    public: {
      phase,
      active: isOver ? [] : [...active],
      mix,
      round,
      startSeat,
      players,
      row: [...row],
      gone: [],
      auction: given.auction === undefined ? null : { bid: 0, high: 0, passed: [], ...given.auction },
      supply: given.supply ?? 25 * seats,
      goneFishin: given.goneFishin ?? (mix.goneFishin ? goneFishin.copies - held : 0),
      piles: pilesOf(mix, seats, given.piles),
      trophies: [...(given.trophies ?? [])],
      meeples: given.meeples ?? (mix.crabMeeples ? meeple.count - players.flatMap((one) => one.meeples).length : 0),
      finalRound: given.finalRound ?? false,
      nextId: ids.next,
      revealed: isOver ? privates.map((one) => ({ hand: one.hand, faceDown: one.faceDown })) : null,
    },
    private: isOver ? privates.map(() => privateOf({}, [], [])) : privates,
    secret: { deck, discards, ...licenceDeck(mix, row, players, given.licences) },
  };
  return withRandom<Fleet>(dealt, { seed: 'ab'.repeat(32), drawn: 0 });
}

/** A hand from a list of cards. */
export function hand(...held: readonly Card[]): ByCard {
  const counts = { ...noCards };
  for (const card of held) counts[card] += 1;
  return counts;
}

/** A hand as a list, in the order of `cards`. */
export function handOf(state: State<Fleet>, seat: Seat): Card[] {
  return cards.flatMap((card) => Array<Card>(state.private[seat]!.hand[card]).fill(card));
}

/** The boat of `seat` that is so many places from its oldest one. */
export function boatOf(state: State<Fleet>, seat: Seat, at = 0): Boat {
  return state.public.players[seat]!.boats[at]!;
}

/** Its id. */
export function idOf(state: State<Fleet>, seat: Seat, at = 0): number {
  return boatOf(state, seat, at).id;
}

function defaultStep(phase: Phase, isActive: boolean): Step | null {
  if (!isActive) return null;
  if (phase === 'LAUNCH_HIRE') return 'launch';
  return phase === 'PROCESSING' ? 'process' : null;
}

function player(given: Player, round: number, step: Step | null, ids: { next: number }): PlayerState {
  const newId = (): number => {
    ids.next += 1;
    return ids.next - 1;
  };
  const { licences = [], boats = [], houseBoats = 0, artisans = [], trophies = [], meeples = [] } = given;
  return {
    status: given.status ?? 'in',
    licences: [...licences],
    boats: boats.map((one) => boat(typeof one === 'string' ? { type: one } : one, round, newId())),
    houseBoats: Array.from({ length: houseBoats }, newId),
    artisans: artisans.map((crates) => ({ id: newId(), crates })),
    processed: given.processed ?? 0,
    trophies: [...trophies],
    meeples: [...meeples],
    launched: given.launched ?? 0,
    hired: given.hired ?? 0,
    step: given.step === undefined ? step : given.step,
    traded: given.traded ?? false,
  };
}

function boat(given: BoatAs, round: number, id: number): Boat {
  const { type, card = type, captain, crates = 0, tucked, firstMate = false, capacityBonus = 0 } = given;
  const captained = captain === undefined ? null : captain === 'now' ? round : round - 1;
  return { id, card, type, captained, firstMate, crates, tucked: tucked ?? null, capacityBonus };
}

/** Captains and tucked cards are whatever the pool has most of. */
function privateOf({ hand: held = [], drawn = [], choice }: Player, boats: readonly Boat[], pool: BoatCard[]): Private {
  const faceDown: FaceDown[] = boats.flatMap((one): FaceDown[] => [
    ...(one.captained === null ? [] : [{ boat: one.id, place: 'captain' as const, card: plentiful(pool) }]),
    ...(one.tucked === null ? [] : [{ boat: one.id, place: 'tucked' as const, card: plentiful(pool) }]),
  ]);
  return { hand: hand(...held), fresh: [...drawn], faceDown, choice: choice ?? null };
}

function plentiful(pool: BoatCard[]): BoatCard {
  const count = (card: BoatCard): number => pool.filter((other) => other === card).length;
  const [most] = [...boatCards].sort((a, b) => count(b) - count(a));
  return take(pool, most!);
}

function take<Item>(pool: Item[], item: Item): Item {
  const at = pool.indexOf(item);
  if (at === -1) throw new Error(`the match has no further ${String(item)}`);
  pool.splice(at, 1);
  return item;
}

function pilesOf(mix: Mix, seats: number, given: Position['piles'] = {}): Record<Dock, number> {
  const pile = (dock: Dock): number => given[dock] ?? (mix[dock] ? Math.min(8, 2 * seats) : 0);
  return { firstMate: pile('firstMate'), houseBoat: pile('houseBoat'), artisan: pile('artisan') };
}

function licenceDeck(
  mix: Mix,
  row: readonly Licence[],
  players: readonly PlayerState[],
  given: Position['licences'],
): { licences: Licence[]; removed: Licence[] } {
  const pool = allLicences(mix);
  for (const licence of [...row, ...players.flatMap(({ licences }) => licences)]) take(pool, licence);
  if (typeof given === 'object') for (const licence of given) take(pool, licence);
  const next = typeof given === 'object' ? [...given] : pool.splice(0, given ?? pool.length);
  return { licences: next.reverse(), removed: pool };
}
