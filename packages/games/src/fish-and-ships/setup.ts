/** Deals a match, and each further game of a longer one. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import {
  cubesAtStart,
  cubesInAll,
  handSize,
  harbourFish,
  knownWaterCards,
  noSailors,
  sailorsPerColour,
  tilesByFace,
} from './data';
import {
  type ByColour,
  type Colour,
  colours,
  type Face,
  type FishAndShips,
  type Options,
  type Private,
  type Public,
  type Secret,
} from './types';

const faces = [...colours, 'duck', 'pirate'] as const satisfies readonly Face[];

/** One game laid out on the table, before anybody has passed a sailor. */
interface Layout {
  open: Pick<Public, 'phase' | 'active' | 'fish' | 'ships' | 'cubes' | 'supply' | 'tiles' | 'revealed'>;
  hands: Private[];
  hidden: Secret;
}

export function setup(seats: number, options: Options, random: Random): Dealt<FishAndShips> {
  const { open, hands, hidden } = layOut(seats, options.sixthCard, random);
  const { sixthCard, games, slotPicking, startPlayer } = options;
  const lastOnes = startPlayer === 'previousLast' ? (options.starters ?? []) : [];
  const wanted = options.nextStarter === undefined ? lastOnes : [options.nextStarter];
  const starter = drawStarter(seats, wanted, random);
  return {
    public: { options: { sixthCard, games, slotPicking, startPlayer }, game: 1, starter, ...open, results: [] },
    private: hands,
    secret: hidden,
  };
}

/** in the order of the rules. */
export function layOut(seats: number, sixthCard: Options['sixthCard'], random: Random): Layout {
  const water = random.shuffle<number>([...knownWaterCards, sixthCard]);
  const tiles = shuffledTiles(random);
  const deck = random.shuffle(colours.flatMap((colour) => Array<Colour>(sailorsPerColour).fill(colour)));
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return {
    open: {
      phase: 'PASS',
      active: everybody,
      fish: [harbourFish, ...water],
      ships: { ...noSailors },
      cubes: everybody.map(() => cubesAtStart),
      supply: cubesInAll - seats * cubesAtStart,
      tiles: tiles.map(() => null),
      revealed: [],
    },
    hands: everybody.map((seat) => newHand(deck.slice(seat * handSize, (seat + 1) * handSize))),
    hidden: { faces: tiles, box: countByColour(deck.slice(seats * handSize)) },
  };
}

/** all fifteen tiles in a new order. */
export function shuffledTiles(random: Random): Face[] {
  return random.shuffle(listFaces(tilesByFace));
}

export function listFaces(counts: Readonly<Record<Face, number>>): Face[] {
  return faces.flatMap((face) => Array<Face>(counts[face]).fill(face));
}

/** one of `candidates`, or of everybody when none of them sits at this table. */
export function drawStarter(seats: number, candidates: readonly Seat[], random: Random): Seat {
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  const fitting = seated.filter((seat) => candidates.includes(seat));
  const drawn = fitting.length > 0 ? fitting : seated;
  return drawn[random.below(drawn.length)] ?? 0;
}

export function countByColour(sailors: readonly Colour[]): ByColour {
  const counts = { ...noSailors };
  for (const colour of sailors) counts[colour] += 1;
  return counts;
}

function newHand(sailors: readonly Colour[]): Private {
  return { hand: countByColour(sailors), passing: null, gave: null, received: null, sent: { ...noSailors } };
}
