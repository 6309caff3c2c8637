/** Who may act for a seat. */
import type { Seat } from '@quayside/games/core/rules';
import type { BotKind, Refused } from '@quayside/games/wire/protocol';
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

export function seatOpenedBy({ seats }: MatchHead, credentials: string): SeatRecord | undefined {
  return seats.find(({ hash }) => opens(credentials, hash));
}

/** What somebody is told whose credentials open another seat now: the host changed the order before the match. */
export function reseated({ seat }: SeatRecord): Refused {
  return refuse('RESEATED', 'The host gave you another seat.', { seat });
}

/** `seat` with nobody on it. */
export function freeSeat(seat: Seat, contribution = ''): SeatRecord {
  const nobody = { name: null, hash: null, bot: null, ready: false, data: null, joinedAt: null, link: null };
  return { seat, contribution, ...nobody };
}

export function isFree({ name }: SeatRecord): boolean {
  return name === null;
}

/** `seat` with a computer player on it, which is always ready. Nobody has credentials for it. */
export function botSeat({ seat, contribution }: SeatRecord, bot: BotKind): SeatRecord {
  const name = `Bot ${botNames[seat % botNames.length]}`;
  return { ...freeSeat(seat, contribution), name, bot, ready: true, joinedAt: Date.now() };
}

/** One for each seat, so that no two at a table have the same. */
const botNames = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eva', 'Finn'];

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

/** Nobody may be called absent while other processes, which they may be connected to, cannot be heard. */
export function unheard(): Refused {
  return refuse('CATCHING_UP', 'The server cannot tell just now who is connected.');
}

/** What a spectator is told that the host sent away. */
export function dismissed(): Refused {
  return refuse('REMOVED', 'The host does not want you to watch.');
}
