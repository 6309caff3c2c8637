/** Loads a game's words and draws again when they are there. */
import { useEffect, useState } from 'react';
import type { GameEntry } from '../games';
import { loadGameTexts } from './i18n';

export function useGameTexts(game: GameEntry): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadGameTexts(game)
      .then(() => isCurrent && setLoaded(true))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return isLoaded;
}
