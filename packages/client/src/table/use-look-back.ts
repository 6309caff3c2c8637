/** Looking at the table as it was: which version, and its view once it is here. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useCallback, useMemo, useState } from 'react';
import { isRefused, type Pasts } from '../match/pasts';
import type { Picture } from '../match/state';

export interface LookBack {
  /** The version that is looked at, 0 being the deal; null: now. */
  readonly at: number | null;
  /** The newest version. */
  readonly last: number;
  /** Moves made since the looking back began. */
  readonly arrived: number;
  /** What to show: that version, or while it is on its way the one before. null: now. */
  readonly picture: Picture | null;
  readonly isLoading: boolean;
  /** Why the version cannot be shown. */
  readonly refused: Refused | null;
  /** Looks at `version`, or the nearest there is. */
  look(version: number): void;
  leave(): void;
}

interface Looking {
  readonly at: number;
  /** The newest version when it began. */
  readonly since: number;
  readonly picture: Picture | null;
  readonly refused: Refused | null;
}

export function useLookBack(pasts: Pick<Pasts, 'known' | 'fetch'>, last: number): LookBack {
  const [looking, setLooking] = useState<Looking | null>(null);

  const look = useCallback(
    (version: number): void => {
      const at = Math.min(last, Math.max(0, version));
      const known = pasts.known(at);
      setLooking((old) => ({
        at,
        since: old?.since ?? last,
        picture: known ?? old?.picture ?? null,
        refused: null,
      }));
      if (known !== null) return;
      void pasts.fetch(at).then((answer) =>
        setLooking((old) => {
          // Whoever has stepped on meanwhile is not thrown back by a late answer.
          if (old === null || old.at !== at) return old;
          return isRefused(answer) ? { ...old, refused: answer } : { ...old, picture: answer };
        }),
      );
    },
    [pasts, last],
  );
  const leave = useCallback(() => setLooking(null), []);

  return useMemo(() => {
    const { at = null, since = last, picture = null, refused = null } = looking ?? {};
    const isLoading = at !== null && refused === null && picture?.version !== at;
    return { at, last, arrived: last - since, picture, isLoading, refused, look, leave };
  }, [looking, last, look, leave]);
}
