/** The one place where seats change: it deals when a change was the last thing missing, and tells everybody. */
import type { Answer, ChatLine } from '@quayside/games/wire/protocol';
import { deal, encodePosition, type Live, type Position } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { isFree } from '../match/seats';
import type { Change, MatchHead, SeatRecord } from '../store/store';

export interface ReseatDeps {
  readonly matches: Matches;
  readonly wire: {
    changed(head: MatchHead, before?: MatchHead): void;
    line(head: MatchHead, line: ChatLine): void;
    dealt(live: Live): void;
  };
  /** Milliseconds in which those who are ready can take it back. */
  readonly countdown: number;
}

export interface Reseating extends Pick<Change, 'host' | 'lines'> {
  /** The deal waits for the countdown, if others than whoever asks sit at the table. Stock clients expect it at once. */
  readonly isCounted?: boolean;
}

/** Writes the seats as they are to be from now on. On false the job has to answer `conflict`. */
export async function reseat(
  deps: ReseatDeps,
  live: Live,
  changed: readonly SeatRecord[],
  { isCounted = false, ...more }: Reseating = {},
): Promise<boolean> {
  const { record } = live;
  const seats = record.seats.map((old) => changed.find(({ seat }) => seat === old.seat) ?? old);
  if (record.status !== 'waiting') return write(deps, live, { seats: changed, ...more });
  if (!isComplete(seats)) return write(deps, live, { seats: changed, startsAt: null, ...more });
  if (record.startsAt !== null) return write(deps, live, { seats: changed, ...more });
  const people = seats.filter(({ bot }) => bot === null).length;
  if (isCounted && deps.countdown > 0 && people > 1)
    return write(deps, live, { seats: changed, startsAt: Date.now() + deps.countdown, ...more });
  return begin(deps, live, seats, { seats: changed, ...more });
}

/** Deals the match whose countdown is over. */
export async function beginCounted(
  deps: ReseatDeps,
  live: Live,
  fence: Pick<Change, 'owner'>,
): Promise<Answer | Conflict> {
  const { status, startsAt, seats } = live.record;
  const isDue = status === 'waiting' && startsAt !== null && startsAt <= Date.now() && isComplete(seats);
  return !isDue || (await begin(deps, live, seats, fence)) ? { ok: true } : conflict;
}

function isComplete(seats: readonly SeatRecord[]): boolean {
  return seats.every((seat) => !isFree(seat) && seat.ready);
}

async function begin(
  deps: ReseatDeps,
  live: Live,
  seats: readonly SeatRecord[],
  change: Partial<Change>,
): Promise<boolean> {
  const position = deal(live.game, { ...live.record, seats });
  const dealt = {
    status: 'playing',
    position: encodePosition(position),
    active: [...position.state.public.active],
  } as const;
  return write(deps, live, { ...change, ...dealt, startsAt: null, movedAt: Date.now() }, position);
}

/** Writes, and tells everybody. */
async function write(
  { matches, wire }: ReseatDeps,
  live: Live,
  change: Partial<Change>,
  position: Position | null = null,
): Promise<boolean> {
  const before = live.record;
  if (!(await matches.commit(live, { updatedAt: Date.now(), ...change }))) return false;
  if (position !== null) live.position = position;
  wire.changed(live.record, before);
  for (const line of change.lines ?? []) wire.line(live.record, line);
  if (position !== null) wire.dealt(live);
  return true;
}
