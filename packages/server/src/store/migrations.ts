/** Tables of the database, and the numbered steps that make them. */
import { type ColumnType, type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

/** Booleans are 0 or 1 and JSON is text, so that one set of queries runs on every database. */
export interface Tables {
  matches: {
    id: string;
    code: string;
    game: string;
    status: ColumnType<string>;
    revision: number;
    version: number;
    options: string;
    listed: number;
    watch: string;
    locked: number;
    host: number | null;
    active: string;
    commitment: string;
    rules_version: number;
    server_seed: string;
    next_id: string | null;
    next_code: string | null;
    created_at: number;
    updated_at: number;
    position: string | null;
  };
  seats: {
    match_id: string;
    seat: number;
    name: string | null;
    hash: string | null;
    ready: number;
    contribution: string;
    data: string | null;
    joined_at: number | null;
    link_hash: string | null;
    link_expires: number | null;
  };
  log: {
    match_id: string;
    version: number;
    seat: number;
    turn: number;
    move: string;
    events: string;
    key: string | null;
    at: number;
  };
  chat: {
    number: ColumnType<number, never, never>;
    match_id: string;
    id: string;
    seat: number | null;
    name: string;
    text: string;
    at: number;
    gallery: number;
    notice: string | null;
  };
}

export const migrations: Record<string, Migration> = {
  '001-matches': { up: createMatches },
  '002-log-and-chat': { up: createLogAndChat },
  '003-open-matches': { up: indexOpenMatches },
  '004-host-and-gallery': { up: addHostAndGallery },
};

async function createMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('watch', 'text', (column) => column.notNull())
    .addColumn('active', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('server_seed', 'text', (column) => column.notNull())
    .addColumn('next_id', 'text')
    .addColumn('next_code', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    // Last, because long rows spill over into pages that lists then need not read.
    .addColumn('position', 'text')
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('hash', 'text')
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addColumn('contribution', 'text', (column) => column.notNull())
    .addColumn('data', 'text')
    .addColumn('joined_at', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('matches_newest').on('matches').columns(['game', 'listed', 'created_at', 'id']).execute();
  await db.schema.createIndex('matches_status').on('matches').columns(['status', 'created_at', 'id']).execute();
  await db.schema.createIndex('matches_age').on('matches').columns(['status', 'updated_at']).execute();
}

async function createLogAndChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['match_id', 'version'])
    .execute();
  await db.schema.createIndex('log_once').unique().on('log').columns(['match_id', 'seat', 'key']).execute();
  await db.schema
    .createTable('chat')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('chat_of').on('chat').columns(['match_id', 'number']).execute();
}

/**
 * Strangers may see the match: waiting and listed, or being played and open to listed watching. Written out, without
 * parameters: only in these very words a query may use the index on them; an `or` would lead SQLite to other indices.
 */
export function isOpenMatch(): RawBuilder<boolean> {
  return sql<boolean>`case status when 'waiting' then listed = 1 when 'playing' then watch = 'listed' else false end`;
}

/** Every newcomer to the lobby asks for the open ones; they are few among those kept. */
async function indexOpenMatches(db: Kysely<unknown>): Promise<void> {
  await sql`create index matches_open on matches (created_at, id) where ${isOpenMatch()}`.execute(db);
}

/** SQLite adds one column at a time. */
async function addHostAndGallery(db: Kysely<unknown>): Promise<void> {
  const number = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (is) => is.notNull().defaultTo(0))
      .execute();
  await number('matches', 'locked');
  await db.schema.alterTable('matches').addColumn('host', 'integer').execute();
  await db.schema.alterTable('seats').addColumn('link_hash', 'text').execute();
  await db.schema.alterTable('seats').addColumn('link_expires', 'bigint').execute();
  await number('chat', 'gallery');
  await db.schema.alterTable('chat').addColumn('notice', 'text').execute();
}
