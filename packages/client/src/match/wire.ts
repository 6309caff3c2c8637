/** The socket as the match store sees it, so that tests can put another one in its place. */
import type { Lag } from '@quayside/games/wire/events';
import type {
  Answer,
  ChatLine,
  Delta,
  EnterAnswer,
  EnterRequest,
  Frame,
  MatchInfo,
  PastAnswer,
  ReadyRequest,
  Refused,
  StepsAnswer,
  UpdateAnswer,
  UpdateExtra,
} from '@quayside/games/wire/protocol';
import { io } from 'socket.io-client';

/** boardgame.io's MAKE_MOVE or UNDO, as the server expects it. */
export interface MoveAction {
  readonly type: 'MAKE_MOVE' | 'UNDO';
  readonly payload: {
    readonly type: string;
    readonly args: readonly object[];
    readonly playerID: string;
    readonly credentials: string;
  };
}

export interface Sent {
  enter: [EnterRequest, (reply: EnterAnswer) => void];
  ready: [ReadyRequest, (reply: Answer) => void];
  update: [MoveAction, number, string, string, UpdateExtra, (reply: UpdateAnswer) => void];
  steps: [string, number, (reply: StepsAnswer) => void];
  past: [string, number, (reply: PastAnswer) => void];
  presence: [string, boolean];
  say: [string, string, (reply: Answer) => void];
}

export interface Heard {
  connect: [];
  disconnect: [reason: string];
  connect_error: [error: Error];
  frame: [Frame];
  delta: Delta;
  match: [MatchInfo];
  line: [matchID: string, ChatLine];
  dropped: [matchID: string, Refused];
  elsewhere: [matchID: string];
  restart: [{ readonly inSeconds: number }];
  lag: [Lag];
}

export interface Wire {
  emit<Name extends keyof Sent>(name: Name, ...values: Sent[Name]): void;
  on<Name extends keyof Heard>(name: Name, listener: (...values: Heard[Name]) => void): void;
  connect(): void;
  disconnect(): void;
}

/** Milliseconds after which an answer is waited for no longer: the store gives up before, and some answers never come. */
const FORGOTTEN = 30_000;

type Answering = (...reply: never[]) => void;

function unlessLate(answer: Answering): (late: Error | null, ...reply: unknown[]) => void {
  return (late, ...reply) => {
    if (late === null) answer(...(reply as never[]));
  };
}

/** A connection to the namespace of `game`; opened by `connect`. */
export function gameWire(game: string): Wire {
  const socket = io(`/${game}`, {
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    timeout: 5000,
  });
  return {
    emit: (name, ...values) => {
      // While the connection is down nothing is queued: the store decides what is said after coming back.
      if (!socket.connected) return;
      const answer = values.at(-1);
      if (typeof answer !== 'function') socket.emit(name, ...values);
      else socket.timeout(FORGOTTEN).emit(name, ...values.slice(0, -1), unlessLate(answer));
    },
    on: (name, listener) => {
      socket.on(name as string, listener as (...values: unknown[]) => void);
    },
    connect: () => {
      // Asking twice while a connection is under way would end it.
      if (!socket.active) socket.connect();
    },
    disconnect: () => {
      socket.disconnect();
    },
  };
}
