/** What every store must do: one suite, run by the tests of each implementation. */
import { ownersContract } from './contract-owners';
import { entry, line, moved, record } from './contract-records';
import type { MatchRecord, Store } from './store';

/** Registers the suite; `open` makes an empty store each time it is called. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe('creating and loading', () => {
    test('a match comes back as it was put in', async () => {
      const match = record({ listed: false, watch: 'nobody', options: { games: 3, who: [1, 2] } });
      expect(await store.create(match)).toBe(true);
      expect(await store.load('match-1')).toEqual(match);
      expect(await store.idOfCode('CODE22')).toBe('match-1');
      expect(await store.load('match-2')).toBeNull();
      expect(await store.idOfCode('CODE33')).toBeNull();
    });

    test('neither an id nor a code is given twice', async () => {
      await store.create(record());
      expect(await store.create(record({ code: 'OTHER2' }))).toBe(false);
      expect(await store.create(record({ id: 'match-2' }))).toBe(false);
      expect(await store.load('match-2')).toBeNull();
    });
  });

  ownersContract(() => store);

  describe('changing', () => {
    beforeEach(() => store.create(record()));

    test('a change is written at the revision that was read, and only there', async () => {
      expect(await store.compareAndSet('match-1', 0, moved(1))).toBe(true);
      expect(await store.compareAndSet('match-1', 0, moved(1))).toBe(false);
      expect(await store.load('match-1')).toMatchObject({
        revision: 1,
        version: 1,
        position: 'position 1',
        active: [1],
        updatedAt: 1001,
      });
      expect(await store.tail('match-1', 10)).toHaveLength(1);
      expect(await store.compareAndSet('match-2', 0, moved(1))).toBe(false);
    });

    test('of many at once exactly one wins', async () => {
      const won = await Promise.all(Array.from({ length: 20 }, () => store.compareAndSet('match-1', 0, moved(1))));
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    test('what a change does not name stays', async () => {
      await store.compareAndSet('match-1', 0, moved(1));
      await store.compareAndSet('match-1', 1, { updatedAt: 5 });
      expect(await store.load('match-1')).toEqual({
        ...record(),
        revision: 2,
        version: 1,
        position: 'position 1',
        active: [1],
        updatedAt: 5,
      });
    });

    test('votes and the time of the last move are kept', async () => {
      const votes = [{ about: 1, by: 0, choice: 'bot' as const, at: 5 }];
      await store.compareAndSet('match-1', 0, { updatedAt: 1, votes, movedAt: 77 });
      await store.compareAndSet('match-1', 1, { updatedAt: 2 });
      expect(await store.load('match-1')).toMatchObject({ votes, movedAt: 77, pace: 'live' });
      await store.compareAndSet('match-1', 2, { updatedAt: 3, votes: [] });
      expect((await store.load('match-1'))?.votes).toEqual([]);
    });

    test('a countdown begins and ends', async () => {
      await store.compareAndSet('match-1', 0, { updatedAt: 1, startsAt: 77 });
      await store.compareAndSet('match-1', 1, { updatedAt: 2 });
      expect((await store.load('match-1'))?.startsAt).toBe(77);
      await store.compareAndSet('match-1', 2, { updatedAt: 3, startsAt: null });
      expect((await store.load('match-1'))?.startsAt).toBeNull();
    });

    test('seats change with the match', async () => {
      const person = { seat: 1, name: 'Ann', hash: 'h', bot: null, ready: true, contribution: 'cc', data: '{"a":1}' };
      const ann = { ...person, joinedAt: 77, link: { hash: 'l', expiresAt: 99 } };
      await store.compareAndSet('match-1', 0, { updatedAt: 1, status: 'playing', position: 'dealt', seats: [ann] });
      const loaded = await store.load('match-1');
      expect(loaded?.seats).toEqual([record().seats[0], ann]);
      expect(loaded).toMatchObject({ status: 'playing', position: 'dealt' });
    });

    test('the matches in which computer players have a seat are found while they are played', async () => {
      const [free] = record().seats;
      if (free === undefined) throw new Error('no seats');
      const bot = { ...free, seat: 1, name: 'Bot Ada', bot: 'greedy' as const, ready: true };
      await store.compareAndSet('match-1', 0, { updatedAt: 1, seats: [bot] });
      expect((await store.load('match-1'))?.seats[1]).toEqual(bot);
      expect(await store.playedByBots()).toEqual([]);
      await store.compareAndSet('match-1', 1, { updatedAt: 1, status: 'playing' });
      expect(await store.playedByBots()).toEqual(['match-1']);
      await store.compareAndSet('match-1', 2, { updatedAt: 1, status: 'over' });
      expect(await store.playedByBots()).toEqual([]);
    });

    test('an idempotency key counts once per match and seat', async () => {
      await store.compareAndSet('match-1', 0, moved(1, { key: 'key-1' }));
      expect(await store.compareAndSet('match-1', 1, moved(2, { key: 'key-1' }))).toBe(false);
      expect(await store.compareAndSet('match-1', 1, moved(2, { key: 'key-1', seat: 1 }))).toBe(true);
      expect(await store.compareAndSet('match-1', 2, moved(3))).toBe(true);
      expect(await store.compareAndSet('match-1', 3, moved(4))).toBe(true);
      expect(await store.versionOfKey('match-1', 0, 'key-1')).toBe(1);
      expect(await store.versionOfKey('match-1', 1, 'key-1')).toBe(2);
      expect(await store.versionOfKey('match-1', 0, 'key-2')).toBeNull();
      expect((await store.load('match-1'))?.revision).toBe(4);
    });

    test('the next match is made together with the pointer to it, or not at all', async () => {
      const create = record({ id: 'match-2', code: 'NEXT22' });
      const change = { updatedAt: 3, next: { matchID: 'match-2', code: 'NEXT22' }, create };
      expect(await store.compareAndSet('match-1', 9, change)).toBe(false);
      expect(await store.load('match-2')).toBeNull();
      await expect(store.compareAndSet('match-1', 0, { ...change, create: record() })).rejects.toThrow();
      expect((await store.load('match-1'))?.next).toBeNull();
      expect(await store.compareAndSet('match-1', 0, change)).toBe(true);
      expect(await store.load('match-2')).toEqual(create);
      expect((await store.load('match-1'))?.next).toEqual({ matchID: 'match-2', code: 'NEXT22' });
    });

    test('one that fails takes none of its neighbours with it', async () => {
      await store.create(record({ id: 'match-2', code: 'TWO222' }));
      const bad = store.compareAndSet('match-1', 0, { updatedAt: 1, create: record() });
      const good = store.compareAndSet('match-2', 0, moved(1));
      await expect(bad).rejects.toThrow();
      expect(await good).toBe(true);
      expect((await store.load('match-1'))?.revision).toBe(0);
      expect((await store.load('match-2'))?.revision).toBe(1);
    });

    test('removing asks for the revision too, and takes log and chat along', async () => {
      await store.compareAndSet('match-1', 0, moved(1));
      await store.addLine('match-1', line(1));
      expect(await store.remove('match-1', 0)).toBe(false);
      expect(await store.remove('match-1', 1)).toBe(true);
      expect(await store.load('match-1')).toBeNull();
      expect(await store.tail('match-1', 10)).toEqual([]);
      expect(await store.lines('match-1', 10, true)).toEqual([]);
    });
  });

  test('the log is read from its end, in order, within bounds', async () => {
    await store.create(record());
    for (let version = 1; version <= 5; version += 1) await store.compareAndSet('match-1', version - 1, moved(version));
    const versions = async (limit: number, range?: { after?: number; before?: number }): Promise<number[]> =>
      (await store.tail('match-1', limit, range)).map(({ version }) => version);
    expect(await versions(2)).toEqual([4, 5]);
    expect(await versions(9, { after: 3 })).toEqual([4, 5]);
    expect(await versions(2, { before: 4 })).toEqual([2, 3]);
    expect(await store.tail('match-1', 1)).toEqual([entry(5)]);
  });

  test('chat comes back in order, the newest lines of it', async () => {
    await store.create(record());
    for (const at of [1, 2, 3]) await store.addLine('match-1', line(at));
    expect(await store.lines('match-1', 2, true)).toEqual([line(2), line(3)]);
  });

  test('the gallery is read by those who ask for it', async () => {
    await store.create(record());
    const heckled = { ...line(2), gallery: true };
    for (const said of [line(1), heckled, line(3)]) await store.addLine('match-1', said);
    expect(await store.lines('match-1', 2, true)).toEqual([heckled, line(3)]);
    expect(await store.lines('match-1', 2, false)).toEqual([line(1), line(3)]);
  });

  test('a match keeps its newest 2,000 lines', async () => {
    await store.create(record());
    await store.create(record({ id: 'match-2', code: 'TWO222' }));
    await store.addLine('match-2', line(1));
    await Promise.all(Array.from({ length: 2003 }, (_, at) => store.addLine('match-1', line(at))));
    const kept = await store.lines('match-1', 3000, true);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([2000, line(3), line(2002)]);
    expect(await store.lines('match-2', 9, true)).toEqual([line(1)]);
    // Four thousand statements, one after another.
  }, 30_000);

  test('host, lock, access and the notice of it are one change', async () => {
    await store.create(record());
    const notice = { code: 'HOST' as const, detail: { name: 'Bob' } };
    const told = { ...line(2), notice };
    await store.compareAndSet('match-1', 0, { updatedAt: 2, host: 1, locked: true, watch: 'nobody', lines: [told] });
    expect(await store.load('match-1')).toMatchObject({ host: 1, locked: true, watch: 'nobody' });
    expect(await store.compareAndSet('match-1', 0, { updatedAt: 3, locked: false, lines: [line(3)] })).toBe(false);
    await store.compareAndSet('match-1', 1, { updatedAt: 3, locked: false });
    expect(await store.load('match-1')).toMatchObject({ host: 1, locked: false, watch: 'nobody' });
    expect(await store.lines('match-1', 9, false)).toEqual([told]);
  });

  test('lists run from the newest, page by page, without positions and seeds', async () => {
    for (let at = 1; at <= 5; at += 1)
      await store.create(record({ id: `match-${at}`, code: `CODE${at}`, createdAt: 1000 + Math.ceil(at / 2) }));
    const first = await store.list({ kind: 'listed', game: 'pebbles', limit: 2 });
    expect(first.matches.map(({ id }) => id)).toEqual(['match-5', 'match-4']);
    expect(first.matches[0]).not.toHaveProperty('serverSeed');
    expect(first.matches[0]).not.toHaveProperty('position');
    expect(first.matches[0]?.seats).toHaveLength(2);
    const second = await store.list({ kind: 'listed', limit: 2, cursor: first.cursor ?? '' });
    expect(second.matches.map(({ id }) => id)).toEqual(['match-3', 'match-2']);
    const third = await store.list({ kind: 'listed', limit: 2, cursor: second.cursor ?? '' });
    expect([third.matches.map(({ id }) => id), third.cursor]).toEqual([['match-1'], null]);
    expect((await store.list({ kind: 'listed', game: 'other', limit: 2 })).matches).toEqual([]);
  });

  test('open: waiting and listed, or played and open to watching', async () => {
    const make = (id: string, more: Partial<MatchRecord>): Promise<boolean> =>
      store.create(record({ id, code: id, ...more }));
    await make('waits', {});
    await make('waits-unlisted', { listed: false, watch: 'listed' });
    await make('plays', { status: 'playing' });
    await make('plays-watched', { status: 'playing', watch: 'listed', listed: false });
    await make('over', { status: 'over', watch: 'listed' });
    const ids = (await store.list({ kind: 'open', limit: 9 })).matches.map(({ id }) => id);
    expect(ids.sort()).toEqual(['plays-watched', 'waits']);
    const over = await store.list({ kind: 'listed', status: ['over'], limit: 9 });
    expect(over.matches.map(({ id }) => id)).toEqual(['over']);
    expect((await store.list({ kind: 'listed', updatedAfter: 1000, limit: 9 })).matches).toEqual([]);
    expect((await store.list({ kind: 'listed', updatedBefore: 1001, limit: 9 })).matches).toHaveLength(3);
  });

  test('sweeping takes what is too old for its status', async () => {
    const make = (id: string, status: MatchRecord['status'], updatedAt: number): Promise<boolean> =>
      store.create(record({ id, code: id, status, updatedAt }));
    await make('waits-long', 'waiting', 100);
    await make('waits', 'waiting', 300);
    await make('over-long', 'over', 40);
    await make('plays', 'playing', 100);
    const gone = await store.sweep({ waitingBefore: 200, idleBefore: 50 });
    expect(gone.map(({ id }) => id).sort()).toEqual(['over-long', 'waits-long']);
    expect(await store.load('waits-long')).toBeNull();
    expect(await store.load('plays')).not.toBeNull();
  });

  test('matches are counted by their status, those that do not occur as well', async () => {
    expect(await store.countByStatus()).toEqual({ waiting: 0, playing: 0, over: 0 });
    const statuses = ['waiting', 'over', 'waiting'] as const;
    for (const [at, status] of statuses.entries())
      await store.create(record({ id: `match-${at}`, code: `CODE${at}`, status }));
    expect(await store.countByStatus()).toEqual({ waiting: 2, playing: 0, over: 1 });
  });
}
