/** Ends connections that take without end: floods of raw packets, and readers too slow for what they are sent. */
import type { Logger } from 'pino';
import { bucket } from '../bucket';
import type { Limits } from '../config';

/** What is used of a connection of engine.io. */
export interface Connection {
  on(event: 'packet', hear: (packet: { readonly type: string }) => void): unknown;
  on(event: 'packetCreate', hear: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: 'flush', hear: () => void): unknown;
  close(discard: boolean): unknown;
  /** `socket` is there with WebSocket only. */
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
}

/** Packets that are no events (connects to namespaces, pongs, rubbish) count too, and events beyond their own limit. */
const PACKETS_PER_EVENT = 10;

/** Watches `connection` from its beginning. */
export function brake(connection: Connection, { socketEvents, unsentBytes }: Limits, log: Logger): void {
  let isEnded = false;
  const end = (why: string): void => {
    if (isEnded) return;
    isEnded = true;
    log.warn({ why }, 'a connection was ended');
    // Not in the midst of a broadcast. A WebSocket is not closed but cut: its peer would have to read first.
    setImmediate(() => {
      if (connection.transport.socket === undefined) connection.close(true);
      else connection.transport.socket.terminate();
    });
  };
  const mayPacket = bucket(socketEvents * PACKETS_PER_EVENT, socketEvents * PACKETS_PER_EVENT);
  connection.on('packet', () => {
    if (!mayPacket()) end('too many packets');
  });
  // Bytes that engine.io holds back; beside them, what the transport has taken and the network has not.
  let waiting = 0;
  connection.on('flush', () => {
    waiting = 0;
  });
  connection.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : 0;
    const unsent = waiting + (connection.transport.socket?.bufferedAmount ?? 0);
    if (unsentBytes > 0 && unsent > unsentBytes) end('too slow a reader');
  });
}
