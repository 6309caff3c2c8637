/** Rows D1 to D3, D10 and D11: what no client library would send, and too much of it. */
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { coded, game, joined, underAttack } from '../support/attacked';
import { Page, quiet, until } from '../support/harness';
import { Raw } from '../support/raw';

const scene = underAttack({ limits: { socketEvents: 200 } });

test.each([
  ['D1 a packet "error"', '42/pebbles,["error","x"]'],
  ['D2 an event name that is an object', '42/pebbles,[{"toString":1},"x"]'],
  ['D2 an event name that is an array', '42/pebbles,[["sync"]]'],
  ['D2 an event name that is a number', '42/pebbles,[7]'],
  ['D1 D2 an event name that is no name', '42/pebbles,["__proto__",{}]'],
])('%s is answered with a code, or ends the connection', async (_, packet) => {
  const raw = await joined(scene().server.url);
  raw.send(packet);
  await until(() => raw.isClosed || raw.heard.some((text) => /"code":"[A-Z_]+"/.test(text)), 'no answer');
  raw.end();
});

test.each([
  ['reserved names', '42/pebbles,["disconnect"]'],
  ['attachments without end', `45999999999-/${game},["update",{"_placeholder":true,"num":0}]`],
  ['a namespace twice', `40/${game},`],
  ['a packet to a namespace it is not in', '42/fish-and-ships,["sync"]'],
  ['rubbish', '4zzz'],
  ['a ping of its own', '2'],
  ['unfinished JSON', `42/${game},["x",`],
  ['a body of 60 kB', `42/${game},["say","${'x'.repeat(60_000)}"]`],
  ['an auth of 60 kB', `40/lobby,{"token":"${'x'.repeat(60_000)}"}`],
])('D2 D10 the connection of who sends %s ends', async (_, packet) => {
  const raw = await joined(scene().server.url);
  raw.send(packet);
  await until(() => raw.isClosed, 'still open');
});

test('D2 binary packets never completed, completed with the wrong part, or buffers as arguments', async () => {
  const raw = await joined(scene().server.url);
  raw.send(`451-/${game},["update",{"_placeholder":true,"num":0}]`);
  await quiet(30);
  expect(raw.isClosed).toBe(false);
  raw.send(Buffer.from('bytes'), 2);
  await until(() => raw.heard.some((text) => text.includes('BAD_REQUEST')), 'no answer');
  raw.send(`451-/${game},["update",{"_placeholder":true,"num":7}]`);
  raw.send(Buffer.from('bytes'), 2);
  await until(() => raw.isClosed, 'still open');
  const many = await Promise.all(Array.from({ length: 50 }, () => joined(scene().server.url)));
  for (const one of many) one.send(`4510-/${game},["update",{"_placeholder":true,"num":0}]`);
  await quiet(50);
  for (const one of many) one.end();
});

test('D3 an upgrade with more than a thousand headers', async () => {
  const { hostname, port } = new URL(scene().server.url);
  for (const count of [1100, 1900, 3000]) {
    const headers = Array.from({ length: count }, (_, at) => `${at.toString(36)}:1`).join('\r\n');
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    let reply = '';
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString();
    });
    const protocol = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
    socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${headers}\r\n${protocol}`);
    socket.write(`Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`);
    await until(() => reply !== '' || socket.destroyed, 'no answer');
    expect(reply).toMatch(/^(HTTP\/1\.1 [14]\d\d |$)/);
    socket.destroy();
  }
});

test('D10 namespaces that are none are denied, and thousands of connects end the connection', async () => {
  const raw = await Raw.open(scene().server.url);
  raw.send('40/nowhere,');
  await until(() => raw.heard.some((text) => text.startsWith('44/nowhere')), 'no answer');
  for (let block = 0; block < 20 && !raw.isClosed; block += 1) {
    for (let at = 0; at < 3000; at += 1) raw.send(`40/n${at},`);
    await quiet(200);
  }
  await until(() => raw.isClosed, 'still open');
}, 60_000);

test('D10 whoever comes to the lobby over and over is refused with a code', async () => {
  const raw = await Raw.open(scene().server.url);
  for (let at = 0; at < 600; at += 1) {
    raw.send('40/lobby,');
    raw.send('41/lobby,');
  }
  await until(() => raw.isClosed || raw.heard.some((text) => text.includes('RATE_LIMITED')), 'never refused');
  raw.end();
});

test('D10 a flood of events without an acknowledgement is refused, and in the end cut off', async () => {
  const raw = await joined(scene().server.url);
  for (let at = 0; at < 1000; at += 1) raw.send(`42/${game},["sync","made-up-match-${at}","0"]`);
  await until(() => raw.heard.some((text) => text.includes('RATE_LIMITED')), 'never refused');
  // What is allowed grows again with time, and a slow machine takes its time: the flood goes on until it is stopped.
  for (let block = 0; block < 20 && !raw.isClosed; block += 1) {
    for (let at = 0; at < 3000; at += 1) raw.send(`42/${game},["sync","made-up-match-${at}","0"]`);
    await quiet(200);
  }
  await until(() => raw.isClosed, 'still open');
  expect(scene().server.held()).toBeLessThan(10);
}, 60_000);

test('D11 a page of a foreign origin gets in by neither way', async () => {
  const { server, seats } = scene();
  for (const transport of ['polling', 'websocket']) {
    const extraHeaders = { origin: 'https://evil.example' };
    const socket = io(`${server.url}/${game}`, {
      transports: [transport],
      extraHeaders,
      forceNew: true,
      reconnection: false,
    });
    await new Promise((resolve) => socket.once('connect_error', resolve));
    expect(socket.connected).toBe(false);
  }
  const page = new Page(server.socket(game), seats[0]);
  expect(await page.ask('nothing')).toMatchObject(coded);
});
