/** A match that another process moves is played on from its record; what more happened to it, or where it fails, loads it. */
import { setTimeout as delay } from 'node:timers/promises';
import { localBus } from '../src/fanout/local';
import { withAround } from '../src/store/around';
import { openSqlite } from '../src/store/sqlite';
import { enterAll, Page, type Server, seatedMatch, startServer, tempFile } from './support/harness';
import { pebbles } from './support/pebbles';

const game = pebbles.meta.name;
const pick = { type: 'pick', n: 1 };

interface Pair {
  readonly here: Server;
  readonly there: Server;
  /** Matches that the second server has read as a whole. */
  loads(): number;
}

/** Two servers on one database that hear each other. */
async function withTwo(test: (pair: Pair) => Promise<void>): Promise<void> {
  const database = tempFile();
  const bus = localBus();
  let loads = 0;
  const counting = withAround(await openSqlite(database), (name, work) => (...args) => {
    if (name === 'load') loads += 1;
    return work(...args);
  });
  const here = await startServer({ database, fanout: bus() });
  const there = await startServer({ store: counting, fanout: bus() });
  try {
    await test({ here, there, loads: () => loads });
  } finally {
    await here.close();
    await there.close();
  }
}

test('moves made elsewhere are played on, and pages get differences of them', () =>
  withTwo(async ({ here, there, loads }) => {
    const seats = await seatedMatch(here, 2, { game });
    const [ann] = (await enterAll(here, [seats[0]!], game)) as [Page];
    const bob = new Page(there.socket(game), seats[1]!);
    await bob.enter({ deltas: true });
    await delay(100);
    const before = loads();
    for (const version of [0, 2, 4]) {
      expect(await ann.move(pick, version)).toMatchObject({ ok: true });
      await until(bob, version + 1);
      expect(await bob.move(pick, version + 1)).toMatchObject({ ok: true });
      await ann.frame(version + 2);
    }
    expect(loads()).toBe(before);
    // The first one it was shown as a whole: nothing was known of what it has.
    expect(bob.heard.filter(({ event }) => event === 'delta').map(({ args }) => args[1])).toEqual([2, 3, 4, 5, 6]);
    const [frame] = await bob.frame(1);
    expect(frame).toMatchObject({ view: { mine: { picked: null } } });
    // What it holds is what was written.
    const stored = JSON.parse((await here.store.load(seats[0]!.matchID))!.position!) as { state: { public: object } };
    const again = await bob.enter();
    expect(again.ok && again.frame).toMatchObject({ version: 6, view: { public: stored.state.public } });
  }));

test('when more than moves has changed it, it is loaded', () =>
  withTwo(async ({ here, there, loads }) => {
    const seats = await seatedMatch(here, 2, { game });
    const [ann] = (await enterAll(here, [seats[0]!], game)) as [Page];
    const bob = new Page(there.socket(game), seats[1]!);
    await bob.enter();
    await delay(100);
    const before = loads();
    const access = { ...seats[0]!, watch: 'nobody' };
    expect(await here.post(`/api/matches/${seats[0]!.matchID}/access`, access)).toMatchObject({ status: 200 });
    await bob.info(({ watch }) => watch === 'nobody');
    expect(loads()).toBeGreaterThan(before);
    expect(await ann.move(pick, 0)).toMatchObject({ ok: true });
    await bob.frame(1);
  }));

/** A page that takes differences has come to `version`. */
async function until(page: Page, version: number): Promise<void> {
  await Promise.race([page.frame(version), page.hear('delta', (_, at) => at === version)]);
}
