/** Arrows, Home, End and space move a replay, unless what has the focus needs them itself. */
import { useShortcuts } from '../app/shortcuts';
import type { ReplayModel } from './use-replay';

export function useReplayKeys({ at, count, go, togglePlay }: ReplayModel): void {
  const unless = (taken: string, action: () => void) => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(taken) !== null) return;
    event.preventDefault();
    action();
  };
  const step = (to: number) => unless('input, select, [role=tab]', () => go(to));
  useShortcuts({
    ArrowLeft: step(at - 1),
    ArrowRight: step(at + 1),
    Home: step(0),
    End: step(count),
    ' ': unless('button, a, input, select, summary', togglePlay),
  });
}
