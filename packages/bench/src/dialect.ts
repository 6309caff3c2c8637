/** The two ways to speak: boardgame.io's own protocol, and that of our pages. */

import { randomBytes } from 'node:crypto';
import type { GameTypes, View } from '@quayside/games/core/rules';
import { patched } from '@quayside/games/wire/patch';
import type { Delta } from '@quayside/games/wire/protocol';
import type { RawSocket } from './socket';

/** Where in a match a socket belongs. */
export interface Place {
  readonly matchID: string;
  readonly seats: number;
  /** null: a spectator. */
  readonly seat: number | null;
  readonly credentials: string | null;
}

/** What a socket sees of a match. */
export interface Sight {
  version: number;
  view(): View<GameTypes>;
}

export interface Dialect {
  /** Enters the match; `moved` is called with every position that comes from then on. */
  enter(socket: RawSocket, place: Place, moved: () => void): Promise<Sight>;
  move(socket: RawSocket, place: Place, move: { type: string }, version: number): void;
}

export type Protocol = 'quayside' | 'stock';

export const dialects: Readonly<Record<Protocol, Dialect>> = {
  stock: { enter: enterStock, move: (...made) => moveStock(...made) },
  quayside: { enter: enterQuayside, move: (...made) => moveQuayside(...made) },
};

interface StockState {
  readonly G: View<GameTypes>;
  readonly _stateID: number;
}

/** Sends whole states, which are read only when somebody looks. */
function enterStock(socket: RawSocket, place: Place, moved: () => void): Promise<Sight> {
  const { matchID, seat, credentials, seats } = place;
  return new Promise((resolve) => {
    let text = '';
    let view: View<GameTypes> | null = null;
    const sight: Sight = {
      version: 0,
      view: () => {
        view ??= stateOf(JSON.parse(text) as unknown[]).G;
        return view;
      },
    };
    socket.onEvent((event, heard) => {
      if (event !== 'sync' && event !== 'update') return;
      text = heard;
      view = null;
      sight.version = numberAfter('"_stateID":', heard);
      if (event === 'sync') resolve(sight);
      else moved();
    });
    socket.emit('sync', [matchID, seat === null ? null : String(seat), credentials ?? undefined, seats]);
  });
}

function stateOf([event, , state]: unknown[]): StockState {
  return event === 'sync' ? (state as { state: StockState }).state : (state as StockState);
}

/** A move as boardgame.io's clients send it. */
export function actionOf({ seat, credentials }: Place, { type, ...rest }: { type: string }): object {
  const args = Object.keys(rest).length === 0 ? [] : [rest];
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat), credentials } };
}

function moveStock(socket: RawSocket, place: Place, move: { type: string }, version: number): void {
  socket.emit('update', [actionOf(place, move), version, place.matchID, String(place.seat)]);
}

interface QuaysideFrame {
  readonly version: number;
  readonly view: View<GameTypes>;
}

/** Sends differences, which are applied only when somebody looks. */
function enterQuayside(socket: RawSocket, place: Place, moved: () => void): Promise<Sight> {
  const { matchID, seat } = place;
  let unread: string[] = [];
  let view: unknown = null;
  const sight: Sight = {
    version: 0,
    view: () => {
      for (const text of unread) view = after(view, JSON.parse(text) as Parameters<typeof after>[1]);
      unread = [];
      return view as View<GameTypes>;
    },
  };
  socket.onEvent((event, heard) => {
    if (event !== 'frame' && event !== 'delta') return;
    // A spectator never looks: what it heard need not be kept.
    if (seat !== null) unread.push(heard);
    sight.version = numberAfter(event === 'frame' ? '"version":' : `"delta","${matchID}",`, heard);
    moved();
  });
  return socket.ask('enter', [newcomer(place)]).then(([answer]) => {
    const { frame } = answer as { frame?: QuaysideFrame | null };
    if (frame === undefined || frame === null) throw new Error(`the match was not entered: ${JSON.stringify(answer)}`);
    view = frame.view;
    sight.version = frame.version;
    return sight;
  });
}

/** What a page asks that has seen nothing of the match yet. */
export function newcomer({ matchID, seat, credentials }: Place): object {
  const playerID = seat === null ? null : String(seat);
  const mine = credentials === null ? {} : { credentials };
  return { matchID, playerID, ...mine, have: null, build: '', deltas: true };
}

function after(view: unknown, heard: ['frame', QuaysideFrame] | ['delta', ...Delta]): unknown {
  if (heard[0] === 'frame') return heard[1].view;
  const [, , , change] = heard;
  return change === null ? view : patched(view, change);
}

/** As the pages do: the frame that shows the move acknowledges it. */
function moveQuayside(socket: RawSocket, place: Place, move: { type: string }, version: number): void {
  const key = randomBytes(12).toString('hex');
  const args = [actionOf(place, move), version, place.matchID, String(place.seat), { key, quiet: true }];
  void socket.ask('update', args).then(([answer]) => {
    process.stderr.write(`a move was not shown: ${JSON.stringify([answer, move])}\n`);
  });
}

/** The number after the first `name`; both servers put the version before anything that could hold such a name again. */
function numberAfter(name: string, text: string): number {
  return Number.parseInt(text.slice(text.indexOf(name) + name.length, text.indexOf(name) + name.length + 12), 10);
}
