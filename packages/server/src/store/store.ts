/** What the server keeps, and the contract of every store that keeps it. */
import type { BotKind, ChatLine, MatchStatus, Pace, Vote, WatchAccess } from '@quayside/games/wire/protocol';

export interface SeatRecord {
  readonly seat: number;
  /** null: a free seat. */
  readonly name: string | null;
  /** SHA-256 of the seat's credentials; null: nobody holds any, the seat is free or a computer player's. */
  readonly hash: string | null;
  /** The computer player that moves for the seat; null: a person does, or nobody. */
  readonly bot: BotKind | null;
  readonly ready: boolean;
  /** The browser's share of chance; '' when it gave none. */
  readonly contribution: string;
  /** JSON that the player chose to show about itself (boardgame.io's `data`). */
  readonly data: string | null;
  readonly joinedAt: number | null;
  /** SHA-256 of the token that moves the seat to another device, once, before `expiresAt`. */
  readonly link: { readonly hash: string; readonly expiresAt: number } | null;
}

/** A match without its position: all that lists and waiting rooms need. */
export interface MatchHead {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: MatchStatus;
  /** Raised by every write; the guard of `compareAndSet`. */
  readonly revision: number;
  /** Moves made. */
  readonly version: number;
  readonly options: object;
  readonly listed: boolean;
  readonly watch: WatchAccess;
  /** Nobody may take a free seat. */
  readonly locked: boolean;
  /** The seat that was made host; null before anybody sat down. `hostOf` says who it is when that seat is free. */
  readonly host: number | null;
  /** The seats that may move now; kept here so that lists need no positions. */
  readonly active: readonly number[];
  readonly commitment: string;
  readonly rulesVersion: number;
  readonly next: { readonly matchID: string; readonly code: string } | null;
  /** When it will be dealt, while everybody can still take back being ready; else null. */
  readonly startsAt: number | null;
  readonly pace: Pace;
  /** When the deal or the last move was; null before. */
  readonly movedAt: number | null;
  readonly votes: readonly Vote[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatRecord[];
}

export interface MatchRecord extends MatchHead {
  /** 64 hexadecimal digits; leaves the server only after the end. */
  readonly serverSeed: string;
  /** JSON of the position, null before the deal. */
  readonly position: string | null;
}

/** One accepted move. */
export interface LogEntry {
  /** The version it led to. */
  readonly version: number;
  readonly seat: number;
  /** boardgame.io's turn number before the move. */
  readonly turn: number;
  readonly move: { readonly type: string };
  readonly events: readonly { readonly type: string }[];
  /** Idempotency key, unique per match and seat. */
  readonly key: string | null;
  readonly at: number;
}

/** What one write changes; everything in it happens or nothing does. */
export interface Change {
  readonly updatedAt: number;
  readonly status?: MatchStatus;
  readonly position?: string;
  readonly version?: number;
  readonly active?: readonly number[];
  readonly next?: { readonly matchID: string; readonly code: string };
  readonly watch?: WatchAccess;
  readonly locked?: boolean;
  readonly host?: number;
  readonly startsAt?: number | null;
  readonly movedAt?: number;
  readonly votes?: readonly Vote[];
  /** Seats that look like this from now on. */
  readonly seats?: readonly SeatRecord[];
  /** The move that made the change. */
  readonly entry?: LogEntry;
  /** Notices that tell of the change. */
  readonly lines?: readonly ChatLine[];
  /** Another match that is created together with the change. */
  readonly create?: MatchRecord;
  /** Nothing is written unless this process is the match's owner: it may have slept while another took over. */
  readonly owner?: string;
}

export interface ListQuery {
  readonly game?: string;
  /** Matches in any of these states; all when absent. */
  readonly status?: readonly MatchStatus[];
  /** open: waiting and listed, or being played and open to listed watching; else: listed at creation. */
  readonly kind: 'open' | 'listed';
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
  readonly limit: number;
  /** `cursor` of the page before. */
  readonly cursor?: string;
}

export interface MatchPage {
  /** Newest first. */
  readonly matches: readonly MatchHead[];
  /** null: no more. */
  readonly cursor: string | null;
}

export interface Expiry {
  /** Waiting matches not touched since then go. */
  readonly waitingBefore: number;
  /** All others not touched since then go. */
  readonly idleBefore: number;
}

/** A write has reached the disk when its promise resolves. */
export interface Store {
  /** False when id or code is taken. */
  create(match: MatchRecord): Promise<boolean>;
  load(id: string): Promise<MatchRecord | null>;
  idOfCode(code: string): Promise<string | null>;
  /**
   * Writes `change` if the match is still at `revision`, and raises the revision by one. False, and nothing written, when
   * it is not, when it is gone, or when the entry's key was used before by that seat.
   */
  compareAndSet(id: string, revision: number, change: Change): Promise<boolean>;
  /** False, and nothing removed, when the match is not at `revision`. */
  remove(id: string, revision: number): Promise<boolean>;
  list(query: ListQuery): Promise<MatchPage>;
  /** How many matches there are in each state. */
  countByStatus(): Promise<Record<MatchStatus, number>>;
  /** Ids of the matches being played in which a computer player has a seat. */
  playedByBots(): Promise<string[]>;
  /** The newest `limit` moves with `after` < version < `before`, oldest first. */
  tail(id: string, limit: number, range?: { after?: number; before?: number }): Promise<LogEntry[]>;
  /** The version that a move with this key led to; null when there was none. */
  versionOfKey(id: string, seat: number, key: string): Promise<number | null>;
  /** Keeps the newest 2,000 lines of a match. */
  addLine(id: string, line: ChatLine): Promise<void>;
  /** The newest `limit` chat lines, oldest first; those of the gallery only when asked for. */
  lines(id: string, limit: number, withGallery: boolean): Promise<ChatLine[]>;
  /** Removes what has expired, at most 500 matches; answers what went. */
  sweep(expiry: Expiry): Promise<MatchHead[]>;
  /**
   * `process` lives for `lease` milliseconds more, by the database's clock, and becomes the owner of all matches whose owner's
   * lease ran out: answers those. null when its own has run out: it has to take another name.
   */
  renew(process: string, lease: number): Promise<readonly string[] | null>;
  /** Whether `process` is the match's owner from now on: it was, or nobody whose lease holds. */
  claim(id: string, process: string): Promise<boolean>;
  /** The lease of `process` ends. */
  retire(process: string): Promise<void>;
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** `match` after `change` was written: what `load` would answer. */
export function applied(match: MatchRecord, change: Change): MatchRecord {
  const { updatedAt, status = match.status, position = match.position, version = match.version } = change;
  const { active = match.active, next = match.next, seats = [] } = change;
  const { startsAt = match.startsAt, movedAt = match.movedAt, votes = match.votes } = change;
  const { watch = match.watch, locked = match.locked, host = match.host } = change;
  const replaced = match.seats.map((old) => seats.find(({ seat }) => seat === old.seat) ?? old);
  return {
    ...match,
    updatedAt,
    status,
    position,
    version,
    active,
    next,
    watch,
    locked,
    host,
    startsAt,
    movedAt,
    votes,
    seats: replaced,
    revision: match.revision + 1,
  };
}
