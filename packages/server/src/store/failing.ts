/** Failures of the database told apart from defects of the server: the one passes, the other does not. */
import type { Store } from './store';

/** The store could not do what it was asked; nothing was written. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** `store`, whose rejections are all of class StoreFailure, with what happened as their cause. */
export function withFailures(store: Store): Store {
  const told =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await work(...args);
      } catch (cause) {
        throw new StoreFailure('the store failed', { cause });
      }
    };
  return {
    create: told(store.create),
    load: told(store.load),
    idOfCode: told(store.idOfCode),
    compareAndSet: told(store.compareAndSet),
    remove: told(store.remove),
    list: told(store.list),
    tail: told(store.tail),
    versionOfKey: told(store.versionOfKey),
    addLine: told(store.addLine),
    lines: told(store.lines),
    sweep: told(store.sweep),
    ping: told(store.ping),
    close: store.close,
  };
}
