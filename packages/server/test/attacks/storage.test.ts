/** Row D14 but for SIGKILL (restart.test.ts), and rows R: what goes wrong below, and what happens at once. */
import Database from 'libsql';
import { localBus } from '../../src/fanout/local';
import type { Store } from '../../src/store/store';
import { coded, game, pick, underAttack } from '../support/attacked';
import { enterAll, newMatch, Page, quiet, seatedMatch, startServer, takeSeat, tempFile } from '../support/harness';

let isIll = false;
let isGone = false;
const gone = () => Promise.reject(new Error('unable to open database file'));
const full = () => Promise.reject(new Error('database or disk is full'));
const database = tempFile();
const scene = underAttack({
  database,
  wrap: (store: Store): Store => ({
    ...store,
    load: (...args) => (isGone ? gone() : store.load(...args)),
    tail: (...args) => (isGone ? gone() : store.tail(...args)),
    lines: (...args) => (isGone ? gone() : store.lines(...args)),
    ping: () => (isGone ? gone() : store.ping()),
    compareAndSet: (...args) => (isGone ? gone() : isIll ? full() : store.compareAndSet(...args)),
    create: (...args) => (isIll ? full() : store.create(...args)),
    remove: (...args) => (isIll ? full() : store.remove(...args)),
    addLine: (...args) => (isIll ? full() : store.addLine(...args)),
    idOfCode: (...args) => (isIll ? full() : store.idOfCode(...args)),
    list: (...args) => (isIll ? full() : store.list(...args)),
  }),
});
const unavailable = { ...coded, code: 'STORE_UNAVAILABLE' };

test('D14 disk full: every write is refused with one code, nothing is lost, and all goes on afterwards', async () => {
  const { server, rogue, pages, seats } = scene();
  const { matchID, credentials } = seats[0];
  isIll = true;
  try {
    expect(await rogue.move(pick(1), 0)).toMatchObject(unavailable);
    expect(await pages[0].ask('say', matchID, 'hi')).toMatchObject(unavailable);
    const posts = ['create', `${matchID}/leave`, `${matchID}/update`, `${matchID}/playAgain`];
    for (const path of posts) {
      const body = { playerID: '0', credentials, newName: 'A', numPlayers: 2 };
      const reply = await server.post(`/games/${game}/${path}`, body);
      expect([path, reply.status, reply.body]).toEqual([path, 503, expect.objectContaining(unavailable)]);
    }
    for (const path of [`/games/${game}`, '/api/codes/BBBBBB']) {
      expect((await server.get(path)).body).toMatchObject(unavailable);
    }
    const lobby = new Page(server.socket('lobby'), seats[0]);
    expect(await lobby.hear('refused')).toMatchObject(['matches', unavailable]);
    expect(JSON.stringify(pages[1].heard)).not.toMatch(/"steps":\[\{|"line"/);
  } finally {
    isIll = false;
  }
  expect(await rogue.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  await pages[1].frame(1);
});

test('D14 a database that others hold: moves wait for it while everything else is served', async () => {
  const { server, pages } = scene();
  const other = new Database(database);
  other.exec('begin immediate');
  const moving = pages[0].move(pick(1), 0);
  const both = pages[1].move(pick(2), 0);
  for (let at = 0; at < 5; at += 1) {
    const started = Date.now();
    expect((await server.get('/healthz')).status).toBe(200);
    expect(await pages[0].ask('nothing')).toMatchObject(coded);
    expect(Date.now() - started).toBeLessThan(500);
    await quiet(100);
  }
  other.exec('commit');
  other.close();
  expect(await moving).toEqual({ ok: true, version: 1 });
  expect(await both).toEqual({ ok: true, version: 2 });
});

test('D14 a database gone for 10 s: moves are refused with a code, and the same packet is taken once it is back', async () => {
  const { server, pages } = scene();
  const key = { key: 'the-key-of-ann' };
  const other = new Database(database);
  other.exec('begin immediate');
  const codes: string[] = [];
  try {
    for (const until = Date.now() + 10_000; Date.now() < until; ) {
      const asked = Date.now();
      const [moved, said] = await Promise.all([
        pages[0].move(pick(1), 0, key),
        pages[1].ask('say', pages[1].seat.matchID, 'hi'),
      ]);
      for (const answer of [moved, said]) codes.push(answer.ok ? 'ok' : answer.code);
      // The second of the two waits for the first, but not as long again.
      expect(Date.now() - asked).toBeLessThan(4500);
      expect((await server.get('/healthz')).status).toBe(200);
    }
  } finally {
    other.exec('rollback');
    other.close();
  }
  expect(codes.length).toBeGreaterThan(4);
  expect(new Set(codes)).toEqual(new Set(['STORE_UNAVAILABLE']));
  expect(await pages[0].move(pick(1), 0, key)).toEqual({ ok: true, version: 1 });
  expect(await pages[0].move(pick(1), 0, key)).toEqual({ ok: true, version: 1 });
}, 40_000);

test('D14 a database that cannot even be read: everybody is told so, and the server is ready again when it can', async () => {
  const { server, pages } = scene();
  const matchID = await newMatch(server, { game });
  isGone = true;
  try {
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await server.get('/healthz')).status).toBe(200);
    expect(await server.get(`/games/${game}/${matchID}`)).toMatchObject({ status: 503, body: unavailable });
    const stranger = new Page(server.socket(game), { matchID, playerID: '0', credentials: '' });
    for (const answer of [await stranger.enter(), await stranger.legal(), await pages[0].enter()])
      expect(answer).toMatchObject(unavailable);
    expect(await pages[0].move(pick(1), 0)).toMatchObject(unavailable);
  } finally {
    isGone = false;
  }
  expect((await server.get('/readyz')).status).toBe(200);
  expect(await pages[0].enter()).toMatchObject({ ok: true, frame: { version: 0 } });
  expect(await pages[0].move(pick(1), 0)).toEqual({ ok: true, version: 1 });
});

test('R1 R2 R3 over two processes nobody shares a seat, and no move is lost or made twice', async () => {
  const file = tempFile();
  const bus = localBus();
  const apps = [
    await startServer({ database: file, fanout: bus() }),
    await startServer({ database: file, fanout: bus() }),
  ] as const;
  const matchID = await newMatch(apps[0], { game });
  const body = { playerName: 'A', playerID: '0' };
  const joins = await Promise.all(
    Array.from({ length: 20 }, (_, at) => apps[at % 2 === 0 ? 0 : 1].post(`/games/${game}/${matchID}/join`, body)),
  );
  expect(joins.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body: reply } of joins) if (status !== 200) expect(reply).toMatchObject({ code: 'SEAT_TAKEN' });
  const seats = await seatedMatch(apps[0], 2, { game });
  const pages = [new Page(apps[0].socket(game), seats[0]!), new Page(apps[1].socket(game), seats[1]!)] as const;
  for (const page of pages) await page.enter();
  for (let round = 0; round < 3; round += 1) {
    // Each player sends its sealed choice to both processes at once, with one key.
    const twins = [new Page(apps[1].socket(game), seats[0]!), new Page(apps[0].socket(game), seats[1]!)] as const;
    const key = (seat: number) => ({ key: `choice-${round}-${seat}` });
    const answers = await Promise.all(
      [pages, twins].flatMap((pair) => pair.map((page, seat) => page.move(pick(seat + 1), round * 2, key(seat)))),
    );
    const versions = answers.map((answer) => (answer.ok ? answer.version : 0));
    expect([versions[0], versions[1]].sort()).toEqual([round * 2 + 1, round * 2 + 2]);
    expect([versions[2], versions[3]]).toEqual([versions[0], versions[1]]);
  }
  const log = await apps[0].store.tail(seats[0]!.matchID, 100);
  expect(log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const app of apps) await app.close();
}, 20_000);

test('R4 seats change hands while moves are made, and neither disturbs the other', async () => {
  const { server, seats, pages } = scene();
  const { matchID } = seats[1];
  const [move, left] = await Promise.all([
    pages[0].move(pick(1), 0),
    server.post(`/games/${game}/${matchID}/leave`, seats[1]),
  ]);
  expect([move, left.status]).toEqual([{ ok: true, version: 1 }, 200]);
  const [joined, early] = await Promise.all([
    takeSeat(server, matchID, { game, playerID: '1' }),
    pages[1].move(pick(2), 1),
  ]);
  expect(early).toMatchObject({ ...coded, code: 'BAD_CREDENTIALS' });
  const [page] = await enterAll(server, [joined], game);
  expect(await page!.move(pick(3), 1)).toEqual({ ok: true, version: 2 });
  await pages[0].frame(2);
});
