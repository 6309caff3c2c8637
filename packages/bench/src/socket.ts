/** A socket.io client of one namespace over a raw WebSocket: no library between, so that it costs next to nothing. */
import WebSocket from 'ws';

/** An event of the server; `text` is the JSON list of its name and arguments, unread. */
export type Hear = (event: string, text: string) => void;

export interface RawSocket {
  emit(event: string, args: readonly unknown[]): void;
  /** Resolves with the arguments of the acknowledgement. */
  ask(event: string, args: readonly unknown[]): Promise<unknown[]>;
  onEvent(hear: Hear): void;
  /** Bytes of everything that came. */
  received(): number;
  close(): void;
  /** Resolves when it is closed, by either side. */
  readonly closed: Promise<void>;
}

const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const REFUSED = '44';
const EVENT = '42';
const ACKNOWLEDGEMENT = '43';

export function connect(base: string, namespace: string): Promise<RawSocket> {
  const address = `${base.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const ws = new WebSocket(address, { perMessageDeflate: false });
  let hear: Hear = () => undefined;
  let received = 0;
  let asked = 0;
  const answers = new Map<number, (args: unknown[]) => void>();
  const send = (id: number | '', event: string, args: readonly unknown[]): void =>
    ws.send(`${EVENT}/${namespace},${id}${JSON.stringify([event, ...args])}`);
  const socket: RawSocket = {
    emit: (event, args) => send('', event, args),
    ask: (event, args) =>
      new Promise((resolve) => {
        asked += 1;
        answers.set(asked, resolve);
        send(asked, event, args);
      }),
    onEvent: (next) => {
      hear = next;
    },
    received: () => received,
    close: () => ws.close(),
    closed: new Promise((resolve) => ws.once('close', () => resolve())),
  };
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('message', (data: Buffer) => {
      received += data.length;
      const text = data.toString();
      const kind = text.slice(0, 2);
      if (kind === EVENT) heard(text, hear);
      else if (kind === ACKNOWLEDGEMENT) acknowledged(text, answers);
      else if (text.startsWith(OPEN)) ws.send(`${CONNECT}/${namespace},`);
      else if (text === PING) ws.send(PONG);
      else if (kind === CONNECT) resolve(socket);
      else if (kind === REFUSED) reject(new Error(`namespace ${namespace} was refused: ${text}`));
    });
  });
}

function heard(text: string, hear: Hear): void {
  const at = text.indexOf('["');
  hear(text.slice(at + 2, text.indexOf('"', at + 2)), text.slice(at));
}

function acknowledged(text: string, answers: Map<number, (args: unknown[]) => void>): void {
  const at = text.indexOf('[');
  const id = Number(text.slice(text.indexOf(',') + 1, at));
  answers.get(id)?.(JSON.parse(text.slice(at)) as unknown[]);
  answers.delete(id);
}
