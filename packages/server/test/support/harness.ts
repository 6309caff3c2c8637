/** A whole server on a free port, and clients to talk to it: what the tests of this package share. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as houseGames } from '@quayside/games';
import type {
  Answer,
  EnterAnswer,
  EnterRequest,
  Frame,
  LegalAnswer,
  MatchInfo,
  UpdateAnswer,
} from '@quayside/games/wire/protocol';
import { io, type Socket } from 'socket.io-client';
import { createApp } from '../../src/app';
import { readSettings, type Settings } from '../../src/config';
import type { Fanout } from '../../src/fanout/fanout';
import { localBus } from '../../src/fanout/local';
import { createLog } from '../../src/log';
import type { HostedGame } from '../../src/match/live';
import { openStore } from '../../src/store/open';
import type { Store } from '../../src/store/store';
import { pebbles } from './pebbles';

export const GAME = 'fish-and-ships';

export interface Server {
  readonly url: string;
  readonly store: Store;
  readonly settings: Settings;
  /** Everything the server logged, one JSON line each. */
  readonly logged: string[];
  /** When the server asked for its end. */
  readonly ended: readonly number[];
  readonly metricsPort: number | null;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  socket(game?: string): Socket;
  sweep(): Promise<void>;
  /** Matches in memory. */
  held(): number;
  /** Counts a rejection that nobody handled. */
  unhandled(): void;
  /** Closes the server while its clients are connected. */
  stop(): Promise<void>;
  /** Ends clients and server. */
  close(): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown> & { code?: string };
  readonly text: string;
}

export interface Seated {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface Options {
  readonly database?: string;
  /** Instead of `database`. */
  readonly store?: Store;
  readonly fanout?: Fanout;
  readonly games?: readonly HostedGame[];
  readonly settings?: Partial<Settings>;
  readonly limits?: Partial<Settings['limits']>;
  /** Stands between the server and its database. */
  readonly wrap?: (store: Store) => Store;
}

export function tempFile(name = 'test.db'): string {
  return join(mkdtempSync(join(tmpdir(), 'quayside-')), name);
}

export async function startServer(options: Options = {}): Promise<Server> {
  const configured = readSettings({ PORT: '0' }, '/nowhere');
  if (!configured.ok) throw new Error(configured.problems.join());
  const { settings: standard } = configured;
  const roomy = { addressWrites: 0, addressEvents: 0, socketEvents: 0, chatLines: 0 };
  const settings = {
    ...standard,
    botDelay: 0,
    countdown: 0,
    ...options.settings,
    limits: { ...standard.limits, ...roomy, ...options.limits },
  };
  const opened = options.store ?? (await openStore(options.database ?? ':memory:', () => undefined));
  const store = options.wrap?.(opened) ?? opened;
  const logged: string[] = [];
  const ended: number[] = [];
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const fanout = options.fanout ?? localBus()();
  const app = createApp({
    games: options.games ?? [...houseGames, pebbles],
    settings,
    store,
    fanout,
    log,
    end: () => ended.push(Date.now()),
  });
  const { port, metricsPort } = await app.listen();
  const url = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];
  const read = async (response: Response): Promise<Reply> => {
    const text = await response.text();
    return { status: response.status, text, body: parse(text) };
  };
  return {
    url,
    store: opened,
    settings,
    logged,
    ended,
    metricsPort,
    get: async (path) => read(await fetch(url + path)),
    post: async (path, body = {}, headers = {}) =>
      read(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    socket: (game = GAME) => {
      const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      sockets.push(socket);
      return socket;
    },
    sweep: app.sweep,
    held: app.held,
    unhandled: app.unhandled,
    stop: app.close,
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await app.close();
    },
  };
}

function parse(text: string): Reply['body'] {
  try {
    return JSON.parse(text) as Reply['body'];
  } catch {
    return {};
  }
}

/** A match with every seat taken and ready; its players in seat order. */
export async function seatedMatch(
  server: Server,
  numPlayers: number,
  { game = GAME, ...more }: { game?: string; [key: string]: unknown } = {},
): Promise<Seated[]> {
  const matchID = await newMatch(server, { game, numPlayers, ...more });
  const seated: Seated[] = [];
  for (let seat = 0; seat < numPlayers; seat += 1)
    seated.push(await takeSeat(server, matchID, { game, playerName: `Player ${seat}` }));
  return seated;
}

export async function newMatch(
  server: Server,
  { game = GAME, ...body }: { game?: string; [key: string]: unknown } = {},
): Promise<string> {
  const { body: reply, text } = await server.post(`/games/${game}/create`, { numPlayers: 2, ...body });
  if (typeof reply.matchID !== 'string') throw new Error(text);
  return reply.matchID;
}

export async function takeSeat(
  server: Server,
  matchID: string,
  { game = GAME, ...body }: { game?: string; [key: string]: unknown } = {},
): Promise<Seated> {
  const { body: reply } = await server.post(`/games/${game}/${matchID}/join`, { playerName: 'Ann', ...body });
  return { matchID, playerID: reply.playerID as string, credentials: reply.playerCredentials as string };
}

/** One frame of the wire as it arrived. */
export interface Heard {
  readonly event: string;
  readonly args: readonly unknown[];
}

/** A client of our own protocol. */
export class Page {
  readonly heard: Heard[] = [];

  constructor(
    readonly socket: Socket,
    readonly seat: Seated,
  ) {
    socket.onAny((event: string, ...args: unknown[]) => this.heard.push({ event, args }));
  }

  ask<Reply = Answer>(event: string, ...args: unknown[]): Promise<Reply> {
    return this.socket.timeout(5000).emitWithAck(event, ...args) as Promise<Reply>;
  }

  enter(more: Partial<EnterRequest> = {}): Promise<EnterAnswer> {
    const { matchID, playerID, credentials } = this.seat;
    return this.ask('enter', { matchID, playerID, credentials, have: null, build: '', ...more });
  }

  legal(): Promise<LegalAnswer> {
    const { matchID, playerID, credentials } = this.seat;
    return this.ask('legal', matchID, playerID, credentials);
  }

  move(move: { type: string }, seen: number, extra?: unknown): Promise<UpdateAnswer> {
    const { matchID, playerID } = this.seat;
    return this.ask(
      'update',
      actionOf(this.seat, move),
      seen,
      matchID,
      playerID,
      ...(extra === undefined ? [] : [extra]),
    );
  }

  /** The first event of that name that `fits`, heard already or yet to come. */
  async hear<Args extends readonly unknown[]>(
    event: string,
    fits: (...args: Args) => boolean = () => true,
  ): Promise<Args> {
    const match = (): Heard | undefined =>
      this.heard.find((one) => one.event === event && fits(...(one.args as unknown as Args)));
    await until(() => match() !== undefined, `no event ${event}`);
    return match()?.args as unknown as Args;
  }

  frame(version: number): Promise<[Frame]> {
    return this.hear<[Frame]>('frame', (frame) => frame.version === version);
  }

  info(fits: (info: MatchInfo) => boolean): Promise<[MatchInfo]> {
    return this.hear<[MatchInfo]>('match', fits);
  }
}

export function actionOf({ playerID, credentials }: Seated, { type, ...rest }: { type: string }): object {
  const args = Object.keys(rest).length === 0 ? [] : [rest];
  return { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
}

/** Pages for all seats, entered. */
export async function enterAll(server: Server, seats: readonly Seated[], game = GAME): Promise<Page[]> {
  const pages = seats.map((seat) => new Page(server.socket(game), seat));
  for (const page of pages) {
    const answer = await page.enter();
    if (!answer.ok) throw new Error(answer.message);
  }
  return pages;
}

export async function spectate(server: Server, matchID: string, game = GAME): Promise<Page> {
  const page = new Page(server.socket(game), { matchID, playerID: '', credentials: '' });
  await page.enter({ playerID: null });
  return page;
}

/** Waits for something that the network will bring, on a busy machine too. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Time for whatever should not come. */
export function quiet(milliseconds = 150): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
