/**
 * Pictures of every game for people to look at: waiting room, a match half played, and its end, at desk and phone size, by
 * day and by night, in `test-results/screenshots`. `npm run screenshots -- GAME` takes one game only.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { io } from 'socket.io-client';

const folder = 'test-results/screenshots';
const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const mostMoves = 3000;
const names = ['Ada', 'Benjamin Featherstone', 'Cleo', 'Dan', 'Eve', 'Finn'];

const { child, url } = await startServer();
const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = places.find((place) => place !== undefined && existsSync(place));
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
mkdirSync(folder, { recursive: true });
try {
  const games = await ask('/games');
  for (const game of games.filter((name) => (process.argv[2] ?? name) === name)) {
    for (const seats of await seatRange(game)) await picture(game, seats);
  }
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
  await half.play(Math.floor(moves / 2));
  await shoot(half, `${game}-${seats}-half`, [0, 1, null]);
  await shoot(whole, `${game}-${seats}-end`, [0, null]);
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

async function shoot({ code, held }, name, viewers) {
  for (const [size, view] of Object.entries(sizes)) {
    for (const [at, seat] of viewers.entries()) {
      const colorScheme = at === 1 ? 'dark' : 'light';
      const context = await browser.newContext({ ...view, colorScheme, reducedMotion: 'reduce' });
      const own = JSON.stringify(held.filter((one) => one.seat === seat));
      await context.addInitScript((tables) => localStorage.setItem('quayside.tables', tables), own);
      const page = await context.newPage();
      await page.goto(`${url}/m/${code}`);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForTimeout(700);
      await page.screenshot({ path: join(folder, `${name}-${seat ?? 'watch'}-${size}.png`) });
      await context.close();
    }
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
