/** The contract of stores on SQLite, and what is SQLite's own: durability, migrations, shared commits. */
import { copyFileSync, existsSync } from 'node:fs';
import { storeContract } from '../src/store/contract';
import { openSqlite } from '../src/store/sqlite';
import { newMatch, seatedMatch, startServer, tempFile } from './support/harness';

describe('in memory', () => storeContract(() => openSqlite(':memory:')));
describe('in a file', () => storeContract(() => openSqlite(tempFile())));

test('the file and its folder are made; a second opening finds what the first one wrote', async () => {
  const database = tempFile('some/where/quayside.db');
  const first = await startServer({ database });
  const matchID = await newMatch(first, { setupData: { games: 3 } });
  await first.close();
  expect(existsSync(database)).toBe(true);
  const second = await startServer({ database });
  expect((await second.get(`/games/fish-and-ships/${matchID}`)).body).toMatchObject({ setupData: { games: 3 } });
  await second.close();
});

test('after a stop the file alone has everything', async () => {
  const database = tempFile();
  const server = await startServer({ database });
  const matchID = await newMatch(server, { setupData: { games: 3 } });
  await server.close();
  const copy = tempFile();
  copyFileSync(database, copy);
  const store = await openSqlite(copy);
  expect((await store.load(matchID))?.options).toMatchObject({ games: 3 });
  await store.close();
});

test('two stores on one file see each other, and one write of two wins', async () => {
  const database = tempFile();
  const stores = [await openSqlite(database), await openSqlite(database)] as const;
  const server = await startServer({ database });
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
