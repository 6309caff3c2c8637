/** Builds positions of Fisheries of Gloucester for tests, by naming only what differs from the usual one of the examples. */
import { withRandom } from '../src/core/match';
import type { Seat, State } from '../src/core/rules';
import { cardIds, cards, chartCardIds, terrainOfA, tileShapes } from '../src/fisheries-of-gloucester/data';
import { numberOf } from '../src/fisheries-of-gloucester/grid';
import { paymentsFor } from '../src/fisheries-of-gloucester/payments';
import {
  type BonusState,
  type ByColour,
  type ByShape,
  type CardId,
  type ChartCardId,
  colours,
  type FisheriesOfGloucester,
  type FishToken,
  type LaidTile,
  type Options,
  type Phase,
  type PlayerState,
  type Shape,
  type Space,
  shapes,
  stackNames,
  type Terrain,
} from '../src/fisheries-of-gloucester/types';

export interface Player {
  /** Three spaces with blanks between them. */
  readonly ships?: string;
  readonly hours?: number;
  readonly tiles?: Partial<ByShape>;
  readonly lobster?: boolean;
  readonly fish?: Partial<ByColour>;
  readonly today?: CardId;
  readonly cards?: CardId[];
  readonly ended?: boolean;
}

/**
 * Ada has started and is to act on day 1 with 6 hours, Ben has 7. All lobsters are there, hands are empty. Side A with fish
 * layout X1, stacks with the lowest number on top, chart deck T1 to T6 in this order.
 */
export interface Position {
  readonly phase?: Phase;
  readonly active?: Seat[];
  readonly options?: Partial<Options>;
  readonly ada?: Player;
  readonly ben?: Player;
  /** Spaces with single tiles on them. Fish there have been caught. */
  readonly tiles?: string;
  /** Larger tiles. */
  readonly laid?: readonly (readonly [Shape, string])[];
  /** Further spaces whose fish have been caught. */
  readonly caught?: string;
  readonly terrain?: readonly Terrain[];
  readonly fish?: FishToken[];
  /** What is then missing of the box is in Ben's hand; by default the supply has what lies nowhere else. */
  readonly supply?: Partial<ByShape>;
  readonly day?: number;
  /** Chart cards in the order in which they turn up. */
  readonly charts?: readonly ChartCardId[];
  readonly first?: Seat | null;
  readonly initiative?: Seat | null;
  readonly nextFirst?: Seat | null;
  readonly extra?: boolean;
  readonly bonus?: BonusState;
  /** The row, and the pile beside it from its top. */
  readonly row?: CardId[];
  readonly pile?: CardId[];
}

const layoutX1 = {
  blue: 'B3 E4 F5 H7 C9 G9',
  silver: 'C3 A4 G6 D7 B9 F9',
  black: 'F3 D4 B6 E7 E9 A10',
  red: 'G3 H4 C5 A7 D9 H10',
} as const;

export const standardOptions: Options = { board: 'A', preservation: 'stacks', startPlayer: 'random' };

export function position(given: Position = {}): State<FisheriesOfGloucester> {
  const { phase = 'ACTION', active = [0], day = 1, charts = chartCardIds, first = 0 } = given;
  const { initiative = null, nextFirst = null, extra = false, bonus = null, terrain = terrainOfA } = given;
  const players = [
    player({ ships: 'B0 D0 F0', hours: 6, ...given.ada }),
    player({ ships: 'C0 E0 G0', hours: 7, ...given.ben }),
  ];
  const laid = [
    ...list(given.tiles).map((space): LaidTile => ({ shape: 'single', spaces: [space] })),
    ...(given.laid ?? []).map(([shape, spaces]): LaidTile => ({ shape, spaces: list(spaces) })),
  ];
  const { fish, spent } = sea(given, players, laid);
  const dealt = {
    public: {
      phase,
      active: [...active],
      options: { ...standardOptions, ...(given.row ? { preservation: 'row' as const } : {}), ...given.options },
      terrain,
      fish,
      spent,
      laid,
      supply: supplyOf(given.supply ?? {}, players, laid),
      players,
      ...display(given, players),
      charts: charts.slice(0, day),
      first,
      initiative,
      nextFirst,
      extra,
      bonus,
    },
    private: players.map(() => ({ keep: null })),
    secret: { stacks: stacksOf(given, players), charts: charts.slice(day).reverse() },
  };
  return withRandom<FisheriesOfGloucester>(dealt, { seed: 'ab'.repeat(32), drawn: 0 });
}

export function list(spaces = ''): Space[] {
  return spaces.split(' ').filter((space) => space !== '') as Space[];
}

export function fishOf(counts: Partial<ByColour>): ByColour {
  return { blue: 0, silver: 0, black: 0, red: 0, ...counts };
}

export function tilesOf(counts: Partial<ByShape>): ByShape {
  return { single: 0, double: 0, straight: 0, bent: 0, ...counts };
}

function player({ ships, hours = 0, tiles = {}, lobster = true, fish = {}, ...given }: Player): PlayerState {
  return {
    ships: list(ships),
    hours,
    tiles: tilesOf(tiles),
    lobster,
    fish: fishOf(fish),
    today: given.today ?? null,
    cards: [...(given.cards ?? [])],
    ended: given.ended ?? false,
  };
}

/** Layout X1 without what has been caught: under tiles and ships, held by players, or paid for their cards. */
function sea(
  { fish: wanted, caught }: Position,
  players: readonly PlayerState[],
  laid: readonly LaidTile[],
): { fish: FishToken[]; spent: ByColour } {
  if (wanted !== undefined) return { fish: [...wanted], spent: fishOf({}) };
  const gone = new Set([...list(caught), ...laid.flatMap(({ spaces }) => spaces), ...players.flatMap((p) => p.ships)]);
  const all = colours.flatMap((colour) => list(layoutX1[colour]).map((space) => ({ space, colour })));
  let fish = all.sort((a, b) => numberOf(a.space) - numberOf(b.space)).filter(({ space }) => !gone.has(space));
  const spent = fishOf({});
  for (const colour of colours) spent[colour] = 6 - fish.filter((token) => token.colour === colour).length;
  const take = (pile: ByColour): void => {
    for (const colour of colours) {
      for (let taken = 0; taken < pile[colour]; taken += 1) {
        const last = fish.findLast((token) => token.colour === colour);
        if (last === undefined) spent[colour] -= 1;
        else fish = fish.filter((token) => token !== last);
      }
    }
  };
  for (const one of players) take(one.fish);
  for (const card of players.flatMap((one) => [...one.cards, ...(one.today === null ? [] : [one.today])])) {
    const left = fishOf({});
    for (const { colour } of fish) left[colour] += 1;
    const payment = leastMissed(left, paymentsFor(card));
    take(payment);
    for (const colour of colours) spent[colour] += payment[colour];
  }
  return { fish, spent };
}

/** The payment that leaves the most of the scarcest colour. */
function leastMissed(left: ByColour, payments: readonly ByColour[]): ByColour {
  const scarcest = (payment: ByColour): number => Math.min(...colours.map((colour) => left[colour] - payment[colour]));
  return payments.reduce((best, one) => (scarcest(one) > scarcest(best) ? one : best));
}

function supplyOf(wanted: Partial<ByShape>, players: readonly PlayerState[], laid: readonly LaidTile[]): ByShape {
  const supply = tilesOf({});
  for (const shape of shapes) {
    const held = players.reduce((sum, { tiles }) => sum + tiles[shape], 0);
    const left = tileShapes[shape].count - held - laid.filter((tile) => tile.shape === shape).length;
    supply[shape] = wanted[shape] ?? left;
    players[1]!.tiles[shape] += left - supply[shape];
  }
  return supply;
}

function stacksOf(given: Position, players: readonly PlayerState[]): CardId[][] {
  const { row, pile = [] } = given;
  if (row === undefined) return rest(players).map((stack) => stack.slice(1).reverse());
  const earned = players.flatMap((one) => [...one.cards, one.today]);
  const others = cardIds.filter((id) => !row.includes(id) && !pile.includes(id) && !earned.includes(id));
  return [[...others, ...[...pile].reverse()]];
}

function display({ row }: Position, players: readonly PlayerState[]): { display: (CardId | null)[] } {
  return { display: row ?? rest(players).map(([top]) => top ?? null) };
}

/** What is left of each stack, from its top. */
function rest(players: readonly PlayerState[]): CardId[][] {
  const earned = players.flatMap((one) => [...one.cards, one.today]);
  return stackNames.map((name) => cardIds.filter((id) => cards[id].stack === name && !earned.includes(id)));
}
