/** Tells pages while this process cannot hear the others: what happens there comes a moment later than usual. */
import type { Lag } from '@quayside/games/wire/events';
import type { Server } from 'socket.io';
import type { Fanout } from '../fanout/fanout';

export interface ApartDeps {
  readonly io: Server;
  readonly namespaces: readonly string[];
  readonly fanout: Pick<Fanout, 'onApart'>;
}

/** Milliseconds that are not worth a word. */
const MOMENT = 1000;

export function announceApart({ io, namespaces, fanout }: ApartDeps): void {
  let isTold = false;
  let timer: NodeJS.Timeout | undefined;
  const notice = (): Lag => ({ code: isTold ? 'CATCHING_UP' : 'CAUGHT_UP' });
  const tell = (isApart: boolean): void => {
    if (isTold === isApart) return;
    isTold = isApart;
    for (const name of namespaces) io.of(name).emit('lag', notice());
  };
  for (const name of namespaces)
    io.of(name).on('connection', (socket) => void (isTold && socket.emit('lag', notice())));
  fanout.onApart((isApart) => {
    clearTimeout(timer);
    if (isApart) timer = setTimeout(tell, MOMENT, true).unref();
    else tell(false);
  });
}
