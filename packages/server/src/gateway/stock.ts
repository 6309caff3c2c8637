/** boardgame.io's own events: what its unmodified client sends. */
import type { Answer, UpdateAnswer } from '@quayside/games/wire/protocol';
import type { Socket } from 'socket.io';
import { admit, TAIL, upTo } from '../match/enter';
import type { Live } from '../match/live';
import { type Conflict, conflict } from '../match/matches';
import { makeMove } from '../match/move';
import { authenticate } from '../match/seats';
import { takeBack } from '../match/undo';
import { refuse } from '../refuse';
import { type Handler, handler, type Reply } from './guard';
import { type HandlersDeps, join, say } from './membership';
import * as shapes from './schemas';

export function stockHandlers(game: string, deps: HandlersDeps): [string, Handler][] {
  return [
    ['sync', handler(shapes.syncArgs, (socket, args) => sync(game, deps, socket, args))],
    ['update', handler(shapes.updateArgs, (socket, args) => update(game, deps, socket, args))],
    ['chat', handler(shapes.chatArgs, (_, args) => chat(game, deps, args))],
  ];
}

function sync(game: string, deps: HandlersDeps, socket: Socket, args: shapes.SyncArgs): Promise<Answer> {
  const [matchID, playerID, credentials] = args;
  return deps.matches.run<Answer>(game, matchID, async (live) => {
    const admitted = admit(live.record, playerID ?? null, credentials ?? undefined);
    if (!admitted.ok) return admitted;
    const refused = join(deps, socket, live, { seat: admitted.seat, kind: 'stock' });
    if (refused !== null) return refused;
    deps.wire.sync(socket, live, admitted.seat, await deps.store.tail(matchID, TAIL, upTo(live.record.version)));
    return { ok: true };
  });
}

function chat(game: string, deps: HandlersDeps, args: shapes.ChatArgs): Promise<Answer> {
  const [matchID, { id, sender, payload }, credentials] = args;
  return deps.matches.run<Answer>(game, matchID, async (live) => {
    if (sender === null || sender === undefined) return refuse('SPECTATOR', 'Only players may write here.');
    const opened = authenticate(live.record, sender, credentials ?? undefined);
    if (!opened.ok) return opened;
    const { seat } = opened;
    return say(deps, live, { seat, name: live.record.seats[seat]?.name ?? '', text: payload, id });
  });
}

function update(game: string, deps: HandlersDeps, socket: Socket, args: shapes.UpdateArgs): Promise<Reply> {
  return deps.matches.run<Reply>(game, args[2], async (live) => {
    const before = live.record.version;
    const answer = await judged(deps, live, args);
    if (answer === conflict) return answer;
    if (!answer.ok) await rollBack(deps, socket, live);
    const wasMade = live.record.version > before;
    return wasMade && args[4]?.quiet === true && wasShown(deps, socket, args) ? { ...answer, isTold: true } : answer;
  });
}

/** Whether the frame of a move that was made just now went to the page that made it. */
function wasShown({ audiences }: HandlersDeps, socket: Socket, [, , matchID, playerID]: shapes.UpdateArgs): boolean {
  const member = audiences.memberOf(socket.id, matchID);
  return member?.kind === 'page' && String(member.seat) === playerID;
}

async function judged(deps: HandlersDeps, live: Live, args: shapes.UpdateArgs): Promise<UpdateAnswer | Conflict> {
  const [{ type, payload }, seen, , playerID, extra] = args;
  const isUndo = type === 'UNDO';
  const move = type === 'MAKE_MOVE' ? moveOf(payload.type, payload.args ?? []) : null;
  if (move === null && !isUndo)
    return refuse('NOT_A_MOVE', 'Only moves with at most one object of arguments are taken.');
  if (playerID === null || playerID !== payload.playerID) {
    return refuse('BAD_CREDENTIALS', 'A move is made for one seat.');
  }
  const credentials = payload.credentials ?? undefined;
  const request = { playerID, credentials, seen, key: extra?.key ?? null };
  return move === null ? takeBack(deps, live, request) : makeMove(deps, live, { ...request, move });
}

/** boardgame.io's `type` and `args` as a move of the rules; null when they are none. */
function moveOf(type: string | null | undefined, args: readonly unknown[]): { type: string } | null {
  const [rest, ...more] = args;
  if (more.length > 0 || typeof type !== 'string') return null;
  if (rest === undefined || rest === null) return { type };
  return typeof rest === 'object' && !Array.isArray(rest) ? { ...rest, type } : null;
}

/** A stock client may have shown the move already: it gets the position as it is. */
async function rollBack({ store, audiences, wire }: HandlersDeps, socket: Socket, live: Live): Promise<void> {
  const member = audiences.memberOf(socket.id, live.record.id);
  if (member?.kind !== 'stock') return;
  wire.sync(socket, live, member.seat, await store.tail(live.record.id, TAIL, upTo(live.record.version)));
}
