/** Deals a match up to its first decision. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import {
  cardIds,
  cards,
  chartCardIds,
  extraTile,
  fishPerColour,
  fishSpacesOfA,
  noFish,
  noTiles,
  rowLength,
  startSpaces,
  terrainOfA,
  terrainOfB,
  tileShapes,
  tilesAtStart,
} from './data';
import { playerOf, startDay, takeTile } from './day';
import { dealFishSpaces, dealTerrain, pickWith } from './generator';
import { nameOf } from './grid';
import { otherSeat } from './table';
import {
  type ByShape,
  type CardId,
  type Colour,
  colours,
  type FisheriesOfGloucester,
  type FishToken,
  type Options,
  type PlayerState,
  type Public,
  stackNames,
} from './types';

type Match = Dealt<FisheriesOfGloucester>;

export function setup(seats: number, options: Options, random: Random): Match {
  const board = layBoard(options, random);
  const { display, stacks } = layCards(options, random);
  const charts = random.shuffle([...chartCardIds]);
  const chosen = random.below(seats);
  const match: Match = {
    public: {
      phase: 'START',
      active: [chosen],
      options: { ...options },
      ...board,
      spent: { ...noFish },
      laid: [],
      supply: fullSupply(),
      players: Array.from({ length: seats }, newPlayer),
      display,
      charts: [],
      first: null,
      initiative: null,
      nextFirst: null,
      extra: false,
      bonus: null,
    },
    private: Array.from({ length: seats }, () => ({ keep: null })),
    secret: { stacks, charts },
  };
  for (const seat of match.public.players.keys()) for (const shape of tilesAtStart) takeTile(match.public, seat, shape);
  begin(match, firstOf(options, chosen), chosen);
  return match;
}

/** what comes first of placing features, saying who starts, and the first day. */
function begin(match: Match, first: Seat | null, chosen: Seat): void {
  const { public: table } = match;
  if (first !== null) seatShips(table, first);
  if (table.options.board === 'B-placed') {
    table.phase = 'PLACEMENT';
    table.active = [first === null ? chosen : otherSeat(first)];
  } else if (first !== null) startDay(match, first, () => undefined);
}

/** `chosen`: whom chance has picked, to start or to say who starts. */
function firstOf({ startPlayer }: Options, chosen: Seat): Seat | null {
  if (startPlayer === 'chooser') return null;
  if (startPlayer === 'random') return chosen;
  return startPlayer === 'seat0' ? 0 : 1;
}

/** */
export function seatShips(table: Public, first: Seat): void {
  const second = otherSeat(first);
  table.first = first;
  playerOf(table, first).ships = [...startSpaces.first];
  playerOf(table, second).ships = [...startSpaces.second];
  takeTile(table, second, extraTile);
}

/** without fish where the players are still to place islands and rough water. */
function layBoard({ board }: Options, random: Random): Pick<Public, 'terrain' | 'fish'> {
  if (board === 'B-placed') return { terrain: terrainOfB, fish: [] };
  if (board === 'A') return { terrain: terrainOfA, fish: layFish(fishSpacesOfA, random) };
  const terrain = dealTerrain(pickWith(random));
  return { terrain, fish: layFishOnB(terrain, random) };
}

/** */
export function layFishOnB(terrain: Public['terrain'], random: Random): FishToken[] {
  return layFish(dealFishSpaces(terrain, pickWith(random)), random);
}

/** `at` is ascending. */
function layFish(at: readonly number[], random: Random): FishToken[] {
  const fish = random.shuffle(colours.flatMap((colour) => Array<Colour>(fishPerColour).fill(colour)));
  return at.flatMap((space, index) => {
    const colour = fish[index];
    return colour === undefined ? [] : [{ space: nameOf(space), colour }];
  });
}

/** */
function layCards({ preservation }: Options, random: Random): { display: (CardId | null)[]; stacks: CardId[][] } {
  if (preservation === 'row') {
    const pile = random.shuffle([...cardIds]);
    return { display: pile.splice(0, rowLength), stacks: [pile] };
  }
  const stacks = stackNames.map((name) => random.shuffle(cardIds.filter((id) => cards[id].stack === name)));
  return { display: stacks.map((stack) => stack.pop() ?? null), stacks };
}

function fullSupply(): ByShape {
  const { single, double, straight, bent } = tileShapes;
  return { single: single.count, double: double.count, straight: straight.count, bent: bent.count };
}

/** */
function newPlayer(): PlayerState {
  return {
    ships: [],
    hours: 0,
    tiles: { ...noTiles },
    lobster: true,
    fish: { ...noFish },
    today: null,
    cards: [],
    ended: false,
  };
}
