/** Failures of the database told apart from defects of the server: the one passes, the other does not. */
import { withAround } from './around';
import type { Store } from './store';

/** The store could not do what it was asked; nothing was written. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

/** `store`, whose rejections are all of class StoreFailure, with what happened as their cause. */
export function withFailures(store: Store): Store {
  return withAround(store, (_, work) => async (...args) => {
    try {
      return await work(...args);
    } catch (cause) {
      throw new StoreFailure('the store failed', { cause });
    }
  });
}
