/** The store's queries, the same on every SQL database. */
import type { MatchStatus } from '@quayside/games/wire/protocol';
import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { addLine, lines } from './chat';
import { isOpenMatch, type Tables } from './migrations';
import { type Guarded, guardedUpdate, inTwoStatements, type WriteMove } from './move-sql';
import { claim, forgetProcesses, renew } from './owners';
import { entryOf, headOf, matchRow, recordOf, seatRow } from './rows';
import type { Change, Expiry, ListQuery, LogEntry, MatchHead, MatchPage, MatchRecord, Store } from './store';

/** Runs `work` in a transaction and resolves after the commit; several may share one. Each begins with a write. */
export type Commit = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

const SWEEP_LIMIT = 500;

/** A store over an open, migrated database; `clock` is its time in milliseconds. */
export function createSqlStore(
  db: Kysely<Tables>,
  commit: Commit,
  clock: RawBuilder<number>,
  write: WriteMove = inTwoStatements(db),
): Store {
  const set = compareAndSet(guardedUpdate(db), write);
  return {
    create: (match) => commit((trx) => insertMatch(trx, match)),
    load: (id) => load(db, id),
    idOfCode: async (code) => {
      const row = await db.selectFrom('matches').select('id').where('code', '=', code).executeTakeFirst();
      return row?.id ?? null;
    },
    compareAndSet: (id, revision, change) => commit((trx) => set(trx, id, revision, change)),
    remove: (id, revision) => commit((trx) => remove(trx, id, revision)),
    list: (query) => list(db, query),
    countByStatus: () => countByStatus(db),
    playedByBots: () => playedByBots(db),
    tail: (id, limit, range = {}) => tail(db, id, limit, range),
    versionOfKey: async (id, seat, key) => {
      const ofSeat = db.selectFrom('log').select('version').where('match_id', '=', id).where('seat', '=', seat);
      return (await ofSeat.where('key', '=', key).executeTakeFirst())?.version ?? null;
    },
    addLine: (id, line) => commit((trx) => addLine(trx, id, line)),
    lines: (id, limit, withGallery) => lines(db, id, limit, withGallery),
    sweep: (expiry) =>
      commit(async (trx) => {
        await forgetProcesses(trx, clock);
        return sweep(trx, expiry);
      }),
    renew: (process, lease) => commit((trx) => renew(trx, clock, process, lease)),
    claim: (id, process) => commit((trx) => claim(trx, clock, id, process)),
    retire: async (process) => {
      await commit((trx) => trx.deleteFrom('processes').where('id', '=', process).execute());
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

type CompareAndSet = (trx: Transaction<Tables>, id: string, revision: number, change: Change) => Promise<boolean>;

function compareAndSet(guarded: Guarded, write: WriteMove): CompareAndSet {
  return async (trx, id, revision, change) => {
    const { entry } = change;
    const isWritten =
      entry === undefined
        ? (await trx.executeQuery(guarded(id, revision, change))).numAffectedRows === 1n
        : await write(trx, id, revision, { ...change, entry });
    if (!isWritten) return false;
    // Nothing will have to be done for it any more.
    if (change.status === 'over') await trx.deleteFrom('owners').where('match_id', '=', id).execute();
    for (const seat of change.seats ?? []) {
      const { match_id, seat: number, ...columns } = seatRow(id, seat);
      await trx.updateTable('seats').set(columns).where('match_id', '=', match_id).where('seat', '=', number).execute();
    }
    for (const line of change.lines ?? []) await addLine(trx, id, line);
    if (change.create !== undefined && !(await insertMatch(trx, change.create))) throw new Error('id or code is taken');
    return true;
  };
}

async function remove(trx: Transaction<Tables>, id: string, revision: number): Promise<boolean> {
  const atRevision = trx.deleteFrom('matches').where('id', '=', id).where('revision', '=', revision);
  return (await atRevision.executeTakeFirst()).numDeletedRows === 1n;
}

async function tail(
  db: Kysely<Tables>,
  id: string,
  limit: number,
  { after, before }: { after?: number; before?: number },
): Promise<LogEntry[]> {
  let ofMatch = db.selectFrom('log').selectAll().where('match_id', '=', id);
  if (after !== undefined) ofMatch = ofMatch.where('version', '>', after);
  if (before !== undefined) ofMatch = ofMatch.where('version', '<', before);
  const rows = await ofMatch.orderBy('version', 'desc').limit(limit).execute();
  return rows.reverse().map(entryOf);
}

async function sweep(trx: Transaction<Tables>, { waitingBefore, idleBefore }: Expiry): Promise<MatchHead[]> {
  const expired = trx
    .selectFrom('matches')
    .select('id')
    .where((is) => {
      // Each state for itself: `<>` would lead SQLite past the index on state and age, to all that is stored.
      const before = { waiting: waitingBefore, playing: idleBefore, over: idleBefore };
      return is.or(
        Object.entries(before).map(([status, age]) => is.and([is('status', '=', status), is('updated_at', '<', age)])),
      );
    })
    .limit(SWEEP_LIMIT);
  const rows = await trx.deleteFrom('matches').where('id', 'in', expired).returningAll().execute();
  return rows.map((row) => headOf(row, []));
}

async function insertMatch(trx: Transaction<Tables>, match: MatchRecord): Promise<boolean> {
  const inserted = await trx
    .insertInto('matches')
    .values(matchRow(match))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .insertInto('seats')
    .values(match.seats.map((seat) => seatRow(match.id, seat)))
    .execute();
  return true;
}

async function load(db: Kysely<Tables>, id: string): Promise<MatchRecord | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('match_id', '=', id).orderBy('seat').execute();
  return recordOf(row, seats);
}

async function list(db: Kysely<Tables>, query: ListQuery): Promise<MatchPage> {
  const rows = await wanted(db, query)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    matches: await withSeats(db, page),
    cursor: rows.length > page.length && last !== undefined ? `${last.created_at}.${last.id}` : null,
  };
}

type HeadRow = Omit<Selectable<Tables['matches']>, 'position' | 'server_seed'>;

async function countByStatus(db: Kysely<Tables>): Promise<Record<MatchStatus, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(({ fn }) => ['status', fn.countAll<number>().as('matches')])
    .groupBy('status')
    .execute();
  const counted = Object.fromEntries(rows.map(({ status, matches }) => [status, Number(matches)]));
  return { waiting: 0, playing: 0, over: 0, ...counted };
}

async function playedByBots(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select('matches.id')
    .distinct()
    .where('seats.bot', 'is not', null)
    .where('matches.status', '=', 'playing')
    .execute();
  return rows.map(({ id }) => id);
}

function wanted(db: Kysely<Tables>, query: ListQuery): SelectQueryBuilder<Tables, 'matches', HeadRow> {
  let rows = db.selectFrom('matches').select(headColumns);
  if (query.game !== undefined) rows = rows.where('game', '=', query.game);
  if (query.status !== undefined) rows = rows.where('status', 'in', query.status);
  if (query.updatedBefore !== undefined) rows = rows.where('updated_at', '<', query.updatedBefore);
  if (query.updatedAfter !== undefined) rows = rows.where('updated_at', '>', query.updatedAfter);
  if (query.kind === 'listed') rows = rows.where('listed', '=', 1);
  if (query.kind === 'open') rows = rows.where(isOpenMatch());
  const cursor = /^(\d{1,15})\.(.{1,40})$/.exec(query.cursor ?? '');
  if (cursor === null) return rows;
  const [createdAt, id] = [Number(cursor[1]), cursor[2] ?? ''];
  return rows.where((is) =>
    is.or([is('created_at', '<', createdAt), is.and([is('created_at', '=', createdAt), is('id', '<', id)])]),
  );
}

const headColumns = [
  'id',
  'code',
  'game',
  'status',
  'revision',
  'version',
  'options',
  'listed',
  'watch',
  'locked',
  'host',
  'starts_at',
  'pace',
  'moved_at',
  'votes',
  'active',
  'commitment',
  'rules_version',
  'next_id',
  'next_code',
  'created_at',
  'updated_at',
] as const;

async function withSeats(db: Kysely<Tables>, page: readonly HeadRow[]): Promise<MatchHead[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('match_id', 'in', ids).orderBy('seat').execute();
  const byMatch = new Map(ids.map((id) => [id, [] as typeof seats]));
  for (const seat of seats) byMatch.get(seat.match_id)?.push(seat);
  return page.map((row) => headOf(row, byMatch.get(row.id) ?? []));
}
