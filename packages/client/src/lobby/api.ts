/** The server's REST interface: boardgame.io's lobby under /games, and our own beside it. Failures are `CodedError`s. */
import type { Options } from '@quayside/games/core/options';
import type { AbsenceChoice, MatchInfo, MatchRecord, Pace, Refused, WatchAccess } from '@quayside/games/wire/protocol';
import { isRecord } from '../app/device';

/** A negative answer, or none at all. */
export class CodedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
    this.name = 'CodedError';
  }
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly listed: boolean;
  readonly watch: WatchAccess;
  readonly pace: Pace;
}

export interface Joined {
  readonly playerID: string;
  readonly playerCredentials: string;
}

export function createTable(table: NewTable): Promise<{ readonly matchID: string; readonly code: string }> {
  const { game, seats, options, listed, watch, pace } = table;
  return post(`/games/${game}/create`, { numPlayers: seats, setupData: options, unlisted: !listed, watch, pace });
}

/**
 * Without a share of chance the seat is not ready: unlike stock boardgame.io clients, we say that we are in the waiting
 * room, and give our share then.
 */
export function joinTable(
  game: string,
  matchID: string,
  seat: number | null,
  playerName: string,
  contribution: string | null = null,
): Promise<Joined> {
  const wanted = seat === null ? {} : { playerID: String(seat) };
  const ready = contribution === null ? { ready: false } : { ready: true, contribution };
  return post<Joined>(`/games/${game}/${matchID}/join`, { playerName, ...ready, ...wanted });
}

export async function leaveTable(game: string, matchID: string, seat: number, credentials: string): Promise<void> {
  await post(`/games/${game}/${matchID}/leave`, { playerID: String(seat), credentials });
}

/** Makes the rematch (`rotate`: the next seat begins), once however many ask; everybody at the table then gets it as `info.next`. */
export async function playAgain(game: string, { matchID, seat, credentials }: SeatKey, rotate: boolean): Promise<void> {
  await post(`/games/${game}/${matchID}/playAgain`, { playerID: String(seat), credentials, rotate });
}

/** A seat of a match with what proves that it is ours. */
export interface SeatKey {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
}

/** Frees another seat before the match; the reason is told to everybody. */
export async function kickPlayer(host: SeatKey, seat: number, reason: string): Promise<void> {
  await asSeat(host, 'kick', { seat, ...(reason === '' ? {} : { reason }) });
}

/** Frees the seat of somebody who is away from a running match. */
export async function reopenSeat(host: SeatKey, seat: number): Promise<void> {
  await asSeat(host, 'reopen', { seat });
}

/** A computer player sits down on a free seat, or leaves its seat free again. */
export async function seatBot(host: SeatKey, seat: number, sits: boolean): Promise<void> {
  await asSeat(host, 'bot', { seat, sits });
}

/** Exchanges who sits on two seats before the match. */
export async function swapSeats(host: SeatKey, seat: number, other: number): Promise<void> {
  await asSeat(host, 'swap', { seat, with: other });
}

/** What is to be done about an absent player; a majority of those present decides. */
export async function voteAbout(own: SeatKey, seat: number, choice: AbsenceChoice): Promise<void> {
  await asSeat(own, 'absent', { seat, choice });
}

/** Takes one's own seat back from the computer player. */
export async function takeBack(own: SeatKey): Promise<void> {
  await asSeat(own, 'back');
}

export async function makeHost(host: SeatKey, seat: number): Promise<void> {
  await asSeat(host, 'host', { seat });
}

export async function changeAccess(
  host: SeatKey,
  access: { readonly locked?: boolean; readonly watch?: WatchAccess },
): Promise<void> {
  await asSeat(host, 'access', access);
}

export async function dismissWatcher(host: SeatKey, watcher: string): Promise<void> {
  await asSeat(host, 'dismiss', { watcher });
}

/** Makes the token that moves the seat to another device, once, before `expiresAt`. */
export function deviceToken(own: SeatKey): Promise<{ readonly token: string; readonly expiresAt: number }> {
  return asSeat(own, 'device');
}

/** Takes a seat over by the token another device made. */
export function claimSeat(
  matchID: string,
  seat: number,
  token: string,
): Promise<Joined & { readonly playerName: string }> {
  return post(`/api/matches/${matchID}/claim`, { playerID: String(seat), token });
}

function asSeat<Body>({ matchID, seat, credentials }: SeatKey, tool: string, body: object = {}): Promise<Body> {
  return post(`/api/matches/${matchID}/${tool}`, { playerID: String(seat), credentials, ...body });
}

export function tableByCode(code: string): Promise<MatchInfo> {
  return request<MatchInfo>(`/api/codes/${encodeURIComponent(code)}`);
}

export function recordLink(matchID: string): string {
  return `/api/matches/${encodeURIComponent(matchID)}/record`;
}

/** Refused while the match goes on. */
export function matchRecord(matchID: string): Promise<MatchRecord> {
  return request<MatchRecord>(recordLink(matchID));
}

function post<Body>(path: string, body: object): Promise<Body> {
  return request<Body>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function request<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await reach(path, init);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Body;
  if (isRefused(body)) throw new CodedError(body);
  throw new CodedError({ ok: false, code: `HTTP_${response.status}`, message: response.statusText });
}

async function reach(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { signal: AbortSignal.timeout(10_000), ...init });
  } catch {
    throw new CodedError({ ok: false, code: 'UNREACHABLE', message: 'The server cannot be reached.' });
  }
}

function isRefused(body: unknown): body is Refused {
  return isRecord(body) && body.ok === false && typeof body.code === 'string';
}

export function refusedOf(error: unknown): Refused {
  if (error instanceof CodedError) return error.refused;
  return { ok: false, code: 'UNEXPECTED', message: error instanceof Error ? error.message : String(error) };
}
