/** The life of a move: authenticate, refuse or step, write, and only then tell everybody. */
import { nextCtx } from '@quayside/games/core/ctx';
import { judge, step } from '@quayside/games/core/match';
import type { Seat } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Refused, UpdateAnswer } from '@quayside/games/wire/protocol';
import { refuse, refuseMove } from '../refuse';
import type { Change, LogEntry, MatchHead, Store } from '../store/store';
import { isBehind } from './behind';
import { encodePosition, keyOf, type Live, type Position, rulesFit } from './live';
import { type Conflict, conflict, type Matches } from './matches';
import { authenticate } from './seats';

export interface MoveRequest {
  readonly playerID: string;
  readonly credentials: string | undefined;
  readonly move: { readonly type: string };
  /** The version the mover saw. */
  readonly seen: number;
  readonly key: string | null;
}

export interface MoveDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly wire: { moved(live: Live, entries: readonly LogEntry[]): void };
}

/** Judges the move and plays it when it is legal. A job of the match's queue. */
export async function makeMove(deps: MoveDeps, live: Live, request: MoveRequest): Promise<UpdateAnswer | Conflict> {
  const seat = authenticate(live.record, request.playerID, request.credentials);
  if (!seat.ok) return seat;
  if (await isBehind(deps.store, live, request.seen)) return conflict;
  const refused = refusal(live, seat.seat, request);
  if (refused === null && live.position !== null) return play(deps, live, live.position, seat.seat, request);
  // A move that was applied before its acknowledgement got lost looks stale now.
  const version = await knownVersion(deps.store, live, seat.seat, request.key);
  if (version !== null) return { ok: true, version };
  return refused ?? notStarted();
}

/** The same for a computer player, whose seat nobody has credentials for. */
export async function makeBotMove(
  deps: MoveDeps,
  live: Live,
  seat: Seat,
  move: { readonly type: string },
  fence: Pick<Change, 'owner'>,
): Promise<UpdateAnswer | Conflict> {
  const refused = refusal(live, seat, { move, seen: live.record.version });
  if (refused !== null || live.position === null) return refused ?? notStarted();
  return play(deps, live, live.position, seat, { move, key: null }, fence);
}

function refusal(live: Live, seat: Seat, { move, seen }: Pick<MoveRequest, 'move' | 'seen'>): Refused | null {
  const { game, record, position } = live;
  if (position === null) return notStarted();
  if (record.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  if (!rulesFit(live)) return refuse('RULES_CHANGED', 'This match was begun under other rules and cannot go on.');
  const mayBeOld = game.rules.sealed.includes(move.type) && seen < record.version;
  if (seen !== record.version && !mayBeOld) {
    return refuse('STALE', 'The match has moved on.', { version: record.version });
  }
  const judged = judge(game.rules, viewFor(game.rules, position.state, seat), move);
  return judged === null ? null : refuseMove(judged);
}

async function play(
  deps: MoveDeps,
  live: Live,
  position: Position,
  seat: Seat,
  { move, key }: Pick<MoveRequest, 'move' | 'key'>,
  fence: Pick<Change, 'owner'> = {},
): Promise<UpdateAnswer | Conflict> {
  if (key !== null && live.keys.has(keyOf(seat, key)))
    return { ok: true, version: live.keys.get(keyOf(seat, key)) ?? 0 };
  const { rules } = live.game;
  const { state, ctx } = position;
  // From here on the position in memory is ahead of the store; whoever fails drops it.
  const events = step(rules, state, seat, move);
  const after = { state, ctx: nextCtx(ctx, state.public.active, rules.outcome(state)) };
  const version = live.record.version + 1;
  return record(deps, live, after, { version, seat, turn: ctx.turn, move, events, key, at: Date.now() }, fence);
}

/** Writes the step that led to `after`, and only then tells everybody. */
export async function record(
  { store, matches, wire }: MoveDeps,
  live: Live,
  after: Position,
  entry: LogEntry,
  fence: Pick<Change, 'owner'> = {},
): Promise<UpdateAnswer | Conflict> {
  const { seat, key, version } = entry;
  const change = { ...changeBy(live.record, after, entry), position: encodePosition(after), entry, ...fence };
  const isWritten = await matches.commit(live, change);
  if (!isWritten) {
    const known = key === null ? null : await store.versionOfKey(live.record.id, seat, key);
    if (known === null) return conflict;
    matches.forget(live.record.id);
    return { ok: true, version: known };
  }
  live.position = after;
  wire.moved(live, [entry]);
  return { ok: true, version };
}

/** What the step that led to `after` changes of a match, beside its position. */
export function changeBy({ votes }: MatchHead, after: Position, { seat, version, at }: LogEntry): Change {
  return {
    updatedAt: at,
    version,
    active: [...after.state.public.active],
    movedAt: at,
    ...(votes.length === 0 ? {} : { votes: votes.filter(({ about }) => about !== seat) }),
    ...(after.ctx.gameover === undefined ? {} : { status: 'over' }),
  };
}

/** The version that the step with this key led to; null when there was none. */
export async function knownVersion(store: Store, live: Live, seat: Seat, key: string | null): Promise<number | null> {
  if (key === null) return null;
  return live.keys.get(keyOf(seat, key)) ?? store.versionOfKey(live.record.id, seat, key);
}

function notStarted(): Refused {
  return refuse('NOT_STARTED', 'The match has not begun.');
}
