/** socket.io: who may connect, how often they may speak, and which handlers answer them. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { type Bucket, bucket, buckets } from '../bucket';
import type { Settings } from '../config';
import { networkOf } from '../http/address';
import { isOwnOrigin } from '../http/origin';
import type { Meter } from '../meter/meter';
import { type Code, refuseError } from '../refuse';
import type { Audiences } from './audience';
import { brake, type Connection } from './brakes';
import { guard, type Handler } from './guard';

/** socket.io on `http`, with nobody listening yet. */
export function createIo(http: HttpServer, settings: Settings, log: Logger, meter: Meter): Server {
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
      const refuse = (code: Code): void => {
        meter.refused(code);
        decide(code, false);
      };
      const origin = request.headers.origin ?? '';
      const isWelcome = origins.includes(origin) || isOwnOrigin(origin, request.headers.host ?? '', publicUrl);
      if (!isWelcome) return refuse('ORIGIN_FORBIDDEN');
      const open = sockets.get(addressOf(request, settings.trustProxy)) ?? 0;
      const isFull = limits.addressSockets > 0 && open >= limits.addressSockets;
      return isFull ? refuse('RATE_LIMITED') : decide(null, true);
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
  readonly meter: Meter;
  readonly audiences: Audiences;
  /** Handlers by name of the game. */
  readonly handlers: ReadonlyMap<string, ReadonlyMap<string, Handler>>;
  /** What a newcomer to the lobby sees. */
  readonly openMatches: () => Promise<readonly MatchInfo[]>;
}

/** Lets sockets in. */
export function openGateway({ io, settings, log, meter, audiences, handlers, openMatches }: GatewayDeps): void {
  const allows = speaking(settings);
  // Each connect to a namespace counts as an event: coming to the lobby brings its whole list.
  const admit = (socket: Socket, next: (refused?: Error) => void): void => {
    const isAllowed = allows(socket, 'connect');
    if (!isAllowed) meter.refused('RATE_LIMITED');
    next(isAllowed ? undefined : new Error('RATE_LIMITED'));
  };
  for (const [game, own] of handlers) {
    io.of(`/${game}`)
      .use(admit)
      .on('connection', (socket) => {
        guard(socket, { handlers: own, log, meter, allows });
        socket.on('disconnect', () => {
          for (const member of audiences.membershipsOf(socket.id)) audiences.remove(member);
        });
      });
  }
  io.of('/lobby')
    .use(admit)
    .on('connection', (socket) => {
      guard(socket, { handlers: new Map(), log, meter, allows });
      openMatches()
        .then((list) => socket.emit('matches', list))
        .catch((error: unknown) => {
          log.error({ err: error }, 'the lobby could not be listed');
          const refused = refuseError(error);
          meter.refused(refused.code);
          socket.emit('refused', 'matches', refused);
        });
    });
  // Everybody is connected to the main namespace for a moment or by mistake; nothing is answered there.
  io.on('connection', (socket) => guard(socket, { handlers: new Map(), log, meter, allows }));
}

/** How often a connection and an address may speak; one connection carries the sockets of several namespaces. */
function speaking({ limits, trustProxy }: Settings): (socket: Socket, event: string) => boolean {
  const own = new WeakMap<object, { speak: Bucket; chat: Bucket; past: Bucket }>();
  const mayAddress = buckets(limits.addressEvents);
  return (socket, event) => {
    const known = own.get(socket.conn) ?? {
      speak: bucket(limits.socketEvents),
      chat: bucket(limits.chatLines / 60, Math.max(5, limits.chatLines / 3)),
      past: bucket(limits.pastFrames),
    };
    own.set(socket.conn, known);
    const isChat = event === 'say' || event === 'chat';
    const isOwn = known.speak() && (!isChat || known.chat()) && (event !== 'past' || known.past());
    return isOwn && mayAddress(addressOf(socket.request, trustProxy));
  };
}

/** Whom limits per address count. Behind a proxy, the last entry of X-Forwarded-For is the one that the proxy itself wrote. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf(last ?? socket.remoteAddress ?? '');
}
