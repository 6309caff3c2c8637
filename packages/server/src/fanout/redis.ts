/** Fan-out between processes through Redis: what several processes on one database need. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Fanout, Note } from './fanout';
import { readMessage } from './messages';
import { createPeers } from './peers';
import { rollCalls } from './roll-calls';

const CHANNEL = 'quayside';
/** Milliseconds between two signs of life, and between looks at the database while Redis is away. */
const BEAT = 1000;
/** Milliseconds between attempts to reach it, at most, and how long one may take; the start waits as long. */
const SLOWEST_RETRY = 1000;
const CONNECT = 3000;
const MOMENT = 10;

/** Joins the processes at `url` (redis://host:port) on `channel`, now or when Redis can be reached. */
export async function redisFanout(url: string, onLost: (error: Error) => void, channel = CHANNEL): Promise<Fanout> {
  const [speaker, listener] = [connection(url, onLost), connection(url, onLost)];
  const me = randomUUID();
  const hearers: ((note: Note, from: string) => void)[] = [];
  const gap = createGap();
  const peers = createPeers();
  const send = (what: object): Promise<number> => speaker.publish(channel, JSON.stringify({ from: me, ...what }));
  const calls = rollCalls(send);
  const speak = createSpeech(speaker, send);

  listener.on('close', gap.open);
  listener.on('ready', () => {
    // The library subscribes again by itself; the first time it has nothing to repeat.
    listener.subscribe(channel).then(
      () => {
        peers.pardon();
        gap.close();
      },
      () => undefined,
    );
  });
  listener.on('message', (_, text) => {
    const heard = readMessage(text);
    if (heard === null || heard.from === me) return;
    if ('isAlive' in heard && !heard.isAlive) return peers.bid(heard.from);
    peers.hear(heard.from);
    if ('isAlive' in heard) return;
    if ('call' in heard) return calls.reply(heard);
    if ('to' in heard) return calls.hear(heard);
    if ('revision' in heard && heard.revision === null) return gap.miss();
    const { from, ...note } = heard;
    for (const hear of hearers) hear(note as Note, from);
  });
  const beat = setInterval(() => {
    send({ isAlive: true }).catch(() => undefined);
    // What a process that died had written and not told is found in the database.
    if (gap.isOpen() || peers.look()) gap.miss();
  }, BEAT).unref();
  await arrival(speaker, gap);

  return {
    publish: speak,
    subscribe: (hear) => void hearers.push(hear),
    onGap: gap.onMiss,
    onApart: gap.onChange,
    onArrival: peers.onArrival,
    onDeparture: peers.onDeparture,
    hasJoined: gap.wasClosed,
    // Without its own ear it would not hear the answers.
    rollCall: (id) => (gap.isOpen() ? Promise.resolve(null) : calls.call(id)),
    onRollCall: calls.answerWith,
    close: async () => {
      clearInterval(beat);
      listener.removeAllListeners('close');
      await send({ isAlive: false }).catch(() => undefined);
      await Promise.all([speaker, listener].map((redis) => redis.quit().catch(() => redis.disconnect())));
    },
  };
}

/** Tells notes; when one cannot be told, the others hear of it as soon as they can. */
function createSpeech(speaker: Redis, send: (what: object) => Promise<unknown>): (note: Note) => void {
  let isUnsaid = false;
  const fail = (): void => {
    isUnsaid = true;
  };
  speaker.on('ready', () => {
    if (!isUnsaid) return;
    isUnsaid = false;
    send({ id: '', revision: null }).catch(fail);
  });
  return (note) => void send(note).catch(fail);
}

/** Whether this process is cut off from the others. It is until it has been joined. */
function createGap() {
  const missers: (() => void)[] = [];
  const hearers: ((isApart: boolean) => void)[] = [];
  let isOpen = true;
  let wasClosed = false;
  const miss = (): void => {
    for (const hear of missers) hear();
  };
  const turn = (next: boolean): void => {
    if (isOpen === next) return;
    isOpen = next;
    for (const hear of hearers) hear(next);
  };
  return {
    miss,
    open: () => turn(true),
    close: () => {
      wasClosed = true;
      turn(false);
      miss();
    },
    isOpen: () => isOpen,
    wasClosed: () => wasClosed,
    onMiss: (hear: () => void) => void missers.push(hear),
    onChange: (hear: (isApart: boolean) => void) => {
      hearers.push(hear);
      if (isOpen) hear(true);
    },
  };
}

/** Waits for Redis for a moment: a server that starts without it goes on trying. */
async function arrival(speaker: Redis, gap: { isOpen(): boolean }): Promise<void> {
  const end = performance.now() + CONNECT;
  while ((gap.isOpen() || speaker.status !== 'ready') && performance.now() < end) await delay(MOMENT);
}

function connection(url: string, onLost: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    // A note that cannot be sent now is made up for later: it must not wait in a queue that grows.
    enableOfflineQueue: false,
    connectTimeout: CONNECT,
    retryStrategy: (attempt) => Math.min(attempt * 50, SLOWEST_RETRY),
  });
  redis.on('error', onLost);
  redis.connect().catch(() => undefined);
  return redis;
}
