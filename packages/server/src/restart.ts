/** Tells pages that the server is about to restart, and sees to it that it does. */
import type { Server } from 'socket.io';

export interface Restart {
  /** Announces the end of the process in so many seconds, and brings it about. Replaces an earlier plan. */
  plan(inSeconds: number): void;
  /** The server ends now: tells so, with the seconds until it is back, unless a plan that is due has said it. */
  farewell(inSeconds: number): void;
}

export interface RestartDeps {
  readonly io: Server;
  readonly namespaces: readonly string[];
  /** Ends the process in order. */
  readonly end: () => void;
}

export function createRestart({ io, namespaces, end }: RestartDeps): Restart {
  let planned: { at: number; timer: NodeJS.Timeout } | null = null;
  let isDue = false;
  const tell = (inSeconds: number): void => {
    for (const name of namespaces) io.of(name).emit('restart', { inSeconds });
  };
  for (const name of namespaces) {
    // Whoever comes, or comes back, after the announcement has not heard it.
    io.of(name).on('connection', (socket) => {
      if (planned === null) return;
      socket.emit('restart', { inSeconds: Math.max(0, Math.ceil((planned.at - Date.now()) / 1000)) });
    });
  }
  return {
    plan: (inSeconds) => {
      clearTimeout(planned?.timer);
      const timer = setTimeout(() => {
        isDue = true;
        end();
      }, inSeconds * 1000);
      planned = { at: Date.now() + inSeconds * 1000, timer };
      tell(inSeconds);
    },
    farewell: (inSeconds) => {
      clearTimeout(planned?.timer);
      if (!isDue) tell(inSeconds);
    },
  };
}
