/** Matches that are put into a store directly: more than anybody could play before a measurement. */
import { firstCtx } from '@quayside/games/core/ctx';
import { start, step } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
import { fastRandom } from '@quayside/games/core/random';
import type { GameTypes, State } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { pick } from '@quayside/games/testing/game-under-test';
import type { MatchRecord, Store } from '@quayside/server/src/store/store';
import type { Playing } from './playing';

/** Of a thousand stored matches, so many wait in the lobby; the others are over, or are played among friends. */
const OPEN_OF_1000 = 5;

export async function fill(store: Store, game: Playing, stored: number): Promise<void> {
  const batch = 500;
  for (let from = 0; from < stored; from += batch) {
    const some = Array.from({ length: Math.min(batch, stored - from) }, (_, at) => recordOf(game, from + at));
    await Promise.all(some.map((record) => store.create(record)));
  }
}

export function recordOf({ rules, meta }: Playing, at: number): MatchRecord {
  const isOpen = at % 1000 < OPEN_OF_1000;
  const options = defaultOptions(meta.options);
  const state = start(rules, meta.seats.min, options, at.toString(16).padStart(64, '0'));
  const now = Date.now() - at * 1000;
  return {
    id: `grown-match-${at}`,
    code: `G${at}`,
    game: rules.name,
    status: isOpen ? 'waiting' : at % 2 === 0 ? 'over' : 'playing',
    revision: 1,
    version: 0,
    options,
    listed: isOpen,
    watch: 'link',
    locked: false,
    host: 0,
    active: [0],
    commitment: '',
    rulesVersion: rules.version,
    next: null,
    startsAt: null,
    pace: 'relaxed',
    movedAt: now,
    votes: [],
    createdAt: now,
    updatedAt: now,
    seats: state.private.map((_, seat) => seatOf(seat)),
    serverSeed: at.toString(16).padStart(64, '0'),
    position: isOpen ? null : JSON.stringify({ state, ctx: firstCtx(meta.seats.min, state.public.active) }),
  };
}

function seatOf(seat: number): MatchRecord['seats'][number] {
  const nobody = { hash: null, bot: null, contribution: '', data: null, joinedAt: 1, link: null };
  return { seat, name: `Player ${seat}`, ready: true, ...nobody };
}

/**
 * Gives a stored match a record of `moves` moves. No game lasts for thousands of them: the moves of random matches follow each other,
 * and the position stays what it was, which nobody reads who comes in.
 */
export async function fillLog(store: Store, game: Playing, record: MatchRecord, moves: number): Promise<void> {
  const random = fastRandom(moves);
  let { state } = firstPosition(game, record);
  for (let version = 1; version <= moves; version += 1) {
    if (state.public.active.length === 0) state = firstPosition(game, record).state;
    const seat = state.public.active[0] ?? 0;
    const move = pick(game.rules.legal(viewFor(game.rules, state, seat)), random, game.seldom);
    const events = step(game.rules, state, seat, move);
    const entry = { version, seat, turn: 1, move, events, key: `key-${version}`, at: record.createdAt + version };
    const isDone = await store.compareAndSet(record.id, version, { updatedAt: Date.now(), version, entry });
    if (!isDone) throw new Error('the record could not be written');
  }
}

function firstPosition({ rules }: Playing, { seats, options, serverSeed }: MatchRecord): { state: State<GameTypes> } {
  return { state: start(rules, seats.length, options, serverSeed) };
}
