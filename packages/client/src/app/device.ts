/** What this device remembers. Storage may be full, forbidden or tampered with: then nothing is remembered. */
const prefix = 'quayside.';

/** The stored value when `isValid` accepts it, else `fallback`. */
export function recall<Value>(key: string, isValid: (value: unknown) => value is Value, fallback: Value): Value {
  try {
    const raw = localStorage.getItem(prefix + key);
    if (raw === null) return fallback;
    const value: unknown = JSON.parse(raw);
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Playing goes on without being remembered.
  }
}

/** Calls back when another tab changed `key`. */
export function onOtherTab(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === prefix + key) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
