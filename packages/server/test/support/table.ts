/** A table of people and a computer player at a server of several processes: they play on, whatever dies. */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame } from '@quayside/games/wire/protocol';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { Page, type Seated } from './harness';

export interface Acknowledged {
  readonly version: number;
  readonly seat: number;
  readonly key: string;
  readonly type: string;
}

export interface Table {
  readonly game: string;
  readonly matchID: string;
  readonly pages: readonly Page[];
  readonly watchers: readonly Page[];
  readonly acknowledged: Acknowledged[];
}

type Way = Partial<ManagerOptions & SocketOptions>;
const sockets: Socket[] = [];

/** A client that comes back by itself, and enters again with what it has. */
export function comer(url: string, game: string, seated: Seated, way: Way = {}): Page {
  const socket = io(`${url}/${game}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 30,
    reconnectionDelayMax: 100,
    ...way,
  });
  sockets.push(socket);
  const page = new Page(socket, seated);
  const playerID = seated.playerID === '' ? null : seated.playerID;
  // As a page does: whoever gets no answer asks again.
  const enter = (): void => {
    page.enter({ playerID, have: lastVersion(page) }).then(
      (answer) => {
        if (answer.ok && answer.frame !== null) page.heard.push({ event: 'frame', args: [answer.frame] });
        if (!answer.ok) setTimeout(() => socket.connected && enter(), 100);
      },
      () => socket.connected && enter(),
    );
  };
  socket.on('connect', enter);
  return page;
}

/** From an address of its own on this machine. */
export function from(address: string): Way {
  return { agent: new Agent({ localAddress: address, keepAlive: true }) as never };
}

export function goAll(): void {
  for (const socket of sockets.splice(0)) socket.disconnect();
}

/** Gloucester is for two. */
export function peopleOf(game: string): number {
  return game === 'fisheries-of-gloucester' ? 1 : 2;
}

/** One or two people and a computer player on a game's table, seated and dealt to. */
export async function openTable(urls: readonly string[], watchAt: readonly string[], game: string): Promise<Table> {
  const [url = ''] = urls;
  const { matchID = '' } = await post(`${url}/games/${game}/create`, { numPlayers: peopleOf(game) + 1 });
  const seats: Seated[] = [];
  for (const name of ['Ann', 'Ben'].slice(0, peopleOf(game))) {
    const { playerID, playerCredentials } = await post(`${url}/games/${game}/${matchID}/join`, { playerName: name });
    seats.push({ matchID, playerID: playerID ?? '', credentials: playerCredentials ?? '' });
  }
  await post(`${url}/api/matches/${matchID}/bot`, { ...seats[0], seat: seats.length });
  const pages = seats.map((seat, at) => comer(urls[at % urls.length] ?? '', game, seat));
  const nobody = { matchID, playerID: '', credentials: '' };
  const watchers = watchAt.map((at) => comer(at, game, nobody));
  return { game, matchID, pages, watchers, acknowledged: [] };
}

export async function post(url: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

export function framesOf({ heard }: Page): Frame[] {
  return heard.filter(({ event }) => event === 'frame').map(({ args }) => args[0] as Frame);
}

export function lastVersion(page: Page): number | null {
  const versions = framesOf(page).map(({ version }) => version);
  return versions.length === 0 ? null : Math.max(...versions);
}

/** Everybody makes legal moves by chance until `isDone` or the end; what is not answered is sent again. */
export async function play(table: Table, isDone: () => boolean, pause = 15): Promise<void> {
  const end = Date.now() + 40_000;
  const late = () => {
    if (Date.now() > end) throw new Error(`${table.game} did not come to an end`);
    return false;
  };
  await Promise.all(table.pages.map((page, seat) => playSeat(table, page, seat, () => isDone() || late(), pause)));
}

async function playSeat(table: Table, page: Page, seat: number, isDone: () => boolean, pause: number): Promise<void> {
  for (let turn = 0; !isDone(); turn += 1) {
    const legal = await page.legal().catch(() => null);
    const moves = legal?.ok === true ? legal.moves : [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (legal?.ok === true && move !== undefined)
      await insist(table, page, { seat, move, seen: legal.version, key: `${seat}-${turn}-${table.matchID}` });
    else if (framesOf(page).some(({ outcome }) => outcome !== null)) return;
    await delay(pause);
  }
}

interface Attempt {
  readonly seat: number;
  readonly move: { type: string };
  readonly seen: number;
  readonly key: string;
}

const passing = ['CLOSING', 'BUSY', 'STORE_UNAVAILABLE', 'CATCHING_UP'];

/** Sends it until somebody says what became of it. */
async function insist(table: Table, page: Page, { seat, move, seen, key }: Attempt): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await page.move(move, seen, { key }).catch(() => null);
    if (answer?.ok === true) {
      table.acknowledged.push({ version: answer.version, seat, key, type: move.type });
      return;
    }
    if (answer !== null && answer.code === 'STALE') return;
    if (answer !== null && !passing.includes(answer.code))
      throw new Error(`${table.game} ${move.type}: ${answer.code}`);
    await delay(20);
  }
  throw new Error('a move was never answered');
}
