/** Votes after seats changed hands, and computer players and countdowns that meet a database that is away. */
import { games } from '@quayside/games';
import type { HostedGame } from '../../src/match/live';
import type { Store } from '../../src/store/store';
import {
  enterAll,
  newMatch,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  startServer,
  takeSeat,
  tempFile,
  until,
} from '../support/harness';
import { pebbles } from '../support/pebbles';

/** Pebbles without the move that always throws. */
const calm: HostedGame = {
  ...pebbles,
  rules: { ...pebbles.rules, legal: (view) => pebbles.rules.legal(view).filter(({ type }) => type !== 'crash') },
};
const game = 'pebbles';
const pick = { type: 'pick', n: 2 } as { type: string };
const away = () => Promise.reject(new Error('the database is away'));

const opened: Server[] = [];
async function open(...options: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer({ games: [...games, calm], ...options[0] });
  opened.push(server);
  return server;
}
afterEach(async () => {
  jest.restoreAllMocks();
  ahead = 0;
  for (const server of opened.splice(0)) await server.close();
});

const vote = (server: Server, seat: Seated, about: number, choice: string) =>
  server.post(`/api/matches/${seat.matchID}/absent`, { ...seat, seat: about, choice });
const leave = (server: Server, seat: Seated) => server.post(`/games/${game}/${seat.matchID}/leave`, seat);
/** The clock goes on by so many milliseconds. */
const later = (by: number) => {
  ahead += by;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
};
const { now } = Date;
let ahead = 0;

describe('votes', () => {
  test('of somebody who left do not count for whoever has the seat now', async () => {
    const server = await open({ settings: { reopenAfter: 0 } });
    const seats = await seatedMatch(server, 4, { game });
    const pages = await enterAll(server, seats, game);
    pages[3]!.socket.disconnect();
    await pages[1]!.info((info) => info.seats[3]?.presence === 'gone');
    expect((await vote(server, seats[0]!, 3, 'end')).body).toMatchObject({ decided: null });
    await leave(server, seats[0]!);
    await enterAll(server, [await takeSeat(server, seats[0]!.matchID, { game })], game);
    expect((await vote(server, seats[1]!, 3, 'end')).body).toMatchObject({ decided: null });
    expect((await server.store.load(seats[0]!.matchID))?.status).toBe('playing');
  });

  test('about somebody who just sat down are not about who sat there before', async () => {
    const server = await open({ settings: { reopenAfter: 60_000 } });
    const seats = await seatedMatch(server, 3, { game });
    const pages = await enterAll(server, seats, game);
    pages[2]!.socket.disconnect();
    await pages[0]!.info((info) => info.seats[2]?.presence === 'gone');
    later(61_000);
    expect((await vote(server, seats[0]!, 2, 'bot')).body).toMatchObject({ decided: null });
    await leave(server, seats[2]!);
    await takeSeat(server, seats[0]!.matchID, { game });
    expect((await vote(server, seats[1]!, 2, 'bot')).body.code).toBe('STILL_HERE');
    const reopen = { ...seats[0]!, seat: 2 };
    expect((await server.post(`/api/matches/${seats[0]!.matchID}/reopen`, reopen)).body.code).toBe('STILL_HERE');
    later(61_000);
    expect((await vote(server, seats[1]!, 2, 'bot')).body).toMatchObject({ decided: null });
  });
});

test('a clock that is set back during the countdown delays the deal, and does not cancel it', async () => {
  const server = await open({ settings: { countdown: 50 } });
  const matchID = await newMatch(server, { game });
  const seats = [];
  for (const playerName of ['Ann', 'Bob'])
    seats.push(await takeSeat(server, matchID, { game, ready: false, playerName }));
  const [ann, bob] = await enterAll(server, seats, game);
  // Their coming is told by then, for which the match would be loaded.
  await quiet(200);
  await ann!.ask('ready', { ...seats[0]!, ready: true });
  await bob!.ask('ready', { ...seats[1]!, ready: true });
  later(-300);
  await ann!.frame(0);
});

describe('a write that was done although its answer was lost, and is tried again', () => {
  const wrap = (store: Store): Store => ({
    ...store,
    compareAndSet: async (...args) => {
      await store.compareAndSet(...args);
      return store.compareAndSet(...args);
    },
  });

  test('is taken for one that was done: seats have their credentials, and moves are seen', async () => {
    const server = await open({ wrap });
    const seats = await seatedMatch(server, 3, { game });
    const pages = await enterAll(server, seats, game);
    await leave(server, seats[2]!);
    await server.post(`/api/matches/${seats[0]!.matchID}/bot`, { ...seats[0]!, seat: 2 });
    expect(await pages[0]!.move(pick, 1)).toEqual({ ok: true, version: 2 });
    expect(await pages[1]!.move(pick, 2, { key: 'only-once' })).toEqual({ ok: true, version: 3 });
    await pages[0]!.frame(4);
    for (const page of pages.slice(0, 2)) {
      const frames = page.heard.filter(({ event }) => event === 'frame');
      expect(frames.slice(0, 4).map(({ args }) => (args[0] as { version: number }).version)).toEqual([1, 2, 3, 4]);
    }
  });

  test('is not taken for the same write of somebody else', async () => {
    let isRivalled = false;
    const raced = (store: Store): Store => ({
      ...store,
      compareAndSet: async (id, revision, change) => {
        const isFirst = isRivalled;
        isRivalled = false;
        if (isFirst) await store.compareAndSet(id, revision, { updatedAt: change.updatedAt });
        return store.compareAndSet(id, revision, change);
      },
    });
    const server = await open({ wrap: raced });
    const seats = await seatedMatch(server, 2, { game });
    const [page] = await enterAll(server, seats, game);
    isRivalled = true;
    expect(await page!.move(pick, 0)).toEqual({ ok: true, version: 1 });
    expect((await server.store.load(seats[0]!.matchID))?.version).toBe(1);
  });
});

describe('a database that is away', () => {
  let isAway: (id: string) => boolean = () => false;
  /** The version written last. */
  let written = 0;
  const wrap = (store: Store): Store => ({
    ...store,
    load: (id) => (isAway(id) ? away() : store.load(id)),
    compareAndSet: async (id, revision, change) => {
      if (isAway(id)) return away();
      const isDone = await store.compareAndSet(id, revision, change);
      written = change.version ?? written;
      return isDone;
    },
  });
  beforeEach(() => {
    written = 0;
  });
  afterEach(() => {
    isAway = () => false;
  });

  async function practise(server: Server): Promise<Seated> {
    const seat = await takeSeat(server, await newMatch(server, { game }), { game });
    await server.post(`/api/matches/${seat.matchID}/bot`, { ...seat, seat: 1 });
    return seat;
  }

  test('does not make a computer player give up', async () => {
    const server = await open({ wrap });
    const seat = await practise(server);
    await until(() => written === 1, 'it does not play');
    const [page] = await enterAll(server, [seat], game);
    // From the moment on in which the player's own move is on the disk.
    isAway = () => written >= 2;
    await page!.move(pick, 1);
    await quiet(300);
    isAway = () => false;
    await page!.frame(3);
  });

  test('for one match does not keep the computer players of others from going on after a restart', async () => {
    const database = tempFile();
    const before = await startServer({ database, games: [calm], settings: { botDelay: 100_000 } });
    const seats = [await practise(before), await practise(before)];
    await before.close();
    let first = '';
    isAway = (id) => {
      if (first === '') first = id;
      return id === first;
    };
    const server = await open({ database, wrap });
    await until(() => first !== '', 'nothing was loaded');
    const other = seats.find(({ matchID }) => matchID !== first)!;
    for (let tries = 0; tries < 500 && (await server.store.load(other.matchID))?.version === 0; tries += 1)
      await quiet(10);
    expect((await server.store.load(other.matchID))?.version).toBe(1);
  });

  test('when the countdown ends delays the deal, and does not cancel it', async () => {
    const server = await open({ wrap, settings: { countdown: 50 } });
    const matchID = await newMatch(server, { game });
    const seats = [];
    for (const playerName of ['Ann', 'Bob'])
      seats.push(await takeSeat(server, matchID, { game, ready: false, playerName }));
    const [ann, bob] = await enterAll(server, seats, game);
    // Their coming is told by then, for which the match would be loaded.
    await quiet(200);
    await ann!.ask('ready', { ...seats[0]!, ready: true });
    await bob!.ask('ready', { ...seats[1]!, ready: true });
    isAway = () => true;
    await until(() => server.logged.some((line) => line.includes('could not be dealt')), 'it was dealt');
    isAway = () => false;
    await ann!.frame(0);
  });
});
