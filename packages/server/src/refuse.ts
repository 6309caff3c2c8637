/** Negative answers: their codes, and the HTTP status of each. */
import type { Refusal } from '@quayside/games/core/rules';
import type { Answer, Refused } from '@quayside/games/wire/protocol';
import { StoreFailure } from './store/failing';

/** Every code the server itself refuses with, and its HTTP status. Games add the codes of their rules. */
export const statuses = {
  BAD_REQUEST: 400,
  BAD_JSON: 400,
  SEAT_COUNT: 400,
  OPTION_UNKNOWN: 400,
  OPTION_VALUE: 400,
  OPTION_MISFIT: 400,
  BAD_CREDENTIALS: 403,
  ORIGIN_FORBIDDEN: 403,
  WATCH_FORBIDDEN: 403,
  SPECTATOR: 403,
  NOT_HOST: 403,
  RESEATED: 403,
  KICKED: 403,
  REOPENED: 403,
  MOVED: 403,
  REMOVED: 403,
  LINK_INVALID: 403,
  NOT_ENTERED: 403,
  NOT_FOUND: 404,
  NO_SUCH_GAME: 404,
  NO_SUCH_MATCH: 404,
  NO_SUCH_SEAT: 404,
  NO_SUCH_WATCHER: 404,
  NO_SUCH_VERSION: 404,
  METHOD_NOT_ALLOWED: 405,
  SEAT_TAKEN: 409,
  MATCH_FULL: 409,
  LOCKED: 409,
  SEAT_FREE: 409,
  BOT_SEAT: 409,
  NO_BOT: 409,
  OWN_SEAT: 409,
  STILL_HERE: 409,
  WATCH_WIDER: 409,
  NOT_OVER: 409,
  NOT_STARTED: 409,
  ALREADY_STARTED: 409,
  ALREADY_OVER: 409,
  RULES_CHANGED: 409,
  STALE: 409,
  UNDO_NOTHING: 409,
  UNDO_OTHERS: 409,
  UNDO_REVEALED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  UNKNOWN_EVENT: 400,
  NOT_A_MOVE: 400,
  TOO_MANY_MATCHES: 429,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
  CATCHING_UP: 503,
  STORE_UNAVAILABLE: 503,
  CLOSING: 503,
} as const;

export type Code = keyof typeof statuses;

/** A refusal of the server's own. */
export function refuse(code: Code, message: string, detail?: Refused['detail']): Refused {
  return { ok: false, code, message, ...(detail === undefined ? {} : { detail }) };
}

/** The answer to somebody whose wish ended in `error`. */
export function refuseError(error: unknown): Refused {
  return error instanceof StoreFailure
    ? refuse('STORE_UNAVAILABLE', 'The server cannot reach its database; try again in a moment.')
    : refuse('INTERNAL', 'Something went wrong on the server.');
}

/** A refusal by the rules of a game. */
export function refuseMove({ code, rule, detail }: Refusal): Refused {
  const clause = rule === null ? '' : ` (rule ${rule})`;
  return {
    ok: false,
    code,
    rule,
    message: `The rules do not allow this move: ${code}${clause}.`,
    ...(detail ? { detail } : {}),
  };
}

export function isRefused(answer: object): answer is Refused {
  return 'ok' in answer && answer.ok === false;
}

/** HTTP status of an answer. */
export function statusOf(answer: Answer): number {
  if (answer.ok) return 200;
  return Object.hasOwn(statuses, answer.code) ? statuses[answer.code as Code] : 400;
}
