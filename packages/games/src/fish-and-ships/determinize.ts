/** Worlds that a view could come from, for bots: what the viewer knows stays, the rest is dealt at random. */
import type { Random } from '../core/random';
import type { Counts, Dealt, Seat, View } from '../core/rules';
import { noSailors, sailorsPerColour, tilesByFace } from './data';
import { countByColour, listFaces } from './setup';
import { type ByColour, type Colour, colours, type Face, type FishAndShips, type Private, type Public } from './types';

/** What the viewer knows of one seat's sailors, and how many more are with it. */
interface Known {
  readonly own: Private;
  readonly missing: { readonly hand: number; readonly sent: number };
  /** One of the missing sailors: the viewer gave it to this seat. */
  readonly given: Colour | null;
}

export function determinize(view: View<FishAndShips>, random: Random): Dealt<FishAndShips> {
  const { public: table } = view;
  const { seats, box } = dealSailors(view, random);
  if (table.phase === 'PASS') sealChoices(view, seats, random);
  else rememberPassing(view, seats, random);
  return { public: copyPublic(table), private: seats, secret: { faces: dealFaces(table.tiles, random), box } };
}

/** The tiles that are not face-up, in any order on the face-down slots. */
function dealFaces(tiles: Public['tiles'], random: Random): (Face | null)[] {
  const left: Record<Face, number> = { ...tilesByFace };
  for (const face of tiles) if (face !== null) left[face] -= 1;
  const pool = random.shuffle(listFaces(left));
  return tiles.map((face) => (face === null ? (pool.pop() ?? null) : null));
}

/** Sailors the viewer has not seen go to the other seats in the sizes that everybody knows; the rest is the box. */
function dealSailors(view: View<FishAndShips>, random: Random): { seats: Private[]; box: ByColour } {
  const known = view.public.cubes.map((_, seat) => knownOf(view, seat));
  const pool = random.shuffle(unseenSailors(known));
  for (const { own, missing, given } of known) {
    const drawn = given === null ? [] : [given];
    while (drawn.length < missing.hand + missing.sent) drawn.push(drawFrom(pool));
    random.shuffle(drawn).forEach((colour, at) => {
      if (at < missing.hand) own.hand[colour] += 1;
      else own.sent[colour] += 1;
    });
  }
  return { seats: known.map(({ own }) => own), box: countByColour(pool) };
}

/** @throws when a view promises more sailors than there are: no state looks like that. */
function drawFrom(pool: Colour[]): Colour {
  const sailor = pool.pop();
  if (sailor === undefined) throw new Error('fewer sailors are left than the view counts');
  return sailor;
}

function unseenSailors(known: readonly Known[]): Colour[] {
  return colours.flatMap((colour) => {
    const seen = known.reduce(
      (sum, { own, given }) => sum + own.hand[colour] + own.sent[colour] + (given === colour ? 1 : 0),
      0,
    );
    return Array<Colour>(sailorsPerColour - seen).fill(colour);
  });
}

function knownOf({ seat: viewer, public: table, mine, counts }: View<FishAndShips>, seat: Seat): Known {
  if (seat === viewer && mine !== null) {
    return {
      own: { ...mine, hand: { ...mine.hand }, sent: { ...mine.sent } },
      missing: { hand: 0, sent: 0 },
      given: null,
    };
  }
  const opened = table.phase === 'OVER' ? table.results.at(-1)?.hands[seat] : undefined;
  const hand = { ...(opened ?? noSailors) };
  const given = viewer !== null && seat === leftOf(viewer, table) ? (mine?.gave ?? null) : null;
  return {
    own: { hand, passing: null, gave: null, received: null, sent: { ...noSailors } },
    missing: { hand: opened === undefined ? sizeOf(counts, 'hand', seat) : 0, sent: sizeOf(counts, 'sent', seat) },
    given: given === null || hand[given] > 0 ? null : given,
  };
}

/** whoever is no longer active has chosen one of its sailors. */
function sealChoices(
  { seat: viewer, public: table }: View<FishAndShips>,
  seats: readonly Private[],
  random: Random,
): void {
  seats.forEach((own, seat) => {
    if (seat !== viewer && !table.active.includes(seat)) own.passing = anyOf(own, random);
  });
}

/** what a seat received is what its right neighbour gave, and it was in that seat's first hand. */
function rememberPassing(
  { seat: viewer, public: table, mine }: View<FishAndShips>,
  seats: readonly Private[],
  random: Random,
): void {
  seats.forEach((giver, seat) => {
    const left = leftOf(seat, table);
    const receiver = seats[left];
    if (receiver === undefined) return;
    const fromViewer = seat === viewer ? mine?.gave : null;
    const toViewer = left === viewer ? mine?.received : null;
    const sailor = fromViewer ?? toViewer ?? anyOf(receiver, random);
    if (seat !== viewer) giver.gave = sailor;
    if (left !== viewer) receiver.received = sailor;
  });
}

/** One of the sailors a seat holds or has sent away. */
function anyOf({ hand, sent }: Private, random: Random): Colour | null {
  const sailors = colours.flatMap((colour) => Array<Colour>(hand[colour] + sent[colour]).fill(colour));
  return sailors.length === 0 ? null : (sailors[random.below(sailors.length)] ?? null);
}

function leftOf(seat: Seat, { cubes }: Readonly<Public>): Seat {
  return (seat + 1) % cubes.length;
}

function sizeOf(counts: Counts, pile: 'hand' | 'sent', seat: Seat): number {
  const sizes = counts[pile];
  return typeof sizes === 'object' ? (sizes[seat] ?? 0) : 0;
}

/** Everything that a move changes in place is copied. */
function copyPublic(table: Readonly<Public>): Public {
  const { active, ships, cubes, tiles, results } = table;
  return {
    ...table,
    active: [...active],
    ships: { ...ships },
    cubes: [...cubes],
    tiles: [...tiles],
    results: [...results],
  };
}
