/** Environment to typed settings; what cannot be meant is refused before anything starts, with the variable's name. */
import { join } from 'node:path';
import { z } from 'zod';
import { isPostgres } from './store/open';

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limits {
  /** Events a second and socket connection; twice as many at once. */
  readonly socketEvents: number;
  /** Chat lines a minute and socket connection. */
  readonly chatLines: number;
  /** Questions for an earlier table, a second and socket connection; twice as many at once. */
  readonly pastFrames: number;
  /** Events a second and network address. */
  readonly addressEvents: number;
  /** Open socket connections per network address. */
  readonly addressSockets: number;
  /** Creates, joins and the like, a second and address. */
  readonly addressWrites: number;
  /** Codes of no match that an address may try, a minute. */
  readonly wrongCodes: number;
  /** Bytes that may wait for a connection that does not read them. */
  readonly unsentBytes: number;
  /** Milliseconds in which a request has to be complete. */
  readonly requestTime: number;
  /** Matches one socket may be in. */
  readonly matchesPerSocket: number;
  /** Bytes of one message or request body. */
  readonly messageBytes: number;
  /** Jobs that may wait for one match. */
  readonly queue: number;
  /** Matches held in memory. */
  readonly cachedMatches: number;
  /** A match in memory goes after so many milliseconds without a question. */
  readonly idleAfter: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file, `:memory:`, or address of a PostgreSQL database. */
  readonly database: string;
  /** Where processes that share the database tell each other of changes; null: there is only this one. */
  readonly redis: { readonly url: string; readonly channel: string } | null;
  /**
   * Milliseconds that this process is taken to live after it last said so; then others drive its matches. null: there are no
   * others.
   */
  readonly lease: number | null;
  readonly publicUrl: string | null;
  /** Foreign origins whose pages may use this server. */
  readonly origins: readonly string[];
  /** The client's files. */
  readonly staticDir: string;
  /** Where `/metrics` is answered; port 0 takes any free one. null: nowhere, and nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Opens what is for whoever runs the server; null: nothing does. */
  readonly adminToken: string | null;
  readonly transports: readonly ('polling' | 'websocket')[];
  /** Behind a reverse proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Milliseconds that a waiting match is kept, untouched. */
  readonly keepWaiting: number;
  /** Milliseconds that any other match is kept, untouched. */
  readonly keepIdle: number;
  /** Seconds until it is back that are announced to pages when the server is told to end. */
  readonly restartNotice: number;
  /** Milliseconds that a player has to be away before the host may re-open the seat and the others vote. */
  readonly reopenAfter: number;
  /** Milliseconds that a link to another device can be used. */
  readonly linkLife: number;
  /** Milliseconds after which a move is late in a live match. */
  readonly turnTime: number;
  /** Milliseconds from the last "ready" to the deal, in which it can be taken back; 0 deals at once. */
  readonly countdown: number;
  /** Milliseconds before a computer player moves, so that people can follow. */
  readonly botDelay: number;
  readonly limits: Limits;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const count = (standard: number, max = 1_000_000) => z.coerce.number().int().min(0).max(max).default(standard);
const flag = z.enum(['true', 'false', '1', '0']).default('false');

const environment = z.object({
  PORT: count(8000, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => url === ':memory:' || url.startsWith('file:') || (isPostgres(url) && URL.canParse(url)),
      'expected file:path, file::memory: or postgres://user:password@host:port/database',
    )
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_CHANNEL: z.string().max(200).default('quayside'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ADMIN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'expected 16 to 200 characters without spaces')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ORIGINS: z.string().default(''),
  RETENTION_DAYS: z.coerce.number().min(1).max(36_500).default(90),
  ABSENCE_SECONDS: z.coerce.number().min(1).max(86_400).default(60),
  TURN_SECONDS: z.coerce.number().min(10).max(86_400).default(120),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  STATIC_DIR: z.string().optional(),
  TRANSPORTS: z
    .string()
    .regex(
      /^(websocket|polling|polling,websocket|websocket,polling)$/,
      'expected websocket, polling or both, with a comma',
    )
    .default('polling,websocket'),
  TRUST_PROXY: flag,
  BOT_DELAY_MS: count(600, 60_000),
  LIMIT_SOCKET_EVENTS: count(100),
  LIMIT_CHAT_LINES: count(30),
  LIMIT_PAST_FRAMES: count(10),
  LIMIT_ADDRESS_EVENTS: count(2000),
  LIMIT_ADDRESS_SOCKETS: count(500),
  LIMIT_ADDRESS_WRITES: count(30),
  LIMIT_MATCHES_PER_SOCKET: count(8),
  LIMIT_CACHED_MATCHES: count(2000),
  LIMIT_WRONG_CODES: count(30),
  LIMIT_UNSENT_BYTES: count(1_000_000, 1_000_000_000),
});

export type Configured =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads `env`; `staticDir` is where the client's files are when STATIC_DIR does not say. Empty variables count as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>, staticDir: string): Configured {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(filled);
  if (!read.success)
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const origins = read.data.ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const wrong = origins.filter((origin) => originOf(origin) !== origin);
  if (wrong.length > 0)
    return { ok: false, problems: [`ORIGINS: not an origin like https://example.org: ${wrong.join(', ')}`] };
  return { ok: true, settings: toSettings(read.data, origins, staticDir) };
}

function toSettings(env: z.output<typeof environment>, origins: readonly string[], staticDir: string): Settings {
  return {
    port: env.PORT,
    host: env.HOST,
    database: pathOf(env.DATABASE_URL) ?? join(env.DATA_DIR, 'quayside.db'),
    redis: env.REDIS_URL === undefined ? null : { url: env.REDIS_URL, channel: env.REDIS_CHANNEL },
    lease: isPostgres(env.DATABASE_URL ?? '') ? 2500 : null,
    publicUrl: env.PUBLIC_URL ?? null,
    origins,
    staticDir: env.STATIC_DIR ?? staticDir,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    adminToken: env.ADMIN_TOKEN ?? null,
    transports: env.TRANSPORTS.split(',') as Settings['transports'],
    trustProxy: env.TRUST_PROXY === 'true' || env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL,
    keepWaiting: DAY,
    keepIdle: env.RETENTION_DAYS * DAY,
    restartNotice: 5,
    reopenAfter: env.ABSENCE_SECONDS * SECOND,
    linkLife: 10 * MINUTE,
    turnTime: env.TURN_SECONDS * SECOND,
    countdown: 3000,
    botDelay: env.BOT_DELAY_MS,
    limits: {
      socketEvents: env.LIMIT_SOCKET_EVENTS,
      chatLines: env.LIMIT_CHAT_LINES,
      pastFrames: env.LIMIT_PAST_FRAMES,
      addressEvents: env.LIMIT_ADDRESS_EVENTS,
      addressSockets: env.LIMIT_ADDRESS_SOCKETS,
      addressWrites: env.LIMIT_ADDRESS_WRITES,
      matchesPerSocket: env.LIMIT_MATCHES_PER_SOCKET,
      wrongCodes: env.LIMIT_WRONG_CODES,
      unsentBytes: env.LIMIT_UNSENT_BYTES,
      requestTime: 15_000,
      messageBytes: 16 * 1024,
      queue: 1000,
      cachedMatches: env.LIMIT_CACHED_MATCHES,
      idleAfter: 10 * MINUTE,
    },
  };
}

function pathOf(url: string | undefined): string | null {
  if (url === undefined) return null;
  const path = url.replace(/^file:(\/\/(?=\/))?/, '');
  return path === '' ? null : path;
}

function originOf(text: string): string | null {
  return URL.canParse(text) ? new URL(text).origin : null;
}
