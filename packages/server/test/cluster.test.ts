/** Two processes behind nginx: any client at any of them, and either may die at any moment. */
import { setTimeout as delay } from 'node:timers/promises';
import { games } from '@quayside/games';
import { replay } from '@quayside/games/core/match';
import { openPostgres } from '../src/store/postgres';
import type { Store } from '../src/store/store';
import { type Cluster, inSchema, startCluster } from './support/cluster';
import type { Page } from './support/harness';
import { bundleServer } from './support/process';
import {
  describeWith,
  dropSchemas,
  newSchema,
  nginx,
  postgresUrl,
  redisUrl,
  type Wire,
  wireTo,
} from './support/services';
import { comer, framesOf, from, goAll, lastVersion, openTable, play, type Table } from './support/table';

const kinds = ['fish-and-ships', 'isaribi', 'fisheries-of-gloucester', 'swordfish'];

describeWith(
  [postgresUrl, redisUrl],
  'two processes behind nginx',
  () => {
    let schema: string;
    let wire: Wire;
    let cluster: Cluster;
    let store: Store;

    beforeAll(async () => {
      bundleServer();
      schema = await newSchema();
      wire = await wireTo(redisUrl);
      cluster = await startCluster({
        DATABASE_URL: inSchema(postgresUrl, schema),
        REDIS_URL: wire.url,
        REDIS_CHANNEL: schema,
      });
      store = await openPostgres(postgresUrl, { schema });
    }, 30_000);
    afterEach(goAll);
    afterAll(async () => {
      await cluster?.end();
      await wire?.close();
      await store?.close();
      await dropSchemas();
    }, 30_000);

    test('SIGKILL under load loses no acknowledged move and doubles none; everybody catches up', async () => {
      const tables = await Promise.all(
        kinds.map((game) => openTable([cluster.url], [cluster.url, ...cluster.direct], game)),
      );
      let isDone = false;
      const played = Promise.all(tables.map((table) => play(table, () => isDone)));
      for (const at of [0, 1, 0] as const) {
        await delay(600 + Math.random() * 900);
        await cluster.kill(at);
      }
      await goesOn(tables);
      isDone = true;
      await played;
      for (const table of tables) await isWhole(table);
      const made = tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      expect(made).toBeGreaterThan(40);
    }, 60_000);

    test('a computer player of a process that died plays on at the other within seconds', async () => {
      const tables = await Promise.all(kinds.map((game) => openTable([cluster.direct[0]], [], game)));
      // Whoever deals drives: all belong to the first process, and people come to the second.
      const moved = tables.map((table) => ({
        ...table,
        pages: table.pages.map(({ seat }) => comer(cluster.direct[1], table.game, seat)),
      }));
      let isDone = false;
      const played = Promise.all(moved.map((table) => play(table, () => isDone)));
      await delay(1000);
      const since = performance.now();
      const restarted = cluster.kill(0);
      const before = await botMoves(tables);
      const gaps = await Promise.all(
        tables.map(async (table, at) => {
          while ((await botMovesOf(table)) === before[at] && !(await isOver(table))) await delay(20);
          return performance.now() - since;
        }),
      );
      isDone = true;
      await Promise.all([played, restarted]);
      process.stdout.write(`computer players went on after ${gaps.map(Math.round).join(', ')} ms\n`);
      expect(Math.max(...gaps)).toBeLessThan(10_000);
    }, 30_000);

    test('while Redis is away pages are told, spectators of both keep up, and nothing is lost', async () => {
      const tables = await Promise.all(kinds.map((game) => openTable([...cluster.direct], [...cluster.direct], game)));
      let isDone = false;
      const played = Promise.all(tables.map((table) => play(table, () => isDone, 60)));
      await delay(500);
      await wire.cut();
      const [{ watchers }] = tables as [Table];
      const lag = (code: string) =>
        Promise.all(watchers.map((page) => page.hear<[{ code: string }]>('lag', (notice) => notice.code === code)));
      await lag('CATCHING_UP');
      await goesOn(tables);
      await wire.mend();
      await lag('CAUGHT_UP');
      isDone = true;
      await played;
      for (const table of tables) await isWhole(table);
    }, 30_000);

    /** Moves are made, and everybody who watches hears of them. */
    async function goesOn(tables: readonly Table[]): Promise<void> {
      for (const table of tables) {
        const { version } = (await store.load(table.matchID))!;
        const heard = () => table.watchers.every((page) => (lastVersion(page) ?? 0) > version + 2);
        await untilSo(async () => heard() || isOver(table), `${table.game} does not go on from ${version}`);
      }
    }

    async function isOver({ matchID }: Table): Promise<boolean> {
      return (await store.load(matchID))?.status === 'over';
    }

    async function botMovesOf({ matchID }: Table): Promise<number> {
      return (await store.tail(matchID, 10_000)).filter(({ key }) => key === null).length;
    }

    function botMoves(tables: readonly Table[]): Promise<number[]> {
      return Promise.all(tables.map(botMovesOf));
    }

    /** What was acknowledged is what people have in the record, once and in order; it leads to the position; all see that. */
    async function isWhole({ game, matchID, acknowledged, watchers, pages }: Table): Promise<void> {
      await settled(matchID);
      const log = await store.tail(matchID, 10_000);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1));
      const peoples = log.filter(({ key }) => key !== null);
      const sorted = [...acknowledged].sort((one, other) => one.version - other.version);
      expect(peoples.map(({ version, seat, key, move: { type } }) => ({ version, seat, key, type }))).toEqual(sorted);
      const { position, options, version, seats } = (await store.load(matchID))!;
      expect(version).toBe(log.length);
      expect(seats.filter(({ bot }) => bot !== null)).toHaveLength(1);
      expect(new Set(seats.map(({ hash }) => hash)).size).toBe(pages.length + 1);
      const { state } = JSON.parse(position!) as { state: { secret: { random: { seed: string } } } };
      const { rules } = games.find(({ meta }) => meta.name === game)!;
      expect(state).toEqual(replay(rules as never, seats.length, options, state.secret.random.seed, log as never));
      await untilSo(async () => [...pages, ...watchers].every((page) => lastVersion(page) === version));
      const views = watchers.map((page) => framesOf(page).find((frame) => frame.version === version)?.view);
      for (const view of views) expect(view).toEqual(views[0]);
      for (const page of watchers) hasNoHoles(page);
    }

    /** The computer player has made the moves that it can make without the people. */
    async function settled(matchID: string): Promise<void> {
      await untilSo(async () => {
        const { status, seats, active } = (await store.load(matchID))!;
        return status === 'over' || !seats.some(({ seat, bot }) => bot !== null && active.includes(seat));
      });
    }
  },
  nginx,
);

describeWith(
  [postgresUrl, redisUrl],
  'the same for clients that poll, with sticky addresses',
  () => {
    afterAll(dropSchemas);

    test('each address stays at one process, and comes to the other when that dies', async () => {
      bundleServer();
      const schema = await newSchema();
      const cluster = await startCluster({
        DATABASE_URL: inSchema(postgresUrl, schema),
        REDIS_URL: redisUrl,
        REDIS_CHANNEL: schema,
        STICKY: 'true',
      });
      try {
        const game = 'fish-and-ships';
        const { pages, ...table } = await openTable([cluster.url], [cluster.url], game);
        for (const page of pages) page.socket.disconnect();
        const polls = (at: number) => ({ transports: ['polling'], ...from(`127.0.0.${at + 2}`) });
        const polling: Table = {
          ...table,
          pages: pages.map(({ seat }, at) => comer(cluster.url, game, seat, polls(at))),
        };
        const count = () => polling.acknowledged.length;

        await play(polling, () => count() > 2);

        await cluster.kill(0);

        await play(polling, () => count() > 4);

        await cluster.kill(1);

        await play(polling, () => count() > 6);

        const foreign = { headers: { origin: 'https://elsewhere.example' } };
        const shake = await fetch(`${cluster.url}/socket.io/?EIO=4&transport=polling`, foreign);
        expect(shake.status).toBe(403);
      } finally {
        goAll();
        await cluster.end();
      }
    }, 60_000);
  },
  nginx,
);

async function untilSo(isSo: () => Promise<boolean>, what = 'not in time'): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo()); await delay(20)) if (Date.now() > end) throw new Error(what);
}

function hasNoHoles(page: Page): void {
  const versions = framesOf(page).flatMap(({ steps }) => steps.map(({ version }) => version));
  const known = [...new Set(versions)].sort((one, other) => one - other);
  expect(known).toEqual(known.map((_, at) => (known[0] ?? 0) + at));
}
