/** What a page knows of a match, and how news changes it. Pure; the store around it does the talking. */
import { patched } from '@quayside/games/wire/patch';
import type { ChatLine, Delta, EnterAnswer, Frame, MatchInfo, Refused, Step } from '@quayside/games/wire/protocol';

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'offline';

/** A move of any game. */
export interface AnyMove {
  readonly type: string;
}

export interface Pending {
  readonly move: AnyMove;
  readonly key: string;
  /** The version it was made at. */
  readonly version: number;
  /** The version it led to, once the server said so and until that picture is here. */
  readonly done: number | null;
}

export interface Picture {
  readonly version: number;
  readonly view: unknown;
  readonly outcome: unknown;
}

export interface MatchState {
  readonly info: MatchInfo | null;
  /** null until the deal. */
  readonly picture: Picture | null;
  /** Oldest first, without gaps. */
  readonly steps: readonly Step[];
  /** The record goes back further than `steps`. */
  readonly more: boolean;
  readonly chat: readonly ChatLine[];
  readonly connection: Connection;
  readonly pending: Pending | null;
  /** Why the last move was refused. */
  readonly refusal: { readonly refused: Refused; readonly move: AnyMove } | null;
  /** Why this page may not be here. */
  readonly failure: Refused | null;
  /** Server's clock minus ours, milliseconds. */
  readonly offset: number;
  /** The seat was opened on another device or tab after this one. */
  readonly isElsewhere: boolean;
  /** The server has a newer page. */
  readonly stale: boolean;
  /** When the server will restart, on our clock; forgotten when it is gone. */
  readonly restartAt: number | null;
  /** The server's processes cannot hear each other: news may come a moment late. */
  readonly isLagging: boolean;
}

export const nothingKnown: MatchState = {
  info: null,
  picture: null,
  steps: [],
  more: false,
  chat: [],
  connection: 'connecting',
  pending: null,
  refusal: null,
  failure: null,
  offset: 0,
  isElsewhere: false,
  stale: false,
  restartAt: null,
  isLagging: false,
};

type Entered = Extract<EnterAnswer, { ok: true }>;

/** After a successful `enter`. */
export function entered(state: MatchState, answer: Entered, isStale: boolean, now: number): MatchState {
  const next: MatchState = {
    ...state,
    info: answer.info,
    chat: mergeChat(state.chat, answer.chat),
    more: state.steps.length === 0 ? answer.more : state.more,
    connection: 'online',
    failure: null,
    offset: answer.now - now,
    stale: isStale,
  };
  return answer.frame === null ? next : framed(next, answer.frame);
}

/** After a frame; an older one than what is shown changes nothing. */
export function framed(state: MatchState, frame: Frame): MatchState {
  const known = state.picture?.version ?? -1;
  if (frame.version < known || (frame.version === known && frame.steps.length === 0)) return state;
  const steps = mergeSteps(state.steps, frame.steps);
  const isGap = frame.version > known && steps !== null && (steps.at(-1)?.version ?? 0) < frame.version;
  return {
    ...state,
    picture: { version: frame.version, view: frame.view, outcome: frame.outcome },
    steps: steps ?? frame.steps,
    more: state.more || steps === null || isGap,
    pending: state.pending !== null && isSettled(state.pending, frame) ? null : state.pending,
  };
}

/** The frame says so itself, or an acknowledgement has said which one shows the move. */
function isSettled({ key, done }: Pending, frame: Frame): boolean {
  return key === frame.key || (done !== null && done <= frame.version);
}

/** The frame that `delta` stands for; null when the page has not the view that it changes. */
export function frameOf({ picture }: MatchState, delta: Delta): Frame | null {
  const [matchID, version, change, short, outcome = null, key] = delta;
  if (picture === null) return null;
  const from = version - short.length;
  const steps = short.map(([seat, type, events, at], index) => ({ version: from + index + 1, seat, type, events, at }));
  // A repeated one tells nothing new.
  if (version <= picture.version) return { matchID, version, view: picture.view, outcome: picture.outcome, steps };
  if (picture.version !== from) return null;
  const view = change === null ? picture.view : patched(picture.view, change);
  return { matchID, version, view, outcome, steps, ...(key === undefined ? {} : { key }) };
}

/** True when `frame` does not follow on what is known: the page has to ask what it missed. */
export function hasGap(state: MatchState, frame: Frame): boolean {
  const known = state.picture?.version;
  if (known === undefined || frame.version <= known) return false;
  const first = frame.steps[0]?.version;
  return first === undefined || first > known + 1;
}

/** Older steps put before the known ones. */
export function withOlder(state: MatchState, older: readonly Step[], more: boolean): MatchState {
  const first = state.steps[0]?.version ?? Number.POSITIVE_INFINITY;
  return { ...state, steps: [...older.filter((step) => step.version < first), ...state.steps], more };
}

export function withLine(state: MatchState, line: ChatLine): MatchState {
  return { ...state, chat: mergeChat(state.chat, [line]) };
}

/** Known and new steps in order without repeats; null when there is a hole between them. */
function mergeSteps(known: readonly Step[], news: readonly Step[]): readonly Step[] | null {
  const last = known.at(-1)?.version;
  if (last === undefined) return news;
  const fresh = news.filter((step) => step.version > last);
  const first = fresh[0];
  if (first === undefined) return known;
  return first.version === last + 1 ? [...known, ...fresh] : null;
}

function mergeChat(known: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const ids = new Set(known.map((line) => line.id));
  const fresh = news.filter((line) => !ids.has(line.id));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.at - b.at);
}
