/** Finds the table behind a code. */
import type { MatchInfo, Refused } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { refusedOf, tableByCode } from './api';

export interface Lookup {
  readonly info: MatchInfo | null;
  readonly refused: Refused | null;
}

/** With `everyMs`, asks again and again: for tables that may not be watched over a socket. */
export function useTableLookup(code: string | null, everyMs: number | null): Lookup {
  const [found, setFound] = useState<Lookup>({ info: null, refused: null });
  useEffect(() => {
    if (code === null) return;
    let isCurrent = true;
    const ask = (): void => {
      tableByCode(code)
        .then((info) => isCurrent && setFound({ info, refused: null }))
        .catch((error: unknown) => isCurrent && setFound((old) => ({ ...old, refused: refusedOf(error) })));
    };
    ask();
    const timer = everyMs === null ? undefined : setInterval(ask, everyMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [code, everyMs]);
  return found;
}
