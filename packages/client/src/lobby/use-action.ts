/** A button's work: busy while it runs, its refusal when it fails. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useCallback, useState } from 'react';
import { announce } from '../app/announce';
import { play } from '../sound/sound';
import { reasonText } from '../text/reason';
import { refusedOf } from './api';

export interface Action {
  readonly isBusy: boolean;
  readonly refused: Refused | null;
  run(work: () => Promise<void>): void;
  clear(): void;
}

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const run = useCallback((work: () => Promise<void>): void => {
    setBusy(true);
    setRefused(null);
    work()
      .catch((error: unknown) => {
        const why = refusedOf(error);
        setRefused(why);
        announce(reasonText(why, null), 'assertive');
        play('error');
      })
      .finally(() => setBusy(false));
  }, []);
  const clear = useCallback(() => setRefused(null), []);
  return { isBusy, refused, run, clear };
}
