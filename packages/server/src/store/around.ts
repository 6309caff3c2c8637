/** A store whose every operation goes through something first. */
import type { Store } from './store';

/** Makes of an operation of the store one that answers the same, and something besides. */
export type Around = <Args extends readonly unknown[], Result>(
  operation: string,
  work: (...args: Args) => Promise<Result>,
) => (...args: Args) => Promise<Result>;

/** `store` with `around` about every operation but `close`. */
export function withAround(store: Store, around: Around): Store {
  return {
    create: around('create', store.create),
    load: around('load', store.load),
    idOfCode: around('idOfCode', store.idOfCode),
    compareAndSet: around('compareAndSet', store.compareAndSet),
    remove: around('remove', store.remove),
    list: around('list', store.list),
    countByStatus: around('countByStatus', store.countByStatus),
    playedByBots: around('playedByBots', store.playedByBots),
    tail: around('tail', store.tail),
    versionOfKey: around('versionOfKey', store.versionOfKey),
    addLine: around('addLine', store.addLine),
    lines: around('lines', store.lines),
    sweep: around('sweep', store.sweep),
    renew: around('renew', store.renew),
    claim: around('claim', store.claim),
    retire: around('retire', store.retire),
    ping: around('ping', store.ping),
    close: store.close,
  };
}

/** `store`, and `hear` is told how many seconds each operation took. */
export function withTimes(store: Store, hear: (operation: string, seconds: number) => void): Store {
  return withAround(store, (operation, work) => async (...args) => {
    const since = performance.now();
    try {
      return await work(...args);
    } finally {
      hear(operation, (performance.now() - since) / 1000);
    }
  });
}
