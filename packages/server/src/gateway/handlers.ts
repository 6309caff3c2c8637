/** What sockets may ask of a match: boardgame.io's events, and ours beside them. */
import type { Answer, EnterAnswer, Refused, UpdateAnswer } from '@quayside/games/wire/protocol';
import type { Socket } from 'socket.io';
import { makeMove } from '../match/move';
import { admit, frameSince, legalMoves, MORE_STEPS, TAIL } from '../match/enter';
import type { Live } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { authenticate } from '../match/seats';
import { stepOf } from '../match/view';
import { newLineID } from '../ids';
import type { Seating } from '../lobby/seating';
import { refuse } from '../refuse';
import type { Store } from '../store/store';
import type { Audiences, Kind, Member } from './audience';
import { handler, type Handler } from './guard';
import * as shapes from './schemas';
import { roomsOf, type Wire } from './wire';

export interface HandlersDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly audiences: Audiences;
  readonly wire: Wire;
  readonly seating: Seating;
  /** Identifies the page that the server serves. */
  readonly build: string;
  readonly limits: { readonly matchesPerSocket: number };
}

const CHAT_LINES = 50;

/** The handlers of the namespace of `game`. */
export function handlersFor(game: string, deps: HandlersDeps): ReadonlyMap<string, Handler> {
  return new Map([...stockHandlers(game, deps), ...pageHandlers(game, deps)]);
}

function stockHandlers(game: string, deps: HandlersDeps): [string, Handler][] {
  const { store, matches, wire } = deps;
  return [
    [
      'sync',
      handler(shapes.syncArgs, (socket, [matchID, playerID, credentials]) =>
        matches.run<Answer>(game, matchID, async (live) => {
          const admitted = admit(live.record, playerID ?? null, credentials ?? undefined);
          if (!admitted.ok) return admitted;
          const refused = join(deps, socket, live, admitted.seat, 'stock');
          if (refused !== null) return refused;
          wire.sync(socket, live, admitted.seat, await store.tail(matchID, TAIL));
          return { ok: true };
        }),
      ),
    ],
    ['update', handler(shapes.updateArgs, (socket, args) => update(game, deps, socket, args))],
    [
      'chat',
      handler(shapes.chatArgs, (_, [matchID, { id, sender, payload }, credentials]) =>
        matches.run<Answer>(game, matchID, async (live) => {
          if (sender === null || sender === undefined) return refuse('SPECTATOR', 'Only players may write here.');
          const seat = authenticate(live.record, sender, credentials ?? undefined);
          return seat.ok ? say(deps, live, seat.seat, payload, id) : seat;
        }),
      ),
    ],
  ];
}

function pageHandlers(game: string, deps: HandlersDeps): [string, Handler][] {
  const { store, matches, audiences, seating } = deps;
  const member = (socket: Socket, matchID: string): Member | null => {
    const found = audiences.memberOf(socket.id, matchID);
    return found?.kind === 'page' ? found : null;
  };
  return [
    ['enter', handler(shapes.enterArgs, (socket, [request]) => enter(game, deps, socket, request))],
    ['ready', handler(shapes.readyArgs, (_, [request]) => seating.ready(game, request))],
    [
      'legal',
      handler(shapes.legalArgs, (_, [matchID, playerID, credentials]) =>
        matches.run<Answer>(game, matchID, (live) => Promise.resolve(legalMoves(live, playerID, credentials))),
      ),
    ],
    [
      'steps',
      handler(shapes.stepsArgs, async (socket, [matchID, before]) => {
        if (member(socket, matchID) === null) return notEntered();
        const entries = await store.tail(matchID, MORE_STEPS, { before });
        return { ok: true, steps: entries.map(stepOf), more: (entries[0]?.version ?? 1) > 1 };
      }),
    ],
    [
      'presence',
      handler(shapes.presenceArgs, (socket, [matchID, visible]) => {
        const own = member(socket, matchID);
        if (own === null) return notEntered();
        audiences.setVisible(own, visible);
        return { ok: true };
      }),
    ],
    [
      'say',
      handler(shapes.sayArgs, (socket, [matchID, text]) => {
        const own = member(socket, matchID);
        if (own === null) return notEntered();
        if (own.seat === null) return refuse('SPECTATOR', 'Only players may write here.');
        const { seat } = own;
        return matches.run<Answer>(game, matchID, (live) =>
          live.record.seats[seat]?.hash === own.hash ? say(deps, live, seat, text, newLineID()) : Promise.resolve(notEntered()),
        );
      }),
    ],
  ];
}

async function enter(game: string, deps: HandlersDeps, socket: Socket, request: shapes.EnterArg): Promise<EnterAnswer> {
  const { matchID, playerID, credentials, have } = request;
  return deps.matches.run<EnterAnswer>(game, matchID, async (live) => {
    const admitted = admit(live.record, playerID, credentials);
    if (!admitted.ok) return admitted;
    const refused = join(deps, socket, live, admitted.seat, 'page');
    if (refused !== null) return refused;
    const { frame, more } = await frameSince(deps.store, live, admitted.seat, have);
    const chat = await deps.store.lines(matchID, CHAT_LINES);
    return { ok: true, info: deps.wire.infoOf(live.record), frame, more, chat, build: deps.build, now: Date.now() };
  });
}

/** Puts the socket into the match, in place of what it was there before; answers why not. */
function join({ audiences, limits }: HandlersDeps, socket: Socket, live: Live, seat: number | null, kind: Kind): Refused | null {
  const matchID = live.record.id;
  const before = audiences.memberOf(socket.id, matchID);
  if (before === null && audiences.membershipsOf(socket.id).length >= limits.matchesPerSocket) {
    return refuse('TOO_MANY_MATCHES', 'This connection is in too many matches.');
  }
  // The socket may have gone while it waited in the queue.
  if (!socket.connected) return null;
  if (before !== null) for (const room of roomsOf(before)) void socket.leave(room);
  const hash = seat === null ? null : (live.record.seats[seat]?.hash ?? null);
  const member: Member = { socketID: socket.id, matchID, seat, hash, kind, visible: true };
  for (const room of roomsOf(member)) void socket.join(room);
  audiences.add(member);
  if (live.position !== null) audiences.tell(matchID, live.record.version);
  return null;
}

async function update(game: string, deps: HandlersDeps, socket: Socket, args: shapes.UpdateArgs): Promise<UpdateAnswer> {
  const [action, seen, matchID, playerID, extra] = args;
  const { type, args: given, credentials } = action.payload;
  return deps.matches.run<UpdateAnswer>(game, matchID, async (live) => {
    const move = action.type === 'MAKE_MOVE' ? moveOf(type, given ?? []) : null;
    const answer = await judged(deps, live, move, {
      playerID: playerID === action.payload.playerID ? playerID : null,
      credentials: credentials ?? undefined,
      seen,
      key: extra?.key ?? null,
    });
    if (answer !== conflict && !answer.ok) await rollBack(deps, socket, live);
    return answer;
  });
}

function judged(
  deps: HandlersDeps,
  live: Live,
  move: { type: string } | null,
  { playerID, ...rest }: { playerID: string | null; credentials: string | undefined; seen: number; key: string | null },
): Promise<UpdateAnswer | Conflict> {
  if (move === null) return Promise.resolve(refuse('NOT_A_MOVE', 'Only moves with at most one object of arguments are taken.'));
  if (playerID === null) return Promise.resolve(refuse('BAD_CREDENTIALS', 'A move is made for one seat.'));
  return makeMove(deps, live, { playerID, move, ...rest });
}

/** boardgame.io's `type` and `args` as a move of the rules; null when they are none. */
function moveOf(type: string, args: readonly unknown[]): { type: string } | null {
  const [rest, ...more] = args;
  if (more.length > 0) return null;
  if (rest === undefined || rest === null) return { type };
  return typeof rest === 'object' && !Array.isArray(rest) ? { ...rest, type } : null;
}

/** A stock client may have shown the move already: it gets the position as it is. */
async function rollBack({ store, audiences, wire }: HandlersDeps, socket: Socket, live: Live): Promise<void> {
  const member = audiences.memberOf(socket.id, live.record.id);
  if (member?.kind !== 'stock') return;
  wire.sync(socket, live, member.seat, await store.tail(live.record.id, TAIL));
}

async function say({ store, wire }: HandlersDeps, live: Live, seat: number, text: string, id: string): Promise<Answer> {
  const line = { id, seat, name: live.record.seats[seat]?.name ?? '', text, at: Date.now() };
  await store.addLine(live.record.id, line);
  wire.line(live.record, line);
  return { ok: true };
}

function notEntered(): Refused {
  return refuse('NOT_ENTERED', 'This connection is not in the match.');
}
