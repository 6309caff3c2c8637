/** What happened while I was away: the line in the log, and how many moves of others I missed. */
import { useEffect, useState } from 'react';
import type { MatchState } from '../match/state';
import { type HeldSeat, markSeen } from '../match/tables';

export interface Missed {
  /** Steps after this version are new since the last visit; null: no line. */
  readonly newAfter: number | null;
  /** Moves of others made while the page was not looking; 0 once dismissed, or once I have moved myself. */
  readonly count: number;
  dismiss(): void;
}

/** An absence: nothing after `from` was seen; it ended at version `to`, null while it lasts. */
interface Absence {
  readonly from: number;
  readonly to: number | null;
}

export function useSeen(state: MatchState, held: HeldSeat | null): Missed {
  const version = state.picture?.version ?? 0;
  const isOnline = state.connection === 'online';
  const [absence, setAbsence] = useState<Absence | null>(() =>
    held !== null && held.seen > 0 ? { from: held.seen, to: version } : null,
  );
  const [isTold, setTold] = useState(false);
  const [wasOnline, setWasOnline] = useState(isOnline);

  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    if (!isOnline) setAbsence({ from: version, to: null });
    else if (absence?.to === null) setAbsence(version > absence.from ? { ...absence, to: version } : null);
    setTold(false);
  }

  const matchID = held?.matchID ?? null;
  useEffect(() => {
    if (matchID !== null && document.visibilityState === 'visible') markSeen(matchID, version);
    const changed = (): void => {
      if (document.visibilityState === 'visible') {
        setAbsence((old) => (old?.to === null ? { ...old, to: version } : old));
        if (matchID !== null) markSeen(matchID, version);
      } else {
        setAbsence({ from: version, to: null });
        setTold(false);
      }
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [matchID, version]);

  const seat = held?.seat ?? null;
  const { from, to } = absence ?? { from: 0, to: null };
  // Whoever has moved since knows what there was to know.
  const hasMoved = to !== null && state.steps.some((step) => step.seat === seat && step.version > to);
  const isOver = to !== null && !isTold && !hasMoved && seat !== null;
  const count = isOver
    ? state.steps.filter((step) => step.version > from && step.version <= to && step.seat !== seat).length
    : 0;
  return { newAfter: absence?.from ?? null, count, dismiss: () => setTold(true) };
}
