/** Two processes on one database: exactly one drives a match, and when it dies or sleeps the other goes on. */
import { setTimeout as delay } from 'node:timers/promises';
import { createBotDriver } from '../src/bots/driver';
import type { Fanout } from '../src/fanout/fanout';
import { localBus } from '../src/fanout/local';
import { createLog } from '../src/log';
import { anything, catchUp } from '../src/match/catch-up';
import type { HostedGame } from '../src/match/live';
import { createMatches, type Matches } from '../src/match/matches';
import { makeMove } from '../src/match/move';
import { leasedOwnership } from '../src/match/ownership';
import { withAround } from '../src/store/around';
import { openSqlite } from '../src/store/sqlite';
import type { Store } from '../src/store/store';
import { newMatch, quiet, type Seated, startServer, takeSeat, tempFile, until } from './support/harness';
import { pebbles } from './support/pebbles';

const LEASE = 400;
const calm: HostedGame = {
  ...pebbles,
  rules: { ...pebbles.rules, legal: (view) => pebbles.rules.legal(view).filter(({ type }) => type !== 'crash') },
};
const pick = { type: 'pick', n: 1 } as { type: string };

/** The parts of a process that drive computer players, on a store of its own. */
interface Side {
  readonly matches: Matches;
  /** Versions it thought about, of all matches. */
  readonly thoughts: string[];
  owns(id: string): boolean;
  /** Nothing that it asks of the database comes back from now on. */
  die(): void;
  /** The same for a while: it sleeps, and knows nothing of that. */
  sleep(milliseconds: number): Promise<void>;
  move(seat: Seated, seen: number): Promise<unknown>;
  close(): Promise<void>;
}

async function side(database: string, fanout: Fanout, thinkFor = 0): Promise<Side> {
  const opened = await openSqlite(database);
  let awake: Promise<unknown> = Promise.resolve();
  const store: Store = withAround(opened, (_, work) => async (...args) => {
    await awake;
    return work(...args);
  });
  const thoughts: string[] = [];
  const log = createLog('silent');
  const adopt = (id: string) => matches.outdate(id, anything, true);
  const ownership = leasedOwnership({ store, log, lease: LEASE, drive: (head) => driver.heed(head), adopt });
  const games = new Map([[calm.meta.name, calm]]);
  const limits = { queue: 100, cachedMatches: 100, idleAfter: 60_000 };
  const heed = ownership.heed;
  const matches = createMatches({
    store,
    fanout,
    games,
    settle: () => Promise.resolve(),
    follow: () => Promise.resolve(false),
    heed,
    limits,
  });
  const nobody = { isEmpty: () => true, toldOf: () => null };
  catchUp({ fanout, matches, audiences: nobody, ownership, gone: () => undefined, log });
  const moving = { store, matches, wire: { moved: () => undefined } };
  const thinker = {
    choose: async (_: unknown, __: unknown, view: { public: object }) => {
      thoughts.push(JSON.stringify(view.public));
      await delay(thinkFor);
      return pick;
    },
    anything: () => pick,
  };
  const driver = createBotDriver({ moving, ownership, thinker, log, delay: 0 });
  ownership.start();
  const never = new Promise(() => undefined);
  return {
    matches,
    thoughts,
    owns: ownership.owns,
    die: () => {
      awake = never;
    },
    sleep: async (milliseconds) => {
      awake = delay(milliseconds);
      await awake;
    },
    move: (seat, seen) =>
      matches.run(null, seat.matchID, (live) => makeMove(moving, live, { ...seat, seen, move: pick, key: null })),
    close: async () => {
      driver.stop();
      if (awake !== never) await ownership.stop();
      await opened.close();
    },
  };
}

/** A match of one person and a computer player, which is dealt. */
async function tableOn(database: string): Promise<Seated> {
  const server = await startServer({ database, games: [calm], settings: { lease: 60_000, botDelay: 60_000 } });
  const game = calm.meta.name;
  const matchID = await newMatch(server, { game, numPlayers: 2 });
  const seat = await takeSeat(server, matchID, { game });
  await server.post(`/api/matches/${matchID}/bot`, { ...seat, seat: 1 });
  await server.close();
  return seat;
}

const opened: Side[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function pair(thinkFor = 0): Promise<{ seat: Seated; store: Store; one: Side; two: Side }> {
  const database = tempFile();
  const seat = await tableOn(database);
  const bus = localBus();
  const one = await side(database, bus(), thinkFor);
  const two = await side(database, bus(), thinkFor);
  const store = await openSqlite(database);
  opened.push(one, two, { ...one, close: store.close });
  return { seat, store, one, two };
}

const versionOf = async (store: Store, { matchID }: Seated): Promise<number> =>
  (await store.load(matchID))?.version ?? -1;

async function untilVersion(store: Store, seat: Seated, version: number): Promise<void> {
  for (let tries = 0; (await versionOf(store, seat)) < version; tries += 1) {
    if (tries > 300) throw new Error(`the match did not come to version ${version}`);
    await delay(10);
  }
}

/** Both load the match, and one of them has it. */
async function owned({ seat, one, two }: Awaited<ReturnType<typeof pair>>): Promise<[Side, Side]> {
  const load = (at: Side) => at.matches.run(null, seat.matchID, (live) => Promise.resolve({ live }));
  await Promise.all([load(one), load(two)]);
  const both = [one, two];
  await until(() => both.some((at) => at.owns(seat.matchID)), 'nobody has the match');
  const owner = both.find((at) => at.owns(seat.matchID));
  return owner === one ? [one, two] : [two, one];
}

// In every round of pebbles the computer player moves at once, and then waits for the person.

test('one of two drivers thinks and moves, wherever the people move', async () => {
  const table = await pair();
  const { seat, store } = table;
  const [owner, other] = await owned(table);
  for (const round of [0, 1]) {
    await untilVersion(store, seat, 2 * round + 1);
    expect(await [owner, other][round]!.move(seat, 2 * round + 1)).toMatchObject({ ok: true });
  }
  await untilVersion(store, seat, 5);
  expect(other.thoughts).toEqual([]);
  expect(new Set(owner.thoughts).size).toBe(owner.thoughts.length);
  expect(owner.owns(seat.matchID) && !other.owns(seat.matchID)).toBe(true);
});

test('after its death the other has the match within two leases, and goes on', async () => {
  const table = await pair();
  const { seat, store } = table;
  const [owner, other] = await owned(table);
  await untilVersion(store, seat, 1);
  owner.die();
  const since = performance.now();
  expect(await other.move(seat, 1)).toMatchObject({ ok: true });
  await untilVersion(store, seat, 3);
  expect(performance.now() - since).toBeLessThan(2 * LEASE + 500);
  expect(other.owns(seat.matchID)).toBe(true);
  expect(owner.owns(seat.matchID)).toBe(false);
  expect(other.thoughts).toHaveLength(1);
});

test('one that slept through its lease in the middle of a thought writes nothing, and drives nothing when it wakes', async () => {
  const table = await pair(50);
  const { seat, store } = table;
  const [owner, other] = await owned(table);
  await untilVersion(store, seat, 1);
  expect(await other.move(seat, 1)).toMatchObject({ ok: true });
  await until(() => owner.thoughts.length === 2, 'it does not think');
  await owner.sleep(4 * LEASE);
  await untilVersion(store, seat, 3);
  await quiet(2 * LEASE);
  expect(await versionOf(store, seat)).toBe(3);
  expect(other.thoughts).toHaveLength(1);
  expect(other.owns(seat.matchID) && !owner.owns(seat.matchID)).toBe(true);
});
