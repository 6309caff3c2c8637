/** Questions that this device answers by itself, as its settings say: once for each of them. */
import { useEffect, useRef } from 'react';
import { hasHabit, useSettings } from '../app/settings';
import type { AnyPage } from '../games';
import type { AnyMove } from '../match/state';
import type { AnyView } from './playback';

export interface HabitsInput {
  readonly page: Pick<AnyPage, 'habits' | 'meta'>;
  readonly view: AnyView;
  readonly version: number;
  /** I am asked, and see what I am asked about. */
  readonly isFree: boolean;
  readonly send: (move: AnyMove) => void;
}

export function useHabits({ page, view, version, isFree, send }: HabitsInput): void {
  const settings = useSettings();
  const answered = useRef(-1);
  useEffect(() => {
    if (!isFree || answered.current === version) return;
    for (const [key, answer] of Object.entries(page.habits ?? {})) {
      const move = hasHabit(settings, page.meta.name, key) ? answer(view) : null;
      if (move === null) continue;
      answered.current = version;
      send(move);
      return;
    }
  }, [settings, page, view, version, isFree, send]);
}
