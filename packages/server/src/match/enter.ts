/** What a page gets when it opens a match or comes back to it, and the answers to its questions. */
import { clone } from '@quayside/games/core/match';
import type { Seat } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Frame, LegalAnswer, Refused } from '@quayside/games/wire/protocol';
import { refuse } from '../refuse';
import type { LogEntry, MatchHead, Store } from '../store/store';
import { type Live, rulesFit } from './live';
import { authenticate, reseated, seatOpenedBy } from './seats';
import { frameFor } from './view';

/** Steps sent to a page that has none. */
export const TAIL = 100;
/** Steps sent at most to a page that has some, and as one answer to `steps`. */
export const MORE_STEPS = 200;

/** The seat of somebody who wants to see the match; null for a spectator it admits. */
export function admit(
  match: MatchHead,
  playerID: string | null,
  credentials: string | undefined,
): { ok: true; seat: Seat | null } | Refused {
  if (playerID !== null) {
    const seat = authenticate(match, playerID, credentials);
    const isOther = !seat.ok && seat.code === 'BAD_CREDENTIALS' && credentials !== undefined;
    const other = isOther ? seatOpenedBy(match, credentials) : undefined;
    return other === undefined ? seat : reseated(other);
  }
  if (match.watch === 'nobody') return refuse('WATCH_FORBIDDEN', 'This match may not be watched.');
  return { ok: true, seat: null };
}

/** The position with the steps a page misses that has version `have`. A copy: it outlives the queue. */
export async function frameSince(
  store: Store,
  { game, record, position }: Live,
  seat: Seat | null,
  have: number | null,
): Promise<{ frame: Frame | null; more: boolean }> {
  if (position === null) return { frame: null, more: false };
  const known = have !== null && have <= record.version ? have : null;
  const entries = await entriesSince(store, record, known);
  const first = entries[0]?.version ?? 0;
  return { frame: clone(frameFor(game.rules, record, position, seat, entries)), more: first > (known ?? 0) + 1 };
}

/** The part of the record that led to `version`: another process may have written more by now. */
export function upTo(version: number): { readonly before: number } {
  return { before: version + 1 };
}

function entriesSince(store: Store, { id, version }: MatchHead, known: number | null): Promise<LogEntry[]> {
  if (known === version) return Promise.resolve([]);
  const range = upTo(version);
  return known === null ? store.tail(id, TAIL, range) : store.tail(id, MORE_STEPS, { after: known, ...range });
}

/** The legal moves of a seat. */
export function legalMoves(live: Live, playerID: string, credentials: string): LegalAnswer {
  const { game, record, position } = live;
  const seat = authenticate(record, playerID, credentials);
  if (!seat.ok) return seat;
  if (position === null) return refuse('NOT_STARTED', 'The match has not begun.');
  if (!rulesFit(live)) return refuse('RULES_CHANGED', 'This match was begun under other rules and cannot go on.');
  const moves = game.rules.legal(viewFor(game.rules, position.state, seat.seat));
  return { ok: true, version: record.version, moves: clone(moves) };
}
