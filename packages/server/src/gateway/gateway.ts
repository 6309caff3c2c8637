/** socket.io: who may connect, how often they may speak, and which handlers answer them. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { type Bucket, bucket, buckets } from '../bucket';
import type { Settings } from '../config';
import { isOwnOrigin } from '../http/origin';
import { refuseError } from '../refuse';
import type { Audiences } from './audience';
import { brake, type Connection } from './brakes';
import { guard, type Handler } from './guard';

/** socket.io on `http`, with nobody listening yet. */
export function createIo(http: HttpServer, settings: Settings, log: Logger): Server {
  const { origins, publicUrl, limits, transports } = settings;
  const sockets = new Map<string, number>();
  const io = new Server(http, {
    serveClient: false,
    transports: [...transports],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: limits.messageBytes,
    connectTimeout: 10_000,
    cors: { origin: [...origins] },
    allowRequest: (request, decide) => {
      const origin = request.headers.origin ?? '';
      const isWelcome = origins.includes(origin) || isOwnOrigin(origin, request.headers.host ?? '', publicUrl);
      if (!isWelcome) return decide('ORIGIN_FORBIDDEN', false);
      const open = sockets.get(addressOf(request, settings.trustProxy)) ?? 0;
      const isFull = limits.addressSockets > 0 && open >= limits.addressSockets;
      return isFull ? decide('RATE_LIMITED', false) : decide(null, true);
    },
  });
  io.engine.on(
    'connection',
    (connection: Connection & { request: IncomingMessage; once(event: 'close', hear: () => void): void }) => {
      brake(connection, limits, log);
      const address = addressOf(connection.request, settings.trustProxy);
      sockets.set(address, (sockets.get(address) ?? 0) + 1);
      connection.once('close', () => {
        const left = (sockets.get(address) ?? 1) - 1;
        if (left > 0) sockets.set(address, left);
        else sockets.delete(address);
      });
    },
  );
  return io;
}

export interface GatewayDeps {
  readonly io: Server;
  readonly settings: Settings;
  readonly log: Logger;
  readonly audiences: Audiences;
  /** Handlers by name of the game. */
  readonly handlers: ReadonlyMap<string, ReadonlyMap<string, Handler>>;
  /** What a newcomer to the lobby sees. */
  readonly openMatches: () => Promise<readonly MatchInfo[]>;
}

/** Lets sockets in. */
export function openGateway({ io, settings, log, audiences, handlers, openMatches }: GatewayDeps): void {
  const allows = speaking(settings);
  // Each connect to a namespace counts as an event: coming to the lobby brings its whole list.
  const admit = (socket: Socket, next: (refused?: Error) => void): void =>
    next(allows(socket, 'connect') ? undefined : new Error('RATE_LIMITED'));
  for (const [game, own] of handlers) {
    io.of(`/${game}`)
      .use(admit)
      .on('connection', (socket) => {
        guard(socket, { handlers: own, log, allows });
        socket.on('disconnect', () => {
          for (const member of audiences.membershipsOf(socket.id)) audiences.remove(member);
        });
      });
  }
  io.of('/lobby')
    .use(admit)
    .on('connection', (socket) => {
      guard(socket, { handlers: new Map(), log, allows });
      openMatches()
        .then((list) => socket.emit('matches', list))
        .catch((error: unknown) => {
          log.error({ err: error }, 'the lobby could not be listed');
          socket.emit('refused', 'matches', refuseError(error));
        });
    });
  // Everybody is connected to the main namespace for a moment or by mistake; nothing is answered there.
  io.on('connection', (socket) => guard(socket, { handlers: new Map(), log, allows }));
}

/** How often a connection and an address may speak; one connection carries the sockets of several namespaces. */
function speaking({ limits, trustProxy }: Settings): (socket: Socket, event: string) => boolean {
  const own = new WeakMap<object, { speak: Bucket; chat: Bucket }>();
  const mayAddress = buckets(limits.addressEvents);
  return (socket, event) => {
    const known = own.get(socket.conn) ?? {
      speak: bucket(limits.socketEvents),
      chat: bucket(limits.chatLines / 60, Math.max(5, limits.chatLines / 3)),
    };
    own.set(socket.conn, known);
    const isChat = event === 'say' || event === 'chat';
    return known.speak() && (!isChat || known.chat()) && mayAddress(addressOf(socket.request, trustProxy));
  };
}

/** Behind a proxy, the last entry of X-Forwarded-For is the one that the proxy itself wrote. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? '';
}
