/** A WebSocket written by hand: it sends what no library would, and stops reading when it is told to. */
import { connect, type Socket } from 'node:net';

export class Raw {
  /** Texts of the frames that came. */
  readonly heard: string[] = [];
  isClosed = false;
  private bytes = Buffer.alloc(0);

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('close', () => {
      this.isClosed = true;
    });
    socket.on('error', () => undefined);
  }

  /** A connection of engine.io, open and without any namespace. */
  static async open(url: string): Promise<Raw> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ];
    const reply = new Promise<Buffer>((resolve, reject) => socket.once('data', resolve).once('error', reject));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const first = await reply;
    const end = first.indexOf('\r\n\r\n') + 4;
    const raw = new Raw(socket);
    raw.read(first.subarray(end));
    return raw;
  }

  /** One text frame, or with `kind` 2 a binary one. */
  send(content: string | Buffer, kind = 1): void {
    const body = Buffer.from(content);
    const size = body.length;
    const head = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10);
    head[0] = 0x80 | kind;
    if (size < 126) head[1] = 0x80 | size;
    else if (size < 65_536) {
      head[1] = 0x80 | 126;
      head.writeUInt16BE(size, 2);
    } else {
      head[1] = 0x80 | 127;
      head.writeBigUInt64BE(BigInt(size), 2);
    }
    // The mask is zero: the content goes as it is.
    if (!this.isClosed) this.socket.write(Buffer.concat([head, Buffer.alloc(4), body]));
  }

  end(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const [first = 0, second = 0] = this.bytes;
      const short = second & 0x7f;
      const at = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.bytes.length < at) return;
      const size =
        short === 126 ? this.bytes.readUInt16BE(2) : short === 127 ? Number(this.bytes.readBigUInt64BE(2)) : short;
      if (this.bytes.length < at + size) return;
      // The server says good-bye.
      if ((first & 0x0f) === 8) this.isClosed = true;
      else this.heard.push(this.bytes.toString('utf8', at, at + size));
      this.bytes = this.bytes.subarray(at + size);
    }
  }
}
