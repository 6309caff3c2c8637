/** Builds positions of Fish & Ships for tests, by naming only what differs from the usual one of the examples. */
import { withRandom } from '../src/core/match';
import type { Seat, State } from '../src/core/rules';
import {
  type ByColour,
  type Colour,
  colours,
  type Face,
  type FishAndShips,
  type GameResult,
  type Options,
  type Phase,
  type Private,
} from '../src/fish-and-ships/types';

/** Three seats; seat 0 to act in phase TURN; a row of 0 | 2 0 3 1 0 2; every hand with all four colours. */
export interface Position {
  readonly phase?: Phase;
  readonly active?: Seat[];
  readonly options?: Partial<Options>;
  readonly ships?: Partial<ByColour>;
  /** The supply has the rest of the twelve. */
  readonly cubes?: number[];
  /** One per seat. Of seven sailors each, what is not in hand has been sent away. */
  readonly hands?: Partial<ByColour>[];
  /** Faces of the lowest-numbered face-down slots. */
  readonly next?: Face[];
  /** How many tiles lie face-down; the rest is face-up on the highest slots, or on all but `downAt`. */
  readonly down?: number;
  readonly downAt?: number[];
  readonly revealed?: Colour[];
  readonly game?: number;
  readonly starter?: Seat;
  readonly results?: GameResult[];
}

const usualHands: Partial<ByColour>[] = [
  { white: 2, green: 2, pink: 2, brown: 1 },
  { white: 2, green: 2, pink: 1, brown: 2 },
  { white: 2, green: 1, pink: 2, brown: 2 },
];
const everyFace: Face[] = [...colours, ...colours, ...colours, 'duck', 'duck', 'pirate'];
const SLOTS = 15;
const HAND = 7;
const CUBES = 12;

export function position(given: Position = {}): State<FishAndShips> {
  const { phase = 'TURN', active = [0], cubes = [1, 1, 1], game = 1, starter = 0, results = [], revealed = [] } = given;
  const { starters: _, ...options } = { ...standardOptions, ...given.options };
  const { tiles, faces } = layTiles(given);
  const { seats, box } = dealHands(given.hands ?? usualHands, phase === 'PASS');
  const dealt = {
    public: {
      options,
      game,
      starter,
      phase,
      active,
      fish: [0, 2, 0, 3, 1, 0, 2],
      ships: byColour(given.ships ?? {}),
      cubes,
      supply: CUBES - cubes.reduce((sum, held) => sum + held, 0),
      tiles,
      revealed,
      results,
    },
    private: seats,
    secret: { faces, box },
  };
  return withRandom<FishAndShips>(dealt, { seed: 'ab'.repeat(32), drawn: 0 });
}

export const standardOptions: Options = { startPlayer: 'previousLast', sixthCard: 2, games: 1, slotPicking: true };

export function byColour(counts: Partial<ByColour>): ByColour {
  return { white: 0, green: 0, pink: 0, brown: 0, ...counts };
}

/** Faces face-down as wished first, then any; those that must be face-up are taken from the rest. */
function layTiles({ next = [], down = SLOTS, downAt, revealed = [] }: Position): {
  tiles: (Face | null)[];
  faces: (Face | null)[];
} {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const faceDown = downAt ?? slots.slice(0, down);
  const faceUp = slots.filter((slot) => !faceDown.includes(slot));
  const rest = [...everyFace];
  const take = (wanted: Face | undefined): Face => rest.splice(wanted === undefined ? 0 : rest.indexOf(wanted), 1)[0]!;
  const tiles = Array<Face | null>(SLOTS).fill(null);
  const faces = Array<Face | null>(SLOTS).fill(null);
  faceDown.slice(0, next.length).forEach((slot, at) => {
    faces[slot] = take(next[at]);
  });
  faceUp.forEach((slot, at) => {
    tiles[slot] = take(revealed[at]);
  });
  faceDown.slice(next.length).forEach((slot) => {
    faces[slot] = take(undefined);
  });
  return { tiles, faces };
}

function dealHands(hands: Partial<ByColour>[], passing: boolean): { seats: Private[]; box: ByColour } {
  const box = byColour({ white: HAND, green: HAND, pink: HAND, brown: HAND });
  const seats = hands.map((partial): Private => {
    const hand = byColour(partial);
    for (const colour of colours) box[colour] -= hand[colour];
    return { hand, passing: null, gave: null, received: null, sent: byColour({}) };
  });
  for (const { hand, sent } of seats) {
    for (let sailors = total(hand); sailors < HAND; sailors += 1) {
      const colour = colours.find((candidate) => box[candidate] > 0)!;
      box[colour] -= 1;
      sent[colour] += 1;
    }
  }
  if (!passing) for (const [seat, own] of seats.entries()) passed(seats.at(seat - 1)!, own);
  return { seats, box };
}

function passed(giver: Private, receiver: Private): void {
  const sailor = colours.find((colour) => receiver.hand[colour] + receiver.sent[colour] > 0)!;
  giver.gave = sailor;
  receiver.received = sailor;
}

function total(counts: ByColour): number {
  return colours.reduce((sum, colour) => sum + counts[colour], 0);
}
