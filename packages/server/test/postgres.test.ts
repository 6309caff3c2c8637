/** The contract of stores on PostgreSQL, and what is PostgreSQL's own: several processes, and a database that goes away. */
import { setTimeout as delay } from 'node:timers/promises';
import { storeContract } from '../src/store/contract';
import { openPostgres } from '../src/store/postgres';
import { Page, seatedMatch, startServer } from './support/harness';
import { describeWith, dropSchemas, newSchema, postgresUrl, wireTo } from './support/services';

describeWith([postgresUrl], 'PostgreSQL', () => {
  afterAll(dropSchemas, 30_000);

  storeContract(async () => openPostgres(postgresUrl, { schema: await newSchema() }));

  test('processes that start at once upgrade the database once', async () => {
    const schema = await newSchema();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(postgresUrl, { schema })));
    for (const store of stores)
      await expect(store.countByStatus()).resolves.toEqual({ waiting: 0, playing: 0, over: 0 });
    for (const store of stores) await store.close();
  });

  test('two processes see each other, and one write of two wins', async () => {
    const schema = await newSchema();
    const stores = [await openPostgres(postgresUrl, { schema }), await openPostgres(postgresUrl, { schema })] as const;
    const server = await startServer({ store: await openPostgres(postgresUrl, { schema }) });
    const { matchID } = (await seatedMatch(server, 2))[0]!;
    const { revision } = (await stores[0].load(matchID))!;
    const change = (updatedAt: number) => ({ updatedAt });
    const won = await Promise.all([
      stores[0].compareAndSet(matchID, revision, change(1)),
      stores[1].compareAndSet(matchID, revision, change(2)),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    for (const store of stores) await store.close();
    await server.close();
  });

  test('a short outage is waited out, a long one is told, and nothing is lost', async () => {
    const wire = await wireTo(postgresUrl);
    const schema = await newSchema();
    const server = await startServer({ store: await openPostgres(wire.url, { schema }) });
    const [seat] = await seatedMatch(server, 2);

    try {
      await wire.cut();
      const waited = server.post('/games/fish-and-ships/create', { numPlayers: 2 });
      await delay(500);
      await wire.mend();
      expect((await waited).status).toBe(200);

      await wire.cut();
      expect(await server.post('/games/fish-and-ships/create', { numPlayers: 2 })).toMatchObject({
        status: 503,
        body: { code: 'STORE_UNAVAILABLE' },
      });
      await wire.mend();
      expect((await server.post('/games/fish-and-ships/create', { numPlayers: 2 })).status).toBe(200);
      expect(await new Page(server.socket(), seat!).enter()).toMatchObject({ ok: true });
    } finally {
      await server.close();
      await wire.close();
    }
  });
});
