/** Builds views of Isaribi for stories and tests of the board, by naming only what differs from the usual table. */
import { marketCardIds, noCubes } from '@quayside/games/isaribi/data';
import type {
  Area,
  ByKind,
  MarketCardId,
  MarketSlot,
  Options,
  PlayerState,
  Private,
  Public,
  TurnState,
} from '@quayside/games/isaribi/types';
import type { GameView } from './words';

export const standard: Options = {
  rounds: 5,
  startCompensation: false,
  strictPass: false,
  carpenterInHarbor: false,
  openMarket: false,
  harshSpoilage: false,
  hideRemoved: false,
};

export function pile(some: Partial<ByKind> = {}): ByKind {
  return { ...noCubes, ...some };
}

/** A face-up card, with what lies on it. */
export function open(card: MarketCardId, sold: Partial<ByKind> = {}): MarketSlot {
  return { card, sold: pile(sold), peekedBy: null };
}

export function down(peekedBy: number | null = null): MarketSlot {
  return { card: null, sold: pile(), peekedBy };
}

export function player(some: Partial<PlayerState> = {}): PlayerState {
  return {
    money: 3,
    startMoney: 3,
    books: [],
    apLevel: 0,
    netLevel: 0,
    smokehouse: false,
    client: false,
    clientUsed: false,
    cubes: pile(),
    space: 0,
    passed: false,
    helper: null,
    turns: 1,
    idleTurns: 0,
    ...some,
  };
}

export function turnOf(some: Partial<TurnState> = {}): TurnState {
  return { apHalf: 3, fished: false, sold: false, gainedTech: false, acted: false, progressed: false, ...some };
}

const areas: readonly Area[] = [
  { cards: ['C2'], cubes: 4 },
  { cards: ['P6', 'P3'], cubes: 7 },
  { cards: ['M2'], cubes: 4 },
  { cards: ['S4'], cubes: 4 },
];

const table: Public = {
  phase: 'MAIN',
  active: [0],
  options: standard,
  round: 1,
  startSeat: 0,
  firstPasser: null,
  aloneTurns: 0,
  players: [player(), player(), player()],
  areas: [...areas],
  market: [open('K09'), down(), down(), down(), down()],
  supply: pile({ clam: 16, prawn: 13, mackerel: 16, bream: 16 }),
  turn: turnOf(),
  removed: { fish: [], market: [] },
};

/** The view of `seat`; null: of a spectator. */
export function viewOf(change: Partial<Public> = {}, seat: number | null = 0, own: Partial<Private> = {}): GameView {
  const seen = { ...table, ...change };
  const inRound = seen.phase === 'MAIN' ? seen.turn : null;
  return {
    seat,
    public: { ...seen, turn: inRound },
    mine: seat === null ? null : { peeked: [], ...own },
    counts: { fishDecks: [5, 7, 7, 5], marketDeck: marketCardIds.length - seen.market.length },
  };
}
