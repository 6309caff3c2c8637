/** A match that goes on at another process is played on here from its record: neither position nor seats are read anew. */
import { nextCtx } from '@quayside/games/core/ctx';
import { step } from '@quayside/games/core/match';
import { asUndo } from '@quayside/games/core/undo';
import { applied, type LogEntry, type Store } from '../store/store';
import { upTo } from './enter';
import { type Live, type Position, remember, rulesFit } from './live';
import type { Mark } from './matches';
import { changeBy } from './move';

export interface FollowDeps {
  readonly store: Pick<Store, 'tail'>;
  readonly audiences: { toldOf(matchID: string): number | null };
  readonly wire: { moved(live: Live, entries: readonly LogEntry[]): void };
}

/** Moves caught up with at most; beyond, loading is cheaper. */
const FAR = 20;

/**
 * Brings `live` to `mark` and tells its members. False when that takes more than playing moves on, or when they do not lead
 * where they led at the other process: then `live` is spoilt and has to be loaded anew. A job of the match's queue.
 */
export function follower({ store, audiences, wire }: FollowDeps): (live: Live, mark: Mark) => Promise<boolean> {
  return async (live, { revision, version }) => {
    const { id, version: known, revision: before, votes } = live.record;
    if (version === undefined || !rulesFit(live)) return false;
    const moves = version - known;
    // Every move is one write: with as many writes as moves, nothing else has changed.
    if (moves < 1 || moves > FAR || revision - before !== moves || votes.length > 0) return false;
    const told = audiences.toldOf(id);
    if (told !== null && told !== known) return false;
    const entries = await store.tail(id, moves, { after: known, ...upTo(version) });
    if (entries.length !== moves || !entries.every((entry) => playOn(live, entry))) return false;
    wire.moved(live, entries);
    return true;
  };
}

function playOn(live: Live, entry: LogEntry): boolean {
  const { position, game, record } = live;
  if (position === null || asUndo(entry.move) !== null) return false;
  const { state, ctx } = position;
  const events = step(game.rules, state, entry.seat, entry.move);
  if (JSON.stringify(events) !== JSON.stringify(entry.events)) return false;
  const outcome = game.rules.outcome(state);
  // The end changes more than the position.
  if (outcome !== null) return false;
  const after: Position = { state, ctx: nextCtx(ctx, state.public.active, outcome) };
  live.position = after;
  live.record = { ...applied(record, changeBy(record, after, entry)), position: null };
  remember(live, entry);
  return true;
}
