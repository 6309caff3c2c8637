/** What everybody may know about a match beside its position: seats, options, status. */
import type { OptionSpec } from '@quayside/games/core/options';
import type { MatchInfo, Presence, SeatInfo, Watcher } from '@quayside/games/wire/protocol';
import type { MatchHead, SeatRecord } from '../store/store';
import { hostOf } from './seats';

/** Who is connected to a match. */
export interface Attendance {
  readonly watchers: number;
  readonly gallery: readonly Watcher[];
  presenceOf(seat: number): { readonly presence: Presence; readonly since: number | null };
}

/** What the server's settings mean for every match, in milliseconds. */
export interface Terms {
  /** Without a change. */
  readonly keepWaiting: number;
  readonly keepIdle: number;
  readonly reopenAfter: number;
  readonly turnTime: number;
}

export function infoOf(head: MatchHead, specs: readonly OptionSpec[], attendance: Attendance, terms: Terms): MatchInfo {
  return {
    matchID: head.id,
    code: head.code,
    game: head.game,
    status: head.status,
    seats: head.seats.map((seat) => seatInfo(seat, attendance)),
    host: hostOf(head),
    locked: head.locked,
    options: publicOptions(specs, head.options),
    listed: head.listed,
    watch: head.watch,
    watchers: attendance.watchers,
    gallery: attendance.gallery,
    version: head.version,
    active: head.active,
    createdAt: head.createdAt,
    updatedAt: head.updatedAt,
    expiresAt: head.updatedAt + (head.status === 'waiting' ? terms.keepWaiting : terms.keepIdle),
    commitment: head.commitment,
    rulesVersion: head.rulesVersion,
    next: head.next,
    startsAt: head.startsAt,
    pace: head.pace,
    clock: clockOf(head, terms),
    patience: terms.reopenAfter,
    votes: head.votes,
  };
}

function clockOf({ pace, status, movedAt }: MatchHead, { turnTime }: Terms): MatchInfo['clock'] {
  return pace === 'live' && status === 'playing' && movedAt !== null ? { since: movedAt, limit: turnTime } : null;
}

function seatInfo({ seat, name, hash, bot, ready, joinedAt }: SeatRecord, attendance: Attendance): SeatInfo {
  const shown = { seat, name, bot, standsIn: bot !== null && hash !== null, ready };
  if (name === null) return { ...shown, presence: 'gone', since: null };
  if (bot !== null && hash === null) return { ...shown, presence: 'here', since: joinedAt };
  const { presence, since } = attendance.presenceOf(seat);
  return { ...shown, presence, since: since ?? joinedAt };
}

/** The options a host can choose; what a rematch adds of its own is for the rules alone. */
export function publicOptions(
  specs: readonly OptionSpec[],
  options: object,
): Record<string, string | number | boolean> {
  const chosen = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(
    specs.map(({ key, values, standard }) => [key, values.find((value) => value === chosen.get(key)) ?? standard]),
  );
}

/** True while strangers may see the match in the lobby: open to join, or open to watch. */
export function isOpen({ status, listed, watch }: MatchHead): boolean {
  return status === 'waiting' ? listed : status === 'playing' && watch === 'listed';
}

/** True when the lobby may have shown the match. The id of any other match is a secret that must not be named there. */
export function wasOpen({ status, listed, watch }: MatchHead): boolean {
  return listed || (status !== 'waiting' && watch === 'listed');
}

/** A player as boardgame.io's lobby and `matchData` show it. */
export interface StockPlayer {
  readonly id: number;
  readonly name?: string;
  readonly data?: unknown;
  readonly isConnected?: boolean;
}

export function stockPlayers(head: MatchHead, attendance: Attendance): StockPlayer[] {
  return head.seats.map(({ seat, name, data, bot }) => {
    if (name === null) return { id: seat };
    const isConnected = bot !== null || attendance.presenceOf(seat).presence !== 'gone';
    return { id: seat, name, ...(data === null ? {} : { data: JSON.parse(data) as unknown }), isConnected };
  });
}
