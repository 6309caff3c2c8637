/**
 * What server and page say to each other beside boardgame.io's own protocol: types only. Everything here is seen by
 * anybody who may watch a match unless a comment says otherwise.
 */
import type { Options } from '../core/options';
import type { Detail, Seat } from '../core/rules';
import type { Patch } from './patch';

/** One recorded step of a match as the table saw it: who moved, and the public events in order. No move arguments. */
export interface Step {
  /** The version this step led to; the first move leads to 1. */
  readonly version: number;
  readonly seat: Seat;
  /** Name of the move. */
  readonly type: string;
  readonly events: readonly { readonly type: string }[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The match as one viewer may know it after `version` moves. */
export interface Frame {
  readonly matchID: string;
  readonly version: number;
  /** A `View` of the match's game. */
  readonly view: unknown;
  /** An `Outcome` when the match is over, else null. */
  readonly outcome: unknown;
  /** The steps since the viewer's last known version (in a live frame: the one step that led here). */
  readonly steps: readonly Step[];
  /** To the seat that moved only: the idempotency key of its move. It stands for the acknowledgement that was waived. */
  readonly key?: string;
}

/**
 * A frame without what the viewer has already, in as few bytes as it takes: `change` (null: none) makes the view of `version`
 * from the view before `steps`. `outcome` is null or left out while the match goes on, `key` is left out for all but the mover.
 */
export type Delta = readonly [
  matchID: string,
  version: number,
  change: Patch | null,
  steps: readonly ShortStep[],
  outcome?: unknown,
  key?: string,
];

/** A `Step` without its version: the last of a delta led to the delta's version. */
export type ShortStep = readonly [seat: Seat, type: string, events: Step['events'], at: number];

export type Presence = 'here' | 'away' | 'gone';

/** greedy: looks one move ahead; random: takes any legal move, where a game tells no more. */
export type BotKind = 'greedy' | 'random';

export interface SeatInfo {
  readonly seat: Seat;
  /** null: a free seat. */
  readonly name: string | null;
  /** The computer player that moves for the seat; null: a person does, or nobody. */
  readonly bot: BotKind | null;
  /** The computer player fills in for somebody who is away, and who can take the seat back. */
  readonly standsIn: boolean;
  readonly ready: boolean;
  /** here: visible page; away: connected but hidden; gone: not connected. */
  readonly presence: Presence;
  /** When the presence last changed, milliseconds since 1970; null for a free seat. */
  readonly since: number | null;
}

export type MatchStatus = 'waiting' | 'playing' | 'over';
export type WatchAccess = 'nobody' | 'link' | 'listed';

export interface MatchInfo {
  readonly matchID: string;
  /** What friends type or see in the link: /m/CODE. */
  readonly code: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  /** The seat that may use host tools; null when nobody sits. */
  readonly host: Seat | null;
  /** Nobody may take a free seat. */
  readonly locked: boolean;
  readonly options: Options;
  /** Shown in the public list of open matches. */
  readonly listed: boolean;
  readonly watch: WatchAccess;
  /** How many people watch; one with several pages open counts once. */
  readonly watchers: number;
  /** Those who watch, in order of arrival, at most 50. */
  readonly gallery: readonly Watcher[];
  /** Moves made. */
  readonly version: number;
  /** The seats that may move now. */
  readonly active: readonly Seat[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the server will delete the match if nothing happens, milliseconds since 1970. */
  readonly expiresAt: number;
  /** Published before the deal, see core/random. */
  readonly commitment: string;
  readonly rulesVersion: number;
  /** The rematch, once somebody asked for one. */
  readonly next: { readonly matchID: string; readonly code: string } | null;
  /** While all are ready and the match is about to be dealt: when, on the server's clock. Whoever is unready stops it. */
  readonly startsAt: number | null;
  readonly pace: Pace;
  /** Of a live match that is played: since when the next move is awaited, and after how many milliseconds it is late. */
  readonly clock: { readonly since: number; readonly limit: number } | null;
  /** Milliseconds that a player has to be away before the others may decide about the seat. */
  readonly patience: number;
  readonly votes: readonly Vote[];
}

/** relaxed: no clock; live: a clock is shown, and whoever is late may be voted about. Nothing is played for anybody by itself. */
export type Pace = 'relaxed' | 'live';

export type AbsenceChoice = 'wait' | 'bot' | 'end';

/** What `by` wants done about the absent player of seat `about`. */
export interface Vote {
  readonly about: Seat;
  readonly by: Seat;
  readonly choice: AbsenceChoice;
  readonly at: number;
}

/** Answer of POST /api/matches/ID/absent: what the vote decided, null while there is no majority of those present. */
export type VoteAnswer = Answer<{ readonly decided: AbsenceChoice | null }>;

export interface Watcher {
  /** By this name the host removes it. */
  readonly id: string;
  /** '' when it gave none. */
  readonly name: string;
}

/** Something that was done to seats or access, told to everybody. */
export type NoticeCode =
  | 'BOT'
  | 'BOT_OUT'
  | 'SEATS'
  | 'STANDS_IN'
  | 'BACK'
  | 'ENDED'
  | 'LEFT'
  | 'KICKED'
  | 'REOPENED'
  | 'MOVED'
  | 'HOST'
  | 'LOCKED'
  | 'UNLOCKED'
  | 'WATCH';

export interface Notice {
  readonly code: NoticeCode;
  /** `name` of the player it is about, `reason` given by the host, `watch` the new access. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface ChatLine {
  readonly id: string;
  /** null: a spectator, or a notice. */
  readonly seat: Seat | null;
  readonly name: string;
  /** Of a notice: English, for clients that do not word it themselves. */
  readonly text: string;
  readonly at: number;
  /** Said among spectators while the match was played: players get it when the match is over, never before. */
  readonly gallery: boolean;
  readonly notice: Notice | null;
}

/** Every negative answer, over HTTP as the body (with a fitting status) and over sockets as the acknowledgement. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  /** Clause of docs/rules/<game>.md when a rule of the game refuses. */
  readonly rule?: string | null;
  readonly detail?: Detail;
  /** English, for people who read raw answers; pages translate `code`. */
  readonly message: string;
}

export type Answer<Body extends object = object> = ({ readonly ok: true } & Body) | Refused;

/** `enter`: a page opens a match, or comes back to it. */
export interface EnterRequest {
  readonly matchID: string;
  /** null: to watch. */
  readonly playerID: string | null;
  readonly credentials?: string;
  /** The version the page has; null when it has nothing. */
  readonly have: number | null;
  /** The build the page was loaded from, so that stale pages can be told to reload. */
  readonly build: string;
  /** What a spectator wants to be called. */
  readonly name?: string;
  /** Random and kept by the browser: tells one spectator from another, 16 to 64 characters. */
  readonly viewer?: string;
  /** The page takes `delta` in place of `frame`. */
  readonly deltas?: boolean;
}

export type EnterAnswer = Answer<{
  readonly info: MatchInfo;
  /** null until the deal. With `have`, its steps are those missed; without, the tail of the record. */
  readonly frame: Frame | null;
  /** True when the record goes back further than `frame.steps`; ask `steps`. */
  readonly more: boolean;
  readonly chat: readonly ChatLine[];
  /** Build of the server's page; differs from the page's own: reload. */
  readonly build: string;
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
}>;

export interface ReadyRequest {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
  readonly ready: boolean;
  /** The browser's share of chance: 32 to 128 hexadecimal digits. */
  readonly contribution?: string;
}

/** Fifth argument of `update`, after boardgame.io's four. */
export interface UpdateExtra {
  /** Idempotency key, 8 to 64 characters: sent again after a drop, the move is applied once. */
  readonly key: string;
  /** No acknowledgement is wanted where a frame or delta with the key comes; refusals and repeated moves are answered all the same. */
  readonly quiet?: boolean;
}

/** Answer of POST /api/matches/ID/device: whoever shows `token` to /claim before `expiresAt` gets the seat, once. */
export type DeviceAnswer = Answer<{ readonly token: string; readonly expiresAt: number }>;

export type UpdateAnswer = Answer<{ readonly version: number }>;
export type LegalAnswer = Answer<{ readonly version: number; readonly moves: readonly { readonly type: string }[] }>;
/** The frame of an earlier version: without steps, and without an outcome unless it is the last one. */
export type PastAnswer = Answer<{ readonly frame: Frame }>;
export type StepsAnswer = Answer<{ readonly steps: readonly Step[]; readonly more: boolean }>;

/** Answer of GET /api/matches/ID/record: everything it takes to recompute a match. Only for matches that are over. */
export interface MatchRecord {
  readonly matchID: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly seats: readonly { readonly seat: Seat; readonly name: string | null; readonly bot: BotKind | null }[];
  /** As published before the deal. */
  readonly commitment: string;
  readonly serverSeed: string;
  /** In seat order. */
  readonly contributions: readonly string[];
  /** Of the match stream: `serverSeed` and `contributions` mixed. */
  readonly seed: string;
  readonly moves: readonly {
    readonly version: number;
    readonly seat: Seat;
    readonly move: { readonly type: string };
    readonly at: number;
  }[];
  /** An `Outcome`. */
  readonly outcome: unknown;
}
