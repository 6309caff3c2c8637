/** The host changed the order of the seats: this page goes on at the seat that is ours now. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useEffect } from 'react';
import { announce } from '../app/announce';
import { frameText } from '../text/i18n';
import { moveShare } from './promise';
import { type HeldSeat, keepSeat } from './tables';

/** True until the new seat is taken. */
export function useNewSeat(held: HeldSeat | null, failure: Refused | null): boolean {
  const seat = failure?.code === 'RESEATED' ? failure.detail?.seat : undefined;
  const isMoved = held !== null && typeof seat === 'number' && seat !== held.seat;
  useEffect(() => {
    if (!isMoved || held === null || typeof seat !== 'number') return;
    keepSeat({ ...held, seat });
    moveShare(held.matchID, seat);
    announce(frameText('error.RESEATED') ?? '');
  }, [isMoved, held, seat]);
  return isMoved;
}
