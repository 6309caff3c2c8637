/** Several processes on one PostgreSQL that tell each other through Redis, also when it goes away. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Lag } from '@quayside/games/wire/events';
import type { ChatLine, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import { redisFanout } from '../src/fanout/redis';
import { openPostgres } from '../src/store/postgres';
import { enterAll, newMatch, Page, type Server, seatedMatch, spectate, startServer, takeSeat } from './support/harness';
import { pebbles } from './support/pebbles';
import { describeWith, dropSchemas, newSchema, postgresUrl, redisUrl, wireTo } from './support/services';

const game = pebbles.meta.name;
const pick = { type: 'pick', n: 1 };

async function processOn(schema: string, redis = redisUrl): Promise<Server> {
  const fanout = await redisFanout(redis, () => undefined, schema);
  return startServer({ store: await openPostgres(postgresUrl, { schema }), fanout, settings: { lease: 1000 } });
}

type Apps = readonly [Server, Server];

async function withTwo(test: (apps: Apps, schema: string) => Promise<void>): Promise<void> {
  const schema = await newSchema();
  const apps = [await processOn(schema), await processOn(schema)] as const;
  try {
    await test(apps, schema);
  } finally {
    for (const app of apps) await app.close();
  }
}

describeWith([postgresUrl, redisUrl], 'PostgreSQL and Redis', () => {
  afterAll(dropSchemas);

  test('moves made at one process reach the sockets of the other, none lost or doubled', async () => {
    const schema = await newSchema();
    const apps = [await processOn(schema), await processOn(schema)] as const;
    try {
      const seats = await seatedMatch(apps[0], 2, { game });
      const pages = [new Page(apps[0].socket(game), seats[0]!), new Page(apps[1].socket(game), seats[1]!)] as const;
      for (const page of pages) await page.enter();
      const watcher = await spectate(apps[1], seats[0]!.matchID, game);
      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all(pages.map((page) => page.move(pick, round * 2)));
        expect(answers.map((answer) => answer.ok && answer.version).sort()).toEqual([round * 2 + 1, round * 2 + 2]);
        await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === round * 2 + 2);
      }
      expect(versionsOf(watcher)).toEqual([1, 2, 3, 4, 5, 6]);
    } finally {
      for (const app of apps) await app.close();
    }
  });

  test('without Redis the others catch up from the database, and notes flow again when it is back', async () => {
    const schema = await newSchema();
    const wire = await wireTo(redisUrl);
    const apps = [await processOn(schema, wire.url), await processOn(schema, wire.url)] as const;
    try {
      const seats = await seatedMatch(apps[0], 2, { game });
      const pages = await enterAll(apps[0], seats, game);
      const watcher = await spectate(apps[1], seats[0]!.matchID, game);
      await delay(300);
      await wire.cut();
      await pages[0]!.ask('say', seats[0]!.matchID, 'is anybody there');
      for (const page of pages) expect(await page.move(pick, 0)).toMatchObject({ ok: true });
      await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === 2);
      await watcher.hear<[string, ChatLine]>('line', (_, { text }) => text === 'is anybody there');
      await wire.mend();
      await delay(1500);
      expect(await pages[0]!.move(pick, 2)).toMatchObject({ ok: true });
      await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === 3);
      expect(versionsOf(watcher)).toEqual([1, 2, 3]);
    } finally {
      for (const app of apps) await app.close();
      await wire.close();
    }
  });

  test('who sits, watches and speaks at one process is known at the other, until it ends', () =>
    withTwo(async (apps) => {
      const seats = await seatedMatch(apps[0], 2, { game });
      const [ann, ben] = [
        new Page(apps[0].socket(game), seats[0]!),
        new Page(apps[1].socket(game), seats[1]!),
      ] as const;
      await ann.enter();
      await ben.enter();
      const watcher = new Page(apps[1].socket(game), { matchID: seats[0]!.matchID, playerID: '', credentials: '' });
      await watcher.enter({ playerID: null, name: 'Wanda', viewer: 'viewer-of-the-test' });
      const presences = (info: MatchInfo) => info.seats.map(({ presence }) => presence).join();
      await ann.info((info) => presences(info) === 'here,here' && info.gallery[0]?.name === 'Wanda');
      await ben.info((info) => presences(info) === 'here,here' && info.watchers === 1);
      await ann.ask('say', seats[0]!.matchID, 'ahoy');
      await ben.hear<[string, ChatLine]>('line', (_, { text }) => text === 'ahoy');
      const { gallery } = (await ann.info((info) => info.gallery.length === 1))[0];
      const dismiss = { ...seats[0], watcher: gallery[0]?.id };
      expect(await apps[0].post(`/api/matches/${seats[0]!.matchID}/dismiss`, dismiss)).toMatchObject({ status: 200 });
      await watcher.hear<[string, Refused]>('dropped', (_, { code }) => code === 'REMOVED');
      await apps[1].stop();
      await ann.info((info) => presences(info) === 'here,gone');
      const told = ann.heard.filter(({ event }) => event === 'line');
      expect(new Set(told.map(({ args }) => (args[1] as ChatLine).id)).size).toBe(told.length);
    }));

  test('the lobby of one process shows what is opened and closed at the other', () =>
    withTwo(async (apps) => {
      const lobby = new Page(apps[1].socket('lobby'), { matchID: '', playerID: '', credentials: '' });
      await lobby.hear('matches');
      const matchID = await newMatch(apps[0], { game });
      const seat = await takeSeat(apps[0], matchID, { game, ready: false });
      await lobby.hear<[MatchInfo]>('changed', (info) => info.matchID === matchID && info.seats[0]?.name === 'Ann');
      await apps[0].post(`/games/${game}/${matchID}/leave`, seat);
      await lobby.hear<[string]>('gone', (gone) => gone === matchID);
    }));

  test('a process that starts without Redis serves, is not ready, and joins when it is there', async () => {
    const schema = await newSchema();
    const wire = await wireTo(redisUrl);
    await wire.cut();
    const app = await processOn(schema, wire.url);
    try {
      expect([(await app.get('/healthz')).status, (await app.get('/readyz')).status]).toEqual([200, 503]);
      const [page] = await enterAll(app, await seatedMatch(app, 2, { game }), game);
      expect(await page!.move(pick, 0)).toMatchObject({ ok: true });
      await page!.hear<[Lag]>('lag', ({ code }) => code === 'CATCHING_UP');
      await wire.mend();
      await page!.hear<[Lag]>('lag', ({ code }) => code === 'CAUGHT_UP');
      expect((await app.get('/readyz')).status).toBe(200);
      await wire.cut();
      // It goes on by itself, so the proxy need not leave it alone.
      expect((await app.get('/readyz')).status).toBe(200);
      await wire.mend();
    } finally {
      await app.close();
      await wire.close();
    }
  }, 15_000);

  test('what others write into the channel is read with care', async () => {
    const [one, other] = [await redisFanout(redisUrl, () => undefined), await redisFanout(redisUrl, () => undefined)];
    const heard: unknown[] = [];
    other.subscribe((note) => heard.push(note));
    one.subscribe((note) => heard.push(['own', note]));
    const { Redis } = await import('ioredis');
    const stranger = new Redis(redisUrl);
    for (const text of ['', 'null', '{"id":7}', '{"from":"x","id":"a","revision":"7"}', '[]'])
      await stranger.publish('quayside', text);
    one.publish({ id: 'match', revision: 3 });
    await delay(200);
    expect(heard).toEqual([{ id: 'match', revision: 3 }]);
    await stranger.quit();
    for (const fanout of [one, other]) await fanout.close();
  });
});

function versionsOf(page: Page): number[] {
  return page.heard
    .filter(({ event }) => event === 'frame')
    .flatMap(({ args }) => (args[0] as { steps: { version: number }[] }).steps.map((step) => step.version));
}
