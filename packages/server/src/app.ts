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
import { networkOf } from './http/address';
import { adminRoutes } from './http/admin';
import { createSite } from './http/site';
import { createDevices } from './lobby/devices';
import { createHosting } from './lobby/hosting';
import { createMatchmaking } from './lobby/matchmaking';
import { lobbyRoutes } from './lobby/routes';
import { createSeating } from './lobby/seating';
import { catchUp, settler } from './match/catch-up';
import type { HostedGame } from './match/live';
import { createMatches, type Matches } from './match/matches';
import { createPasts, type Pasts } from './match/past';
import { createPresence, type PresenceTeller } from './match/presence';
import { idleMeter, type Meter } from './meter/meter';
import { createMeter } from './meter/prometheus';
import { createRestart, type Restart } from './restart';
import { withTimes } from './store/around';
import { withFailures } from './store/failing';
import type { Store } from './store/store';

export interface AppDeps {
  readonly games: readonly HostedGame[];
  readonly settings: Settings;
  /** Closed together with the app. */
  readonly store: Store;
  readonly fanout: Fanout;
  readonly log: Logger;
  /** Ends the process in order, `close` included: a planned restart is due. */
  readonly end: () => void;
}

export interface App {
  /** Opens the doors; answers their ports, null when no metrics are wanted. */
  listen(): Promise<{ readonly port: number; readonly metricsPort: number | null }>;
  /** Tells pages, takes nothing new, finishes what waits, and closes everything. */
  close(): Promise<void>;
  /** Deletes what has expired. Runs by itself as well. */
  sweep(): Promise<void>;
  /** Matches held in memory. */
  held(): number;
  /** Counts a rejection nobody handled. */
  unhandled(): void;
}

interface Parts extends AppDeps {
  readonly meter: Meter;
  readonly restart: Restart;
  readonly byName: ReadonlyMap<string, HostedGame>;
  readonly http: HttpServer;
  /** Open connections, those of WebSockets too. */
  readonly connections: ReadonlySet<Socket>;
  readonly io: Server;
  readonly presence: PresenceTeller;
  readonly audiences: Audiences;
  readonly wire: Wire;
  readonly matches: Matches;
  readonly pasts: Pasts;
}

const SWEEP_EVERY = 60_000;
const LOBBY_SIZE = 100;
/** Milliseconds that connections have to end by themselves when the server closes. */
const FAREWELL = 1000;

export function createApp(deps: AppDeps): App {
  const parts = assemble(deps);
  const { log, matches, meter } = parts;
  connect(parts);
  const timer = setInterval(() => {
    sweep(parts).catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  }, SWEEP_EVERY);
  timer.unref();
  return {
    listen: () => listen(parts),
    close: () => {
      clearInterval(timer);
      return close(parts);
    },
    sweep: () => sweep(parts),
    held: matches.held,
    unhandled: meter.unhandled,
  };
}

function assemble(deps: AppDeps): Parts {
  const { games, settings, fanout, log } = deps;
  const { metrics } = settings;
  const meter = metrics === null ? idleMeter : createMeter(metrics, log);
  const failing = withFailures(deps.store);
  const store = metrics === null ? failing : withTimes(failing, meter.stored);
  const byName = new Map(games.map((game) => [game.meta.name, game]));
  const http = createServer(patience(settings.limits));
  const connections = new Set<Socket>();
  http.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const io = createIo(http, settings, log, meter);
  const restart = createRestart({
    io,
    namespaces: [...byName.keys(), 'lobby'].map((name) => `/${name}`),
    end: deps.end,
  });
  const presence = createPresence(log);
  const audiences = createAudiences(presence.stir);
  const wire = createWire({ io, games: byName, audiences, keep: settings });
  const settle = settler({ store, audiences, wire });
  const matches = createMatches({ store, fanout, games: byName, settle, limits: settings.limits });
  presence.tellThrough((matchID) => matches.run(null, matchID, async ({ record }) => wire.changed(record)));
  catchUp({ fanout, matches, audiences, log });
  const pasts = createPasts(store);
  return { ...deps, store, meter, restart, byName, http, connections, io, presence, audiences, wire, matches, pasts };
}

/** Gives sockets and requests somebody to answer them. */
function connect(parts: Parts): void {
  const { byName: games, settings, store, log, meter, restart, http, io, audiences, wire, matches, pasts } = parts;
  const build = buildOf(settings.staticDir);
  const seating = createSeating({ matches, wire });
  const { attendance, block } = audiences;
  const hosting = createHosting({ matches, attendance, block, wire, reopenAfter: settings.reopenAfter });
  const devices = createDevices({ matches, wire, linkLife: settings.linkLife });
  const matchmaking = createMatchmaking({ store, matches, games, wire });
  const moved: Wire['moved'] = (live, entries) => {
    meter.moved(live.game.meta.name, entries.length);
    wire.moved(live, entries);
  };
  const deps = { store, matches, audiences, wire: { ...wire, moved }, seating, pasts, build, limits: settings.limits };
  const handlers = new Map(
    [...games.keys()].map((game) => [game, new Map([...stockHandlers(game, deps), ...pageHandlers(game, deps)])]),
  );
  const openMatches = async () => {
    const page = await store.list({ kind: 'open', limit: LOBBY_SIZE });
    return page.matches.filter(({ game }) => games.has(game)).map(wire.infoOf);
  };
  openGateway({ io, settings, log, meter, audiences, handlers, openMatches });
  const { infoOf } = wire;
  const mayGuess = guesses(settings.limits);
  const lobby = { games, store, matches, seating, matchmaking, hosting, devices, attendance, infoOf, build, mayGuess };
  const routes = lobbyRoutes(lobby);
  adminRoutes(routes, { token: settings.adminToken, mayGuess: guesses(settings.limits), restart: restart.plan });
  const serve = createSite({ settings, log, meter, routes, ready: store.ping }).callback();
  http.on('request', (request, response) => {
    // socket.io answers its own path.
    if (!request.url?.startsWith('/socket.io/')) void serve(request, response);
  });
}

async function listen({ settings, http, io, store, audiences, matches, meter }: Parts): ReturnType<App['listen']> {
  const port = await new Promise<number>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.port, settings.host, () => resolve((http.address() as AddressInfo).port));
  });
  const sockets = () => io.engine.clientsCount;
  const { watchers } = audiences;
  return {
    port,
    metricsPort: await meter.listen({ held: matches.held, sockets, watchers, stored: store.countByStatus }),
  };
}

async function sweep({ store, settings, matches, wire, audiences, pasts }: Parts): Promise<void> {
  const now = Date.now();
  const gone = await store.sweep({ waitingBefore: now - settings.keepWaiting, idleBefore: now - settings.keepIdle });
  for (const head of gone) {
    matches.forget(head.id);
    wire.removed(head);
  }
  matches.evict();
  audiences.sweep();
  pasts.sweep();
}

async function close({
  settings,
  store,
  fanout,
  meter,
  restart,
  http,
  io,
  presence,
  matches,
  connections,
}: Parts): Promise<void> {
  restart.farewell(settings.restartNotice);
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
  await meter.close();
}

/** How often an address may be wrong; a negative cost gives back what was taken for a right guess. */
function guesses({ wrongCodes }: Limits): (address: string, cost?: number) => boolean {
  const may = buckets(wrongCodes / 60, wrongCodes);
  return (address, cost) => may(networkOf(address), cost);
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
