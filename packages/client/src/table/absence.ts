/** Whom the others may decide about: who is away for long enough, or late by the clock. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';

export interface Missed {
  readonly seat: SeatInfo;
  /** On the server's clock. */
  readonly since: number;
  readonly why: 'away' | 'late';
}

/** Other people's seats; `now` is the server's clock. */
export function missed({ seats, active, clock, patience }: MatchInfo, me: number, now: number): readonly Missed[] {
  return seats
    .filter(({ seat, name, bot }) => seat !== me && name !== null && bot === null)
    .flatMap((seat): Missed[] => {
      const isAway = seat.presence === 'gone' && seat.since !== null && now - seat.since >= patience;
      if (isAway) return [{ seat, since: seat.since ?? now, why: 'away' }];
      const isLate = clock !== null && active.includes(seat.seat) && now - clock.since >= clock.limit;
      return isLate ? [{ seat, since: clock.since, why: 'late' }] : [];
    });
}

/** Minutes and seconds that are left, or `null` when the move is late. */
export function timeLeft({ since, limit }: NonNullable<MatchInfo['clock']>, now: number): string | null {
  const seconds = Math.ceil((since + limit - now) / 1000);
  return seconds <= 0 ? null : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
