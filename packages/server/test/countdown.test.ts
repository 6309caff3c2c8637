/** From the last "ready" to the deal: a countdown that anybody seated can stop. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { enterAll, newMatch, Page, quiet, type Server, startServer, takeSeat, tempFile } from './support/harness';

const game = 'pebbles';
const LONG = 400;

let server: Server;
beforeAll(async () => {
  server = await startServer({ settings: { countdown: LONG } });
});
afterAll(() => server.close());

async function room(at = server): Promise<[Page, Page]> {
  const matchID = await newMatch(at, { game });
  const names = ['Ann', 'Bob'];
  const seats = [];
  for (const playerName of names) seats.push(await takeSeat(at, matchID, { game, ready: false, playerName }));
  return (await enterAll(at, seats, game)) as [Page, Page];
}

const ready = (page: Page, isReady = true) => page.ask('ready', { ...page.seat, ready: isReady });
const counted = (page: Page) => page.info(({ startsAt }) => startsAt !== null);
const load = async (page: Page, at = server) => (await at.store.load(page.seat.matchID))!;

test('when all are ready everybody is told when it begins; then it is dealt', async () => {
  const [ann, bob] = await room();
  await ready(ann);
  const since = Date.now();
  await ready(bob);
  const [info] = await counted(ann);
  expect(info.startsAt! - since).toBeGreaterThanOrEqual(LONG);
  expect(info.startsAt! - since).toBeLessThan(LONG + 300);
  const early = await load(ann);
  expect([early.status, early.position]).toEqual(['waiting', null]);
  await bob.frame(0);
  expect(Date.now() - since).toBeGreaterThanOrEqual(LONG - 5);
  expect(await load(ann)).toMatchObject({ status: 'playing', startsAt: null });
});

test.each([
  ['whoever is not ready after all', (_: Page, bob: Page) => ready(bob, false)],
  ['whoever leaves', ({ seat }: Page, bob: Page) => server.post(`/games/${game}/${seat.matchID}/leave`, bob.seat)],
  [
    'the host who frees a seat',
    ({ seat }: Page) => server.post(`/api/matches/${seat.matchID}/kick`, { ...seat, seat: 1 }),
  ],
])('%s stops it', async (_, stop) => {
  const [ann, bob] = await room();
  await ready(ann);
  await ready(bob);
  await counted(ann);
  ann.heard.splice(0);
  await stop(ann, bob);
  const [info] = await ann.hear<[MatchInfo]>('match', ({ startsAt }) => startsAt === null);
  expect(info.status).toBe('waiting');
  await quiet(LONG + 100);
  expect((await load(ann)).status).toBe('waiting');
});

test('a name that changes meanwhile does not begin it anew', async () => {
  const [ann, bob] = await room();
  await ready(ann);
  await ready(bob);
  const [{ startsAt }] = await counted(ann);
  await server.post(`/games/${game}/${ann.seat.matchID}/rename`, { ...ann.seat, newName: 'Anna' });
  expect(await load(ann)).toMatchObject({ startsAt, status: 'waiting' });
  await ann.frame(0);
});

test('a stock client that joins as the last one has its match at once, and so has a person among computer players', async () => {
  const matchID = await newMatch(server, { game });
  await takeSeat(server, matchID, { game });
  await takeSeat(server, matchID, { game });
  expect((await server.store.load(matchID))?.status).toBe('playing');
  const alone = await takeSeat(server, await newMatch(server, { game }), { game, ready: false });
  const [page] = await enterAll(server, [alone], game);
  await server.post(`/api/matches/${alone.matchID}/bot`, { ...alone, seat: 1 });
  await ready(page!);
  expect((await server.store.load(alone.matchID))?.status).toBe('playing');
});

test('a restart in between begins it as soon as somebody is back', async () => {
  const database = tempFile();
  const first = await startServer({ database, settings: { countdown: LONG } });
  const [ann, bob] = await room(first);
  await ready(ann);
  await ready(bob);
  await first.close();
  const second = await startServer({ database, settings: { countdown: LONG } });
  const back = new Page(second.socket(game), ann.seat);
  await back.enter();
  await back.frame(0);
  await second.close();
});
