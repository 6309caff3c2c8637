/** Rows D4 to D10 and D13: numbers, names and amounts that nobody honest would send. */
import { coded, game, joined, pick, underAttack } from '../support/attacked';
import { newMatch, Page, quiet, startServer, until } from '../support/harness';

const scene = underAttack();
const names = ['__proto__', 'constructor', 'prototype', 'valueOf', 'toString', 'hasOwnProperty'];

test('D4 a thousand million seats are refused', async () => {
  const { server, rogue, seats } = scene();
  for (const numPlayers of [1e9, '999', -1, 0, 2.5, 1e308, '1e9']) {
    const reply = await server.post(`/games/${game}/create`, { numPlayers });
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining(coded)]);
  }
  expect(await rogue.ask('sync', 'made-up-match-id', null, null, 1e9)).toMatchObject({
    ...coded,
    code: 'NO_SUCH_MATCH',
  });
  expect(await rogue.ask('sync', seats[0].matchID, '0', seats[0].credentials, 1e9)).toEqual({ ok: true });
});

test('D5 seats that are none', async () => {
  const { server, rogue, seats } = scene();
  const { matchID, credentials } = seats[0];
  for (const playerID of ['99', '-1', 'NaN', '0x0', ...names]) {
    const reply = await server.post(`/games/${game}/${matchID}/leave`, { playerID, credentials });
    expect(reply.body).toMatchObject(coded);
    expect(await rogue.ask('sync', matchID, playerID, credentials, 2)).toMatchObject(coded);
    expect(await rogue.enter({ playerID })).toMatchObject(coded);
    expect(await rogue.ask('legal', matchID, playerID, credentials)).toMatchObject(coded);
  }
});

test('D6 prototypes in bodies, options, queries and paths', async () => {
  const { server } = scene();
  const own = '{"polluted":1}';
  for (const body of [
    `{"setupData":{"__proto__":${own}}}`,
    `{"setupData":{"constructor":{"prototype":${own}}}}`,
    `{"setupData":{"valueOf":1}}`,
    `{"setupData":{"toString":"fast","hasOwnProperty":1}}`,
  ]) {
    const reply = await fetch(`${server.url}/games/${game}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining(coded)]);
  }
  for (const name of names) {
    for (const path of [
      `/games/${name}`,
      `/games/${game}/${name}`,
      `/api/codes/${name}`,
      `/api/matches/${name}/record`,
    ]) {
      const reply = await server.get(path);
      expect([path, reply.status, reply.body]).toEqual([path, 404, expect.objectContaining(coded)]);
    }
  }
  expect((await server.get(`/games/${game}?__proto__[limit]=1&constructor=1`)).status).toBe(200);
});

test('D7 a move that throws is answered and the match plays on', async () => {
  const { rogue, pages } = scene();
  for (let at = 0; at < 20; at += 1)
    expect(await rogue.move({ type: 'crash' }, 0)).toMatchObject({ ...coded, code: 'INTERNAL' });
  expect(await rogue.move(pick(1), 0)).toEqual({ ok: true, version: 1 });
  await pages[1].frame(1);
});

test('D8 moves named like methods', async () => {
  const { rogue } = scene();
  for (const type of names) expect(await rogue.move({ type }, 0)).toMatchObject({ ...coded, code: 'UNKNOWN_MOVE' });
});

test('D9 arguments that nest as deep as a message can', async () => {
  const { server, seats } = scene();
  const deep = `${'['.repeat(7500)}${']'.repeat(7500)}`;
  const { matchID, credentials } = seats[0];
  const raw = await joined(server.url);
  raw.send(
    `42/${game},1["update",{"type":"MAKE_MOVE","payload":{"type":"pick","args":[{"n":${deep}}],"playerID":"0","credentials":"${credentials}"}},0,"${matchID}","0"]`,
  );
  raw.send(`42/${game},2["sync",${deep}]`);
  const answered = (id: number) =>
    raw.heard.some((text) => text.startsWith(`43/${game},${id}[`) && /BAD_REQUEST/.test(text));
  await until(() => answered(1) && answered(2), 'no answer');
  raw.end();
  const headers = { 'content-type': 'application/json' };
  const body = `{"setupData":${deep}}`;
  const reply = await fetch(`${server.url}/games/${game}/create`, { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject(coded);
});

test('D10 100,000 made-up matches over socket and HTTP leave nothing behind', async () => {
  const { server } = scene();
  const held = server.held();
  const refused = /^43\/pebbles,\d+\[\{"ok":false,"code":"NO_SUCH_MATCH"/;
  for (let block = 0; block < 100; block += 1) {
    const raw = await joined(server.url);
    const before = raw.heard.length;
    for (let at = 0; at < 990; at += 1) raw.send(`42/${game},${at}["sync","made-up-match-${block}-${at}",null,null,2]`);
    await until(() => raw.heard.length >= before + 990, 'not all were answered');
    expect(raw.heard.filter((text) => refused.test(text))).toHaveLength(990);
    raw.end();
  }
  for (let at = 0; at < 1000; at += 1)
    expect((await server.get(`/games/${game}/made-up-match-${at}`)).status).toBe(404);
  expect(server.held()).toBe(held);
}, 240_000);

test('D10 joins and moves of a thousand at once are all answered', async () => {
  const { server, rogue } = scene();
  const matchID = await newMatch(server, { game });
  const body = { playerName: 'A', ready: false };
  const joins = await Promise.all(
    Array.from({ length: 200 }, () => server.post(`/games/${game}/${matchID}/join`, body)),
  );
  expect(joins.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const { status, body: reply } of joins)
    if (status !== 200) expect(reply).toMatchObject({ ...coded, code: 'MATCH_FULL' });
  const moves = await Promise.all(Array.from({ length: 1500 }, () => rogue.move(pick(9), 0)));
  expect(
    moves.map((answer) => !answer.ok && answer.code).filter((code) => code !== 'BUSY' && code !== 'HOW_MANY'),
  ).toEqual([]);
}, 30_000);

test('D10 900 kB in a body are refused before they are read', async () => {
  const { server } = scene();
  const reply = await server.post(`/games/${game}/create`, { setupData: 'x'.repeat(900_000) }).catch(() => null);
  expect(reply === null || reply.body.code === 'TOO_LARGE').toBe(true);
});

test('D10 codes are not guessed: wrong ones are counted, right ones are not', async () => {
  const server = await startServer({ limits: { wrongCodes: 10 } });
  const { code } = (await server.post(`/games/${game}/create`, { numPlayers: 2 })).body;
  const path = `/api/codes/${code}`;
  for (let at = 0; at < 40; at += 1) expect((await server.get(path)).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 30 }, () => server.get('/api/codes/BBBBBB')));
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
  for (const { body } of guesses) expect(body).toMatchObject(coded);
  expect((await server.get(path)).body).toMatchObject({ ...coded, code: 'RATE_LIMITED' });
  await server.close();
});

test('D13 of many matches a list shows a page, quickly, however few of them are open', async () => {
  const { server, seats } = scene();
  const waiting = (await server.store.load(await newMatch(server, { game })))!;
  const playing = (await server.store.load(seats[0].matchID))!;
  for (let at = 0; at < 20_000; at += 500) {
    const block = Array.from({ length: 500 }, (_, number) => at + number);
    const many = block.map((number) => {
      const match = number % 50 === 0 ? waiting : playing;
      return server.store.create({ ...match, id: `match-number-${number}`, code: `N${number}`, createdAt: number });
    });
    await Promise.all(many);
  }
  // Idle connections have timed out while the process was busy: both ends get to notice.
  await quiet(50);
  const { body } = await server.get(`/games/${game}`);
  expect(body.matches).toHaveLength(100);
  expect(body.cursor).toEqual(expect.any(String));
  // Milliseconds of the processor: what else the machine does is no matter.
  const before = process.cpuUsage();
  for (let at = 0; at < 20; at += 1) {
    expect((await server.store.list({ kind: 'open', limit: 100 })).matches).toHaveLength(100);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 20).toBeLessThan(10);
  const lobby = new Page(server.socket('lobby'), seats[0]);
  expect((await lobby.hear<[unknown[]]>('matches'))[0]).toHaveLength(100);
}, 60_000);
