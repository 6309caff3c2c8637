/** Matches that are put into a store directly: more than anybody could play before a measurement. */
import { firstCtx } from '@quayside/games/core/ctx';
import { start } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
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
