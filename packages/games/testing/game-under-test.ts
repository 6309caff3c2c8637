/** What a game tells the suite about itself, and the walks through random matches that its tests share. */
import { clone, start, step } from '../src/core/match';
import { defaultOptions, type GameMeta } from '../src/core/options';
import { fastRandom, type Random } from '../src/core/random';
import type { GameTypes, Rules, Seat, State, View } from '../src/core/rules';
import { viewFor } from '../src/core/view';

export interface GameUnderTest<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly meta: GameMeta;
  /** True when nobody but the mover can tell the two moves of one seat apart at the moment they are made. */
  sameInPublic(a: T['move'], b: T['move']): boolean;
  /** Seats that rightly learn something of the secret argument of `seat`'s move when it resolves; usually []. */
  learners(state: State<T>, seat: Seat): Seat[];
  /** Legal moves that are not listed but stand for a listed one. */
  equivalents(view: View<T>, random: Random): T['move'][];
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
}

/** Every seat count with standard options, and every other value of every option once, at varying seat counts. */
export function tables<T extends GameTypes>({ meta }: GameUnderTest<T>): Table<T>[] {
  const standard = defaultOptions(meta.options);
  const counts = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, at) => meta.seats.min + at);
  const plain = counts.map((seats) => ({ title: `${seats} seats`, seats, options: standard as T['options'] }));
  const varied = meta.options.flatMap(({ key, values }) =>
    values.filter((value) => value !== standard[key]).map((value) => ({ key, value })),
  );
  return [
    ...plain,
    ...varied.map(({ key, value }, at) => {
      const seats = counts[at % counts.length] ?? meta.seats.min;
      return {
        title: `${seats} seats, ${key} ${value}`,
        seats,
        options: { ...standard, [key]: value } as T['options'],
      };
    }),
  ];
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
    const move = pick(legal, choice);
    look({ state, seat, view, legal, move });
    step(game.rules, state, seat, move);
  }
  return state;
}

/** A random move: first its kind, then one of the kind, so that long lists do not crowd out short ones. */
export function pick<Move extends { type: string }>(legal: readonly Move[], random: Random): Move {
  const kinds = [...new Set(legal.map(({ type }) => type))];
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
