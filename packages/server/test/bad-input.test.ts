/** Garbage on every route and every event: a coded answer each time, and an honest match beside it that notices nothing. */
import { connect } from 'node:net';
import type { Socket } from 'socket.io-client';
import { deep, garbage } from './support/garbage';
import {
  actionOf,
  enterAll,
  newMatch,
  Page,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  startServer,
  until,
} from './support/harness';

const game = 'pebbles';
let server: Server;
let seats: Seated[];
let honest: Page[];

beforeEach(async () => {
  server = await startServer();
  seats = await seatedMatch(server, 2, { game });
  honest = await enterAll(server, seats, game);
});
/** After everything: the process lives (Jest fails on what nobody catches), the match is where it was and goes on. */
afterEach(async () => {
  expect((await server.get('/healthz')).status).toBe(200);
  const { version } = (await server.store.load(seats[0]!.matchID))!;
  expect(await honest[version % 2]!.move({ type: 'pick', n: 1 } as never, version)).toEqual({
    ok: true,
    version: version + 1,
  });
  await honest[0]!.frame(version + 1);
  await server.close();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

describe('over HTTP', () => {
  test.each(['create', 'ID/join', 'ID/leave', 'ID/playAgain', 'ID/update', 'ID/rename'])(
    'POST %s',
    async (path) => {
      // Some of the garbage is a right answer, as seat 0 for seat "0": not for the honest match.
      const [{ matchID, credentials }] = (await seatedMatch(server, 2, { game })) as unknown as [Seated];
      const url = `/games/${game}/${path.replace('ID', matchID)}`;
      const keys = [
        'playerID',
        'playerName',
        'credentials',
        'numPlayers',
        'setupData',
        'unlisted',
        'listed',
        'watch',
        'newName',
        'data',
        'ready',
      ];
      for (const value of garbage.filter((one) => !Buffer.isBuffer(one))) {
        const bodies = [
          value,
          ...keys.map((key) => ({ playerID: '1', credentials, playerName: 'A', newName: 'A', [key]: value })),
        ];
        for (const { status, body: reply } of await Promise.all(bodies.map((body) => server.post(url, body)))) {
          if (status !== 200)
            expect(reply).toMatchObject({
              ok: false,
              code: expect.stringMatching(/^[A-Z_]+$/),
              message: expect.any(String),
            });
          expect(status).toBeLessThan(500);
        }
      }
    },
    30_000,
  );

  test.each([
    ['not JSON', '{"playerName":', 'application/json', 400, 'BAD_JSON'],
    ['a bare value', '17', 'application/json', 400, 'BAD_JSON'],
    ['a form', 'playerName=A', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
    ['a text that is JSON', '{"playerName":"A"}', 'text/plain', 415, 'UNSUPPORTED_TYPE'],
    ['too much', JSON.stringify({ playerName: 'A'.repeat(20_000) }), 'application/json', 413, 'TOO_LARGE'],
    ['20,000 levels', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'application/json', 400, 'BAD_REQUEST'],
    ['a prototype', '{"numPlayers":2,"__proto__":{"polluted":1}}', 'application/json', 400, 'BAD_JSON'],
  ])('a body that is %s', async (_, body, type, status, code) => {
    const reply = await fetch(`${server.url}/games/${game}/create`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([status, code]);
  });

  test.each(['99', '-1', '__proto__', 'constructor', '1e0', '00', ' 0'])('seat %j is none', async (playerID) => {
    const matchID = await newMatch(server, { game });
    expect(
      (await server.post(`/games/${game}/${matchID}/join`, { playerID, playerName: 'A' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (await server.post(`/games/${game}/${matchID}/leave`, { playerID, credentials: 'x' })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ['GET', '/games/__proto__', 404, 'NO_SUCH_GAME'],
    ['GET', '/games/constructor/valueOf', 404, 'NO_SUCH_MATCH'],
    ['POST', '/games/toString/create', 404, 'NO_SUCH_GAME'],
    ['GET', `/games/${game}/no-such-match`, 404, 'NO_SUCH_MATCH'],
    ['GET', `/games/${game}?isGameover=maybe`, 400, 'BAD_REQUEST'],
    ['GET', `/games/${game}?limit=0`, 400, 'BAD_REQUEST'],
    ['GET', `/games/${game}?updatedAfter=x`, 400, 'BAD_REQUEST'],
    ['GET', '/api/codes/%00', 404, 'NO_SUCH_MATCH'],
    ['GET', '/api/codes/%E0%A4%A', 404, 'NO_SUCH_MATCH'],
    ['GET', '/api/matches/x/record', 404, 'NO_SUCH_MATCH'],
    ['GET', '/../../etc/passwd', 404, 'NOT_FOUND'],
    ['GET', '/nowhere', 404, 'NOT_FOUND'],
    ['DELETE', '/games', 405, 'METHOD_NOT_ALLOWED'],
    ['PUT', `/games/${game}/create`, 405, 'METHOD_NOT_ALLOWED'],
    ['PROPFIND', '/games', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s answers %i %s', async (method, path, status, code) => {
    const reply = await fetch(server.url + path, { method });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([status, code]);
  });

  test('a match is not reached through another game', async () => {
    expect((await server.get(`/games/fish-and-ships/${seats[0]!.matchID}`)).body.code).toBe('NO_SUCH_MATCH');
    expect((await server.post(`/games/fish-and-ships/${seats[0]!.matchID}/leave`, seats[0])).body.code).toBe(
      'NO_SUCH_MATCH',
    );
  });

  test('what is no HTTP at all ends the connection and nothing else', async () => {
    const { port, hostname } = new URL(server.url);
    const headers = Array.from({ length: 3000 }, (_, at) => `x-${at}: 1`).join('\r\n');
    const upgrade = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`;
    for (const text of [
      '\u0000\u0001\u0002\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `${upgrade}${headers}\r\n\r\n`,
      `${upgrade.replace('13', '99')}\r\n`,
      'GET / HT',
    ]) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(text);
      await quiet(30);
      socket.destroy();
    }
  });
});

describe('over sockets', () => {
  const events = ['sync', 'update', 'chat', 'enter', 'ready', 'legal', 'steps', 'presence', 'say'];

  async function refusedAll(page: Page, event: string, calls: readonly unknown[][]): Promise<void> {
    for (const answer of await Promise.all(
      calls.map((args) => page.ask<{ ok: boolean; code?: string }>(event, ...args)),
    )) {
      if (!answer.ok)
        expect(answer).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
      expect(answer.code).not.toBe('INTERNAL');
    }
  }

  test.each(events)(
    '%s takes no garbage',
    async (event) => {
      const [own] = seats as [Seated];
      const { matchID, playerID, credentials } = own;
      const page = new Page(server.socket(game), own);
      const right: Record<string, unknown[]> = {
        sync: [matchID, playerID, credentials, 2],
        update: [actionOf(own, { type: 'pick', n: 9 } as never), 0, matchID, playerID, { key: 'a-key-of-mine' }],
        chat: [matchID, { id: 'a', sender: playerID, payload: 'hello' }, credentials],
        enter: [{ ...own, have: null, build: '' }],
        ready: [{ ...own, ready: true }],
        legal: [matchID, playerID, credentials],
        steps: [matchID, 1],
        presence: [matchID, true],
        say: [matchID, 'hello'],
      };
      const args = right[event]!;
      const replaced = args.flatMap((_, at) =>
        garbage.map((value) => args.map((arg, other) => (other === at ? value : arg))),
      );
      const [first] = args;
      const inside =
        typeof first === 'object' && first !== null
          ? Object.keys(first).flatMap((key) => garbage.map((value) => [{ ...first, [key]: value }, ...args.slice(1)]))
          : [];
      await refusedAll(page, event, [
        [],
        ...garbage.map((value) => [value]),
        ...replaced,
        ...inside,
        [...args, ...args, ...args],
      ]);
      expect((await server.store.load(matchID))!.version).toBe(0);
    },
    30_000,
  );

  test('moves by names of methods, payloads of all kinds, too many or too deep arguments', async () => {
    const [own] = seats as [Seated];
    const page = honest[0]!;
    const update = (type: unknown, args: unknown): Promise<{ code?: string }> =>
      page.ask(
        'update',
        { type: 'MAKE_MOVE', payload: { type, args, playerID: own.playerID, credentials: own.credentials } },
        0,
        own.matchID,
        own.playerID,
      );
    for (const name of ['valueOf', 'toString', 'hasOwnProperty', '__proto__', 'constructor', '', 'Pick']) {
      expect(await update(name, [])).toMatchObject({ code: 'UNKNOWN_MOVE' });
    }
    const arguments_: [unknown, string][] = [
      [[], 'HOW_MANY'],
      [[{ n: '1' }], 'HOW_MANY'],
      [[{ n: 1, more: 1 }], 'MALFORMED_MOVE'],
      [[{ n: [1] }], 'HOW_MANY'],
      [[{ n: null }], 'HOW_MANY'],
      [[1], 'NOT_A_MOVE'],
      [[[]], 'NOT_A_MOVE'],
      [[{ n: 1 }, { n: 1 }], 'NOT_A_MOVE'],
      ['n', 'BAD_REQUEST'],
      [[{ n: deep(2000) }], 'BAD_REQUEST'],
    ];
    for (const [args, code] of arguments_) expect(await update('pick', args)).toMatchObject({ code });
    expect(
      await page.ask(
        'update',
        { type: 'MAKE_MOVE', payload: { type: 'pick', args: [{ n: 1 }], credentials: own.credentials } },
        0,
        own.matchID,
        '0',
      ),
    ).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('names of events that mean something underneath', async () => {
    const page = new Page(server.socket(game), seats[0]!);
    for (const event of ['error', 'newListener', 'toString', '__proto__', 'nothing', '']) {
      const answer = page.ask(event, 'x').catch(() => ({ code: 'not answered' }));
      const names = ['newListener'];
      // socket.io itself refuses its reserved names and ends the connection.
      if (names.includes(event)) page.socket.io.engine.write(`2/${game},["${event}"]`);
      else expect(await answer).toMatchObject({ code: 'UNKNOWN_EVENT' });
      if (names.includes(event)) await quiet(20);
      if (!page.socket.connected) page.socket.connect();
    }
    const lobby = new Page(server.socket('lobby'), seats[0]!);
    expect(await lobby.ask('enter', {})).toMatchObject({ code: 'UNKNOWN_EVENT' });
  });

  test('without an acknowledgement a refusal comes as an event', async () => {
    const page = new Page(server.socket(game), seats[0]!);
    page.socket.emit('update', 'nonsense');
    expect(await page.hear('refused')).toMatchObject(['update', { ok: false, code: 'BAD_REQUEST' }]);
  });

  test('packets that are none', async () => {
    for (const packet of [
      '',
      '9',
      '2',
      '2[]',
      '2{}',
      '2["error","x"]',
      `2/${game},[{"a":1}]`,
      `2/${game},[1]`,
      `2/${game},[null]`,
      '2/nowhere,["x"]',
      '51-["x",{"_placeholder":true,"num":0}]',
      '451-[',
      '3/a,1[]',
      '40/pebbles,{"__proto__":1}',
      'x'.repeat(15_000),
    ]) {
      const socket = await connected(server.socket(game));
      socket.io.engine.write(packet);
      await quiet(10);
      socket.disconnect();
    }
  });

  test('a message beyond 16 kB ends the connection that sent it', async () => {
    const socket = await connected(server.socket(game));
    socket.emit('say', 'x'.repeat(900_000));
    await until(() => socket.disconnected, 'still connected');
  });

  test('a sync creates nothing', async () => {
    const page = new Page(server.socket(game), seats[0]!);
    expect(await page.ask('sync', 'made-up-match-id', '0', 'x', 2)).toMatchObject({ code: 'NO_SUCH_MATCH' });
    expect(await server.store.load('made-up-match-id')).toBeNull();
  });

  test('chat is nobody elses voice', async () => {
    const page = new Page(server.socket(game), seats[0]!);
    const { matchID, credentials } = seats[0]!;
    expect(await page.ask('chat', matchID, { id: 'a', sender: '1', payload: 'hi' }, credentials)).toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    expect(await page.ask('chat', matchID, { id: 'a', sender: null, payload: 'hi' }, credentials)).toMatchObject({
      code: 'SPECTATOR',
    });
    expect(await page.ask('say', matchID, 'hi')).toMatchObject({ code: 'NOT_ENTERED' });
    await quiet(50);
    expect(honest[0]!.heard.filter(({ event }) => event === 'line')).toEqual([]);
  });
});

async function connected(socket: Socket): Promise<Socket> {
  await until(() => socket.connected, 'not connected');
  return socket;
}
