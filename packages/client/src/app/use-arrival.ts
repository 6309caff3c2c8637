/** Where the focus is after one page has made way for another. */
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The place last arrived at; null before the first. */
let lastPlace: string | null = null;
let hasMoved = false;

/**
 * Puts the focus on `main` when the address or the stage of the page changes, and when what had it went with an earlier
 * page. Not on the first load: then nobody has moved yet.
 */
export function useArrival(main: RefObject<HTMLElement | null>, stage: string): void {
  const [path] = useLocation();
  const place = `${path} ${stage}`;
  useEffect(() => {
    const isNew = lastPlace !== null && lastPlace !== place;
    lastPlace = place;
    hasMoved ||= isNew;
    if (isNew) window.scrollTo(0, 0);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isNew || (hasMoved && isLost)) main.current?.focus({ preventScroll: true });
  }, [main, place]);
}
