/**
 * Pictures of every screen for people to look at: the pages around the match, and of every game waiting room, a match half
 * played, its end, replay and check, at desk and phone size, in `test-results/screenshots`. `npm run screenshots -- GAME` takes one game only.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { io } from 'socket.io-client';
import { browserPath } from './browser.mjs';

const folder = 'test-results/screenshots';
const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const pages = {
  lobby: '/',
  settings: '/settings',
  help: '/help',
  style: '/style',
  'no-page': '/no/such',
  'no-table': '/m/ZZZZZZ',
};
const mostMoves = 3000;
const names = ['Ada', 'Benjamin Featherstone', 'Cleo', 'Dan', 'Eve', 'Finn'];

const { child, url } = await startServer();
const executablePath = browserPath();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  ...(executablePath === null ? {} : { executablePath }),
});
mkdirSync(folder, { recursive: true });
try {
  const games = await ask('/games');
  for (const game of games.filter((name) => (process.argv[2] ?? name) === name)) {
    for (const seats of await seatRange(game)) await picture(game, seats);
    await photograph(`/new/${game}`, `${game}-new`, 'light');
    await photograph(`/rules/${game}`, `${game}-rules`, 'dark');
  }
  for (const [name, path] of Object.entries(pages)) await photograph(path, name, 'light');
} finally {
  await browser.close();
  child.kill('SIGTERM');
}

/** The fewest and the most who can play. */
async function seatRange(game) {
  const refused = await post(`/games/${game}/create`, { numPlayers: 99 });
  const { min, max } = refused.detail;
  return min === max ? [min] : [min, max];
}

async function picture(game, seats) {
  const waiting = await newMatch(game, seats);
  await waiting.sit(false);
  await shoot(waiting, `${game}-${seats}-waiting`, [0, null]);
  const whole = await newMatch(game, seats);
  await whole.sit(true);
  const moves = await whole.play(mostMoves);
  const half = await newMatch(game, seats);
  await half.sit(true);
  const seen = await half.play(Math.floor(moves / 2));
  // The first player was there all the time, the second comes back.
  half.held[0].seen = seen;
  await shoot(half, `${game}-${seats}-half`, [0, 1, null]);
  await shoot(whole, `${game}-${seats}-end`, [0, null]);
  await photograph(`/m/${whole.code}/replay?at=${Math.floor(moves / 2)}&seat=all`, `${game}-${seats}-replay`, 'light');
  await photograph(`/m/${whole.code}/verify`, `${game}-${seats}-verify`, 'dark');
  process.stdout.write(`${game}, ${seats} seats, ${moves} moves\n`);
}

async function newMatch(game, seats) {
  const { matchID, code } = await post(`/games/${game}/create`, { numPlayers: seats, watch: 'listed' });
  const held = [];
  const at = `/games/${game}/${matchID}`;
  return {
    code,
    held,
    sit: async (ready) => {
      for (const name of names.slice(0, seats)) {
        const { playerID, playerCredentials } = await post(`${at}/join`, { playerName: name, ready });
        held.push({ matchID, code, game, seat: Number(playerID), credentials: playerCredentials, name, seen: 0 });
      }
    },
    play: (most) => play(game, held, most),
  };
}

/** Random legal moves; answers how many were made. */
async function play(game, held, most) {
  const socket = io(`${url}/${game}`, { transports: ['websocket'] });
  const say = (event, ...args) => socket.timeout(5000).emitWithAck(event, ...args);
  let made = 0;
  for (; made < most; made += 1) {
    let isMoved = false;
    for (const { matchID, seat, credentials } of shuffled(held)) {
      const playerID = String(seat);
      const { version, moves = [] } = await say('legal', matchID, playerID, credentials);
      if (moves.length === 0) continue;
      const { type, ...rest } = shuffled(moves)[0];
      const args = Object.keys(rest).length === 0 ? [] : [rest];
      const payload = { type, args, playerID, credentials };
      const answer = await say('update', { type: 'MAKE_MOVE', payload }, version, matchID, playerID);
      if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
      isMoved = true;
      break;
    }
    if (!isMoved) break;
  }
  socket.disconnect();
  return made;
}

/** A match as each of `viewers` sees it; the second of them by night. */
async function shoot({ code, held }, name, viewers) {
  for (const [at, seat] of viewers.entries()) {
    const own = held.filter((one) => one.seat === seat);
    await photograph(`/m/${code}`, `${name}-${seat ?? 'watch'}`, at === 1 ? 'dark' : 'light', own);
  }
}

/** One page at both sizes, by day or by night, in a browser that holds `seats`. */
async function photograph(path, name, colorScheme, seats = []) {
  for (const [size, view] of Object.entries(sizes)) {
    const context = await browser.newContext({ ...view, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript((tables) => localStorage.setItem('quayside.tables', tables), JSON.stringify(seats));
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
    await context.close();
  }
}

async function ask(path, init) {
  return (await fetch(url + path, init)).json();
}

function post(path, body) {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

function shuffled(list) {
  return list
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function startServer() {
  const child = spawn(process.execPath, ['packages/server/dist/main.cjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'quayside-pictures-')),
      LIMIT_SOCKET_EVENTS: '0',
      LIMIT_ADDRESS_EVENTS: '0',
      LIMIT_ADDRESS_WRITES: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const found = /open at (http:\S+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve({ child, url: found });
    });
  });
}
