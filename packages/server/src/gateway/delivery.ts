/**
 * Events of socket.io that are encoded once, by us, and handed to each connection as they are. socket.io itself would look
 * through every value for binary data and write the text of each room anew.
 */
import type { Socket } from 'socket.io';

/** An event as it goes out. */
export interface Packet {
  /** For connections that poll. */
  readonly text: string;
  /** The same as a frame of a WebSocket, in one piece. */
  readonly frame: Buffer;
}

/** socket.io's event of namespace `/game`; `args` are JSON texts. */
export function packetOf(game: string, event: string, args: readonly string[]): Packet {
  // 2: an event of socket.io; before it in the frame, 4: a message of engine.io.
  const text = `2/${game},["${event}",${args.join()}]`;
  return { text, frame: webSocketFrame(`4${text}`) };
}

export function deliver({ text, frame }: Packet, { conn }: Socket): void {
  const options: object = { compress: false, wsPreEncodedFrame: [frame] };
  conn.write(text, options);
}

/** RFC 6455, 5.2: a whole text message, not masked, since it comes from a server. */
function webSocketFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, 'utf8');
  return frame;
}

const FINAL_TEXT = 0x81;
/** From these lengths on, two and eight bytes of length follow. */
const SHORT = 126;
const MEDIUM = 65_536;
