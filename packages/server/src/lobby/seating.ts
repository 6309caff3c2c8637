/** Taking seats and giving them up, and the deal when all are taken and ready. */
import type { Answer } from '@quayside/games/wire/protocol';
import { hashCredentials, newCredentials } from '../ids';
import type { Live } from '../match/live';
import { type Conflict, conflict } from '../match/matches';
import { notice } from '../match/notice';
import { authenticate, freeSeat, hostOf, isFree, noSuchSeat, seatNamed } from '../match/seats';
import { refuse } from '../refuse';
import type { MatchHead, SeatRecord } from '../store/store';
import { type ReseatDeps, type Reseating, reseat } from './reseat';

export interface JoinRequest {
  /** undefined: the first free seat. */
  readonly playerID: string | undefined;
  readonly name: string;
  readonly ready: boolean;
  readonly data: string | null;
  /** The browser's share of chance. */
  readonly contribution?: string | undefined;
}

export interface Credentialed {
  readonly playerID: string;
  readonly credentials: string;
}

export interface ReadyRequest extends Credentialed {
  readonly matchID: string;
  readonly ready: boolean;
  readonly contribution?: string | undefined;
}

export type JoinAnswer = Answer<{ readonly playerID: string; readonly playerCredentials: string }>;

export interface Seating {
  join(game: string, matchID: string, request: JoinRequest): Promise<JoinAnswer>;
  leave(game: string, matchID: string, who: Credentialed): Promise<Answer>;
  ready(game: string, request: ReadyRequest): Promise<Answer>;
  /** Changes what a player tells about itself; undefined leaves it. */
  update(
    game: string,
    matchID: string,
    who: Credentialed,
    news: { readonly name?: string | undefined; readonly data?: string | undefined },
  ): Promise<Answer>;
}

export interface SeatingDeps extends ReseatDeps {
  readonly wire: ReseatDeps['wire'] & {
    dropStale(head: MatchHead): void;
    removed(head: MatchHead): void;
  };
}

export function createSeating(deps: SeatingDeps): Seating {
  const { matches } = deps;
  return {
    join: (game, matchID, request) => matches.run<JoinAnswer>(game, matchID, (live) => join(deps, live, request)),
    leave: (game, matchID, who) => matches.run<Answer>(game, matchID, (live) => leave(deps, live, who)),
    ready: (game, { matchID, ready, contribution, ...who }) =>
      matches.run<Answer>(game, matchID, (live) =>
        edit(
          deps,
          live,
          who,
          (seat) =>
            live.record.status === 'waiting'
              ? { ...seat, ready, contribution: contribution ?? seat.contribution }
              : refuse('ALREADY_STARTED', 'The match has begun.'),
          { isCounted: true },
        ),
      ),
    update: (game, matchID, who, { name, data }) =>
      matches.run<Answer>(game, matchID, (live) =>
        edit(deps, live, who, (seat) => ({ ...seat, name: name ?? seat.name, data: data ?? seat.data })),
      ),
  };
}

async function join(deps: SeatingDeps, live: Live, request: JoinRequest): Promise<JoinAnswer | Conflict> {
  const { record } = live;
  const { playerID, name, ready, data, contribution } = request;
  if (record.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  if (record.locked) return refuse('LOCKED', 'The host has locked the table.');
  const wanted = playerID === undefined ? record.seats.find(isFree) : seatNamed(record, playerID);
  if (wanted === undefined) return refuse('MATCH_FULL', 'Every seat of the match is taken.');
  if (wanted === null) return noSuchSeat();
  if (!isFree(wanted)) return refuse('SEAT_TAKEN', 'Somebody else has this seat.');
  const playerCredentials = newCredentials();
  const isWritten = await reseat(
    deps,
    live,
    [
      {
        ...wanted,
        name,
        data,
        // After the deal the contribution is part of the match's record.
        contribution: (record.status === 'waiting' ? contribution : undefined) ?? wanted.contribution,
        hash: hashCredentials(playerCredentials),
        ready: ready || record.status === 'playing',
        joinedAt: Date.now(),
      },
    ],
    hostOf(record) === null ? { host: wanted.seat } : {},
  );
  return isWritten ? { ok: true, playerID: String(wanted.seat), playerCredentials } : conflict;
}

async function leave(
  { matches, wire }: SeatingDeps,
  live: Live,
  { playerID, credentials }: Credentialed,
): Promise<Answer | Conflict> {
  const { record } = live;
  const seat = authenticate(record, playerID, credentials);
  if (!seat.ok) return seat;
  const isLast = record.seats.every((one) => one.seat === seat.seat || one.hash === null);
  if (record.status === 'waiting' && isLast) {
    if (!(await matches.remove(live))) return conflict;
    wire.removed(record);
    return { ok: true };
  }
  // After the deal the contribution is part of the match's record.
  const left = seatNamed(record, playerID);
  const free = freeSeat(seat.seat, record.status === 'waiting' ? '' : left?.contribution);
  const host = hostOf({ host: record.host, seats: record.seats.map((one) => (one === left ? free : one)) });
  const line = notice('LEFT', { name: left?.name ?? '' });
  const change = { seats: [free], lines: [line], startsAt: null, ...(host === null ? {} : { host }) };
  if (!(await matches.commit(live, { updatedAt: Date.now(), ...change }))) return conflict;
  wire.dropStale(live.record);
  wire.changed(live.record);
  wire.line(live.record, line);
  return { ok: true };
}

/** A change of one's own seat. */
async function edit(
  deps: SeatingDeps,
  live: Live,
  who: Credentialed,
  change: (seat: SeatRecord) => SeatRecord | Answer,
  how: Reseating = {},
): Promise<Answer | Conflict> {
  const seat = authenticate(live.record, who.playerID, who.credentials);
  if (!seat.ok) return seat;
  const own = seatNamed(live.record, who.playerID);
  if (own === null) return noSuchSeat();
  const edited = change(own);
  if ('ok' in edited) return edited;
  return (await reseat(deps, live, [edited], how)) ? { ok: true } : conflict;
}
