/**
 * A network gone bad, between a page and the server. It knows WebSocket frames just enough to lose, repeat and delay whole
 * messages, which bytes of a TCP connection cannot be; it resets connections, half-closes them, and lets them go silent.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to one message. */
export type Fault =
  | 'none'
  | 'lost'
  | 'repeated'
  | 'reset'
  | 'silent'
  | 'only the page hears the end'
  | 'only the server hears the end';

export interface Weather {
  /** Asked for every event and acknowledgement, in either direction. */
  fault(): Fault;
  /** Milliseconds that a message takes. Messages keep their order. */
  delay(): number;
}

export interface Network {
  readonly port: number;
  /** How often each fault has happened. */
  readonly counts: ReadonlyMap<Fault, number>;
  /** Connections that pages have opened so far. */
  opened(): number;
  /** From now on nothing passes on the connections that are open, and nobody is told. */
  silence(): void;
  close(): Promise<void>;
}

interface Link {
  readonly page: Socket;
  readonly server: Socket;
  isSilent: boolean;
}

/** Events and acknowledgements of socket.io; what opens a connection and keeps it alive always passes. */
const MESSAGE = /^4[23]/;

export async function openProxy(target: number, weather: Weather): Promise<Network> {
  const links = new Set<Link>();
  const counts = new Map<Fault, number>();
  let opened = 0;
  const gate = createServer((page) => {
    const link: Link = { page, server: connect(target, '127.0.0.1'), isSilent: false };
    links.add(link);
    opened += 1;
    const decide = (text: string): Fault => {
      const fault = MESSAGE.test(text) ? weather.fault() : 'none';
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      return fault;
    };
    carry(link, 'page', 'server', decide, weather.delay);
    carry(link, 'server', 'page', decide, weather.delay);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return {
    port: (gate.address() as AddressInfo).port,
    counts,
    opened: () => opened,
    silence: () => {
      for (const link of links) link.isSilent = true;
    },
    close: () => {
      for (const { page, server } of links) {
        page.destroy();
        server.destroy();
      }
      return new Promise((resolve) => gate.close(() => resolve()));
    },
  };
}

/** Carries what comes from one end to the other, message by message. */
function carry(
  link: Link,
  from: 'page' | 'server',
  to: 'page' | 'server',
  decide: (text: string) => Fault,
  delay: () => number,
): void {
  let due = 0;
  const pass = (bytes: Buffer): void => {
    due = Math.max(due, Date.now() + delay());
    setTimeout(() => !link.isSilent && link[to].write(bytes), due - Date.now());
  };
  const split = splitter((bytes, text) => {
    const fault = text === null ? 'none' : decide(text);
    if (fault !== 'lost') pass(bytes);
    if (fault === 'repeated') pass(bytes);
    suffer(link, fault);
  });
  link[from].on('data', (chunk: Buffer) => !link.isSilent && split(chunk));
  link[from].on('error', () => undefined);
  link[from].on('close', () => !link.isSilent && link[to].destroy());
}

function suffer(link: Link, fault: Fault): void {
  if (fault === 'reset') {
    link.page.resetAndDestroy();
    link.server.resetAndDestroy();
  }
  if (fault === 'silent' || fault === 'only the page hears the end' || fault === 'only the server hears the end')
    link.isSilent = true;
  // Half closed: one end hears that it is over, the other one nothing.
  if (fault === 'only the page hears the end') link.page.end();
  if (fault === 'only the server hears the end') link.server.end();
}

/** Cuts a stream into the head of HTTP and then frames. `text` is that of a whole text frame, else null. */
function splitter(take: (bytes: Buffer, text: string | null) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isHead = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const size = isHead ? headSize(rest) : frameSize(rest);
      if (size === null || rest.length < size) return;
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      take(bytes, isHead ? null : textOf(bytes));
      isHead = false;
    }
  };
}

function headSize(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  return end === -1 ? null : end + 4;
}

/** Bytes of the frame that `bytes` begin with; null when too few are there to tell. */
function frameSize(bytes: Buffer): number | null {
  const at = bodyStart(bytes);
  if (at === null) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return at + short;
  return at + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
}

function bodyStart(bytes: Buffer): number | null {
  const second = bytes[1];
  if (second === undefined) return null;
  const short = second & 0x7f;
  const length = short === 126 ? 4 : short === 127 ? 10 : 2;
  const at = length + (second & 0x80 ? 4 : 0);
  return bytes.length < at ? null : at;
}

/** What a text frame says; pages mask theirs. */
function textOf(frame: Buffer): string | null {
  const at = bodyStart(frame);
  if (at === null || frame[0] !== 0x81) return null;
  const body = Buffer.from(frame.subarray(at));
  const isMasked = ((frame[1] ?? 0) & 0x80) !== 0;
  if (isMasked) for (let byte = 0; byte < body.length; byte += 1) body[byte]! ^= frame[at - 4 + (byte % 4)]!;
  return body.toString('utf8');
}
