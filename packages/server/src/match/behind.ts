/** Notices that another process has gone on, before its note arrives: somebody who was there comes here. */
import type { Store } from '../store/store';
import type { Live } from './live';

/** Whether the match has really been at a version beyond the one in memory, if somebody says to have `seen` it. */
export async function isBehind(store: Pick<Store, 'load'>, { record }: Live, seen: number | null): Promise<boolean> {
  if (seen === null || seen <= record.version) return false;
  const stored = await store.load(record.id);
  return stored !== null && stored.version > record.version;
}
