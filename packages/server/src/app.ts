/** The composition root: games, store, fan-out, matches, gateway, lobby and site become one server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import { buckets } from './bucket';
import type { Limits, Settings } from './config';
import type { Fanout } from './fanout/fanout';
import { type Audiences, createAudiences } from './gateway/audience';
import { createIo, openGateway } from './gateway/gateway';
import { pageHandlers } from './gateway/pages';
import { stockHandlers } from './gateway/stock';
import { createWire, type Wire } from './gateway/wire';
import { createSite } from './http/site';
import { createDevices } from './lobby/devices';
import { createHosting } from './lobby/hosting';
import { createMatchmaking } from './lobby/matchmaking';
import { lobbyRoutes } from './lobby/routes';
import { createSeating } from './lobby/seating';
import { catchUp, settler } from './match/catch-up';
import type { HostedGame } from './match/live';
import { createMatches, type Matches } from './match/matches';
import { createPresence, type PresenceTeller } from './match/presence';
import { withFailures } from './store/failing';
import type { Store } from './store/store';

export interface AppDeps {
  readonly games: readonly HostedGame[];
  readonly settings: Settings;
  /** Closed together with the app. */
  readonly store: Store;
  readonly fanout: Fanout;
  readonly log: Logger;
}

export interface App {
  /** Opens the door; answers the port. */
  listen(): Promise<number>;
  /** Tells pages, takes nothing new, finishes what waits, and closes everything. */
  close(): Promise<void>;
  /** Deletes what has expired. Runs by itself as well. */
  sweep(): Promise<void>;
  /** Matches held in memory. */
  held(): number;
}

interface Parts extends AppDeps {
  readonly byName: ReadonlyMap<string, HostedGame>;
  readonly http: HttpServer;
  /** Open connections, those of WebSockets too. */
  readonly connections: ReadonlySet<Socket>;
  readonly io: Server;
  readonly presence: PresenceTeller;
  readonly audiences: Audiences;
  readonly wire: Wire;
  readonly matches: Matches;
}

const SWEEP_EVERY = 60_000;
const LOBBY_SIZE = 100;
/** Milliseconds that connections have to end by themselves when the server closes. */
const FAREWELL = 1000;

export function createApp(deps: AppDeps): App {
  const parts = assemble({ ...deps, store: withFailures(deps.store) });
  const { settings, log, http, matches } = parts;
  connect(parts);
  const timer = setInterval(() => {
    sweep(parts).catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  }, SWEEP_EVERY);
  timer.unref();
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(settings.port, settings.host, () => resolve((http.address() as AddressInfo).port));
      }),
    close: () => {
      clearInterval(timer);
      return close(parts);
    },
    sweep: () => sweep(parts),
    held: matches.held,
  };
}

function assemble(deps: AppDeps): Parts {
  const { games, settings, store, fanout, log } = deps;
  const byName = new Map(games.map((game) => [game.meta.name, game]));
  const http = createServer(patience(settings.limits));
  const connections = new Set<Socket>();
  http.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const io = createIo(http, settings, log);
  const presence = createPresence(log);
  const audiences = createAudiences(presence.stir);
  const wire = createWire({ io, games: byName, audiences, keep: settings });
  const settle = settler({ store, audiences, wire });
  const matches = createMatches({ store, fanout, games: byName, settle, limits: settings.limits });
  presence.tellThrough((matchID) => matches.run(null, matchID, async ({ record }) => wire.changed(record)));
  catchUp({ fanout, matches, audiences, log });
  return { ...deps, byName, http, connections, io, presence, audiences, wire, matches };
}

/** Gives sockets and requests somebody to answer them. */
function connect({ byName: games, settings, store, log, http, io, audiences, wire, matches }: Parts): void {
  const build = buildOf(settings.staticDir);
  const seating = createSeating({ matches, wire });
  const { attendance, block } = audiences;
  const hosting = createHosting({ matches, attendance, block, wire, reopenAfter: settings.reopenAfter });
  const devices = createDevices({ matches, wire, linkLife: settings.linkLife });
  const matchmaking = createMatchmaking({ store, matches, games, wire });
  const deps = { store, matches, audiences, wire, seating, build, limits: settings.limits };
  const handlers = new Map(
    [...games.keys()].map((game) => [game, new Map([...stockHandlers(game, deps), ...pageHandlers(game, deps)])]),
  );
  const openMatches = async () => {
    const page = await store.list({ kind: 'open', limit: LOBBY_SIZE });
    return page.matches.filter(({ game }) => games.has(game)).map(wire.infoOf);
  };
  openGateway({ io, settings, log, audiences, handlers, openMatches });
  const { infoOf } = wire;
  const mayGuess = buckets(settings.limits.wrongCodes / 60, settings.limits.wrongCodes);
  const lobby = { games, store, matches, seating, matchmaking, hosting, devices, attendance, infoOf, build, mayGuess };
  const routes = lobbyRoutes(lobby);
  const serve = createSite({ settings, log, routes, ready: store.ping }).callback();
  http.on('request', (request, response) => {
    // socket.io answers its own path.
    if (!request.url?.startsWith('/socket.io/')) void serve(request, response);
  });
}

async function sweep({ store, settings, matches, wire, audiences }: Parts): Promise<void> {
  const now = Date.now();
  const gone = await store.sweep({ waitingBefore: now - settings.keepWaiting, idleBefore: now - settings.keepIdle });
  for (const head of gone) {
    matches.forget(head.id);
    wire.removed(head);
  }
  matches.evict();
  audiences.sweep();
}

async function close({
  settings,
  byName,
  store,
  fanout,
  http,
  io,
  presence,
  matches,
  connections,
}: Parts): Promise<void> {
  for (const name of [...byName.keys(), 'lobby'])
    io.of(`/${name}`).emit('restart', { inSeconds: settings.restartNotice });
  const closed = new Promise((resolve) => http.close(resolve));
  await matches.drain();
  presence.stop();
  const cut = setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, FAREWELL);
  // Disconnects the sockets, after what they were just sent.
  await io.close();
  http.closeAllConnections();
  await closed;
  clearTimeout(cut);
  await fanout.close();
  await store.close();
}

/** Whoever does not get a request out in time is cut off. */
function patience({ requestTime }: Limits): ServerOptions {
  return {
    headersTimeout: requestTime,
    requestTimeout: requestTime,
    connectionsCheckingInterval: Math.max(100, Math.ceil(requestTime / 3)),
  };
}

/** Identifies the page that is served: whoever has another one should reload. '' when no client is built. */
function buildOf(staticDir: string): string {
  const page = join(staticDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : '';
}
