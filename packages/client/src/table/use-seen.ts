/** What happened while I was away: from when to when, and how many moves of others. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchState } from '../match/state';
import { type HeldSeat, isFresh, markSeen } from '../match/tables';
import type { Span } from './digest';

export interface Missed {
  /** Steps after this version are new since the last visit; null: no line. */
  readonly newAfter: number | null;
  /** Moves of others made while the page was not looking; 0 once dismissed, or once I have moved myself. */
  readonly count: number;
  /** What `count` counts lies in it; null when that is 0. */
  readonly span: Span | null;
  dismiss(): void;
}

/** An absence: nothing after `from` was seen; it ended at version `to`, null while it lasts. */
interface Absence {
  readonly from: number;
  readonly to: number | null;
}

export function useSeen(state: MatchState, held: HeldSeat | null): Missed {
  const version = state.picture?.version ?? 0;
  const isAway = !useVisible() || state.connection !== 'online';
  const [wasAway, setWasAway] = useState(isAway);
  const [absence, setAbsence] = useState<Absence | null>(() =>
    held !== null && !isFresh(held.matchID) && held.seen < version
      ? { from: held.seen, to: isAway ? null : version }
      : null,
  );
  const [isTold, setTold] = useState(false);
  const seat = held?.seat ?? null;
  const span = isTold ? null : openSpan(absence, state, seat);
  const count = span === null ? 0 : state.steps.filter((step) => isIn(span, step.version) && step.seat !== seat).length;

  if (isAway !== wasAway) {
    setWasAway(isAway);
    // What was not dismissed before I went again is still news when I am back.
    if (isAway) setAbsence({ from: count > 0 && span !== null ? span.from : version, to: null });
    else setAbsence((old) => (old !== null && version > old.from ? { ...old, to: version } : null));
    setTold(false);
  }

  const matchID = held?.matchID ?? null;
  useEffect(() => {
    // Nor is it lost by a reload.
    if (matchID !== null && !isAway && count === 0) markSeen(matchID, version);
  }, [matchID, version, isAway, count]);

  return {
    newAfter: absence?.from ?? null,
    count,
    span: count > 0 ? span : null,
    dismiss: () => setTold(true),
  };
}

/** The absence that I have come back from and not moved since: whoever has moved knows what there was to know. */
function openSpan(absence: Absence | null, state: MatchState, seat: number | null): Span | null {
  if (absence === null || absence.to === null || seat === null) return null;
  const { from, to } = absence;
  return state.steps.some((step) => step.seat === seat && step.version > to) ? null : { from, to };
}

function isIn({ from, to }: Span, version: number): boolean {
  return version > from && version <= to;
}

function useVisible(): boolean {
  return useSyncExternalStore(listen, isVisible);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function listen(hear: () => void): () => void {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
