/** What every store must do about the owners of matches. */
import { moved, record } from './contract-records';
import type { Store } from './store';

export function ownersContract(storeOf: () => Store): void {
  describe('owners', () => {
    let store: Store;
    const A_LOT = 60_000;
    const now = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
    beforeEach(async () => {
      store = storeOf();
      for (const id of ['match-1', 'match-2']) await store.create(record({ id, code: id }));
    });

    test('a match has one owner, whoever else asks, until its lease runs out', async () => {
      await store.renew('one', A_LOT);
      await store.renew('two', A_LOT);
      const asked = await Promise.all(['one', 'two', 'one', 'two'].map((who) => store.claim('match-1', who)));
      expect(asked.filter(Boolean)).toHaveLength(2);
      expect(asked[0]).toBe(asked[2]);
      const [owner = '', other = ''] = asked[0] === true ? ['one', 'two'] : ['two', 'one'];
      expect(await store.renew(other, A_LOT)).toEqual([]);
      await store.retire(owner);
      expect(await store.renew(other, A_LOT)).toEqual(['match-1']);
      expect(await store.claim('match-1', owner)).toBe(false);
    });

    test('a lease that ran out is not renewed, and what it held may be claimed', async () => {
      await store.renew('one', 10);
      await store.renew('two', A_LOT);
      expect(await store.claim('match-1', 'one')).toBe(true);
      await now();
      expect(await store.renew('one', A_LOT)).toBeNull();
      expect(await store.claim('match-1', 'two')).toBe(true);
      expect(await store.claim('no-match', 'two')).toBe(false);
    });

    test('a change in the name of an owner is written while it is one', async () => {
      await store.renew('one', A_LOT);
      await store.claim('match-1', 'one');
      expect(await store.compareAndSet('match-1', 0, { ...moved(1), owner: 'two' })).toBe(false);
      expect(await store.compareAndSet('match-2', 0, { ...moved(1), owner: 'one' })).toBe(false);
      expect(await store.compareAndSet('match-1', 0, { ...moved(1), owner: 'one' })).toBe(true);
    });

    test('a match that is over has none', async () => {
      await store.renew('one', A_LOT);
      await store.claim('match-1', 'one');
      await store.compareAndSet('match-1', 0, { updatedAt: 1, status: 'over' });
      await store.retire('one');
      expect(await store.renew('two', A_LOT)).toEqual([]);
    });
  });
}
