/** A finished match as a component waits for it. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedOf } from '../lobby/api';
import { type Finished, loadFinished } from './load';

export interface Waiting {
  readonly finished: Finished | null;
  readonly refused: Refused | null;
}

/** null: nothing to load yet. */
export function useFinished(matchID: string | null): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({ finished: null, refused: null });
  useEffect(() => {
    if (matchID === null) return;
    let isCurrent = true;
    loadFinished(matchID)
      .then((finished) => isCurrent && setWaiting({ finished, refused: null }))
      .catch((error: unknown) => isCurrent && setWaiting({ finished: null, refused: refusedOf(error) }));
    return () => {
      isCurrent = false;
    };
  }, [matchID]);
  return waiting;
}

/** Why nothing can be shown, in words. */
export function useFailureText(refused: Refused | null): string | null {
  const { t } = useTranslation();
  if (refused === null) return null;
  if (refused.code === 'NO_RULES') return t('story.noRules');
  return t(refused.code === 'NOT_OVER' ? 'replay.notOver' : 'story.failed');
}
