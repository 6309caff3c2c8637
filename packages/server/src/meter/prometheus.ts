/** The meter that Prometheus reads: a registry of its own for each server, on a port of its own. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { statuses } from '../refuse';
import type { Gauges, Meter } from './meter';

export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
}

/** Upper bounds of the histograms, in seconds: a move takes about a millisecond, a locked database up to three seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Milliseconds for which the numbers of stored matches are good: counting reads an index from end to end. */
const COUNTED_FOR = 15_000;
/** What refusals of the games' rules are counted as: their codes are the games' own. */
const BY_RULES = 'RULES';

export function createMeter(address: MetricsAddress, log: Logger): Meter {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { moves, refusals, moveSeconds, storeSeconds, unhandled } = instruments(registry);
  const refused = (code: string): void => refusals.inc({ code: Object.hasOwn(statuses, code) ? code : BY_RULES });
  const http = serve(registry, log);
  return {
    answered: (event, answer, since) => {
      if (!answer.ok) refused(answer.code);
      else if (event === 'update') moveSeconds.observe((performance.now() - since) / 1000);
    },
    refused,
    moved: (game, count) => moves.inc({ game }, count),
    stored: (operation, seconds) => storeSeconds.observe({ operation }, seconds),
    unhandled: () => unhandled.inc(),
    listen: (gauges) => {
      look(registry, gauges);
      return new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(address.port, address.host, () => resolve((http.address() as AddressInfo).port));
      });
    },
    close: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
      registry.clear();
    },
  };
}

interface Instruments {
  readonly moves: Counter<'game'>;
  readonly refusals: Counter<'code'>;
  readonly moveSeconds: Histogram;
  readonly storeSeconds: Histogram<'operation'>;
  readonly unhandled: Counter;
}

function instruments(registry: Registry): Instruments {
  const registers = [registry];
  return {
    moves: new Counter({
      name: 'quayside_moves_total',
      help: 'Moves written, by game.',
      labelNames: ['game'],
      registers,
    }),
    refusals: new Counter({
      name: 'quayside_refusals_total',
      help: `Refusals sent over sockets and HTTP, by code; ${BY_RULES} are those of the games' rules.`,
      labelNames: ['code'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'quayside_move_seconds',
      help: 'From the arrival of an accepted move to its acknowledgement.',
      buckets: BUCKETS,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'quayside_store_seconds',
      help: 'Time of the operations of the store, waiting for a shared commit included.',
      labelNames: ['operation'],
      buckets: BUCKETS,
      registers,
    }),
    unhandled: new Counter({
      name: 'quayside_unhandled_rejections_total',
      help: 'Rejections nobody handled. Each is a defect.',
      registers,
    }),
  };
}

/** Registers what is looked up at each question. */
function look(registry: Registry, { held, sockets, watchers, stored }: Gauges): void {
  const now: [string, string, () => number][] = [
    ['quayside_matches_held', 'Matches in memory.', held],
    ['quayside_sockets', 'Open connections of socket.io.', sockets],
    ['quayside_watchers', 'Sockets that watch a match.', watchers],
  ];
  const registers = [registry];
  for (const [name, help, ask] of now) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(ask());
      },
    });
  }
  let countedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'quayside_matches',
    help: `Matches in the store, by status; counted every ${COUNTED_FOR / 1000} seconds at most.`,
    labelNames: ['status'],
    registers,
    async collect() {
      if (performance.now() - countedAt < COUNTED_FOR) return;
      for (const [status, matches] of Object.entries(await stored())) this.set({ status }, matches);
      countedAt = performance.now();
    },
  });
}

function serve(registry: Registry, log: Logger): Server {
  return createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
}
