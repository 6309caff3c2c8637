/** Builds views of Fleet for stories and tests of the board, by naming only what differs from the usual table. */
import { noCards } from '@quayside/games/fleet/data';
import { type Options, optionSpecs } from '@quayside/games/fleet/options';
import type { Boat, BoatType, ByCard, Card, Mix, PlayerState, Private, Public } from '@quayside/games/fleet/types';
import type { GameView } from './words';

export const standard = Object.fromEntries(optionSpecs.map((spec) => [spec.key, spec.standard])) as unknown as Options;

export const baseMix: Mix = {
  epic: false,
  types: ['shrimp', 'cod', 'lobster', 'tuna', 'processing'],
  sets: { pub: 1, kingCrab: 1 },
  goneFishin: true,
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

export const fullMix: Mix = {
  ...baseMix,
  types: ['shrimp', 'cod', 'lobster', 'tuna', 'processing', 'salmon', 'oyster'],
  sets: { pub: 2, kingCrab: 2 },
  firstMate: true,
  houseBoat: true,
  artisan: true,
  trophies: true,
  crabMeeples: true,
  charter: true,
};

export function hand(...held: readonly Card[]): ByCard {
  const counts = { ...noCards };
  for (const card of held) counts[card] += 1;
  return counts;
}

export function boat(id: number, type: BoatType, some: Partial<Boat> = {}): Boat {
  return {
    id,
    card: type,
    type,
    captained: null,
    firstMate: false,
    crates: 0,
    tucked: null,
    capacityBonus: 0,
    ...some,
  };
}

/** With a captain of an earlier round. */
export function laden(id: number, type: BoatType, crates: number, some: Partial<Boat> = {}): Boat {
  return boat(id, type, { captained: 1, crates, ...some });
}

export function player(some: Partial<PlayerState> = {}): PlayerState {
  return {
    status: 'in',
    licences: [],
    boats: [],
    houseBoats: [],
    artisans: [],
    processed: 0,
    trophies: [],
    meeples: [],
    launched: 0,
    hired: 0,
    step: null,
    traded: false,
    ...some,
  };
}

const table: Public = {
  phase: 'OPEN',
  active: [0],
  mix: baseMix,
  round: 1,
  startSeat: 0,
  players: [player(), player()],
  row: ['shrimp', 'tuna'],
  gone: [],
  auction: null,
  supply: 50,
  goneFishin: 20,
  piles: { firstMate: 0, houseBoat: 0, artisan: 0 },
  trophies: [],
  meeples: 0,
  finalRound: false,
  nextId: 1,
  revealed: null,
};

const own: Private = {
  hand: hand('shrimp', 'cod', 'lobster', 'tuna', 'processing', 'kingCrab'),
  fresh: [],
  faceDown: [],
  choice: null,
};

/** The view of `seat`; null: of a spectator. Everybody else holds six cards. */
export function viewOf(change: Partial<Public> = {}, mine: Partial<Private> = {}, seat: number | null = 0): GameView {
  const seen = { ...table, ...change };
  const held = { ...own, ...mine };
  const size = Object.values(held.hand).reduce((sum, n) => sum + n, 0);
  return {
    seat,
    public: seen,
    mine: seat === null ? null : held,
    counts: {
      hands: seen.players.map((_, at) => (at === seat ? size : 6)),
      fresh: seen.players.map((_, at) => (at === seat ? held.fresh.length : 0)),
      deck: 61,
      discards: 9,
      licences: 15,
    },
  };
}
