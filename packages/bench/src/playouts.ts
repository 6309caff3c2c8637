/** Random matches without any server: the rules alone, and the very same moves through boardgame.io's reducer. */
import { toBoardgame } from '@quayside/games/core/boardgame';
import { clone, start, step } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
import { fastRandom, matchRandom } from '@quayside/games/core/random';
import type { GameTypes, State as MatchState } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { pick, seedText } from '@quayside/games/testing/game-under-test';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Playing } from './playing';

export interface Playouts {
  readonly game: string;
  /** Moves per CPU-second: `legal`, a choice, `apply`. */
  readonly pure: number;
  /** The same moves through boardgame.io's reducer. */
  readonly reducer: number;
}

interface Made {
  readonly seed: number;
  readonly dealt: MatchState<GameTypes>;
  readonly moves: { readonly seat: number; readonly move: { type: string } }[];
}

const MATCHES = 40;

export function playouts(game: Playing, seconds: number): Playouts {
  const matches = (hasFastChance: boolean): Made[] =>
    Array.from({ length: MATCHES }, (_, seed) => playMatch(game, seed, hasFastChance));
  return {
    game: game.meta.name,
    pure: rateOf(matches(true), seconds, (made) => replay(game, made)),
    // The reducer draws from the stream of the match: with other chance the moves would soon be illegal.
    reducer: rateOf(matches(false), seconds, (made) => reduce(game, made)),
  };
}

/** Windows of time of which the best counts: a machine that is shared only ever makes one slower. The first ones warm up. */
const WINDOWS = 8;

/** Moves per CPU-second of `play`. */
function rateOf(matches: readonly Made[], seconds: number, play: (made: Made) => number): number {
  const window = (seconds * 1000) / 4;
  const rates: number[] = [];
  for (let at = 0; rates.length < WINDOWS; ) {
    const elapsed = cpuClock();
    let spent = 0;
    let moves = 0;
    for (; spent < window; at += 1) {
      const made = matches[at % matches.length];
      if (made !== undefined) moves += play(made);
      spent = elapsed();
    }
    rates.push((moves / spent) * 1000);
  }
  return Math.max(...rates);
}

/** A random match; its moves are chosen here, so that choosing them is not timed. */
function playMatch({ rules, meta, seldom }: Playing, seed: number, hasFastChance: boolean): Made {
  const random = fastRandom(seed);
  const state = start(rules, meta.seats.min, defaultOptions(meta.options), seedText(seed));
  const chance = hasFastChance ? fastRandom(seed) : matchRandom(state.secret.random);
  const dealt = clone(state);
  const moves: Made['moves'] = [];
  for (;;) {
    const { active } = state.public;
    const seat = active[random.below(active.length || 1)];
    if (seat === undefined) return { seed, dealt, moves };
    const move = pick(rules.legal(viewFor(rules, state, seat)), random, seldom);
    moves.push({ seat, move: clone(move) });
    step(rules, state, seat, move, chance);
  }
}

/** What a playout does at each move: look what is legal, and make the move. */
function replay({ rules }: Playing, { seed, dealt, moves }: Made): number {
  const state = clone(dealt);
  const chance = fastRandom(seed);
  let listed = 0;
  for (const { seat, move } of moves) {
    listed += rules.legal(viewFor(rules, state, seat)).length;
    step(rules, state, seat, move, chance);
  }
  return listed > 0 ? moves.length : 0;
}

/** The same through boardgame.io. */
function reduce({ rules, meta }: Playing, { seed, dealt, moves }: Made): number {
  const boardgame = toBoardgame(rules, { options: meta.options, seed: seedText(seed) }) as Game;
  const reducer = CreateGameReducer({ game: boardgame });
  let state = InitializeGame({ game: boardgame, numPlayers: dealt.private.length }) as State;
  for (const { seat, move } of moves) {
    const { type, ...rest } = move;
    const args = Object.keys(rest).length === 0 ? [] : [rest];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }) as State;
  }
  return state._stateID;
}

/** Milliseconds of this process's CPU since now. */
function cpuClock(): () => number {
  const since = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
}
