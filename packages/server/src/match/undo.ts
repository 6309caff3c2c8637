/** Takes a move back: authenticate, prove that nothing hidden came up and nobody acted since, write one more step, tell. */
import { clone } from '@quayside/games/core/match';
import { asUndo, mayUndo, undoMove, undoneEvent } from '@quayside/games/core/undo';
import type { Refused, UpdateAnswer } from '@quayside/games/wire/protocol';
import { refuse } from '../refuse';
import type { LogEntry, Store } from '../store/store';
import { isBehind } from './behind';
import { upTo } from './enter';
import { type Live, type Position, rulesFit } from './live';
import { type Conflict, conflict } from './matches';
import { knownVersion, type MoveDeps, type MoveRequest, record } from './move';
import type { Pasts } from './past';
import { authenticate } from './seats';

export interface UndoDeps extends MoveDeps {
  readonly pasts: Pick<Pasts, 'positionAt'>;
}

/** Steps looked at for the newest one that counts. */
const BACK = 200;

/** Of the last move that counts, if `request`'s seat made it. A job of the match's queue. */
export async function takeBack(
  deps: UndoDeps,
  live: Live,
  request: Omit<MoveRequest, 'move'>,
): Promise<UpdateAnswer | Conflict> {
  const opened = authenticate(live.record, request.playerID, request.credentials);
  if (!opened.ok) return opened;
  const { seat } = opened;
  const known = await knownVersion(deps.store, live, seat, request.key);
  if (known !== null) return { ok: true, version: known };
  if (await isBehind(deps.store, live, request.seen)) return conflict;
  const { position } = live;
  if (position === null) return refuse('NOT_STARTED', 'The match has not begun.');
  const refused = refusal(live, request.seen);
  if (refused !== null) return refused;
  const last = await lastStanding(deps.store, live);
  if (last === null) return refuse('UNDO_NOTHING', 'There is no move to take back.');
  if (last.seat !== seat) return refuse('UNDO_OTHERS', 'Somebody else has moved since.');
  const before = await deps.pasts.positionAt(originOf(live, position), last.version - 1);
  if (!mayUndo(live.game.rules, before.state, position.state, last))
    return refuse('UNDO_REVEALED', 'The move showed something hidden, or may have.');
  const version = live.record.version + 1;
  const move = { type: undoMove, of: last.version } as const;
  const events = [{ type: undoneEvent, of: last.version } as const];
  const entry = { version, seat, turn: position.ctx.turn, move, events, key: request.key, at: Date.now() };
  return record(deps, live, clone(before), entry);
}

function refusal(live: Live, seen: number): Refused | null {
  const { record: match } = live;
  if (match.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  if (!rulesFit(live)) return refuse('RULES_CHANGED', 'This match was begun under other rules and cannot go on.');
  if (seen === match.version) return null;
  return refuse('STALE', 'The match has moved on.', { version: match.version });
}

/** The newest move that was not taken back. */
async function lastStanding(store: Store, { record: match }: Live): Promise<LogEntry | null> {
  const entries = await store.tail(match.id, BACK, upTo(match.version));
  const taken = new Set(entries.map(({ move }) => asUndo(move)?.of));
  return entries.findLast(({ version, move }) => !taken.has(version) && asUndo(move) === null) ?? null;
}

function originOf({ game, record: match }: Live, { state }: Position) {
  return { game, record: match, seed: state.secret.random.seed };
}
