/** Finds the table behind a code. */
import type { MatchInfo, Refused } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { refusedOf, tableByCode } from './api';

export interface Lookup {
  readonly info: MatchInfo | null;
  readonly refused: Refused | null;
  ask(): void;
}

/** With `everyMs`, asks again and again: for tables that may not be watched over a socket. */
export function useTableLookup(code: string | null, everyMs: number | null): Lookup {
  const [found, setFound] = useState<Pick<Lookup, 'info' | 'refused'>>({ info: null, refused: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    tableByCode(code)
      .then((info) => isCurrent && setFound({ info, refused: null }))
      .catch((error: unknown) => isCurrent && setFound((old) => ({ ...old, refused: refusedOf(error) })));
    return () => {
      isCurrent = false;
    };
  }, [code, round]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => setRound((old) => old + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return { ...found, ask: () => setRound((old) => old + 1) };
}
