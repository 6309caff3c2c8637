/** The match store against a socket we pull the strings of. */
import type { Delta, EnterAnswer, Frame, MatchInfo, Step } from '@quayside/games/wire/protocol';
import { createMatchStore, type MatchStore } from './store';
import type { Heard, Sent, Wire } from './wire';

type Call = { [Name in keyof Sent]: { name: Name; values: Sent[Name] } }[keyof Sent];

function fakeWire() {
  const listeners = new Map<string, (...values: never[]) => void>();
  const calls: Call[] = [];
  let connects = 0;
  const wire: Wire = {
    emit: (name, ...values) => calls.push({ name, values } as Call),
    on: (name, listener) => listeners.set(name, listener as (...values: never[]) => void),
    connect: () => {
      connects += 1;
    },
    disconnect: () => hear('disconnect', 'io client disconnect'),
  };
  function hear<Name extends keyof Heard>(name: Name, ...values: Heard[Name]): void {
    listeners.get(name)?.(...(values as never[]));
  }
  function last<Name extends keyof Sent>(name: Name): Sent[Name] {
    const call = calls.findLast((candidate) => candidate.name === name);
    if (call === undefined) throw new Error(`${name} was not sent`);
    return call.values as Sent[Name];
  }
  const count = (name: keyof Sent): number => calls.filter((call) => call.name === name).length;
  return { wire, hear, last, count, connects: () => connects };
}

const info: MatchInfo = {
  matchID: 'm1',
  code: 'HFK7WR',
  game: 'fish-and-ships',
  status: 'playing',
  seats: [],
  host: 0,
  options: {},
  listed: true,
  watch: 'link',
  watchers: 0,
  locked: false,
  gallery: [],
  version: 3,
  active: [0],
  createdAt: 0,
  updatedAt: 0,
  expiresAt: 0,
  commitment: '',
  rulesVersion: 1,
  next: null,
  startsAt: null,
  pace: 'relaxed',
  clock: null,
  patience: 60_000,
  votes: [],
};
const step = (version: number): Step => ({ version, seat: 1, type: 'reveal', events: [], at: version });
const frame = (version: number, versions: readonly number[] = [version]): Frame => ({
  matchID: 'm1',
  version,
  view: { at: version },
  outcome: null,
  steps: versions.map(step),
});
const entered = (at: Frame | null): EnterAnswer => ({
  ok: true,
  info,
  frame: at,
  more: false,
  chat: [],
  build: 'b1',
  now: 5000,
});

function setUp(seat: { seat: number; credentials: string } | null = { seat: 0, credentials: 'secret' }) {
  const fake = fakeWire();
  const keepShare = jest.fn();
  let keys = 0;
  const store = createMatchStore(
    { matchID: 'm1', seat },
    {
      wire: fake.wire,
      build: { own: () => 'b1', isStale: (served) => served !== 'b1' },
      now: () => 1000,
      keepShare,
      randomHex: (bytes) => String(keys++).padStart(bytes * 2, 'k'),
      isOnline: () => true,
      isVisible: () => true,
    },
  );
  store.open();
  return { ...fake, store, keepShare };
}

function enter({ hear, last }: ReturnType<typeof setUp>, at: Frame | null): void {
  hear('connect');
  const [, answer] = last('enter');
  answer(entered(at));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const versionOf = (store: MatchStore): number | undefined => store.get().picture?.version;

test('enters with its seat and nothing known, and keeps what it is told', () => {
  const table = setUp();
  enter(table, frame(3, [1, 2, 3]));
  const [request] = table.last('enter');
  expect(request).toMatchObject({ matchID: 'm1', playerID: '0', credentials: 'secret', have: null });
  expect(table.store.get()).toMatchObject({ connection: 'online', offset: 4000, stale: false, failure: null });
  expect(versionOf(table.store)).toBe(3);
  expect(table.last('presence')).toEqual(['m1', true]);
});

test('a spectator enters without a seat and sends nothing', () => {
  const table = setUp(null);
  enter(table, frame(3));
  expect(table.last('enter')[0]).toMatchObject({ playerID: null });
  table.store.send({ type: 'reveal' });
  expect(table.count('update')).toBe(0);
});

test('after a drop it says what it has, and gets what it missed', () => {
  const table = setUp();
  enter(table, frame(3, [1, 2, 3]));
  table.hear('disconnect', 'transport close');
  expect(table.store.get().connection).toBe('reconnecting');
  enter(table, frame(5, [4, 5]));
  expect(table.last('enter')[0].have).toBe(3);
  expect(table.store.get().steps.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test('versions never go back', () => {
  const table = setUp();
  enter(table, frame(3, [1, 2, 3]));
  table.hear('frame', frame(5, [4, 5]));
  table.hear('frame', frame(4));
  expect(versionOf(table.store)).toBe(5);
  expect(table.store.get().picture?.view).toEqual({ at: 5 });
});

test('a frame that does not follow on makes it ask', () => {
  const table = setUp();
  enter(table, frame(3, [1, 2, 3]));
  table.hear('frame', frame(6));
  expect(versionOf(table.store)).toBe(3);
  expect(table.count('enter')).toBe(2);
});

test('a difference makes the next view of the one the page has; the same again changes nothing', () => {
  const table = setUp();
  enter(table, frame(3));
  const delta: Delta = ['m1', 4, { at: [4] }, [[1, 'reveal', [], 4]]];
  for (let times = 0; times < 2; times += 1) table.hear('delta', ...delta);
  expect(table.store.get().picture).toEqual({ version: 4, view: { at: 4 }, outcome: null });
  expect(table.store.get().steps).toEqual([step(3), step(4)]);
  table.hear('delta', 'm1', 5, null, [[1, 'reveal', [], 5]], { winners: [0] });
  expect(table.store.get().picture).toEqual({ version: 5, view: { at: 4 }, outcome: { winners: [0] } });
});

test('a difference from a view that the page has not makes it ask', () => {
  const table = setUp();
  enter(table, frame(3));
  table.hear('delta', 'm2', 9, null, [[1, 'reveal', [], 9]]);
  expect(table.count('enter')).toBe(1);
  table.hear('delta', 'm1', 5, { at: [5] }, [[1, 'reveal', [], 5]]);
  expect(versionOf(table.store)).toBe(3);
  expect(table.count('enter')).toBe(2);
  expect(table.last('enter')[0].have).toBe(3);
});

test('frames of another match change nothing', () => {
  const table = setUp();
  enter(table, frame(3));
  table.hear('frame', { ...frame(4), matchID: 'm2' });
  expect(versionOf(table.store)).toBe(3);
});

test('a move goes out in the shape of boardgame.io, and waits for its picture', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.send({ type: 'reveal', n: 2 } as { type: string });
  const [action, version, matchID, playerID, extra, answer] = table.last('update');
  expect(action).toEqual({
    type: 'MAKE_MOVE',
    payload: { type: 'reveal', args: [{ n: 2 }], playerID: '0', credentials: 'secret' },
  });
  expect([version, matchID, playerID]).toEqual([3, 'm1', '0']);
  expect(extra.key.length).toBeGreaterThanOrEqual(8);
  answer({ ok: true, version: 4 });
  expect(table.store.get().pending).toMatchObject({ done: 4 });
  table.hear('frame', frame(4));
  expect(table.store.get().pending).toBeNull();
});

test('a frame with its key settles a move that nobody acknowledges', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.send({ type: 'reveal' });
  const { key } = table.last('update')[4];
  expect(table.last('update')[4].quiet).toBe(true);
  table.hear('delta', 'm1', 4, null, [[1, 'reveal', [], 4]], null, 'the key of another page');
  expect(table.store.get().pending).not.toBeNull();
  table.hear('delta', 'm1', 5, null, [[0, 'reveal', [], 5]], null, key);
  expect(table.store.get().pending).toBeNull();
  expect(versionOf(table.store)).toBe(5);
  jest.advanceTimersByTime(10_000);
  expect(table.connects()).toBe(1);
});

test('a double click sends once', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.send({ type: 'reveal' });
  table.store.send({ type: 'reveal' });
  expect(table.count('update')).toBe(1);
});

test('a move that was under way when the connection dropped is sent again with the same key', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.send({ type: 'reveal' });
  const key = table.last('update')[4].key;
  table.hear('disconnect', 'transport close');
  expect(table.store.get().pending?.key).toBe(key);
  enter(table, frame(3, []));
  expect(table.count('update')).toBe(2);
  expect(table.last('update')[4].key).toBe(key);
  expect(table.last('update')[1]).toBe(3);
});

test('a refusal frees the table and says why', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.send({ type: 'reveal' });
  table.last('update')[5]({ ok: false, code: 'SAY_NO_CUBE', rule: 'R-4.2', message: '' });
  expect(table.store.get()).toMatchObject({
    pending: null,
    refusal: { refused: { code: 'SAY_NO_CUBE', rule: 'R-4.2' } },
  });
  expect(versionOf(table.store)).toBe(3);
  table.store.dismissRefusal();
  expect(table.store.get().refusal).toBeNull();
});

test('waking asks at once, and reconnects when nobody answers', () => {
  const table = setUp();
  enter(table, frame(3));
  table.store.wake();
  expect(table.count('enter')).toBe(2);
  const before = table.connects();
  jest.advanceTimersByTime(2100);
  expect(table.store.get().connection).toBe('reconnecting');
  expect(table.connects()).toBe(before + 1);
});

test('a match that may not be entered says why and stays quiet', () => {
  const table = setUp(null);
  table.hear('connect');
  table.last('enter')[1]({ ok: false, code: 'WATCH_FORBIDDEN', message: '' });
  expect(table.store.get().failure?.code).toBe('WATCH_FORBIDDEN');
  table.store.wake();
  expect(table.count('enter')).toBe(1);
});

test('the end makes a player ask once more: it opens what watchers said', () => {
  const over = { ...frame(4), outcome: { ranking: [] } };
  const table = setUp();
  enter(table, frame(3));
  table.hear('frame', over);
  expect(table.count('enter')).toBe(2);
  expect(table.last('enter')[0]).toMatchObject({ have: 4 });
  const heckle = { id: 'l1', seat: null, name: 'Wil', text: 'boo', at: 1, gallery: true, notice: null };
  table.last('enter')[1]({ ...entered({ ...over, steps: [] }), chat: [heckle] } as EnterAnswer);
  expect(table.store.get().chat).toEqual([heckle]);
  table.hear('frame', over);
  const watcher = setUp(null);
  enter(watcher, frame(3));
  watcher.hear('frame', over);
  expect([table.count('enter'), watcher.count('enter')]).toEqual([2, 1]);
});

test('who watches says who it is, by the name it has at the moment', () => {
  const fake = fakeWire();
  let name = '';
  const around = { wire: fake.wire, build: { own: () => 'b1', isStale: () => false }, now: () => 0 };
  const store = createMatchStore(
    { matchID: 'm1', seat: null, name: () => name, viewer: 'v'.repeat(20) },
    { ...around, keepShare: () => undefined, randomHex: () => '', isOnline: () => true, isVisible: () => true },
  );
  store.open();
  fake.hear('connect');
  expect(fake.last('enter')[0]).toMatchObject({ playerID: null, name: '', viewer: 'v'.repeat(20) });
  name = 'Wil';
  store.wake();
  expect(fake.last('enter')[0]).toMatchObject({ name: 'Wil' });
});

test('ready brings a share of chance of 32 bytes', () => {
  const table = setUp();
  enter(table, null);
  void table.store.ready(true);
  const [request] = table.last('ready');
  expect(request).toMatchObject({ matchID: 'm1', playerID: '0', ready: true });
  expect(request.contribution).toHaveLength(64);
});

test('a restart that was announced stays announced while the page enters again, and is forgotten when the server goes', () => {
  const table = setUp();
  enter(table, frame(3));
  table.hear('restart', { inSeconds: 30 });
  expect(table.store.get().restartAt).toBe(31_000);
  table.store.wake();
  table.last('enter')[1](entered(frame(3)));
  expect(table.count('enter')).toBe(2);
  expect(table.store.get().restartAt).toBe(31_000);
  table.hear('disconnect', 'transport close');
  expect(table.store.get().restartAt).toBeNull();
  table.hear('connect');
  // A newcomer is told before it is let in.
  table.hear('restart', { inSeconds: 12 });
  table.last('enter')[1](entered(frame(3)));
  expect(table.store.get().restartAt).toBe(13_000);
});

test('that the server is catching up is shown until it says that it has, or is gone', () => {
  const table = setUp();
  enter(table, frame(3));
  table.hear('lag', { code: 'CATCHING_UP' });
  expect(table.store.get()).toMatchObject({ isLagging: true, connection: 'online' });
  table.hear('lag', { code: 'CAUGHT_UP' });
  expect(table.store.get().isLagging).toBe(false);
  table.hear('lag', { code: 'CATCHING_UP' });
  table.hear('disconnect', 'transport close');
  expect(table.store.get().isLagging).toBe(false);
});

test('the share is written down once the server has it, and forgotten when nobody knows', async () => {
  const table = setUp();
  enter(table, frame(0));
  const asked = table.store.ready(true);
  const [request, answer] = table.last('ready');
  answer({ ok: true });
  await asked;
  expect(table.keepShare).toHaveBeenLastCalledWith({
    seat: 0,
    value: (request as { contribution: string }).contribution,
  });
  const unanswered = table.store.ready(true);
  jest.advanceTimersByTime(60_000);
  await unanswered;
  expect(table.keepShare).toHaveBeenLastCalledWith(null);
});
