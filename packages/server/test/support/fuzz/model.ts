/**
 * What the server should hold: matches with their seats, versions and states, kept by the plain rules. `expect...` say
 * how the server has to answer now; `took...` note what it accepted and throw when it should not have.
 */
import { clone, judge, start, step } from '@quayside/games/core/match';
import type { GameTypes, State } from '@quayside/games/core/rules';
import { mayUndo, standing, undoMove, undoneEvent } from '@quayside/games/core/undo';
import { viewFor } from '@quayside/games/core/view';
import type { MatchStatus, WatchAccess } from '@quayside/games/wire/protocol';
import type { HostedGame } from '../../../src/match/live';

interface Holder {
  credentials: string;
  ready: boolean;
  /** The token that moves the seat to another device. */
  link?: string;
  /** A computer player. */
  isBot?: true;
  /** A computer player moves for the person who holds the seat. */
  standsIn?: true;
}

/** A computer player as the model holds it: nobody's credentials open its seat. */
const bot: Holder = { credentials: '\u0000', ready: true, isBot: true };

interface Logged {
  readonly seat: number;
  readonly move: { readonly type: string };
  readonly events: readonly object[];
}

export interface Match {
  readonly id: string;
  readonly code: string | null;
  readonly game: HostedGame;
  readonly listed: boolean;
  watch: WatchAccess;
  locked: boolean;
  /** The seats of which one is the host: of several who joined within a moment the server knows who was first. */
  hosts: Set<number>;
  status: MatchStatus | 'gone';
  readonly seats: (Holder | null)[];
  /** By version; empty before the deal, and until the seed of a new deal is known. */
  readonly states: State<GameTypes>[];
  readonly log: Logged[];
  /** Versions by seat and idempotency key. */
  readonly keys: Map<string, number>;
  next: string | null;
  /** The lobby may have shown it. */
  wasOpen: boolean;
}

export interface Claim {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface Attempt extends Claim {
  readonly type: string;
  readonly move: { readonly type: string };
  readonly seen: number;
  readonly key: string | null;
}

/** 'ok', or the code of a refusal. */
export type Verdict = string;

export function claim(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

export function newMatch(made: Pick<Match, 'id' | 'code' | 'game' | 'listed' | 'watch'>, seats: number): Match {
  return {
    ...made,
    locked: false,
    hosts: new Set(),
    status: 'waiting',
    seats: Array.from({ length: seats }, () => null),
    states: [],
    log: [],
    keys: new Map(),
    next: null,
    wasOpen: made.listed,
  };
}

export function expectSeat(match: Match, { playerID, credentials }: Omit<Claim, 'matchID'>): Verdict {
  const seat = match.seats.findIndex((_, at) => String(at) === playerID);
  if (seat === -1) return 'NO_SUCH_SEAT';
  return match.seats[seat]?.credentials === credentials ? 'ok' : 'BAD_CREDENTIALS';
}

export function expectJoin({ status, seats, locked }: Match, playerID: string | undefined): Verdict {
  if (status === 'over') return 'ALREADY_OVER';
  if (locked) return 'LOCKED';
  if (playerID === undefined) return seats.includes(null) ? 'ok' : 'MATCH_FULL';
  const seat = seats.findIndex((_, at) => String(at) === playerID);
  if (seat === -1) return 'NO_SUCH_SEAT';
  return seats[seat] === null ? 'ok' : 'SEAT_TAKEN';
}

export function expectMove(match: Match, attempt: Attempt): Verdict {
  if (!['MAKE_MOVE', 'UNDO'].includes(attempt.type)) return 'NOT_A_MOVE';
  const seat = expectSeat(match, attempt);
  if (seat !== 'ok') return seat;
  if (attempt.type === 'UNDO') return match.keys.has(keyOf(attempt)) ? 'ok' : expectUndo(match, attempt);
  const refused = refusal(match, attempt);
  return refused === null || match.keys.has(keyOf(attempt)) ? 'ok' : refused;
}

/** The version of the newest move that was not taken back; 0 when there is none. */
function lastStanding({ log }: Match): number {
  return standing(log.map((one, at) => ({ ...one, version: at + 1 }))).at(-1)?.version ?? 0;
}

function expectUndo(match: Match, { playerID, seen }: Attempt): Verdict {
  const { status, states, log, game } = match;
  if (states.length === 0) return 'NOT_STARTED';
  if (status === 'over') return 'ALREADY_OVER';
  if (seen !== states.length - 1) return 'STALE';
  const last = lastStanding(match);
  if (last === 0) return 'UNDO_NOTHING';
  const made = log[last - 1]!;
  if (made.seat !== Number(playerID)) return 'UNDO_OTHERS';
  return mayUndo(game.rules, states[last - 1]!, states.at(-1)!, made) ? 'ok' : 'UNDO_REVEALED';
}

function refusal({ status, game, states }: Match, { playerID, move, seen }: Attempt): Verdict | null {
  const version = states.length - 1;
  const state = states[version];
  if (state === undefined) return 'NOT_STARTED';
  if (status === 'over') return 'ALREADY_OVER';
  if (seen > version || (seen < version && !game.rules.sealed.includes(move.type))) return 'STALE';
  const refused = judge(game.rules, viewFor(game.rules, state, Number(playerID)), move);
  if (refused !== null) return refused.code;
  return move.type === 'crash' ? 'INTERNAL' : null;
}

export function tookJoin(match: Match, playerID: string, holder: Holder): void {
  claim(expectJoin(match, playerID) === 'ok', `seat ${playerID} of ${match.id} was given twice or too late`);
  if (match.hosts.size === 0) match.hosts = new Set([Number(playerID)]);
  match.seats[Number(playerID)] = { ...holder, ready: holder.ready || match.status === 'playing' };
  dealWhenComplete(match);
}

export function tookReady(match: Match, who: Claim, ready: boolean): void {
  tookSeat(match, who);
  claim(match.status === 'waiting', 'ready after the deal');
  match.seats[Number(who.playerID)]!.ready = ready;
  dealWhenComplete(match);
}

/** Something was done for a seat: only its holder can. */
export function tookSeat(match: Match, who: Omit<Claim, 'matchID'>): void {
  const verdict = expectSeat(match, who);
  claim(verdict === 'ok', `seat ${who.playerID} of ${match.id} was opened: ${verdict}`);
}

export function tookLeave(match: Match, who: Omit<Claim, 'matchID'>): void {
  tookSeat(match, who);
  freed(match, Number(who.playerID));
  if (match.status === 'waiting' && !match.seats.some(isPerson)) match.status = 'gone';
}

/** Nobody sits there any longer; when that was the host, any of the others may be it now. */
export function freed(match: Match, seat: number): void {
  match.seats[seat] = null;
  match.hosts.delete(seat);
  if (match.hosts.size > 0) return;
  match.hosts = new Set(match.seats.flatMap((holder, at) => (isPerson(holder) ? [at] : [])));
}

export function isPerson(holder: Holder | null | undefined): holder is Holder {
  return holder !== null && holder !== undefined && holder.isBot !== true;
}

export function expectBot({ status, seats }: Match, wanted: string, sits: boolean): Verdict {
  const holder = seats.find((_, at) => String(at) === wanted);
  if (status === 'over') return 'ALREADY_OVER';
  if (holder === undefined) return 'NO_SUCH_SEAT';
  if (sits) return holder === null ? 'ok' : 'SEAT_TAKEN';
  return holder?.isBot === true ? 'ok' : 'NO_BOT';
}

export function tookBot(match: Match, seat: number, sits: boolean): void {
  match.seats[seat] = sits ? { ...bot } : null;
  dealWhenComplete(match);
}

/** The rematch of a match with computer players begins with them. */
export function botsAgain(match: Match, next: Match): void {
  for (const [at, holder] of match.seats.entries()) if (holder?.isBot === true) next.seats[at] = { ...bot };
}

/** Whether a computer player has to move before anything else is done. */
export function awaitsBot({ status, seats, states }: Match): boolean {
  const active = states.at(-1)?.public.active ?? [];
  return status === 'playing' && seats.some(isPerson) && active.some((seat) => isPlayedByBot(seats[seat]));
}

function isPlayedByBot(holder: Holder | null | undefined): boolean {
  return holder?.isBot === true || holder?.standsIn === true;
}

/** A computer player moved by itself. */
export function tookBotMove(match: Match, { seat, move }: Omit<Logged, 'events'>): void {
  claim(isPlayedByBot(match.seats[seat]) && awaitsBot(match), `seat ${seat} of ${match.id} moved by itself`);
  const { rules } = match.game;
  const refused = judge(rules, viewFor(rules, match.states.at(-1)!, seat), move);
  claim(refused === null, `a computer player made an illegal move: ${refused?.code}`);
  stepped(match, seat, move);
}

/** A move was accepted and led to `version`. */
export function tookMove(match: Match, attempt: Attempt, version: number): void {
  const verdict = expectMove(match, attempt);
  claim(verdict === 'ok', `${attempt.move.type} of seat ${attempt.playerID} was accepted: ${verdict}`);
  const known = match.keys.get(keyOf(attempt));
  if (known !== undefined) {
    claim(version === known, `one key led to ${known} and to ${version}`);
    return;
  }
  claim(version === match.states.length, `version ${version} after ${match.states.length - 1}`);
  if (attempt.type === 'UNDO') undone(match, Number(attempt.playerID));
  else stepped(match, Number(attempt.playerID), attempt.move);
  if (attempt.key !== null) match.keys.set(keyOf(attempt), version);
}

function undone(match: Match, seat: number): void {
  const of = lastStanding(match);
  match.states.push(clone(match.states[of - 1]!));
  match.log.push({ seat, move: { type: undoMove, of } as { type: string }, events: [{ type: undoneEvent, of }] });
}

function stepped(match: Match, seat: number, move: { readonly type: string }): void {
  const { rules } = match.game;
  const state = clone(match.states.at(-1)!);
  const events = step(rules, state, seat, move);
  match.states.push(state);
  match.log.push({ seat, move, events });
  if (rules.outcome(state) !== null) match.status = 'over';
}

/** The deal, once its seed is known. */
export function tookDeal(match: Match, options: object, seed: string): void {
  match.states.push(start(match.game.rules, match.seats.length, options, seed));
}

function dealWhenComplete(match: Match): void {
  if (match.status === 'waiting' && match.seats.every((seat) => seat?.ready === true)) match.status = 'playing';
}

function keyOf({ playerID, key }: Attempt): string {
  return key === null ? '' : `${playerID} ${key}`;
}
