/** Our own events: what pages send beside boardgame.io's. */
import type { Answer, EnterAnswer, PastAnswer, Refused, StepsAnswer } from '@quayside/games/wire/protocol';
import type { Socket } from 'socket.io';
import { newLineID } from '../ids';
import { isBehind } from '../match/behind';
import { admit, frameSince, legalMoves, MORE_STEPS } from '../match/enter';
import { type Live, rulesFit } from '../match/live';
import { conflict } from '../match/matches';
import type { Origin } from '../match/past';
import { stepOf } from '../match/view';
import { refuse } from '../refuse';
import type { Member } from './audience';
import { type Handler, handler } from './guard';
import { type HandlersDeps, join, say } from './membership';
import * as shapes from './schemas';

/** Lines of chat that a page starts with. */
const CHAT_LINES = 50;

export function pageHandlers(game: string, deps: HandlersDeps): [string, Handler][] {
  const { matches, audiences, seating } = deps;
  return [
    ['enter', handler(shapes.enterArgs, (socket, [request]) => enter(game, deps, socket, request))],
    ['ready', handler(shapes.readyArgs, (_, [request]) => seating.ready(game, request))],
    [
      'legal',
      handler(shapes.legalArgs, (_, [matchID, playerID, credentials]) =>
        matches.run<Answer>(game, matchID, (live) => Promise.resolve(legalMoves(live, playerID, credentials))),
      ),
    ],
    ['steps', handler(shapes.stepsArgs, (socket, [matchID, before]) => steps(deps, socket, matchID, before))],
    ['past', handler(shapes.pastArgs, (socket, [matchID, version]) => past(game, deps, socket, matchID, version))],
    [
      'presence',
      handler(shapes.presenceArgs, (socket, [matchID, visible]) => {
        const own = pageOf(deps, socket, matchID);
        if (own === null) return notEntered();
        audiences.setVisible(own, visible);
        return { ok: true };
      }),
    ],
    ['say', handler(shapes.sayArgs, (socket, [matchID, text]) => sayAs(game, deps, socket, matchID, text))],
  ];
}

function enter(game: string, deps: HandlersDeps, socket: Socket, request: shapes.EnterArg): Promise<EnterAnswer> {
  const { matchID, playerID, credentials, have } = request;
  const { matches, store, wire, build } = deps;
  return matches.run<EnterAnswer>(game, matchID, async (live) => {
    const admitted = admit(live.record, playerID, credentials);
    if (!admitted.ok) return admitted;
    if (await isBehind(store, live, have)) return conflict;
    const { name, viewer, deltas } = request;
    const refused = join(deps, socket, live, { seat: admitted.seat, kind: 'page', deltas, name, viewer });
    if (refused !== null) return refused;
    if (admitted.seat !== null) tellOlderPages(deps, socket, matchID, admitted.seat);
    const { frame, more } = await frameSince(store, live, admitted.seat, have);
    const mayReadGallery = admitted.seat === null || live.record.status === 'over';
    const chat = await store.lines(matchID, CHAT_LINES, mayReadGallery);
    return { ok: true, info: wire.roomOf(live.record), frame, more, chat, build, now: Date.now() };
  });
}

/** The pages that were at the seat before learn that there is another one: a phone and a laptop, or two tabs. */
function tellOlderPages({ audiences }: HandlersDeps, socket: Socket, matchID: string, seat: number): void {
  const older = audiences
    .membersOf(matchID)
    .filter((member) => member.kind === 'page' && member.seat === seat && member.socketID !== socket.id);
  for (const { socketID } of older) socket.nsp.sockets.get(socketID)?.emit('elsewhere', matchID);
}

async function steps(deps: HandlersDeps, socket: Socket, matchID: string, before: number): Promise<StepsAnswer> {
  if (pageOf(deps, socket, matchID) === null) return notEntered();
  const entries = await deps.store.tail(matchID, MORE_STEPS, { before });
  return { ok: true, steps: entries.map(stepOf), more: (entries[0]?.version ?? 1) > 1 };
}

async function past(
  game: string,
  deps: HandlersDeps,
  socket: Socket,
  matchID: string,
  version: number,
): Promise<PastAnswer> {
  const own = pageOf(deps, socket, matchID);
  if (own === null) return notEntered();
  const found = await deps.matches.run(game, matchID, (live) =>
    Promise.resolve(holdsSeat(live, own) ? originOf(live, version) : notEntered()),
  );
  // The rest needs no queue: what was played does not change any more.
  return found.ok ? { ok: true, frame: await deps.pasts.frameAt(found.origin, version, own.seat) } : found;
}

function originOf(live: Live, version: number): { ok: true; origin: Origin } | Refused {
  const { game, record, position } = live;
  if (position === null) return refuse('NOT_STARTED', 'The match has not begun.');
  if (version > record.version)
    return refuse('NO_SUCH_VERSION', 'The match has not come so far.', { version: record.version });
  if (!rulesFit(live)) return refuse('RULES_CHANGED', 'This match was begun under other rules.');
  return { ok: true, origin: { game, record, seed: position.state.secret.random.seed } };
}

async function sayAs(game: string, deps: HandlersDeps, socket: Socket, matchID: string, text: string): Promise<Answer> {
  const own = pageOf(deps, socket, matchID);
  if (own === null) return notEntered();
  const { seat, watcher } = own;
  return deps.matches.run<Answer>(game, matchID, async (live) => {
    if (!holdsSeat(live, own)) return notEntered();
    const record = seat === null ? null : live.record.seats[seat];
    return say(deps, live, { seat, name: record?.name ?? watcher?.name ?? '', text, id: newLineID() });
  });
}

/** Whether the credentials that a member came with still open its seat; a spectator has none to lose. */
function holdsSeat({ record }: Live, { seat, hash }: Member): boolean {
  return seat === null || record.seats[seat]?.hash === hash;
}

function pageOf({ audiences }: HandlersDeps, socket: Socket, matchID: string): Member | null {
  const member = audiences.memberOf(socket.id, matchID);
  return member?.kind === 'page' ? member : null;
}

function notEntered(): Refused {
  return refuse('NOT_ENTERED', 'This connection is not in the match.');
}
