/** What a game tells the suite about itself, and the walks through random matches that its tests share. */
import { clone, start, step } from '../src/core/match';
import { defaultOptions, type GameMeta, type Options } from '../src/core/options';
import { fastRandom, type Random } from '../src/core/random';
import type { GameTypes, Rules, Seat, State, View } from '../src/core/rules';
import { viewFor } from '../src/core/view';

export interface GameUnderTest<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly meta: GameMeta;
  /** True when nobody but the mover can tell the two moves of one seat apart at the moment they are made, in `state`. */
  sameInPublic(a: T['move'], b: T['move'], state: State<T>): boolean;
  /** Seats that rightly learn something of the secret argument of `seat`'s move when it resolves; usually []. */
  learners(state: State<T>, seat: Seat): Seat[];
  /** Legal moves that are not listed but stand for a listed one. */
  equivalents(view: View<T>, random: Random): T['move'][];
  /** Kinds of moves that random matches make seldom, because else they would be over before anything has happened. */
  readonly seldom?: readonly T['move']['type'][];
  /**
   * Seats and options of further tables, for games with so many options that trying them one by one would take too long or show
   * too little. Every value of every option stands in one of them.
   */
  readonly mixes?: readonly Mix[];
  /** Matches are so long that fewer of them, and fewer moments of each, show as much. */
  readonly isLong?: boolean;
  /** Options of the golden match of so many seats, where they are not the standard ones. */
  goldenOptions?(seats: number): Partial<T['options']>;
  /** No match has more moves than this. */
  bound(seats: number, options: T['options']): number;
}

/** A moment of a random match: the state before `move`, which `seat` is about to make. */
export interface Moment<T extends GameTypes> {
  readonly state: State<T>;
  readonly seat: Seat;
  readonly view: View<T>;
  readonly legal: T['move'][];
  readonly move: T['move'];
}

/** Seats and options of one match. */
export interface Table<T extends GameTypes> {
  readonly title: string;
  readonly seats: number;
  readonly options: T['options'];
  /** Whether an option differs from the standard. */
  readonly varied: boolean;
}

/** Options that differ from the standard, at one table. */
export interface Mix {
  readonly seats: number;
  readonly options: Options;
}

/** Every seat count with standard options; then the game's mixes, else every other value of every option once. */
export function tables<T extends GameTypes>({ meta, mixes }: GameUnderTest<T>): Table<T>[] {
  const standard = defaultOptions(meta.options);
  const counts = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, at) => meta.seats.min + at);
  const plain = counts.map((seats) => ({
    title: `${seats} seats`,
    seats,
    options: standard as T['options'],
    varied: false,
  }));
  const varied = mixes === undefined ? oneByOne(meta, counts) : checked(meta, mixes);
  return [
    ...plain,
    ...varied.map(({ seats, options }) => ({
      title: `${seats} seats, ${Object.entries(options).flat().join(' ')}`,
      seats,
      options: { ...standard, ...options } as T['options'],
      varied: true,
    })),
  ];
}

/** At varying seat counts. */
function oneByOne(meta: GameMeta, counts: readonly number[]): Mix[] {
  const standard = defaultOptions(meta.options);
  return unusual(meta).map(({ key, value }, at) => {
    const inTurn = [...counts.slice(at % counts.length), ...counts.slice(0, at % counts.length)];
    const seats = inTurn.find((count) => (meta.misfit?.(count, { ...standard, [key]: value }) ?? null) === null);
    if (seats === undefined) throw new Error(`${key} ${value} fits no number of seats`);
    return { seats, options: { [key]: value } };
  });
}

function checked(meta: GameMeta, mixes: readonly Mix[]): readonly Mix[] {
  for (const { seats, options } of mixes) {
    const misfit = meta.misfit?.(seats, { ...defaultOptions(meta.options), ...options }) ?? null;
    if (misfit !== null) throw new Error(`${JSON.stringify(options)} does not fit ${seats} seats: ${misfit.code}`);
  }
  const missed = unusual(meta).find(({ key, value }) => mixes.every(({ options }) => options[key] !== value));
  if (missed !== undefined) throw new Error(`no mix has ${missed.key} ${missed.value}`);
  return mixes;
}

/** Every value that is not the standard one. */
function unusual({ options }: GameMeta): { key: string; value: string | number | boolean }[] {
  return options.flatMap(({ key, values, standard }) =>
    values.filter((value) => value !== standard).map((value) => ({ key, value })),
  );
}

/**
 * Plays a match with random legal moves, showing every moment to `look` before the move is made; returns the last state.
 * The state is changed in place, so `look` clones what it keeps.
 */
export function walk<T extends GameTypes>(
  game: GameUnderTest<T>,
  table: Table<T>,
  seed: number,
  look: (moment: Moment<T>) => void,
): State<T> {
  const choice = fastRandom(seed);
  const state = start(game.rules, table.seats, table.options, seedText(seed));
  const bound = game.bound(table.seats, table.options);
  for (let made = 0; game.rules.outcome(state) === null; made += 1) {
    if (made > bound) throw new Error(`more than ${bound} moves`);
    const { active } = state.public;
    const seat = active[choice.below(active.length || 1)];
    if (seat === undefined) throw new Error(`nobody is active after ${made} moves`);
    const view = viewFor(game.rules, state, seat);
    const legal = game.rules.legal(view);
    if (legal.length === 0) throw new Error(`seat ${seat} is active without a legal move after ${made} moves`);
    const move = pick(legal, choice, game.seldom);
    look({ state, seat, view, legal, move });
    step(game.rules, state, seat, move);
  }
  return state;
}

/** How often a kind of move that is made seldom is thought of at all: once in so many times. */
const SELDOM = 7;

/** A random move: first its kind, then one of the kind, so that long lists do not crowd out short ones. */
export function pick<Move extends { type: string }>(
  legal: readonly Move[],
  random: Random,
  seldom: readonly Move['type'][] = [],
): Move {
  const all = [...new Set(legal.map(({ type }) => type))];
  const usual = all.filter((kind) => !seldom.includes(kind));
  const isChoice = usual.length > 0 && usual.length < all.length;
  const kinds = isChoice && random.below(SELDOM) > 0 ? usual : all;
  const kind = kinds[random.below(kinds.length)];
  const ofKind = legal.filter(({ type }) => type === kind);
  const move = ofKind[random.below(ofKind.length)];
  if (move === undefined) throw new Error('nothing to pick from');
  return move;
}

/** Every viewer of a table: its seats and a spectator. */
export function viewers(seats: number): (Seat | null)[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

/** A seed of the match stream from a small number. */
export function seedText(seed: number): string {
  return (seed >>> 0).toString(16).padStart(64, '0');
}

/** What `step` would tell and leave behind, without touching `state`. */
export function tried<T extends GameTypes>(rules: Rules<T>, state: State<T>, seat: Seat, move: T['move']) {
  const after = clone(state);
  const events = step(rules, after, seat, clone(move));
  return { after, events };
}
