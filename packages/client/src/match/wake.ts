/** Notices that a page comes back: unlocked, restored from the back-forward cache, or online again. */

export interface WakeListener {
  wake(): void;
  visible(isVisible: boolean): void;
}

export function onWake({ wake, visible }: WakeListener): () => void {
  const seen = (): void => {
    const isVisible = document.visibilityState === 'visible';
    visible(isVisible);
    if (isVisible) wake();
  };
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) wake();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
  };
}
