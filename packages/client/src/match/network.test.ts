/**
 * @jest-environment node
 *
 * Whole matches between the page's own match store and the real server, over a network that loses, repeats and delays
 * messages, resets connections, half-closes them and goes silent.
 */
import { type GameEntry, games } from '@quayside/games';
import { replay } from '@quayside/games/core/match';
import { fastRandom, type Random } from '@quayside/games/core/random';
import type { GameTypes, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { type Fault, type Network, openProxy, type Weather } from '../../test/support/proxy';
import { type Running, startServer } from '../../test/support/server';
import type { AnyMove, MatchState } from './state';
import { createMatchStore, type MatchStore } from './store';
import { gameWire } from './wire';

const [first] = games as readonly GameEntry[];
const { rules, meta } = first!;

interface Seated {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
}

interface Player {
  readonly seat: number;
  readonly store: MatchStore;
  readonly proxy: Network;
  /** Everything that the page would have shown. */
  readonly shown: MatchState[];
}

/** Moves that pages were asked to send, in order. */
type Sent = { seat: number; move: AnyMove }[];

let server: Running;
const open = new Set<{ close(): unknown }>();

beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterEach(async () => {
  for (const one of open) await one.close();
  open.clear();
});
afterAll(() => server.end());

const calm: Weather = { fault: () => 'none', delay: () => 0 };

function storm(random: Random): Weather {
  const often: [Fault, number][] = [
    ['lost', 30],
    ['repeated', 80],
    ['reset', 20],
    ['silent', 4],
    ['only the page hears the end', 4],
    ['only the server hears the end', 4],
  ];
  return {
    fault: () => {
      let number = random.below(1000);
      for (const [fault, times] of often) {
        if (number < times) return fault;
        number -= times;
      }
      return 'none';
    },
    delay: () => random.below(15),
  };
}

async function seatedMatch(): Promise<Seated[]> {
  const { matchID } = (await server.post(`/games/${meta.name}/create`, { numPlayers: 2 })) as { matchID: string };
  const seated: Seated[] = [];
  for (const seat of [0, 1]) {
    const { playerCredentials } = await server.post(`/games/${meta.name}/${matchID}/join`, { playerName: `P${seat}` });
    seated.push({ matchID, seat, credentials: String(playerCredentials) });
  }
  return seated;
}

/** A page with a network of its own. */
async function sitDown({ matchID, seat, credentials }: Seated, weather: Weather): Promise<Player> {
  const proxy = await openProxy(server.port, weather);
  // A page connects to where it came from.
  const host = `127.0.0.1:${proxy.port}`;
  Object.assign(globalThis, { location: { protocol: 'http:', hostname: '127.0.0.1', port: String(proxy.port), host } });
  const random = fastRandom(proxy.port * 2 + seat);
  const store = createMatchStore(
    { matchID, seat: { seat, credentials } },
    {
      wire: gameWire(meta.name),
      build: { own: () => '', isStale: () => false },
      now: Date.now,
      randomHex: (bytes) => Array.from({ length: bytes * 2 }, () => random.below(16).toString(16)).join(''),
      isOnline: () => true,
      isVisible: () => true,
      keepShare: () => undefined,
    },
  );
  const shown: MatchState[] = [];
  store.subscribe(() => shown.push(store.get()));
  open.add(store).add(proxy);
  store.open();
  return { seat, store, proxy, shown };
}

function viewOf({ store }: Player): View<GameTypes> | null {
  return (store.get().picture?.view ?? null) as View<GameTypes> | null;
}

function isOver({ store }: Player): boolean {
  return (store.get().picture?.outcome ?? null) !== null;
}

/** Makes a move if the page offers one now. */
function act(player: Player, random: Random, sent: Sent): void {
  const view = viewOf(player);
  const { pending, connection } = player.store.get();
  if (view === null || pending !== null || connection !== 'online' || isOver(player)) return;
  const moves = rules.legal(view);
  if (moves.length === 0) return;
  const move = moves[random.below(moves.length)]!;
  sent.push({ seat: player.seat, move });
  player.store.send(move);
}

/** Both play until both have seen the end. Who waits in vain looks away and back, as people do. */
async function playOut(players: readonly Player[], random: Random): Promise<Sent> {
  const sent: Sent = [];
  const patience = 400;
  let seen = '';
  let since = Date.now();
  while (!players.every(isOver)) {
    for (const player of players) act(player, random, sent);
    const now = players.map(({ store }) => store.get().picture?.version).join();
    if (now !== seen) since = Date.now();
    else if (Date.now() - since > patience) {
      for (const { store } of players) store.wake();
      since = Date.now();
    }
    seen = now;
    await pause(5);
  }
  return sent;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(isSo: () => boolean, within: number): Promise<number> {
  const started = Date.now();
  while (!isSo()) {
    if (Date.now() - started > within) throw new Error(`not within ${within} ms`);
    await pause(5);
  }
  return Date.now() - started;
}

/** What pages showed went forward only, without gaps, and nothing was refused. */
function expectSteady({ shown }: Player): void {
  const versions = shown.map(({ picture }) => picture?.version ?? -1);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  for (const { steps, refusal, failure, picture } of shown) {
    expect([refusal, failure]).toEqual([null, null]);
    const from = steps[0]?.version ?? 0;
    expect(steps.map(({ version }) => version)).toEqual(steps.map((_, at) => from + at));
    if (picture !== null && picture.version > 0) expect(steps.at(-1)?.version).toBe(picture.version);
  }
}

test('whole matches over a bad network: every move once, and both pages end on what the rules say', async () => {
  const counts = new Map<Fault, number>();
  const tables = await Promise.all(
    Array.from({ length: 8 }, async (_, seed) => {
      const seats = await seatedMatch();
      const players: Player[] = [];
      for (const one of seats) players.push(await sitDown(one, storm(fastRandom(1000 + 2 * seed + one.seat))));
      return { players, matchID: seats[0]!.matchID, random: fastRandom(seed + 1) };
    }),
  );
  await Promise.all(
    tables.map(async ({ players, matchID, random }) => {
      const sent = await playOut(players, random);
      const { seed, moves, options } = (await server.get(`/api/matches/${matchID}/record`)) as never as {
        seed: string;
        moves: Sent;
        options: object;
      };
      // Sealed choices cross: each seat's moves are in the order in which it sent them.
      for (const { seat } of players) {
        const own = (list: readonly { seat: number; move: object }[]) =>
          list.filter((one) => one.seat === seat).map(({ move }) => move);
        expect(own(moves)).toEqual(own(sent));
      }
      expect(moves).toHaveLength(sent.length);
      const state = replay(rules, players.length, options, seed, moves);
      for (const player of players) {
        expect(player.store.get().picture?.version).toBe(moves.length);
        expect(viewOf(player)).toEqual(JSON.parse(JSON.stringify(viewFor(rules, state, player.seat))));
        expect(player.store.get().steps).toHaveLength(moves.length);
        expectSteady(player);
        for (const [fault, times] of player.proxy.counts) counts.set(fault, (counts.get(fault) ?? 0) + times);
      }
    }),
  );
  // The network was as bad as it was meant to be.
  for (const fault of [
    'lost',
    'repeated',
    'reset',
    'silent',
    'only the page hears the end',
    'only the server hears the end',
  ] as const)
    expect([fault, counts.get(fault)]).toEqual([fault, expect.any(Number)]);
}, 120_000);

test('a connection that has gone silent is noticed by a move, replaced, and the move is made once', async () => {
  const seats = await seatedMatch();
  const players = [await sitDown(seats[0]!, calm), await sitDown(seats[1]!, calm)];
  await until(() => players.every((player) => viewOf(player) !== null), 5000);
  const mover = players.find((player) => rules.legal(viewOf(player)!).length > 0)!;
  mover.proxy.silence();
  mover.store.send(rules.legal(viewOf(mover)!)[0]!);
  expect(await until(() => mover.store.get().connection === 'reconnecting', 6000)).toBeGreaterThan(1000);
  await until(() => players.every(({ store }) => store.get().picture?.version === 1), 5000);
  await until(() => mover.store.get().pending === null, 1000);
  expect(mover.proxy.opened()).toBe(2);
  expect(mover.store.get()).toMatchObject({ connection: 'online', refusal: null });
}, 30_000);

test('a page that is looked at again notices within seconds that its connection has gone silent', async () => {
  const seats = await seatedMatch();
  const players = [await sitDown(seats[0]!, calm), await sitDown(seats[1]!, calm)];
  await until(() => players.every((player) => viewOf(player) !== null), 5000);
  const mover = players.find((player) => rules.legal(viewOf(player)!).length > 0)!;
  const watcher = players.find((player) => player !== mover)!;
  watcher.proxy.silence();
  mover.store.send(rules.legal(viewOf(mover)!)[0]!);
  await until(() => mover.store.get().picture?.version === 1, 5000);
  expect(watcher.store.get().picture?.version).toBe(0);
  watcher.store.wake();
  await until(() => watcher.store.get().picture?.version === 1, 4000);
  expect(watcher.proxy.opened()).toBe(2);
  expectSteady(watcher);
}, 30_000);
