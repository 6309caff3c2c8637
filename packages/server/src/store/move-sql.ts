/** The statements of a move, compiled once: nearly every write is one. */
import { CompiledQuery, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './migrations';
import { entryRow } from './rows';
import type { Change, LogEntry } from './store';

type Moved = Change & { readonly entry: LogEntry };

/** The query that changes a match if it is still at `revision`; it affects one row if it was. */
export type Guarded = (id: string, revision: number, change: Change) => CompiledQuery<unknown>;

/** Writes a move with its entry of the log; false, and nothing written, when the guard does not hold. */
export type WriteMove = (trx: Transaction<Tables>, id: string, revision: number, change: Moved) => Promise<boolean>;

export function guardedUpdate(db: Kysely<Tables>): Guarded {
  const { sql: text } = update.compile(db);
  return (id, revision, change) => CompiledQuery.raw(text, updateValues(id, revision, change));
}

export function inTwoStatements(db: Kysely<Tables>): WriteMove {
  const guarded = guardedUpdate(db);
  const blank = { match_id: '', version: 0, seat: 0, turn: 0, move: '', events: '', key: '', at: 0 };
  const { sql: text } = db.insertInto('log').values(blank).compile();
  return async (trx, id, revision, change) => {
    const { numAffectedRows } = await trx.executeQuery(guarded(id, revision, change));
    if (numAffectedRows !== 1n) return false;
    await trx.executeQuery(CompiledQuery.raw(text, entryValues(id, change.entry)));
    return true;
  };
}

/** For databases at the other end of a wire, where each statement is a way there and back. SQLite knows no such statement. */
export function inOneStatement(db: Kysely<Tables>): WriteMove {
  const { sql: text } = sql`
    with changed as (${update} returning 1)
    insert into log (match_id, version, seat, turn, move, events, key, at)
    select cast(${''} as text), cast(${0} as integer), cast(${0} as integer), cast(${0} as integer), cast(${''} as text),
      cast(${''} as text), cast(${''} as text), cast(${0} as bigint) from changed
  `.compile(db);
  return async (trx, id, revision, change) => {
    const values = [...updateValues(id, revision, change), ...entryValues(id, change.entry)];
    return (await trx.executeQuery(CompiledQuery.raw(text, values))).numAffectedRows === 1n;
  };
}

/** Its parameters are those of `updateValues`. */
const update: RawBuilder<unknown> = sql`
    update matches set revision = revision + 1, updated_at = ${0}, status = coalesce(${''}, status),
      version = coalesce(${0}, version), active = coalesce(${''}, active), position = coalesce(${''}, position),
      next_id = coalesce(${''}, next_id), next_code = coalesce(${''}, next_code),
      watch = coalesce(${''}, watch), locked = coalesce(${0}, locked), host = coalesce(${0}, host),
      starts_at = coalesce(${0}, starts_at), moved_at = coalesce(${0}, moved_at), votes = coalesce(${''}, votes)
    where id = ${''} and revision = ${0}
      and not exists (select 1 from log where match_id = ${''} and seat = ${0} and key = ${''})
      and (cast(${''} as text) is null or exists (select 1 from owners where match_id = ${''} and process = ${''}))`;

function updateValues(
  id: string,
  revision: number,
  { updatedAt, status, version, active, position, next, entry, ...access }: Change,
): unknown[] {
  const { watch, locked, host, startsAt, movedAt, votes, owner } = access;
  return [
    updatedAt,
    status ?? null,
    version ?? null,
    active === undefined ? null : JSON.stringify(active),
    position ?? null,
    next?.matchID ?? null,
    next?.code ?? null,
    watch ?? null,
    locked === undefined ? null : Number(locked),
    host ?? null,
    startsAt === null ? 0 : (startsAt ?? null),
    movedAt ?? null,
    votes === undefined ? null : JSON.stringify(votes),
    id,
    revision,
    id,
    entry?.seat ?? null,
    entry?.key ?? null,
    owner ?? null,
    id,
    owner ?? null,
  ];
}

function entryValues(id: string, entry: LogEntry): unknown[] {
  const { match_id, version, seat, turn, move, events, key, at } = entryRow(id, entry);
  return [match_id, version, seat, turn, move, events, key, at];
}
