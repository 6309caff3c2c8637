/** The host puts computer players on free seats, and takes them off again. */
import type { Answer } from '@quayside/games/wire/protocol';
import { bestKind } from '../bots/think';
import type { Live } from '../match/live';
import { type Conflict, conflict } from '../match/matches';
import { notice } from '../match/notice';
import { botSeat, freeSeat, isFree, noSuchSeat, seatNamed } from '../match/seats';
import { refuse } from '../refuse';
import { asHost } from './hosting';
import { type ReseatDeps, reseat } from './reseat';
import type { Credentialed } from './seating';

export interface BotSeats {
  /** A computer player sits down on a free seat, or (`sits` false) leaves its seat free. */
  seat(matchID: string, who: Credentialed, seat: string, sits: boolean): Promise<Answer>;
}

export function createBotSeats(deps: ReseatDeps): BotSeats {
  return {
    seat: (matchID, who, seat, sits) =>
      asHost(deps.matches, matchID, who, (live) => (sits ? sitDown : standUp)(deps, live, seat)),
  };
}

async function sitDown(deps: ReseatDeps, live: Live, playerID: string): Promise<Answer | Conflict> {
  if (live.record.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  const wanted = seatNamed(live.record, playerID);
  if (wanted === null) return noSuchSeat();
  if (!isFree(wanted)) return refuse('SEAT_TAKEN', 'Somebody has this seat.');
  const seat = botSeat(wanted, bestKind(live.game));
  return told(await reseat(deps, live, [seat], { lines: [notice('BOT', { name: seat.name ?? '' })], isCounted: true }));
}

async function standUp(deps: ReseatDeps, live: Live, playerID: string): Promise<Answer | Conflict> {
  if (live.record.status === 'over') return refuse('ALREADY_OVER', 'The match is over.');
  const wanted = seatNamed(live.record, playerID);
  if (wanted === null) return noSuchSeat();
  if (wanted.bot === null || wanted.hash !== null) return refuse('NO_BOT', 'No computer player sits there.');
  const lines = [notice('BOT_OUT', { name: wanted.name ?? '' })];
  return told(await reseat(deps, live, [freeSeat(wanted.seat, wanted.contribution)], { lines }));
}

function told(isWritten: boolean): Answer | Conflict {
  return isWritten ? { ok: true } : conflict;
}
