/** Row D12: those who do not read what they asked for, and those who never finish asking. */
import { connect } from 'node:net';
import { game, joined, underAttack } from '../support/attacked';
import { quiet, until } from '../support/harness';

const scene = underAttack({ limits: { unsentBytes: 100_000, requestTime: 400 } });

test('D12 a WebSocket that does not read is cut off before what waits for it fills the memory', async () => {
  const { server, seats, pages } = scene();
  const raw = await joined(server.url);
  const request = { matchID: seats[0].matchID, playerID: null, have: null, build: '' };
  raw.send(`42/${game},0${JSON.stringify(['enter', request])}`);
  await until(() => raw.heard.some((text) => text.startsWith(`43/${game},0`)), 'not entered');
  for (let at = 0; at < 50; at += 1) await pages[0].ask('say', seats[0].matchID, 'x'.repeat(500));
  await until(() => raw.heard.filter((text) => text.includes('"line"')).length === 50, 'no lines');
  raw.socket.pause();
  const cut = () => server.logged.some((line) => line.includes('too slow a reader'));
  // Each answer has all the lines in it: 30 kB.
  for (let at = 0; at < 1000 && !cut(); at += 1) {
    raw.send(`42/${game},1${JSON.stringify(['enter', request])}`);
    await quiet(1);
  }
  expect(cut()).toBe(true);
  raw.socket.resume();
  await until(() => raw.isClosed, 'still open');
}, 30_000);

test('D12 a page that polls no more is cut off as well', async () => {
  const { server, seats, pages } = scene();
  const request = async (path: string, body?: string): Promise<string> =>
    (
      await fetch(
        `${server.url}/socket.io/?EIO=4&transport=polling${path}`,
        body === undefined ? {} : { method: 'POST', body },
      )
    ).text();
  const { sid } = JSON.parse((await request('')).slice(1)) as { sid: string };
  const enter = { matchID: seats[0].matchID, playerID: null, have: null, build: '' };
  await request(`&sid=${sid}`, `40/${game},`);
  await request(`&sid=${sid}`, `42/${game},0${JSON.stringify(['enter', enter])}`);
  for (let at = 0; at < 400; at += 1) await pages[at % 2]!.ask('say', seats[0].matchID, 'x'.repeat(500));
  await until(() => server.logged.some((line) => line.includes('too slow a reader')), 'not cut off');
  expect(await request(`&sid=${sid}`)).toContain('Session ID unknown');
}, 30_000);

test('D12 connections that never finish a request are closed, those that play are not', async () => {
  const { server, pages } = scene();
  const { hostname, port } = new URL(server.url);
  const starts = [
    '',
    'GET / HT',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ];
  const slow = Array.from({ length: 40 }, (_, at) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.resume().write(starts[at % starts.length]!);
    return socket;
  });
  await until(() => slow.every((socket) => socket.destroyed), 'still open');
  expect(pages[0].socket.connected).toBe(true);
});
