/** Looking back: earlier views, recomputed. That they leak nothing is shown here for chosen secrets, in secrecy.test for all. */
import type { GameTypes, Rules } from '@quayside/games/core/rules';
import type { Frame, PastAnswer } from '@quayside/games/wire/protocol';
import { createPasts } from '../src/match/past';
import type { LogEntry } from '../src/store/store';
import {
  enterAll,
  newMatch,
  Page,
  type Seated,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  tempFile,
} from './support/harness';
import { pebbles } from './support/pebbles';

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: { pastFrames: 0 } });
});
afterAll(() => server.close());

const game = 'pebbles';
const pick = (n: number) => ({ type: 'pick', n });
const ask = (page: Page, version: unknown, matchID = page.seat.matchID): Promise<PastAnswer> =>
  page.ask('past', matchID, version);

async function frameOf(page: Page, version: number): Promise<Frame> {
  const answer = await ask(page, version);
  if (!answer.ok) throw new Error(answer.code);
  return answer.frame;
}

/** A match of two in which these pebbles were picked in turn, with a spectator. */
async function played(picks: readonly number[]): Promise<readonly [Page, Page, Page]> {
  const [ann, bob] = (await enterAll(server, await seatedMatch(server, 2, { game }), game)) as [Page, Page];
  const watcher = await spectate(server, ann.seat.matchID, game);
  for (const [version, n] of picks.entries()) await [ann, bob][version % 2]!.move(pick(n), version);
  return [ann, bob, watcher];
}

/** What a frame looks like but for the name of its match. */
const bytes = (frame: Frame): string => JSON.stringify({ ...frame, matchID: '' });

test('two worlds that differ in a secret choice and in the seed look the same to those who may not know it', async () => {
  const [one, other] = [await played([1]), await played([3])];
  for (const version of [0, 1])
    for (const viewer of [1, 2])
      expect(bytes(await frameOf(one[viewer]!, version))).toBe(bytes(await frameOf(other[viewer]!, version)));
  expect(bytes(await frameOf(one[0], 1))).not.toBe(bytes(await frameOf(other[0], 1)));
});

test('every version is what its viewer saw live, without steps; the outcome stands at the last one only', async () => {
  const pages = await played([3, 1, 2, 2, 1, 3]);
  for (const page of pages) {
    for (const version of [6, 1, 2, 3, 4, 5]) {
      const [live] = await page.frame(version);
      expect(JSON.stringify(await frameOf(page, version))).toBe(JSON.stringify({ ...live, steps: [] }));
    }
    expect(await frameOf(page, 0)).toMatchObject({ version: 0, outcome: null, steps: [] });
    expect((await frameOf(page, 5)).outcome).toBeNull();
    expect((await frameOf(page, 6)).outcome).toMatchObject({ winners: [0, 1] });
  }
  const watched = await frameOf(pages[2], 1);
  expect(watched.view).toMatchObject({ seat: null, mine: null });
});

test('versions that never were, waiting tables and strangers are refused by code', async () => {
  const [ann] = await played([1]);
  expect(await ask(ann, 2)).toMatchObject({ code: 'NO_SUCH_VERSION', detail: { version: 1 } });
  for (const odd of [-1, 0.5, '1', null, 1e9]) expect(await ask(ann, odd)).toMatchObject({ code: 'BAD_REQUEST' });
  const [foreign] = await played([]);
  expect(await ask(ann, 0, foreign.seat.matchID)).toMatchObject({ code: 'NOT_ENTERED' });
  const stock = new Page(server.socket(game), ann.seat);
  await stock.ask('sync', ann.seat.matchID, '0', ann.seat.credentials, 2);
  expect(await ask(stock, 0)).toMatchObject({ code: 'NOT_ENTERED' });
  const matchID = await newMatch(server, { game });
  const watcher = await spectate(server, matchID, game);
  expect(await ask(watcher, 0, matchID)).toMatchObject({ code: 'NOT_STARTED' });
});

test('when a seat has changed hands only its present holder may ask for what it saw', async () => {
  const [ann, bob] = await played([3]);
  await server.post(`/games/${game}/${ann.seat.matchID}/leave`, ann.seat);
  expect(await ask(ann, 1)).toMatchObject({ code: 'NOT_ENTERED' });
  const { body } = await server.post(`/games/${game}/${ann.seat.matchID}/join`, { playerName: 'Carl' });
  const carl: Seated = { matchID: ann.seat.matchID, playerID: '0', credentials: body.playerCredentials as string };
  const [page] = (await enterAll(server, [carl], game)) as [Page];
  expect((await frameOf(page, 1)).view).toMatchObject({ seat: 0, mine: { picked: 3 } });
  expect(await ask(ann, 1)).toMatchObject({ code: 'NOT_ENTERED' });
  expect((await frameOf(bob, 1)).view).toMatchObject({ seat: 1, mine: { picked: null } });
});

test('a match begun under other rules cannot be recomputed and says so', async () => {
  const database = tempFile();
  const old = await startServer({ database });
  const seats = await seatedMatch(old, 2, { game });
  await old.close();
  const rules = { ...pebbles.rules, version: 2 } as Rules<GameTypes>;
  const newer = await startServer({ database, games: [{ ...pebbles, rules }] });
  const [page] = (await enterAll(newer, seats, game)) as [Page];
  expect(await ask(page, 0)).toMatchObject({ code: 'RULES_CHANGED' });
  await newer.close();
});

test('looking back does not touch the match', async () => {
  const [ann, bob] = await played([3, 1, 2]);
  for (const version of [0, 3, 1, 2]) await frameOf(ann, version);
  expect(await bob.move(pick(2), 3)).toEqual({ ok: true, version: 4 });
  expect((await ann.frame(4))[0].view).toMatchObject({ public: { totals: [5, 3] } });
});

test('one connection may ask only so often, and can still move', async () => {
  const strict = await startServer({ limits: { pastFrames: 2 } });
  const [page] = (await enterAll(strict, await seatedMatch(strict, 2, { game }), game)) as [Page];
  const answers = await Promise.all(Array.from({ length: 9 }, () => ask(page, 0)));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
    ...Array.from({ length: 4 }, () => 'ok'),
    ...Array.from({ length: 5 }, () => 'RATE_LIMITED'),
  ]);
  expect(await page.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  await strict.close();
});

describe('what is kept', () => {
  /** A game without end, so that there are many versions: each move counts one. */
  const counting = {
    ...pebbles,
    rules: {
      ...pebbles.rules,
      setup: () => ({ public: { phase: 'PICK', active: [0], n: 0 }, private: [{}], secret: {} }),
      apply: (state: { public: { n: number } }) => {
        state.public.n += 1;
        steps += 1;
      },
      outcome: () => null,
      counts: () => ({}),
    } as unknown as Rules<GameTypes>,
  };
  let steps = 0;
  const read: [number, number][] = [];
  const tail = (_: string, limit: number, { after = 0, before = 0 } = {}): Promise<LogEntry[]> => {
    read.push([after, before]);
    const list = Array.from({ length: before - after - 1 }, (_, at) => ({
      version: after + at + 1,
      seat: 0,
      turn: 1,
      move: { type: 'pick' },
      events: [],
      key: null,
      at: 0,
    }));
    return Promise.resolve(list.slice(-limit));
  };
  const originOf = (id: string) => ({ game: counting, record: { id, options: {}, seats: [] }, seed: 'ab'.repeat(32) });
  const n = (frame: Frame): number => (frame.view as { public: { n: number } }).public.n;
  beforeEach(() => {
    steps = 0;
    read.length = 0;
  });

  test('stepping through a long match, there and back, is not all of it again each time', async () => {
    const pasts = createPasts({ tail });
    for (let version = 0; version <= 500; version += 1)
      expect(n(await pasts.frameAt(originOf('m'), version, null))).toBe(version);
    expect(steps).toBe(500);
    for (let version = 499; version >= 0; version -= 1)
      expect(n(await pasts.frameAt(originOf('m'), version, null))).toBe(version);
    expect(steps).toBeLessThan(10_000);
    expect(pasts.kept()).toBeLessThanOrEqual(8);
  });

  test('a long record is read in portions', async () => {
    expect(n(await createPasts({ tail }).frameAt(originOf('m'), 450, null))).toBe(450);
    expect(read).toEqual([
      [0, 201],
      [200, 401],
      [400, 451],
    ]);
  });

  test('a gap in the record is an error, not another past', async () => {
    const pasts = createPasts({ tail: async (...args) => (await tail(...args)).slice(1) });
    await expect(pasts.frameAt(originOf('m'), 9, null)).rejects.toThrow('gap');
  });

  test('questions that cross do not take the ground from under each other', async () => {
    // Each reading of the record waits until it is let go, as in a database that is asked by several.
    const held: (() => void)[] = [];
    const slow: typeof tail = async (...args) => {
      await new Promise<void>((resolve) => void held.push(resolve));
      return tail(...args);
    };
    let isSlow = false;
    const pasts = createPasts({ tail: (...args) => (isSlow ? slow(...args) : tail(...args)) });
    await pasts.frameAt(originOf('m'), 10, null);
    isSlow = true;
    const first = pasts.frameAt(originOf('m'), 12, null);
    isSlow = false;
    // Of the positions between the milestones only the last one asked for is kept: not 10 any longer.
    await pasts.frameAt(originOf('m'), 5, null);
    held[0]!();
    expect(n(await first)).toBe(12);
  });

  test('it is bounded, and forgotten after a while', async () => {
    const pasts = createPasts({ tail });
    for (let match = 0; match < 100; match += 1) await pasts.frameAt(originOf(`m${match}`), 400, null);
    expect(pasts.kept()).toBeLessThanOrEqual(32 * 8);
    pasts.sweep(Date.now() + 59_000);
    expect(pasts.kept()).toBeGreaterThan(0);
    pasts.sweep(Date.now() + 61_000);
    expect(pasts.kept()).toBe(0);
  });
});
