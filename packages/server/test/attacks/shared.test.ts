/** Several processes on one database: what one of them is told, and what it must not believe. */

import { localBus } from '../../src/fanout/local';
import { redisFanout } from '../../src/fanout/redis';
import { openPostgres } from '../../src/store/postgres';
import type { Store } from '../../src/store/store';
import {
  enterAll,
  Page,
  type Seated,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  tempFile,
} from '../support/harness';
import { describeWith, dropSchemas, newSchema, postgresUrl, redisUrl, wireTo } from '../support/services';

const game = 'pebbles';
const pick = { type: 'pick', n: 2 } as { type: string };

const opened: Server[] = [];
async function open(options: Parameters<typeof startServer>[0]): Promise<Server> {
  const server = await startServer(options);
  opened.push(server);
  return server;
}
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

test('a frame holds no step beyond its version, however fast another process goes on', async () => {
  const database = tempFile();
  const bus = localBus();
  const one = await open({ database, fanout: bus() });
  let meanwhile = async (): Promise<unknown> => undefined;
  // Between the loading of the match and of its record another move is made.
  const wrap = (store: Store): Store => ({
    ...store,
    tail: async (...args) => {
      const move = meanwhile;
      meanwhile = async () => undefined;
      await move();
      return store.tail(...args);
    },
  });
  const two = await open({ database, fanout: bus(), wrap });
  const seats = await seatedMatch(one, 2, { game });
  const [ann, bob] = await enterAll(one, seats, game);
  const watcher = await spectate(two, seats[0]!.matchID, game);
  meanwhile = () => bob!.move(pick, 1);
  await ann!.move(pick, 0);
  await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === 2);
  const told = watcher.heard.filter(({ event }) => event === 'frame');
  const steps = told.flatMap(({ args }) => (args[0] as { steps: { version: number }[] }).steps);
  expect(steps.map(({ version }) => version)).toEqual([1, 2]);

  const late = new Page(two.socket(game), seats[0]!);
  await ann!.move(pick, 2);
  await watcher.hear<[{ version: number }]>('frame', ({ version }) => version === 3);
  meanwhile = () => bob!.move(pick, 3);
  const entered = await late.enter();
  expect(entered.ok && entered.frame?.version).toBe(3);
  expect(entered.ok && entered.frame?.steps.at(-1)?.version).toBe(3);
});

const vote = (server: Server, seat: Seated, about: number) =>
  server.post(`/api/matches/${seat.matchID}/absent`, { ...seat, seat: about, choice: 'end' });

/** Two players and two more, by turns connected to one process and to another. */
async function parted(one: Server, two: Server): Promise<{ seats: Seated[]; pages: Page[] }> {
  const seats = await seatedMatch(one, 4, { game });
  const pages = [];
  for (const [at, seat] of seats.entries()) pages.push(...(await enterAll([one, two][at % 2]!, [seat], game)));
  return { seats, pages };
}

async function nobodyIsAbsentElsewhere(one: Server, two: Server): Promise<void> {
  const { seats, pages } = await parted(one, two);
  const reopen = (seat: number) => one.post(`/api/matches/${seats[0]!.matchID}/reopen`, { ...seats[0]!, seat });
  expect((await vote(one, seats[0]!, 1)).body.code).toBe('STILL_HERE');
  expect((await reopen(1)).body.code).toBe('STILL_HERE');
  pages[3]!.socket.disconnect();
  await pages[1]!.info((info) => info.seats[3]?.presence === 'gone');
  // Two of three is a majority, one of the two that are connected here is none.
  expect((await vote(one, seats[0]!, 3)).body).toMatchObject({ decided: null });
  expect((await vote(two, seats[1]!, 3)).body).toMatchObject({ decided: 'end' });
}

test('nobody is voted away or replaced who is connected to another process, and all of them have a vote', async () => {
  const database = tempFile();
  const bus = localBus();
  const settings = { reopenAfter: 1 };
  const one = await open({ database, fanout: bus(), settings });
  await nobodyIsAbsentElsewhere(one, await open({ database, fanout: bus(), settings }));
});

describeWith([postgresUrl, redisUrl], 'PostgreSQL and Redis', () => {
  afterAll(dropSchemas);

  test('the same through Redis; while it is away nobody is called absent', async () => {
    const schema = await newSchema();
    const wire = await wireTo(redisUrl);
    const start = async () =>
      open({
        store: await openPostgres(postgresUrl, { schema }),
        fanout: await redisFanout(wire.url, () => undefined),
        settings: { reopenAfter: 1 },
      });
    const [one, two] = [await start(), await start()];
    await nobodyIsAbsentElsewhere(one, two);
    const { seats } = await parted(one, two);
    await wire.cut();
    expect((await vote(one, seats[0]!, 1)).body.code).toBe('CATCHING_UP');
    await wire.close();
  });
});

describeWith([postgresUrl], 'PostgreSQL', () => {
  afterAll(dropSchemas);

  test('what it cannot keep is refused as malformed, not as an outage', async () => {
    const server = await open({ store: await openPostgres(postgresUrl, { schema: await newSchema() }) });
    const seats = await seatedMatch(server, 2, { game });
    const [page] = await enterAll(server, seats, game);
    const { matchID, credentials } = seats[0]!;
    for (const odd of ['\0', '\ud800']) {
      expect(await page!.move(pick, 0, { key: `key-${odd}-key` })).toMatchObject({ code: 'BAD_REQUEST' });
      const line = { id: odd, sender: '0', payload: 'hi' };
      expect(await page!.ask('chat', matchID, line, credentials)).toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await server.get(`/games/${game}?cursor=1.%00`)).body).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await page!.move(pick, 0, { key: 'key-é-key' })).toMatchObject({ ok: true });
  });
});
