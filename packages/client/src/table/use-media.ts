/** Whether a media query holds. */
import { useCallback, useSyncExternalStore } from 'react';

export const phone = '(max-width: 48rem)';

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
