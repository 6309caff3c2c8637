/** Whether a media query holds. */
import { useCallback, useSyncExternalStore } from 'react';

/** Narrow, or as low as a phone on its side or a page at 200 %: one part of the table at a time. The style sheets say the same. */
export const phone = '(max-width: 48rem), (max-height: 34rem)';

export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia?.(query).matches === true);
}
