/** The composition root: games, store, fan-out, matches, gateway, lobby and site become one server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buckets } from './bucket';
import type { Limits } from './config';
import { openGateway } from './gateway/gateway';
import { pageHandlers } from './gateway/pages';
import { stockHandlers } from './gateway/stock';
import { networkOf } from './http/address';
import { adminRoutes } from './http/admin';
import { createSite } from './http/site';
import { createAbsence } from './lobby/absence';
import { createBotSeats } from './lobby/bot-seats';
import { createDevices } from './lobby/devices';
import { createHosting } from './lobby/hosting';
import { createMatchmaking } from './lobby/matchmaking';
import { lobbyRoutes } from './lobby/routes';
import { createSeating } from './lobby/seating';
import { attending } from './match/attendance';
import { type AppDeps, assemble, type Parts } from './parts';

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

/** Gives sockets and requests somebody to answer them. */
function connect(parts: Parts): void {
  const {
    byName: games,
    settings,
    store,
    fanout,
    log,
    meter,
    restart,
    http,
    io,
    audiences,
    wire,
    matches,
    moving,
    pasts,
  } = parts;
  const build = buildOf(settings.staticDir);
  const { countdown } = settings;
  const seating = createSeating({ matches, wire, countdown });
  const { attendance, roll } = audiences;
  fanout.onRollCall(roll);
  const everywhere = attending(fanout, roll);
  // Whoever watches at another process is sent away there.
  const block = (id: string, watcher: string): boolean => {
    const isElsewhere = attendance(id).gallery.some((one) => one.id === watcher);
    const isHere = audiences.block(id, watcher);
    if (isElsewhere && !isHere) fanout.publish({ id, dismissed: watcher });
    return isHere || isElsewhere;
  };
  const hosting = createHosting({ matches, attending: everywhere, block, wire, reopenAfter: settings.reopenAfter });
  const absence = createAbsence({ matches, wire, attending: everywhere, terms: settings });
  const botSeats = createBotSeats({ matches, wire, countdown });
  const devices = createDevices({ matches, wire, linkLife: settings.linkLife });
  const matchmaking = createMatchmaking({ store, matches, games, wire });
  const deps = { ...moving, audiences, seating, pasts, build, limits: settings.limits };
  const handlers = new Map(
    [...games.keys()].map((game) => [game, new Map([...stockHandlers(game, deps), ...pageHandlers(game, deps)])]),
  );
  const openMatches = async () => {
    const page = await store.list({ kind: 'open', limit: LOBBY_SIZE });
    return page.matches.filter(({ game }) => games.has(game)).map(wire.infoOf);
  };
  openGateway({ io, settings, log, meter, audiences, handlers, openMatches });
  const lobby = { games, store, matches, seating, matchmaking, hosting, botSeats, absence, devices, attendance };
  const routes = lobbyRoutes({ ...lobby, infoOf: wire.infoOf, build, mayGuess: guesses(settings.limits) });
  adminRoutes(routes, { token: settings.adminToken, mayGuess: guesses(settings.limits), restart: restart.plan });
  const serve = createSite({ settings, log, meter, routes, ready: () => ready(parts) }).callback();
  http.on('request', (request, response) => {
    // socket.io answers its own path.
    if (!request.url?.startsWith('/socket.io/')) void serve(request, response);
  });
}

async function listen(parts: Parts): ReturnType<App['listen']> {
  const { settings, http, io, store, audiences, matches, ownership, meter } = parts;
  const port = await new Promise<number>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.port, settings.host, () => resolve((http.address() as AddressInfo).port));
  });
  ownership.start();
  void resumeBots(parts);
  const sockets = () => io.engine.clientsCount;
  const { watchers } = audiences;
  return {
    port,
    metricsPort: await meter.listen({ held: matches.held, sockets, watchers, stored: store.countByStatus }),
  };
}

/** Computer players go on where an earlier process left them: loading a match is enough. */
async function resumeBots({ store, matches, log }: Parts): Promise<void> {
  const failed = (error: unknown): void =>
    log.error({ err: error, why: 'BOT_FAILED' }, 'computer players could not be called back');
  // One that fails must not keep the others waiting.
  const resume = (id: string) => matches.run(null, id, () => Promise.resolve({})).catch(failed);
  await store.playedByBots().then(async (ids) => {
    for (const id of ids) await resume(id);
  }, failed);
}

/** @throws while matches cannot be served, or other processes have not been joined. */
async function ready({ store, fanout }: Parts): Promise<void> {
  await store.ping();
  if (!fanout.hasJoined()) throw new Error('the other processes have not been reached yet');
}

async function sweep(parts: Parts): Promise<void> {
  const { store, fanout, settings, matches, ownership, wire, audiences, elsewhere, pasts } = parts;
  const now = Date.now();
  const gone = await store.sweep({ waitingBefore: now - settings.keepWaiting, idleBefore: now - settings.keepIdle });
  for (const head of gone) {
    matches.forget(head.id);
    ownership.forget(head.id);
    wire.removed(head);
    fanout.publish({ id: head.id, revision: head.revision + 1 });
  }
  matches.evict();
  audiences.sweep();
  elsewhere.sweep();
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
  others,
  matches,
  ownership,
  bots,
  starter,
  connections,
}: Parts): Promise<void> {
  restart.farewell(settings.restartNotice);
  const closed = new Promise((resolve) => http.close(resolve));
  bots.stop();
  starter.stop();
  await matches.drain();
  await ownership.stop();
  presence.stop();
  others.stop();
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

/** Identifies the page that is served: whoever has another one should reload. '' when no client is built. */
function buildOf(staticDir: string): string {
  const page = join(staticDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : '';
}
