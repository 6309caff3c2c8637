/** Computer players in seats: who may put them there, how they play, and what becomes of one that fails. */
import { games } from '@quayside/games';
import type { GameTypes, View } from '@quayside/games/core/rules';
import type { ChatLine, Frame, MatchInfo } from '@quayside/games/wire/protocol';
import { createThinker } from '../src/bots/think';
import { createLog } from '../src/log';
import type { HostedGame } from '../src/match/live';
import {
  enterAll,
  newMatch,
  Page,
  quiet,
  type Seated,
  type Server,
  spectate,
  startServer,
  takeSeat,
  tempFile,
} from './support/harness';
import { pebbles } from './support/pebbles';

/** Pebbles without the move that always throws. */
const calm: HostedGame = {
  ...pebbles,
  rules: { ...pebbles.rules, legal: (view) => pebbles.rules.legal(view).filter(({ type }) => type !== 'crash') },
};
const game = 'pebbles';
const pick = { type: 'pick', n: 2 } as { type: string };
const who = ({ playerID, credentials }: Seated) => ({ playerID, credentials });
const ask = (server: Server, seat: Seated, body: object) =>
  server.post(`/api/matches/${seat.matchID}/bot`, { ...who(seat), ...body });

let server: Server;
beforeAll(async () => {
  server = await startServer({ games: [...games, calm] });
});
afterAll(() => server.close());

/** Somebody on seat 0 of a waiting match, ready or not, and its page. */
async function host(at = server, { ready = true, numPlayers = 2, name = game } = {}): Promise<[Seated, Page]> {
  const matchID = await newMatch(at, { game: name, numPlayers });
  const seat = await takeSeat(at, matchID, { game: name, ready, playerName: 'Ann' });
  const [page] = await enterAll(at, [seat], name);
  return [seat, page!];
}

test('the host seats a computer player, everybody is told, and the match begins when all else is ready', async () => {
  const [seat, page] = await host(server, { numPlayers: 3 });
  expect(await ask(server, seat, { seat: 1 })).toMatchObject({ status: 200 });
  const [info] = await page.info(({ seats: [, second] }) => second?.bot !== null);
  expect(info.seats[1]).toMatchObject({ name: 'Bot Bo', bot: 'random', ready: true, presence: 'here' });
  await page.hear<[string, ChatLine]>('line', (_, { notice }) => notice?.code === 'BOT');
  expect(info.status).toBe('waiting');
  await ask(server, seat, { seat: 2 });
  await page.info(({ status }) => status === 'playing');
});

test('a computer player leaves again before the start; its seat is for people', async () => {
  const [seat, page] = await host(server, { ready: false });
  await ask(server, seat, { seat: 1 });
  const join = (body: object) => server.post(`/games/${game}/${seat.matchID}/join`, { playerName: 'Bob', ...body });
  expect((await join({})).body.code).toBe('MATCH_FULL');
  expect((await join({ playerID: '1' })).body.code).toBe('SEAT_TAKEN');
  expect((await ask(server, seat, { seat: 1, sits: false })).status).toBe(200);
  await page.hear<[string, ChatLine]>('line', (_, { notice }) => notice?.code === 'BOT_OUT');
  expect((await ask(server, seat, { seat: 1, sits: false })).body.code).toBe('NO_BOT');
  expect((await join({ ready: false })).status).toBe(200);
  expect((await ask(server, seat, { seat: 1 })).body.code).toBe('SEAT_TAKEN');
});

test('only the host may, only free seats, and nothing of it is a seat anybody can open', async () => {
  const [seat] = await host(server, { ready: false, numPlayers: 3 });
  const bob = await takeSeat(server, seat.matchID, { game, playerName: 'Bob' });
  expect(await ask(server, bob, { seat: 2 })).toMatchObject({ status: 403, body: { code: 'NOT_HOST' } });
  expect((await ask(server, { ...seat, credentials: '' }, { seat: 2 })).body.code).toBe('BAD_CREDENTIALS');
  expect((await ask(server, seat, { seat: 7 })).body.code).toBe('NO_SUCH_SEAT');
  expect((await ask(server, seat, { seat: 2, sits: 'x' })).body.code).toBe('BAD_REQUEST');
  await ask(server, seat, { seat: 2 });
  for (const credentials of ['', 'null', 'undefined']) {
    const page = new Page(server.socket(game), { ...seat, playerID: '2', credentials });
    expect(await page.enter()).toMatchObject({ ok: false, code: 'BAD_CREDENTIALS' });
  }
  for (const tool of ['kick', 'host'])
    expect((await server.post(`/api/matches/${seat.matchID}/${tool}`, { ...who(seat), seat: 2 })).body.code).toBe(
      'BOT_SEAT',
    );
});

test('the host role does not pass to a computer player, and the last person takes the room along', async () => {
  const [seat, page] = await host(server, { ready: false, numPlayers: 3 });
  await ask(server, seat, { seat: 1 });
  const cy = await takeSeat(server, seat.matchID, { game, ready: false, playerName: 'Cy' });
  await server.post(`/games/${game}/${seat.matchID}/leave`, who(seat));
  const [cyPage] = await enterAll(server, [cy], game);
  expect(((await cyPage!.enter()) as { info: MatchInfo }).info.host).toBe(2);
  await server.post(`/games/${game}/${seat.matchID}/leave`, who(cy));
  expect(await server.store.load(seat.matchID)).toBeNull();
  page.socket.disconnect();
});

test('it plays to the end; every view it could be told by is the one of its seat', async () => {
  const [seat, page] = await host();
  await ask(server, seat, { seat: 1 });
  for (let round = 0; round < 3; round += 1) {
    await page.frame(round * 2 + 1);
    await page.move(pick, round * 2 + 1);
  }
  const [last] = await page.hear<[Frame]>('frame', ({ outcome }) => outcome !== null);
  expect(last.version).toBe(6);
  const { body } = await server.get(`/api/matches/${seat.matchID}/record`);
  expect(body.seats).toEqual([
    { seat: 0, name: 'Ann', bot: null },
    { seat: 1, name: 'Bot Bo', bot: 'random' },
  ]);
});

test('greedy where the game tells what a view is worth, and others still watch the public table alone', async () => {
  const [seat, page] = await host(server, { name: 'isaribi' });
  const watcher = await spectate(server, seat.matchID, 'isaribi');
  await ask(server, seat, { seat: 1 });
  const [info] = await page.info(({ status }) => status === 'playing');
  expect(info.seats[1]?.bot).toBe('greedy');
  // Whoever begins: Ann plays anything when it is her turn, until the computer player has moved.
  let version = 0;
  while (!watcher.heard.some(({ args: [frame] }) => (frame as Frame).steps?.some((step) => step.seat === 1))) {
    const legal = await page.legal();
    if (legal.ok && legal.moves.length > 0) await page.move(legal.moves[0]!, legal.version);
    else await quiet(20);
    version += 1;
    expect(version).toBeLessThan(200);
  }
  expect(watcher.heard.every(({ args: [frame] }) => ((frame as Frame).view as View<GameTypes>)?.mine == null)).toBe(
    true,
  );
});

test('stock clients see a player with a name that is connected', async () => {
  const [seat] = await host();
  await ask(server, seat, { seat: 1 });
  const { body } = await server.get(`/games/${game}/${seat.matchID}`);
  expect((body.players as object[])[1]).toEqual({ id: 1, name: 'Bot Bo', isConnected: true });
});

test('a rematch has the same computer players, waiting and ready', async () => {
  const [seat] = await host();
  await ask(server, seat, { seat: 1 });
  const { body } = await server.post(`/games/${game}/${seat.matchID}/playAgain`, who(seat));
  const next = (await server.store.load(String(body.nextMatchID)))!;
  expect(next.seats.map(({ name, bot, ready }) => [name, bot, ready])).toEqual([
    [null, null, false],
    ['Bot Bo', 'random', true],
  ]);
});

test('whoever practises gives a share of chance on sitting down; nobody gives one to a match that runs', async () => {
  const share = 'ab'.repeat(16);
  const matchID = await newMatch(server, { game });
  const ann = await takeSeat(server, matchID, { game, contribution: share });
  await ask(server, ann, { seat: 1 });
  await server.post(`/games/${game}/${matchID}/leave`, who(ann));
  await takeSeat(server, matchID, { game, contribution: 'cd'.repeat(16) });
  const stored = (await server.store.load(matchID))!;
  expect(stored.seats.map(({ contribution }) => contribution)).toEqual([share, '']);
  const join = await server.post(`/games/${game}/${matchID}/join`, { playerName: 'Al', contribution: 'x' });
  expect(join.body.code).toBe('BAD_REQUEST');
});

test('it moves after its delay, and waits while no person sits at the table', async () => {
  const slow = await startServer({ games: [calm], settings: { botDelay: 150 } });
  const [seat, page] = await host(slow);
  await ask(slow, seat, { seat: 1 });
  const since = Date.now();
  await page.frame(1);
  expect(Date.now() - since).toBeGreaterThanOrEqual(120);
  await page.move(pick, 1);
  await slow.post(`/games/${game}/${seat.matchID}/leave`, who(seat));
  await quiet(300);
  expect((await slow.store.load(seat.matchID))?.version).toBe(2);
  const again = await takeSeat(slow, seat.matchID, { game, playerName: 'Cy' });
  const [cy] = await enterAll(slow, [again], game);
  await cy!.frame(3);
  await slow.close();
});

test('a restart between its turn and its move loses nothing, whether anybody is there or not', async () => {
  const database = tempFile();
  const first = await startServer({ games: [calm], database, settings: { botDelay: 60_000 } });
  const [seat] = await host(first);
  await ask(first, seat, { seat: 1 });
  await first.close();
  const second = await startServer({ games: [calm], database });
  await quiet(200);
  expect((await second.store.load(seat.matchID))?.version).toBe(1);
  await second.close();
});

describe('one that fails', () => {
  const failing = (value: (view: View<GameTypes>) => number): HostedGame => ({ ...calm, value });

  test('moves at random, and the log says so without what it saw', async () => {
    const broken = await startServer({
      games: [
        failing(() => {
          throw new Error('secret 4711');
        }),
      ],
    });
    const [seat, page] = await host(broken);
    await ask(broken, seat, { seat: 1 });
    await page.frame(1);
    expect(broken.logged.some((line) => line.includes('BOT_FAILED'))).toBe(true);
    expect(broken.logged.join()).not.toContain('4711');
    await broken.close();
  });

  test('an illegal choice is replaced by a legal one', async () => {
    // Its legal moves lie to whoever asks first: the thinker.
    let asked = 0;
    const lying: HostedGame = {
      ...calm,
      rules: {
        ...calm.rules,
        legal: (view) => {
          asked += 1;
          return asked === 1 ? [{ type: 'pick', n: 9 } as GameTypes['move']] : calm.rules.legal(view);
        },
      },
    };
    const lied = await startServer({ games: [lying] });
    const [seat, page] = await host(lied);
    await ask(lied, seat, { seat: 1 });
    await page.frame(1);
    expect(lied.logged.some((line) => line.includes('BOT_ILLEGAL'))).toBe(true);
    await lied.close();
  });

  test('rules that throw under it end neither the server nor, when they can go on, the match', async () => {
    const crashing = await startServer({ games: [pebbles] });
    const seats: [Seated, Page][] = [];
    for (let at = 0; at < 8; at += 1) seats.push(await host(crashing));
    for (const [seat] of seats) await ask(crashing, seat, { seat: 1 });
    for (const [, page] of seats) await page.frame(1);
    expect((await crashing.get('/healthz')).status).toBe(200);
    await crashing.close();
  });
});

test('a player that thinks for ever is stopped after its time, and others are served meanwhile', async () => {
  const endless: HostedGame = {
    ...calm,
    rules: {
      ...calm.rules,
      legal: () => Array.from({ length: 100 }, (_, n) => ({ type: 'pick', n }) as GameTypes['move']),
    },
    value: () => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      return 0;
    },
  };
  const thinker = createThinker(createLog('silent'));
  let longest = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const state = endless.rules.setup(2, {}, { below: () => 0, shuffle: (items) => items });
  const view = { seat: 0, public: state.public, mine: state.private[0]!, counts: {} };
  const since = performance.now();
  const moves = await Promise.all([0, 1].map(() => thinker.choose(endless, 'greedy', view)));
  clearInterval(ticks);
  expect(moves.every(({ type }) => type === 'pick')).toBe(true);
  expect(performance.now() - since).toBeLessThan(1500);
  expect(longest).toBeLessThan(150);
});
