/** Taking seats and giving them up, and the deal when all are taken and ready. */
import type { Answer } from '@quayside/games/wire/protocol';
import { hashCredentials, newCredentials } from '../ids';
import { deal, encodePosition, type Live, type Position } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { authenticate, noSuchSeat, seatNamed } from '../match/seats';
import { refuse } from '../refuse';
import type { Change, MatchHead, SeatRecord } from '../store/store';

export interface JoinRequest {
  /** undefined: the first free seat. */
  readonly playerID: string | undefined;
  readonly name: string;
  readonly ready: boolean;
  readonly data: string | null;
}

export interface Credentialed {
  readonly playerID: string;
  readonly credentials: string;
}

export type JoinAnswer = Answer<{ readonly playerID: string; readonly playerCredentials: string }>;

export interface Seating {
  join(game: string, matchID: string, request: JoinRequest): Promise<JoinAnswer>;
  leave(game: string, matchID: string, who: Credentialed): Promise<Answer>;
  ready(game: string, request: Credentialed & { readonly matchID: string; readonly ready: boolean; readonly contribution?: string | undefined }): Promise<Answer>;
  /** Changes what a player tells about itself; undefined leaves it. */
  update(game: string, matchID: string, who: Credentialed, news: { readonly name?: string | undefined; readonly data?: string | undefined }): Promise<Answer>;
}

export interface SeatingDeps {
  readonly matches: Matches;
  readonly wire: {
    changed(head: MatchHead): void;
    dealt(live: Live): void;
    dropStale(head: MatchHead): void;
    removed(head: MatchHead): void;
  };
}

export function createSeating({ matches, wire }: SeatingDeps): Seating {
  /** Writes the seat as it is to be from now on, deals when that was the last thing missing, and tells everybody. */
  const reseat = async (live: Live, seat: SeatRecord): Promise<boolean> => {
    const seats = live.record.seats.map((old) => (old.seat === seat.seat ? seat : old));
    const isComplete = live.record.status === 'waiting' && seats.every(({ hash, ready }) => hash !== null && ready);
    const position = isComplete ? deal(live.game, { ...live.record, seats }) : null;
    if (!(await matches.commit(live, { updatedAt: Date.now(), seats: [seat], ...dealChange(position) }))) return false;
    if (position !== null) live.position = position;
    wire.changed(live.record);
    if (position !== null) wire.dealt(live);
    return true;
  };

  const join = async (live: Live, request: JoinRequest): Promise<JoinAnswer | Conflict> => {
    const { seats, status } = live.record;
    if (status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
    const wanted = request.playerID === undefined ? seats.find(({ hash }) => hash === null) : seatNamed(live.record, request.playerID);
    if (wanted === undefined) return refuse('MATCH_FULL', 'Every seat of the match is taken.');
    if (wanted === null) return noSuchSeat();
    if (wanted.hash !== null) return refuse('SEAT_TAKEN', 'Somebody else has this seat.');
    const playerCredentials = newCredentials();
    const { name, ready, data } = request;
    const isWritten = await reseat(live, {
      ...wanted,
      name,
      data,
      hash: hashCredentials(playerCredentials),
      ready: ready || status === 'playing',
      joinedAt: Date.now(),
    });
    return isWritten ? { ok: true, playerID: String(wanted.seat), playerCredentials } : conflict;
  };

  const leave = async (live: Live, { playerID, credentials }: Credentialed): Promise<Answer | Conflict> => {
    const { record } = live;
    const seat = authenticate(record, playerID, credentials);
    if (!seat.ok) return seat;
    const isLast = record.seats.every((one) => one.seat === seat.seat || one.hash === null);
    if (record.status === 'waiting' && isLast) {
      if (!(await matches.remove(live))) return conflict;
      wire.removed(record);
      return { ok: true };
    }
    const old = seatNamed(record, playerID);
    // After the deal the contribution is part of the match's record.
    const contribution = record.status === 'waiting' ? '' : (old?.contribution ?? '');
    const free = { seat: seat.seat, name: null, hash: null, ready: false, contribution, data: null, joinedAt: null };
    if (!(await matches.commit(live, { updatedAt: Date.now(), seats: [free] }))) return conflict;
    wire.dropStale(live.record);
    wire.changed(live.record);
    return { ok: true };
  };

  /** A change of one's own seat. */
  const change = (game: string, matchID: string, who: Credentialed, edit: (seat: SeatRecord, live: Live) => SeatRecord | Answer): Promise<Answer> =>
    matches.run<Answer>(game, matchID, async (live) => {
      const seat = authenticate(live.record, who.playerID, who.credentials);
      if (!seat.ok) return seat;
      const own = seatNamed(live.record, who.playerID);
      if (own === null) return noSuchSeat();
      const edited = edit(own, live);
      if ('ok' in edited) return edited;
      return (await reseat(live, edited)) ? { ok: true } : conflict;
    });

  return {
    join: (game, matchID, request) => matches.run<JoinAnswer>(game, matchID, (live) => join(live, request)),
    leave: (game, matchID, who) => matches.run<Answer>(game, matchID, (live) => leave(live, who)),
    ready: (game, { matchID, playerID, credentials, ready, contribution }) =>
      change(game, matchID, { playerID, credentials }, (seat, { record }) =>
        record.status === 'waiting'
          ? { ...seat, ready, contribution: contribution ?? seat.contribution }
          : refuse('ALREADY_STARTED', 'The match has begun.'),
      ),
    update: (game, matchID, who, { name, data }) =>
      change(game, matchID, who, (seat) => ({ ...seat, name: name ?? seat.name, data: data ?? seat.data })),
  };
}

function dealChange(position: Position | null): Partial<Change> {
  if (position === null) return {};
  return { status: 'playing', position: encodePosition(position), active: [...position.state.public.active] };
}
