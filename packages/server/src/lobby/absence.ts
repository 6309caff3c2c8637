/** What is done about a player who is away or late: those present vote, and whoever comes back takes the seat again. */
import type { AbsenceChoice, Answer, ChatLine, Refused, Vote, VoteAnswer } from '@quayside/games/wire/protocol';
import { bestKind } from '../bots/think';
import type { Attending } from '../match/attendance';
import type { Attendance, Terms } from '../match/info';
import type { Live } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { notice } from '../match/notice';
import { authenticate, isFree, noSuchSeat, seatNamed, unheard } from '../match/seats';
import { refuse } from '../refuse';
import type { Change, MatchHead, SeatRecord } from '../store/store';
import type { Credentialed } from './seating';

export interface Absence {
  /** A vote about the absent player of `seat`; a majority of the others who are present decides. */
  vote(matchID: string, who: Credentialed, seat: string, choice: AbsenceChoice): Promise<VoteAnswer>;
  /** Takes one's seat back from the computer player that filled in. */
  back(matchID: string, who: Credentialed): Promise<Answer>;
}

export interface AbsenceDeps {
  readonly matches: Matches;
  readonly attending: Attending;
  readonly wire: { changed(head: MatchHead): void; line(head: MatchHead, line: ChatLine): void };
  readonly terms: Pick<Terms, 'reopenAfter' | 'turnTime'>;
}

export function createAbsence(deps: AbsenceDeps): Absence {
  const { matches } = deps;
  const startedAt = Date.now();
  return {
    vote: (matchID, who, seat, choice) =>
      matches.run<VoteAnswer>(null, matchID, (live) => vote(deps, live, who, { seat, choice, startedAt })),
    back: (matchID, who) => matches.run<Answer>(null, matchID, (live) => back(deps, live, who)),
  };
}

type Present = Pick<Attendance, 'presenceOf'>;

interface Wish {
  readonly seat: string;
  readonly choice: AbsenceChoice;
  /** When this process began: before that it knows of nobody's presence. */
  readonly startedAt: number;
}

async function vote(
  deps: AbsenceDeps,
  live: Live,
  who: Credentialed,
  { seat, choice, startedAt }: Wish,
): Promise<VoteAnswer | Conflict> {
  const { record } = live;
  const own = authenticate(record, who.playerID, who.credentials);
  if (!own.ok) return own;
  const about = absentSeat(record, seat, own.seat);
  if ('ok' in about) return about;
  const attendance = await deps.attending(record.id);
  if (attendance === null) return unheard();
  const awaySince = missedSince(deps, attendance, record, about, startedAt);
  if (typeof awaySince !== 'number') return awaySince;
  const others = record.votes.filter((one) => one.about !== about.seat || one.by !== own.seat);
  const votes: Vote[] = [...others, { about: about.seat, by: own.seat, choice, at: Date.now() }];
  const voters = votersOf(attendance, record, about.seat, own.seat);
  const counting = votes.filter(
    (one) =>
      one.about === about.seat && one.at >= Math.max(awaySince, satSince(record, one.by)) && voters.includes(one.by),
  );
  const decided = majority(counting, voters.length);
  const change = outcomeOf(live, about, decided, votes);
  return (await write(deps, live, change)) ? { ok: true, decided } : conflict;
}

/** Somebody else's seat, which a person plays. */
function absentSeat(record: MatchHead, wanted: string, own: number): SeatRecord | Refused {
  if (record.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  if (record.status === 'waiting') return refuse('NOT_STARTED', 'The match has not begun.');
  const seat = seatNamed(record, wanted);
  if (seat === null) return noSuchSeat();
  if (isFree(seat)) return refuse('SEAT_FREE', 'Nobody sits there.');
  if (seat.bot !== null) return refuse('BOT_SEAT', 'A computer player sits there.');
  return seat.seat === own ? refuse('OWN_SEAT', 'This is your own seat.') : seat;
}

/** Since when the seat's player is missed: away for long enough, or late by the clock of a live match. */
function missedSince(
  { terms }: AbsenceDeps,
  attendance: Present,
  record: MatchHead,
  { seat, joinedAt }: SeatRecord,
  startedAt: number,
): number | Refused {
  const { pace, active, movedAt } = record;
  const now = Date.now();
  // Whoever sat down on the seat of somebody absent has been neither away nor late before.
  const sat = joinedAt ?? 0;
  const turnSince = movedAt === null ? now : Math.max(movedAt, sat);
  if (pace === 'live' && active.includes(seat) && now - turnSince >= terms.turnTime) return turnSince;
  const { presence, since } = attendance.presenceOf(seat);
  const awayFor = presence === 'gone' ? now - Math.max(since ?? startedAt, sat) : 0;
  if (presence === 'gone' && awayFor >= terms.reopenAfter) return Math.max(since ?? 0, sat);
  const seconds = Math.ceil((terms.reopenAfter - awayFor) / 1000);
  return refuse('STILL_HERE', 'The player has not been away for long enough.', { seconds });
}

/** The people who may decide: those who are connected, and whoever asks. */
function votersOf({ presenceOf }: Present, { seats }: MatchHead, about: number, asking: number): number[] {
  const people = seats.filter(({ hash, bot, seat }) => hash !== null && bot === null && seat !== about);
  return people.map(({ seat }) => seat).filter((seat) => seat === asking || presenceOf(seat).presence !== 'gone');
}

/** Since when the seat's player has it. */
function satSince({ seats }: MatchHead, seat: number): number {
  return seats.find((one) => one.seat === seat)?.joinedAt ?? 0;
}

function majority(votes: readonly Vote[], voters: number): AbsenceChoice | null {
  const choices = ['wait', 'bot', 'end'] as const;
  return choices.find((choice) => votes.filter((one) => one.choice === choice).length * 2 > voters) ?? null;
}

function outcomeOf(
  live: Live,
  seat: SeatRecord,
  decided: AbsenceChoice | null,
  votes: readonly Vote[],
): Partial<Change> {
  const left = votes.filter(({ about }) => about !== seat.seat);
  if (decided === 'bot') {
    const lines = [notice('STANDS_IN', { name: seat.name ?? '' })];
    return { seats: [{ ...seat, bot: bestKind(live.game) }], votes: left, lines };
  }
  if (decided === 'end') return { status: 'over', active: [], votes: [], lines: [notice('ENDED')] };
  return { votes };
}

async function back(deps: AbsenceDeps, live: Live, who: Credentialed): Promise<Answer | Conflict> {
  const opened = authenticate(live.record, who.playerID, who.credentials);
  if (!opened.ok) return opened;
  const own = seatNamed(live.record, who.playerID);
  if (own === null) return noSuchSeat();
  if (own.bot === null) return refuse('NO_BOT', 'No computer player sits there.');
  const lines = [notice('BACK', { name: own.name ?? '' })];
  return (await write(deps, live, { seats: [{ ...own, bot: null }], lines })) ? { ok: true } : conflict;
}

async function write({ matches, wire }: AbsenceDeps, live: Live, change: Partial<Change>): Promise<boolean> {
  if (!(await matches.commit(live, { updatedAt: Date.now(), ...change }))) return false;
  wire.changed(live.record);
  for (const line of change.lines ?? []) wire.line(live.record, line);
  return true;
}
