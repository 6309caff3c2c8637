/** Builds positions of Isaribi for tests, by naming only what differs from the usual one of the examples. */
import { withRandom } from '../src/core/match';
import type { Seat, State } from '../src/core/rules';
import { fishCardIds, fishCards, marketCardIds } from '../src/isaribi/data';
import {
  type ByKind,
  type FishCardId,
  type Isaribi,
  type Kind,
  kinds,
  type MarketCardId,
  type MarketSlot,
  type Options,
  type Phase,
  type PlayerState,
  type Private,
  type TurnState,
} from '../src/isaribi/types';

/** One card of the Market; `down`: face-down. */
export interface Slot {
  readonly card: MarketCardId;
  readonly down?: boolean;
  readonly sold?: Partial<ByKind>;
  readonly peekedBy?: Seat;
}

export type Player = Omit<Partial<PlayerState>, 'cubes'> & { readonly cubes?: Partial<ByKind> };

/**
 * Four seats; seat 0 starts round 1 and begins its first turn; 3 Ryo each; Areas with 4, 4, 3, 3 cubes; Market M; all
 * Collaborators on display.
 */
export interface Position {
  readonly seats?: number;
  readonly phase?: Phase;
  readonly active?: Seat[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly startSeat?: Seat;
  readonly firstPasser?: Seat | null;
  readonly aloneTurns?: number;
  /** Per seat; missing ones are as usual. */
  readonly players?: readonly Player[];
  /** Cubes per Area. */
  readonly areas?: readonly number[];
  /** Fish cards per Area. */
  readonly cards?: readonly FishCardId[][];
  readonly market?: readonly Slot[];
  /** What is then missing of twenty lies on the last seat's boat; by default the supply has what lies nowhere else. */
  readonly supply?: Partial<ByKind>;
  /** The next cards of decks, first one first. */
  readonly fishDecks?: Partial<Record<Kind, FishCardId[]>>;
  readonly marketDeck?: readonly MarketCardId[];
  readonly turn?: Partial<TurnState>;
}

/** Prawn 3 at 3, bream 3 at 5, any 2 at 3, mackerel 3 at 4, all open; clam 2 at 3 face-down. */
export const marketM: readonly Slot[] = [
  { card: 'K09' },
  { card: 'K27' },
  { card: 'K29' },
  { card: 'K17' },
  { card: 'K01', down: true },
];

export const rulebookOptions: Options = {
  rounds: 5,
  startCompensation: false,
  strictPass: false,
  carpenterInHarbor: false,
  openMarket: false,
  harshSpoilage: false,
  hideRemoved: false,
};

const usualCards: readonly FishCardId[][] = [['C2'], ['P1'], ['M1'], ['S2']];
const CUBES = 20;
const AP_HALF = [3, 4, 5, 6, 8];

export function position(given: Position = {}): State<Isaribi> {
  const { seats = 4, phase = 'MAIN', active = [0], round = 1, startSeat = 0 } = given;
  const { firstPasser = null, aloneTurns = 0, market = marketM, cards = usualCards } = given;
  const options = { ...rulebookOptions, ...given.options };
  const players = Array.from({ length: seats }, (_, seat) => {
    const isOnTurn = phase === 'MAIN' && active.includes(seat);
    return player(round, { ...(isOnTurn ? { turns: 1 } : {}), ...given.players?.[seat] });
  });
  const areas = cards.map((laid, at) => ({ cards: [...laid], cubes: given.areas?.[at] ?? [4, 4, 3, 3][at]! }));
  const slots = market.map(slot);
  const supply = supplyOf(given, players, areas, slots);
  const dealt = {
    public: {
      phase,
      active: [...active],
      options,
      round,
      startSeat,
      firstPasser,
      aloneTurns,
      players,
      areas,
      market: slots,
      supply,
      turn: phase === 'MAIN' ? turn(players[active[0]!]!, given.turn) : null,
      removed: options.hideRemoved ? null : { fish: [], market: [] },
    },
    private: players.map((_, seat) => knowledge(market, seat)),
    secret: {
      fishDecks: fishDecks(given.fishDecks ?? {}, cards.flat()),
      marketDeck: deck(
        marketCardIds,
        given.marketDeck ?? [],
        market.map(({ card }) => card),
      ),
      faces: market.map(({ card, down, peekedBy }) => (down && peekedBy === undefined ? card : null)),
      removed: { fish: [], market: [] },
    },
  };
  return withRandom<Isaribi>(dealt, { seed: 'ab'.repeat(32), drawn: 0 });
}

export function pile(counts: Partial<ByKind> = {}): ByKind {
  return { clam: 0, prawn: 0, mackerel: 0, bream: 0, ...counts };
}

function player(round: number, { cubes, ...given }: Player): PlayerState {
  const money = given.money ?? 3;
  return {
    money,
    startMoney: money,
    books: Array.from({ length: round }, () => ({ sales: 0, helper: 0, technology: 0, spoilage: 0 })),
    apLevel: 0,
    netLevel: 0,
    smokehouse: false,
    client: false,
    clientUsed: false,
    cubes: pile(cubes),
    space: 0,
    passed: false,
    helper: null,
    turns: 0,
    idleTurns: 0,
    ...given,
  };
}

function slot({ card, down = false, sold, peekedBy }: Slot): MarketSlot {
  return { card: down ? null : card, sold: pile(sold), peekedBy: peekedBy ?? null };
}

function turn({ apLevel }: PlayerState, given: Partial<TurnState> = {}): TurnState {
  const fresh = { fished: false, sold: false, gainedTech: false, acted: false, progressed: false };
  return { apHalf: AP_HALF[apLevel]!, ...fresh, ...given };
}

function supplyOf(
  { supply: wanted = {} }: Position,
  players: readonly PlayerState[],
  areas: readonly { cubes: number }[],
  market: readonly MarketSlot[],
): ByKind {
  const supply = pile();
  kinds.forEach((kind, at) => {
    const piles = [...players.map(({ cubes }) => cubes), ...market.map(({ sold }) => sold)];
    const left = CUBES - areas[at]!.cubes - piles.reduce((sum, one) => sum + one[kind], 0);
    supply[kind] = wanted[kind] ?? left;
    players.at(-1)!.cubes[kind] += left - supply[kind];
  });
  return supply;
}

function knowledge(market: readonly Slot[], seat: Seat): Private {
  return {
    peeked: market.flatMap(({ card, down, peekedBy }, at) =>
      down && peekedBy === seat ? [{ slot: at + 1, card }] : [],
    ),
  };
}

function fishDecks(next: Partial<Record<Kind, FishCardId[]>>, laid: readonly FishCardId[]): Record<Kind, FishCardId[]> {
  const ofKind = (kind: Kind): FishCardId[] => fishCardIds.filter((id) => fishCards[id].kind === kind);
  const one = (kind: Kind): FishCardId[] => deck(ofKind(kind), next[kind] ?? [], laid);
  return { clam: one('clam'), prawn: one('prawn'), mackerel: one('mackerel'), bream: one('bream') };
}

/** A deck that has `next` on top, that is last, and none of `gone`. */
function deck<Id>(all: readonly Id[], next: readonly Id[], gone: readonly Id[]): Id[] {
  return [...all.filter((id) => !next.includes(id) && !gone.includes(id)), ...[...next].reverse()];
}
