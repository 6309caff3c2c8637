/** Rows of the database to records and back. */
import type { BotKind, ChatLine, MatchStatus, Notice, Pace, Vote, WatchAccess } from '@quayside/games/wire/protocol';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './migrations';
import type { LogEntry, MatchHead, MatchRecord, SeatRecord } from './store';

type MatchRow = Selectable<Tables['matches']>;
type SeatRow = Selectable<Tables['seats']>;
type LogRow = Selectable<Tables['log']>;

export function matchRow(match: MatchRecord): Insertable<Tables['matches']> {
  return {
    id: match.id,
    code: match.code,
    game: match.game,
    status: match.status,
    revision: match.revision,
    version: match.version,
    options: JSON.stringify(match.options),
    listed: match.listed ? 1 : 0,
    watch: match.watch,
    locked: match.locked ? 1 : 0,
    host: match.host,
    starts_at: match.startsAt ?? 0,
    pace: match.pace,
    moved_at: match.movedAt ?? 0,
    votes: JSON.stringify(match.votes),
    active: JSON.stringify(match.active),
    commitment: match.commitment,
    rules_version: match.rulesVersion,
    server_seed: match.serverSeed,
    next_id: match.next?.matchID ?? null,
    next_code: match.next?.code ?? null,
    created_at: match.createdAt,
    updated_at: match.updatedAt,
    position: match.position,
  };
}

export function headOf(row: Omit<MatchRow, 'position' | 'server_seed'>, seats: readonly SeatRow[]): MatchHead {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    status: row.status as MatchStatus,
    revision: row.revision,
    version: row.version,
    options: JSON.parse(row.options) as object,
    listed: row.listed === 1,
    watch: row.watch as WatchAccess,
    locked: row.locked === 1,
    host: row.host,
    active: JSON.parse(row.active) as number[],
    commitment: row.commitment,
    rulesVersion: row.rules_version,
    next: row.next_id === null || row.next_code === null ? null : { matchID: row.next_id, code: row.next_code },
    startsAt: row.starts_at === 0 ? null : row.starts_at,
    pace: row.pace as Pace,
    movedAt: row.moved_at === 0 ? null : row.moved_at,
    votes: JSON.parse(row.votes) as Vote[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    seats: seats.map(seatOf),
  };
}

export function recordOf(row: MatchRow, seats: readonly SeatRow[]): MatchRecord {
  return { ...headOf(row, seats), serverSeed: row.server_seed, position: row.position };
}

export function seatRow(matchID: string, seat: SeatRecord): Insertable<Tables['seats']> {
  const { name, hash, bot, contribution, data, link } = seat;
  return {
    match_id: matchID,
    seat: seat.seat,
    name,
    hash,
    bot,
    contribution,
    data,
    ready: seat.ready ? 1 : 0,
    joined_at: seat.joinedAt,
    link_hash: link?.hash ?? null,
    link_expires: link?.expiresAt ?? null,
  };
}

function seatOf({ joined_at, link_hash, link_expires, ...row }: SeatRow): SeatRecord {
  const { seat, name, hash, ready, contribution, data } = row;
  const bot = row.bot as BotKind | null;
  const link = link_hash === null || link_expires === null ? null : { hash: link_hash, expiresAt: link_expires };
  return { seat, name, hash, bot, ready: ready === 1, contribution, data, joinedAt: joined_at, link };
}

export function entryRow(matchID: string, { version, seat, turn, move, events, key, at }: LogEntry): LogRow {
  return {
    match_id: matchID,
    version,
    seat,
    turn,
    move: JSON.stringify(move),
    events: JSON.stringify(events),
    key,
    at,
  };
}

export function entryOf({ version, seat, turn, move, events, key, at }: LogRow): LogEntry {
  return {
    version,
    seat,
    turn,
    move: JSON.parse(move) as LogEntry['move'],
    events: JSON.parse(events) as LogEntry['events'],
    key,
    at,
  };
}

export function lineRow(matchID: string, { gallery, notice, ...line }: ChatLine): Insertable<Tables['chat']> {
  const told = notice === null ? null : JSON.stringify(notice);
  return { ...line, match_id: matchID, gallery: gallery ? 1 : 0, notice: told };
}

export function lineOf({ id, seat, name, text, at, gallery, notice }: Selectable<Tables['chat']>): ChatLine {
  const told = notice === null ? null : (JSON.parse(notice) as Notice);
  return { id, seat, name, text, at, gallery: gallery === 1, notice: told };
}
