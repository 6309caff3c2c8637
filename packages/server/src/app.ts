/** The composition root: games, store, fan-out, matches, gateway, lobby and site become one server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import type { Settings } from './config';
import type { Fanout } from './fanout/fanout';
import { createAudiences } from './gateway/audience';
import { createIo, openGateway } from './gateway/gateway';
import { handlersFor } from './gateway/handlers';
import { createWire } from './gateway/wire';
import { createSite } from './http/site';
import { createMatchmaking } from './lobby/matchmaking';
import { lobbyRoutes } from './lobby/routes';
import { createSeating } from './lobby/seating';
import { catchUp, settler } from './match/catch-up';
import type { HostedGame } from './match/live';
import { createMatches } from './match/matches';
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

const MINUTE = 60_000;
/** Changes of presence are told together: two hundred spectators that arrive at once are one message. */
const STIR_AFTER = 100;
const LOBBY_SIZE = 100;

export function createApp({ games: hosted, settings, store, fanout, log }: AppDeps): App {
  const games = new Map(hosted.map((game) => [game.meta.name, game]));
  const build = buildOf(settings.staticDir);
  const http = createServer();
  const io = createIo(http, settings);
  const stirred = new Map<string, NodeJS.Timeout>();
  const audiences = createAudiences((matchID) => {
    if (!stirred.has(matchID)) stirred.set(matchID, setTimeout(() => tellPresence(matchID), STIR_AFTER));
  });
  const wire = createWire({ io, games, audiences, keep: settings });
  const settle = settler({ store, audiences, wire });
  const matches = createMatches({ store, fanout, games, settle, limits: settings.limits });
  const seating = createSeating({ matches, wire });
  const matchmaking = createMatchmaking({ store, matches, games, wire });
  catchUp({ fanout, matches, audiences, log });

  const tellPresence = (matchID: string): void => {
    stirred.delete(matchID);
    matches
      .run(null, matchID, async ({ record }) => wire.changed(record))
      .catch((error: unknown) => log.error({ err: error }, 'presence could not be told'));
  };

  const openMatches = async (): Promise<MatchInfo[]> => {
    const page = await store.list({ kind: 'open', limit: LOBBY_SIZE });
    return page.matches.filter(({ game }) => games.has(game)).map(wire.infoOf);
  };

  const deps = { store, matches, audiences, wire, seating, build, limits: settings.limits };
  const handlers = new Map([...games.keys()].map((game) => [game, handlersFor(game, deps)]));
  openGateway({ io, settings, log, audiences, handlers, openMatches });
  const { attendance } = audiences;
  const routes = lobbyRoutes({ games, store, matches, seating, matchmaking, attendance, infoOf: wire.infoOf, build });
  const site = createSite({ settings, log, routes, ready: store.ping });
  const serve = site.callback();
  http.on('request', (request, response) => {
    // socket.io answers its own path.
    if (!request.url?.startsWith('/socket.io/')) void serve(request, response);
  });

  const sweep = async (): Promise<void> => {
    const now = Date.now();
    const gone = await store.sweep({ waitingBefore: now - settings.keepWaiting, idleBefore: now - settings.keepIdle });
    for (const head of gone) {
      matches.forget(head.id);
      wire.removed(head);
    }
    matches.evict();
    audiences.sweep();
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  }, MINUTE);
  timer.unref();

  return {
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(settings.port, settings.host, () => resolve((http.address() as AddressInfo).port));
      }),
    close: async () => {
      clearInterval(timer);
      for (const game of [...games.keys(), 'lobby']) io.of(`/${game}`).emit('restart', { inSeconds: settings.restartNotice });
      const closed = new Promise((resolve) => http.close(resolve));
      await matches.drain();
      for (const stir of stirred.values()) clearTimeout(stir);
      // Disconnects the sockets, after what they were just sent.
      await io.close();
      http.closeAllConnections();
      await closed;
      await fanout.close();
      await store.close();
    },
    sweep,
    held: matches.held,
  };
}

/** Identifies the page that is served: whoever has another one should reload. '' when no client is built. */
function buildOf(staticDir: string): string {
  const page = join(staticDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : '';
}
