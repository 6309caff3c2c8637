/** One page's connection to one match: enters it, keeps its picture, sends moves exactly once, and comes back by itself. */
import { undoMove } from '@quayside/games/core/undo';
import type { Answer, Frame, Refused } from '@quayside/games/wire/protocol';
import { createStore, type Store } from '../app/store';
import { createPasts, type Pasts } from './pasts';
import {
  type AnyMove,
  entered,
  framed,
  frameOf,
  hasGap,
  type MatchState,
  nothingKnown,
  type Pending,
  withLine,
  withOlder,
} from './state';
import type { MoveAction, Wire } from './wire';

export interface MatchAddress {
  readonly matchID: string;
  /** null: to watch. */
  readonly seat: { readonly seat: number; readonly credentials: string } | null;
  /** What a spectator is called, asked at each coming in. */
  readonly name?: () => string;
  /** Tells this browser from others that watch. */
  readonly viewer?: string;
}

export interface Surroundings {
  readonly wire: Wire;
  readonly build: { own(): string; isStale(served: string): boolean };
  now(): number;
  randomHex(bytes: number): string;
  /** Writes down the share of chance that this seat sent, so that it can be looked for in the record. */
  keepShare(share: { readonly seat: number; readonly value: string } | null): void;
  isOnline(): boolean;
  isVisible(): boolean;
}

export interface MatchStore extends Pick<Store<MatchState>, 'get' | 'subscribe'> {
  open(): void;
  close(): void;
  /** Asks the server for news at once, and reconnects when it does not answer. */
  wake(): void;
  send(move: AnyMove): void;
  /** Shows a refusal that the page found by itself. */
  refuse(refused: Refused, move: AnyMove): void;
  dismissRefusal(): void;
  /** It is known that the seat is open elsewhere, too. */
  dismissElsewhere(): void;
  ready(ready: boolean): Promise<Answer>;
  say(text: string): Promise<Answer>;
  older(): void;
  /** Views of earlier versions. */
  readonly pasts: Pick<Pasts, 'known' | 'fetch'>;
  setVisible(visible: boolean): void;
}

const answerWithin = 2000;
const moveAnswerWithin = 4000;
const noAnswer: Refused = { ok: false, code: 'NO_ANSWER', message: 'The server did not answer.' };

export function createMatchStore(address: MatchAddress, around: Surroundings): MatchStore {
  const store = createStore<MatchState>(nothingKnown);
  const { wire } = around;
  const { matchID, seat } = address;
  let isOpen = false;
  let isConnected = false;
  /** Counts connections, so that a late answer of an earlier one changes nothing. */
  let connections = 0;

  const change = (part: Partial<MatchState>): void => store.set({ ...store.get(), ...part });

  const lost = (): void => {
    const first = store.get().info === null;
    const down = first ? 'connecting' : 'reconnecting';
    change({ connection: around.isOnline() ? down : 'offline' });
  };

  const reconnect = (): void => {
    if (!isOpen) return;
    isConnected = false;
    lost();
    wire.disconnect();
    wire.connect();
  };

  const enter = (): void => {
    const mine = connections;
    const request = {
      matchID,
      playerID: seat === null ? null : String(seat.seat),
      have: store.get().picture?.version ?? null,
      build: around.build.own(),
      deltas: true,
      ...(seat === null ? {} : { credentials: seat.credentials }),
      ...(address.name === undefined ? {} : { name: address.name() }),
      ...(address.viewer === undefined ? {} : { viewer: address.viewer }),
    };
    const answered = within(answerWithin, () => mine === connections && reconnect());
    wire.emit('enter', request, (reply) => {
      if (!answered() || mine !== connections || !isOpen) return;
      if (!reply.ok) {
        change({ failure: reply, connection: 'online', pending: null });
        return;
      }
      store.set(entered(store.get(), reply, around.build.isStale(reply.build), around.now()));
      wire.emit('presence', matchID, around.isVisible());
      const { pending } = store.get();
      if (pending !== null) transmit(pending);
    });
  };

  const transmit = (pending: Pending): void => {
    if (seat === null || !isConnected) return;
    const mine = connections;
    const playerID = String(seat.seat);
    const answered = within(
      moveAnswerWithin,
      () => mine === connections && store.get().pending?.key === pending.key && reconnect(),
    );
    wire.emit(
      'update',
      moveAction(pending.move, playerID, seat.credentials),
      pending.version,
      matchID,
      playerID,
      { key: pending.key, quiet: true },
      (reply) => {
        answered();
        const current = store.get().pending;
        if (current === null || current.key !== pending.key) return;
        if (!reply.ok) {
          change({ pending: null, refusal: { refused: reply, move: pending.move } });
          if (reply.code === 'STALE') enter();
          return;
        }
        const isShown = (store.get().picture?.version ?? -1) >= reply.version;
        change({ pending: isShown ? null : { ...current, done: reply.version } });
        if (!isShown) within(answerWithin, () => store.get().pending?.key === pending.key && enter());
      },
    );
  };

  const onFrame = (frame: Frame): void => {
    if (frame.matchID !== matchID) return;
    const wasOver = store.get().picture?.outcome != null;
    if (hasGap(store.get(), frame)) enter();
    else store.set(framed(store.get(), frame));
    // The end opens the gallery to the players: its lines come with another `enter`.
    if (seat !== null && !wasOver && frame.outcome !== null) enter();
  };

  wire.on('connect', () => {
    connections += 1;
    isConnected = true;
    enter();
  });
  wire.on('disconnect', (reason) => {
    connections += 1;
    isConnected = false;
    // Whoever answers next is another process, or tells it again.
    change({ restartAt: null, isLagging: false });
    if (!isOpen) return;
    lost();
    // After this reason the library does not come back by itself.
    if (reason === 'io server disconnect') setTimeout(() => isOpen && !isConnected && wire.connect(), 500);
  });
  wire.on('connect_error', lost);
  wire.on('frame', onFrame);
  wire.on('delta', (...delta) => {
    if (delta[0] !== matchID) return;
    const frame = frameOf(store.get(), delta);
    if (frame === null) enter();
    else onFrame(frame);
  });
  wire.on('match', (info) => {
    if (info.matchID === matchID) change({ info });
  });
  wire.on('line', (id, line) => {
    if (id === matchID) store.set(withLine(store.get(), line));
  });
  wire.on('dropped', (id, refused) => {
    if (id === matchID) change({ failure: refused, pending: null });
  });
  wire.on('elsewhere', (id) => {
    if (id === matchID) change({ isElsewhere: true });
  });
  wire.on('lag', ({ code }) => change({ isLagging: code === 'CATCHING_UP' }));
  wire.on('restart', ({ inSeconds }) => change({ restartAt: around.now() + inSeconds * 1000 }));

  function ask<Body extends object = object>(
    emit: (answer: (reply: Answer<Body>) => void) => void,
  ): Promise<Answer<Body>> {
    return new Promise((resolve) => {
      const answered = within(moveAnswerWithin, () => resolve(noAnswer));
      emit((reply) => {
        answered();
        resolve(reply);
      });
    });
  }

  const pasts = createPasts((version) =>
    ask<{ frame: Frame }>((answer) => wire.emit('past', matchID, version, answer)),
  );
  store.subscribe(() => {
    const { picture } = store.get();
    if (picture !== null && pasts.known(picture.version) === null) pasts.note(picture);
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    open: () => {
      isOpen = true;
      wire.connect();
    },
    close: () => {
      isOpen = false;
      wire.disconnect();
    },
    wake: () => {
      if (!isOpen || store.get().failure !== null) return;
      if (!around.isOnline()) lost();
      else if (isConnected) enter();
      else reconnect();
    },
    send: (move) => {
      const { pending, picture } = store.get();
      if (pending !== null || picture === null || seat === null) return;
      const made: Pending = { move, key: around.randomHex(12), version: picture.version, done: null };
      change({ pending: made, refusal: null });
      transmit(made);
    },
    refuse: (refused, move) => change({ refusal: { refused, move } }),
    dismissRefusal: () => change({ refusal: null }),
    dismissElsewhere: () => change({ isElsewhere: false }),
    ready: (ready) => {
      if (seat === null) return Promise.resolve(noAnswer);
      const { credentials } = seat;
      const value = around.randomHex(32);
      const contribution = ready ? { contribution: value } : {};
      const asked = ask((answer) =>
        wire.emit('ready', { matchID, playerID: String(seat.seat), credentials, ready, ...contribution }, answer),
      );
      return asked.then((reply) => {
        // Without an answer we cannot know which share the server has.
        if (ready) around.keepShare(reply.ok ? { seat: seat.seat, value } : null);
        return reply;
      });
    },
    say: (text) => ask((answer) => wire.emit('say', matchID, text, answer)),
    older: () => {
      const before = store.get().steps[0]?.version;
      if (before === undefined) return;
      wire.emit('steps', matchID, before, (reply) => {
        if (reply.ok) store.set(withOlder(store.get(), reply.steps, reply.more));
      });
    },
    pasts,
    setVisible: (visible) => {
      if (isConnected) wire.emit('presence', matchID, visible);
    },
  };
}

function moveAction(move: AnyMove, playerID: string, credentials: string): MoveAction {
  const { type, ...rest } = move;
  const args = Object.keys(rest).length === 0 ? [] : [rest];
  const kind = type === undoMove ? 'UNDO' : 'MAKE_MOVE';
  return { type: kind, payload: { type, args, playerID, credentials } };
}

/** Calls `late` after `ms` unless the returned function was called before; that function says whether it was in time. */
function within(ms: number, late: () => unknown): () => boolean {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    late();
  }, ms);
  return () => {
    clearTimeout(timer);
    return !isOver;
  };
}
