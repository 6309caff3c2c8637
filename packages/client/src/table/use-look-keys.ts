/** Keys for looking back; one of them begins it. */
import { type Shortcuts, useShortcuts } from '../app/shortcuts';
import type { LookBack } from './use-look-back';

/** `showBoard` is called when looking back begins. */
export function useLookKeys({ at, last, look, leave }: LookBack, showBoard?: () => void): void {
  const begin = (): void => {
    showBoard?.();
    look(last - 1);
  };
  const by = (step: number) => (): void => look((at ?? last) + step);
  const toDeal = (): void => look(0);
  useShortcuts(
    at === null
      ? { '[': begin }
      : quietly({
          '[': by(-1),
          ArrowLeft: by(-1),
          ']': by(1),
          ArrowRight: by(1),
          Home: toDeal,
          End: leave,
          Escape: leave,
        }),
  );
}

/** The page does not scroll along. */
function quietly(actions: Readonly<Record<string, () => void>>): Shortcuts {
  return Object.fromEntries(
    Object.entries(actions).map(([key, act]) => [
      key,
      (event: KeyboardEvent): void => {
        event.preventDefault();
        act();
      },
    ]),
  );
}
