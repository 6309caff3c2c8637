/** Tables of the database, and the numbered steps that make them. */
import { type ColumnType, type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely';

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
    /** 0: no countdown runs. */
    starts_at: number;
    pace: string;
    /** 0: nothing was dealt yet. */
    moved_at: number;
    votes: string;
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
    bot: string | null;
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
  /** Processes that serve this database, and until when each is taken to live. */
  processes: {
    id: string;
    until: number;
  };
  /** Which process drives a match: its computer players and its countdown. */
  owners: {
    match_id: string;
    process: string;
  };
}

export type Dialect = 'sqlite' | 'postgres';

export function migrations(dialect: Dialect): Record<string, Migration> {
  return {
    '001-matches': { up: createMatches },
    '002-log-and-chat': { up: (db) => createLogAndChat(db, dialect) },
    '003-open-matches': { up: indexOpenMatches },
    '004-host-and-gallery': { up: addHostAndGallery },
    '005-bots': { up: addBots },
    '006-countdown': { up: addCountdown },
    '007-pace-and-votes': { up: addPaceAndVotes },
    '008-owners': { up: createOwners },
  };
}

/** Brings the database up to date. Several processes may do so at once: the migrator lets one work and the others wait. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect, schema?: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(dialect)) };
  // Without its name the migrator would take the tables of another schema for ours.
  const place = schema === undefined ? {} : { migrationTableSchema: schema };
  const { error } = await new Migrator({ db, provider, ...place }).migrateToLatest();
  if (error !== undefined) throw error;
}

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

async function createLogAndChat(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
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
  const chat = db.schema.createTable('chat');
  const numbered =
    dialect === 'sqlite'
      ? chat.addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
      : chat.addColumn('number', 'bigserial', (column) => column.primaryKey());
  await numbered
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

async function addBots(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('bot', 'text').execute();
  // Few seats are a computer player's: whoever starts the server looks for theirs alone.
  await sql`create index seats_bots on seats (match_id) where bot is not null`.execute(db);
}

async function addCountdown(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('starts_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function addPaceAndVotes(db: Kysely<unknown>): Promise<void> {
  const text = (column: string, standard: string) =>
    db.schema
      .alterTable('matches')
      .addColumn(column, 'text', (is) => is.notNull().defaultTo(standard))
      .execute();
  await text('pace', 'relaxed');
  await text('votes', '[]');
  await db.schema
    .alterTable('matches')
    .addColumn('moved_at', 'bigint', (is) => is.notNull().defaultTo(0))
    .execute();
}

async function createOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('owners')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('process', 'text', (column) => column.notNull())
    .execute();
}
