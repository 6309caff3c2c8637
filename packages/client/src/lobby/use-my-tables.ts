/** Fresh news of the tables this device has a seat at, listed or not. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { forgetSeat, type HeldSeat } from '../match/tables';
import { refusedOf, tableByCode } from './api';

const everyMs = 15_000;
/** Codes of the server that mean: this table will not come back. */
const gone = new Set(['NO_SUCH_TABLE', 'NO_SUCH_MATCH', 'HTTP_404']);

export function useMyTables(held: readonly HeldSeat[], listed: readonly MatchInfo[]): ReadonlyMap<string, MatchInfo> {
  const [asked, setAsked] = useState<ReadonlyMap<string, MatchInfo>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      for (const seat of held.slice(0, 20)) {
        const info = await tableByCode(seat.code).catch((error: unknown) => {
          if (gone.has(refusedOf(error).code)) forgetSeat(seat.matchID);
          return null;
        });
        if (!isCurrent) return;
        if (info !== null) setAsked((old) => new Map(old).set(info.matchID, info));
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [held]);
  const all = new Map(asked);
  for (const info of listed)
    if ((all.get(info.matchID)?.updatedAt ?? -1) <= info.updatedAt) all.set(info.matchID, info);
  return all;
}
