/** What the host of a match may do: free seats, hand the role on, lock the table, say who may watch. */
import type { Answer, ChatLine, Refused, WatchAccess } from '@quayside/games/wire/protocol';
import type { Attending } from '../match/attendance';
import type { Live } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { notice } from '../match/notice';
import { authenticate, dismissed, freeSeat, hostOf, isFree, noSuchSeat, seatNamed, unheard } from '../match/seats';
import { refuse } from '../refuse';
import type { Change, MatchHead, SeatRecord } from '../store/store';
import type { Credentialed } from './seating';

export interface Access {
  readonly locked?: boolean | undefined;
  readonly watch?: WatchAccess | undefined;
}

export interface Hosting {
  /** Frees a seat before the match; `reason` is told to everybody. */
  kick(matchID: string, who: Credentialed, seat: string, reason: string | undefined): Promise<Answer>;
  /** Frees the seat of somebody who is away, while the match is played. */
  reopen(matchID: string, who: Credentialed, seat: string): Promise<Answer>;
  /** Before the match, exchanges who sits on two seats. Those who moved keep their credentials. */
  swap(matchID: string, who: Credentialed, seat: string, other: string): Promise<Answer>;
  passOn(matchID: string, who: Credentialed, seat: string): Promise<Answer>;
  /** What is undefined stays. Once the match has begun, watching can only be narrowed. */
  access(matchID: string, who: Credentialed, access: Access): Promise<Answer>;
  /** Sends a spectator away; it does not come back to this match. */
  dismiss(matchID: string, who: Credentialed, watcher: string): Promise<Answer>;
}

export interface HostingDeps {
  readonly matches: Matches;
  readonly attending: Attending;
  /** Keeps a spectator out; false when there is none of that id. */
  readonly block: (matchID: string, watcher: string) => boolean;
  readonly wire: {
    changed(head: MatchHead, before?: MatchHead): void;
    line(head: MatchHead, line: ChatLine): void;
    dropStale(head: MatchHead, why?: Refused): void;
    dropWatchers(head: MatchHead, why: Refused, watcher?: string): void;
  };
  /** Milliseconds that a player has to be away before the seat may be re-opened. */
  readonly reopenAfter: number;
}

const breadth: Record<WatchAccess, number> = { nobody: 0, link: 1, listed: 2 };

export function createHosting(deps: HostingDeps): Hosting {
  const startedAt = Date.now();
  return {
    kick: (matchID, who, seat, reason) => asHost(deps.matches, matchID, who, (live) => kick(deps, live, seat, reason)),
    reopen: (matchID, who, seat) => asHost(deps.matches, matchID, who, (live) => reopen(deps, live, seat, startedAt)),
    swap: (matchID, who, seat, other) => asHost(deps.matches, matchID, who, (live) => swap(deps, live, seat, other)),
    passOn: (matchID, who, seat) => asHost(deps.matches, matchID, who, (live) => passOn(deps, live, seat)),
    access: (matchID, who, wanted) => asHost(deps.matches, matchID, who, (live) => setAccess(deps, live, wanted)),
    dismiss: (matchID, who, watcher) =>
      asHost(deps.matches, matchID, who, ({ record }) => {
        if (!deps.block(matchID, watcher))
          return Promise.resolve(refuse('NO_SUCH_WATCHER', 'Nobody of that id is watching.'));
        deps.wire.dropWatchers(record, dismissed(), watcher);
        return Promise.resolve({ ok: true });
      }),
  };
}

/** Runs `job` if `who` is the host of the match. */
export function asHost(
  matches: Matches,
  matchID: string,
  who: Credentialed,
  job: (live: Live) => Promise<Answer | Conflict>,
): Promise<Answer> {
  return matches.run<Answer>(null, matchID, async (live) => {
    const seat = authenticate(live.record, who.playerID, who.credentials);
    if (!seat.ok) return seat;
    return hostOf(live.record) === seat.seat ? job(live) : refuse('NOT_HOST', 'Only the host may do that.');
  });
}

async function kick(
  deps: HostingDeps,
  live: Live,
  playerID: string,
  reason: string | undefined,
): Promise<Answer | Conflict> {
  if (live.record.status !== 'waiting') return refuse('ALREADY_STARTED', 'The match has begun.');
  const other = otherSeat(live.record, playerID);
  if ('ok' in other) return other;
  const told = reason === undefined ? {} : { reason };
  const line = notice('KICKED', { name: other.name ?? '', ...told });
  const why = refuse('KICKED', 'The host freed your seat.', { reason: reason ?? '' });
  return apply(deps, live, { seats: [freeSeat(other.seat)], lines: [line], startsAt: null }, why);
}

async function reopen(deps: HostingDeps, live: Live, playerID: string, startedAt: number): Promise<Answer | Conflict> {
  const { id, status } = live.record;
  if (status !== 'playing') return refuse('NOT_STARTED', 'Seats are re-opened while the match is played.');
  const other = otherSeat(live.record, playerID);
  if ('ok' in other) return other;
  const attendance = await deps.attending(id);
  if (attendance === null) return unheard();
  const { presence, since } = attendance.presenceOf(other.seat);
  const awayFor = presence === 'here' ? 0 : Date.now() - Math.max(since ?? startedAt, other.joinedAt ?? 0);
  if (awayFor < deps.reopenAfter) {
    const seconds = Math.ceil((deps.reopenAfter - awayFor) / 1000);
    return refuse('STILL_HERE', 'The player has not been away for long enough.', { seconds });
  }
  // The contribution is part of the match's record.
  const free = freeSeat(other.seat, other.contribution);
  const line = notice('REOPENED', { name: other.name ?? '' });
  const why = refuse('REOPENED', 'The host re-opened your seat while you were away.');
  return apply(deps, live, { locked: false, seats: [free], lines: [line] }, why);
}

async function swap(deps: HostingDeps, live: Live, one: string, two: string): Promise<Answer | Conflict> {
  const { record } = live;
  if (record.status !== 'waiting') return refuse('ALREADY_STARTED', 'The match has begun.');
  const [first, second] = [seatNamed(record, one), seatNamed(record, two)];
  if (first === null || second === null) return noSuchSeat();
  if (first === second) return { ok: true };
  // A link to another device names the seat it was made for.
  const seats = [
    { ...first, seat: second.seat, link: null },
    { ...second, seat: first.seat, link: null },
  ];
  const moved = new Map([
    [first.seat, second.seat],
    [second.seat, first.seat],
  ]);
  const host = hostOf(record);
  const follows = host === null ? undefined : moved.get(host);
  return apply(
    deps,
    live,
    { seats, lines: [notice('SEATS')], ...(follows === undefined ? {} : { host: follows }) },
    refuse('BAD_CREDENTIALS', 'The seat has been given up.'),
  );
}

async function passOn(deps: HostingDeps, live: Live, playerID: string): Promise<Answer | Conflict> {
  const other = otherSeat(live.record, playerID);
  if ('ok' in other) return other;
  return apply(deps, live, { host: other.seat, lines: [notice('HOST', { name: other.name ?? '' })] });
}

async function setAccess(deps: HostingDeps, live: Live, wanted: Access): Promise<Answer | Conflict> {
  const { record } = live;
  const { locked = record.locked, watch = record.watch } = wanted;
  if (record.status !== 'waiting' && breadth[watch] > breadth[record.watch])
    return refuse('WATCH_WIDER', 'Once the match has begun, nobody else may be let in to watch.');
  const lines = [
    ...(locked === record.locked ? [] : [notice(locked ? 'LOCKED' : 'UNLOCKED')]),
    ...(watch === record.watch ? [] : [notice('WATCH', { watch })]),
  ];
  if (lines.length === 0) return { ok: true };
  const answer = await apply(deps, live, { locked, watch, lines });
  if (answer !== conflict && watch === 'nobody')
    deps.wire.dropWatchers(live.record, refuse('WATCH_FORBIDDEN', 'This match may not be watched any longer.'));
  return answer;
}

/** Somebody else's seat, on which somebody sits. */
function otherSeat(record: MatchHead, playerID: string): SeatRecord | Refused {
  const seat = seatNamed(record, playerID);
  if (seat === null) return noSuchSeat();
  if (isFree(seat)) return refuse('SEAT_FREE', 'Nobody sits there.');
  if (seat.hash === null) return refuse('BOT_SEAT', 'A computer player sits there.');
  return seat.seat === hostOf(record) ? refuse('OWN_SEAT', 'This is your own seat.') : seat;
}

/** Writes the change and tells everybody; whoever lost a seat hears `why`. */
async function apply(
  { matches, wire }: HostingDeps,
  live: Live,
  change: Omit<Change, 'updatedAt'>,
  why?: Refused,
): Promise<Answer | Conflict> {
  const before = live.record;
  if (!(await matches.commit(live, { updatedAt: Date.now(), ...change }))) return conflict;
  if (why !== undefined) wire.dropStale(live.record, why);
  wire.changed(live.record, before);
  for (const line of change.lines ?? []) wire.line(live.record, line);
  return { ok: true };
}
