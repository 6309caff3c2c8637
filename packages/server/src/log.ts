/** The log: JSON lines in which no secret can be, because only what is known to hold none is written. */
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';

/** What a line may tell besides its words and an error; everything else that is handed to the log is left out. */
const FIELDS = ['signal', 'event', 'path', 'why'] as const;
/** Errors that caused errors are followed so far. */
const DEPTH = 5;
const LONGEST = 300;
/** A line of a stack; the message before it may have several lines, and anything in them. */
const frame = /^\s+at .*(:\d+:\d+\)?|<anonymous>\)?)$/;
/** Credentials have 24 of these, hashes 43, seeds 64. */
const secretLike = /[\w-]{20,}/g;

/** The server's log; to standard output unless `destination` says where. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // pino would look into errors by itself; here they are plain objects already.
  const options: LoggerOptions = {
    level,
    hooks: { logMethod: writeSafely },
    serializers: { err: (told: object) => told },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Words are written in the source and pass; of objects and errors only what is known passes. */
function writeSafely(this: Logger, [first, words]: Parameters<LogFn>, write: LogFn): void {
  const given: unknown = first;
  if (typeof given === 'string') {
    write.call(this, given);
    return;
  }
  const told = given instanceof Error ? { err: safeError(given) } : safeFields(given);
  write.call(this, told, typeof words === 'string' ? words : 'something happened');
}

function safeFields(given: unknown): object {
  if (typeof given !== 'object' || given === null) return {};
  const fields = new Map<string, unknown>(Object.entries(given));
  const kept = FIELDS.map((field) => [field, fields.get(field)] as const);
  const texts = kept.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value.slice(0, LONGEST)]] : []));
  return { ...Object.fromEntries(texts), ...(fields.has('err') ? { err: safeError(fields.get('err')) } : {}) };
}

/**
 * What an error is and where it arose. What else it carries may be a player's: arguments, credentials, a position. So may
 * its message, but for errors with a code, which libraries and the system write.
 */
function safeError(error: unknown, depth = DEPTH): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code.slice(0, LONGEST) : null;
  const frames = error.stack?.split('\n').filter((line) => frame.test(line)) ?? [];
  return {
    type: error.constructor.name,
    ...(code === null ? {} : { code, message: error.message.slice(0, LONGEST).replace(secretLike, '[redacted]') }),
    stack: frames.join('\n'),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: safeError(error.cause, depth - 1) }),
  };
}
