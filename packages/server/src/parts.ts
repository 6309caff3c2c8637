/** The parts that a server is made of, put together; `app.ts` opens and closes them. */
import { createServer, type Server as HttpServer, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import { type BotDriver, createBotDriver } from './bots/driver';
import { createThinker } from './bots/think';
import type { Limits, Settings } from './config';
import type { Fanout } from './fanout/fanout';
import { announceApart } from './gateway/apart';
import { type Audiences, createAudiences } from './gateway/audience';
import { createElsewhere, type Elsewhere } from './gateway/elsewhere';
import { createIo } from './gateway/gateway';
import { hearNeighbours } from './gateway/neighbours';
import { createWire, type Wire } from './gateway/wire';
import { createStarter, type Starter } from './lobby/starter';
import { anything, catchUp, settler } from './match/catch-up';
import { follower } from './match/follow';
import type { HostedGame } from './match/live';
import { createMatches, type Matches } from './match/matches';
import type { MoveDeps } from './match/move';
import { leasedOwnership, type Ownership, soleOwnership } from './match/ownership';
import { createPasts, type Pasts } from './match/past';
import { createPresence, type PresenceTeller } from './match/presence';
import { idleMeter, type Meter } from './meter/meter';
import { createMeter } from './meter/prometheus';
import { createRestart, type Restart } from './restart';
import { withTimes } from './store/around';
import { withFailures } from './store/failing';
import type { MatchHead, Store } from './store/store';

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

interface Told {
  /** Changes of who is connected here, and elsewhere. */
  readonly presence: PresenceTeller;
  readonly others: PresenceTeller;
  readonly elsewhere: Elsewhere;
  readonly audiences: Audiences;
  readonly wire: Wire;
}

interface Grounds {
  readonly store: Store;
  readonly meter: Meter;
  readonly byName: ReadonlyMap<string, HostedGame>;
  readonly http: HttpServer;
  /** Open connections, those of WebSockets too. */
  readonly connections: ReadonlySet<Socket>;
  readonly io: Server;
  readonly restart: Restart;
}

export interface Parts extends AppDeps, Grounds, Told {
  readonly matches: Matches;
  readonly pasts: Pasts;
  readonly moving: MoveDeps & { readonly wire: Wire };
  readonly ownership: Ownership;
  readonly bots: BotDriver;
  readonly starter: Starter;
}

export function assemble(deps: AppDeps): Parts {
  const { settings, fanout, log } = deps;
  const grounds = lay(deps);
  const { store, byName, meter } = grounds;
  const told = telling(deps, grounds);
  const { audiences, wire } = told;
  const settle = settler({ store, audiences, wire });
  const follow = follower({ store, audiences, wire });
  const heed = (head: MatchHead): void => ownership.heed(head);
  const matches = createMatches({ store, fanout, games: byName, settle, follow, heed, limits: settings.limits });
  const moved: Wire['moved'] = (live, entries) => {
    meter.moved(live.game.meta.name, entries.length);
    wire.moved(live, entries);
  };
  const moving = { store, matches, wire: { ...wire, moved } };
  const drive = (head: MatchHead): void => {
    bots.heed(head);
    starter.heed(head);
  };
  const adopt = (id: string) => matches.outdate(id, anything, true);
  const { lease } = settings;
  const ownership = lease === null ? soleOwnership(drive) : leasedOwnership({ store, log, lease, drive, adopt });
  const bots = createBotDriver({ moving, ownership, thinker: createThinker(log), log, delay: settings.botDelay });
  const starter = createStarter({ matches, wire, ownership, countdown: settings.countdown, log });
  const parts = { ...deps, ...grounds, ...told, matches, moving, ownership, bots, starter };
  join(parts);
  return { ...parts, pasts: createPasts(store) };
}

function lay({ games, settings, store: given, log, end }: AppDeps): Grounds {
  const { metrics } = settings;
  const meter = metrics === null ? idleMeter : createMeter(metrics, log);
  const failing = withFailures(given);
  const store = metrics === null ? failing : withTimes(failing, meter.stored);
  const byName = new Map(games.map((game) => [game.meta.name, game]));
  const http = createServer(patience(settings.limits));
  const connections = new Set<Socket>();
  http.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const io = createIo(http, settings, log, meter);
  const restart = createRestart({ io, namespaces: namespacesOf(byName), end });
  return { store, meter, byName, http, connections, io, restart };
}

function telling({ settings, fanout, log }: AppDeps, { io, byName }: Grounds): Told {
  const [presence, others] = [createPresence(log), createPresence(log)];
  const elsewhere = createElsewhere();
  const audiences = createAudiences({ stir: presence.stir, elsewhere });
  const wire = createWire({ io, games: byName, audiences, publish: fanout.publish, terms: settings });
  return { presence, others, elsewhere, audiences, wire };
}

/** Joins what other processes tell to what happens here. */
function join(parts: Omit<Parts, 'pasts'>): void {
  const { settings, fanout, store, log, io, byName, matches, audiences, elsewhere, wire, presence, others, ownership } =
    parts;
  const isLobbyWatched = () => io.of('/lobby').sockets.size > 0;
  const noticed = hearNeighbours({ fanout, store, matches, audiences, elsewhere, others, wire, isLobbyWatched, log });
  presence.tellThrough((id) => {
    if (settings.lease !== null) noticed(id);
    fanout.publish({ id, roll: audiences.roll(id) });
    return matches.run(null, id, async ({ record }) => wire.changed(record));
  });
  others.tellThrough((id) => matches.run(null, id, async ({ record }) => wire.changedHere(record)));
  catchUp({ fanout, matches, audiences, ownership, gone: wire.removedHere, log });
  announceApart({ io, namespaces: namespacesOf(byName), fanout });
}

function namespacesOf(games: ReadonlyMap<string, HostedGame>): string[] {
  return [...games.keys(), 'lobby'].map((name) => `/${name}`);
}

/** Whoever does not get a request out in time is cut off. */
function patience({ requestTime }: Limits): ServerOptions {
  return {
    headersTimeout: requestTime,
    requestTimeout: requestTime,
    connectionsCheckingInterval: Math.max(100, Math.ceil(requestTime / 3)),
  };
}
