/** Stands between a socket and its handlers: nothing a client sends reaches code that does not expect it. */
import type { Answer } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import type { Meter } from '../meter/meter';
import { isPlain } from '../plain';
import { refuse, refuseError } from '../refuse';

/** `isTold`: whoever asked knows it already. */
export type Reply = Answer & { readonly isTold?: boolean };

/** Handles one event of a client; the answer goes to its acknowledgement. */
export type Handler = (socket: Socket, args: readonly unknown[]) => Promise<Reply>;

/** A handler for events whose arguments look like `schema`. */
export function handler<Args>(
  schema: z.ZodType<Args>,
  handle: (socket: Socket, args: Args) => Promise<Reply> | Reply,
): Handler {
  return async (socket, args) => {
    const read = schema.safeParse(args);
    if (read.success) return handle(socket, read.data);
    const issue = read.error.issues[0];
    const at = issue === undefined ? '' : `argument ${issue.path.join('.')}: ${issue.message}`;
    return refuse('BAD_REQUEST', at.slice(0, 200));
  };
}

export interface Guard {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly log: Logger;
  readonly meter: Meter;
  /** Whether the socket may send one more event now. */
  allows(socket: Socket, event: string): boolean;
}

/**
 * Answers every event of `socket` itself, so that no event name, not even `error`, reaches the emitter underneath. Answers
 * go to the acknowledgement; without one, refusals go out as event `refused`.
 */
export function guard(socket: Socket, { handlers, log, meter, allows }: Guard): void {
  const answer = async (event: unknown, args: readonly unknown[]): Promise<Reply> => {
    const name = typeof event === 'string' ? event : '';
    if (!allows(socket, name)) return refuse('RATE_LIMITED', 'Too many events at once.');
    const handle = handlers.get(name);
    if (handle === undefined) return refuse('UNKNOWN_EVENT', 'There is no such event.');
    if (!args.every((arg) => isPlain(arg)))
      return refuse('BAD_REQUEST', 'The arguments nest too deep or have a forbidden key.');
    return handle(socket, args);
  };

  socket.use((packet) => {
    const since = performance.now();
    const [event, ...sent] = packet as unknown[];
    const last = sent.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (reply: Answer) => void) : null;
    const args = acknowledge === null ? sent : sent.slice(0, -1);
    answer(event, args)
      .catch((error: unknown): Reply => {
        log.error({ err: error, event }, 'an event failed');
        return refuseError(error);
      })
      .then((reply) => {
        if (acknowledge !== null && reply.isTold !== true) acknowledge(reply);
        if (acknowledge === null && !reply.ok)
          socket.emit('refused', typeof event === 'string' ? event.slice(0, 40) : '', reply);
        meter.answered(typeof event === 'string' ? event : '', reply, since);
      })
      .catch((error: unknown) => log.error({ err: error }, 'an answer could not be sent'));
  });
  socket.on('error', (error) => log.warn({ err: error }, 'a socket failed'));
}
