/** Who may act for a seat. */
import type { Seat } from '@quayside/games/core/rules';
import type { Refused } from '@quayside/games/wire/protocol';
import { opens } from '../ids';
import { refuse } from '../refuse';
import type { MatchHead, SeatRecord } from '../store/store';

/** The seat that `playerID` names, if `credentials` open it. */
export function authenticate(
  match: MatchHead,
  playerID: string,
  credentials: string | undefined,
): { ok: true; seat: Seat } | Refused {
  const found = seatNamed(match, playerID);
  if (found === null) return noSuchSeat();
  if (credentials === undefined || !opens(credentials, found.hash))
    return refuse('BAD_CREDENTIALS', 'The credentials do not open this seat.');
  return { ok: true, seat: found.seat };
}

/** `seat` with nobody on it. */
export function freeSeat(seat: Seat, contribution = ''): SeatRecord {
  return { seat, name: null, hash: null, ready: false, contribution, data: null, joinedAt: null, link: null };
}

/**
 * Who may use host tools: whoever was made host, and when that seat is free, who joined first of those who sit; the lowest
 * seat of two who joined at once. null when nobody sits.
 */
export function hostOf({ seats, host }: Pick<MatchHead, 'seats' | 'host'>): Seat | null {
  const taken = seats.filter(({ hash }) => hash !== null);
  const chosen = taken.find(({ seat }) => seat === host);
  const earliest = Math.min(...taken.map(({ joinedAt }) => joinedAt ?? 0));
  return (chosen ?? taken.find(({ joinedAt }) => (joinedAt ?? 0) === earliest))?.seat ?? null;
}

export function seatNamed(match: MatchHead, playerID: string): SeatRecord | null {
  return match.seats.find(({ seat }) => String(seat) === playerID) ?? null;
}

export function noSuchSeat(): Refused {
  return refuse('NO_SUCH_SEAT', 'The match has no such seat.');
}
