/**
 * What the server should hold: matches with their seats, versions and states, kept by the plain rules. `expect...` say
 * how the server has to answer now; `took...` note what it accepted and throw when it should not have.
 */
import { clone, judge, start, step } from '@quayside/games/core/match';
import type { GameTypes, State } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { MatchStatus, WatchAccess } from '@quayside/games/wire/protocol';
import type { HostedGame } from '../../../src/match/live';

interface Holder {
  credentials: string;
  ready: boolean;
  /** The token that moves the seat to another device. */
  link?: string;
}

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
  if (attempt.type !== 'MAKE_MOVE') return 'NOT_A_MOVE';
  const seat = expectSeat(match, attempt);
  if (seat !== 'ok') return seat;
  const refused = refusal(match, attempt);
  return refused === null || match.keys.has(keyOf(attempt)) ? 'ok' : refused;
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
  if (match.status === 'waiting' && match.seats.every((seat) => seat === null)) match.status = 'gone';
}

/** Nobody sits there any longer; when that was the host, any of the others may be it now. */
export function freed(match: Match, seat: number): void {
  match.seats[seat] = null;
  match.hosts.delete(seat);
  if (match.hosts.size > 0) return;
  match.hosts = new Set(match.seats.flatMap((holder, at) => (holder === null ? [] : [at])));
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
  const { rules } = match.game;
  const state = clone(match.states[version - 1]!);
  const seat = Number(attempt.playerID);
  const events = step(rules, state, seat, attempt.move);
  match.states.push(state);
  match.log.push({ seat, move: attempt.move, events });
  if (attempt.key !== null) match.keys.set(keyOf(attempt), version);
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
