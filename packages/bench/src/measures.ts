/** What is measured at the servers, each figure by server and game. */
import type { Crew } from './crew';
import { percentile, sum } from './figures';
import type { Host } from './hosts';
import { seatedMatch } from './lobby';
import type { Plan } from './plan';
import { type Playing, played } from './playing';
import type { Slice, SliceOrder } from './session';

export interface Speed {
  readonly host: string;
  readonly game: string;
  readonly moves: number;
  readonly lost: number;
  /** Moves per CPU-second of the server. */
  readonly speed: number;
  readonly bytesPerMoveAndViewer: number;
}

export interface Pace {
  readonly host: string;
  readonly rate: number;
  /** Milliseconds from a move to its arrival at the last socket of its match. */
  readonly p50: number | null;
  readonly p99: number | null;
  readonly moves: number;
  readonly lost: number;
  readonly skipped: number;
}

const names = (host: Host, games: readonly Playing[] = played): string[] =>
  games.map(({ meta }) => `${host.name} ${meta.name}`);

/** Seats the tables of every game, and plays them until the server is warm. */
export async function settle(crew: Crew, host: Host, plan: Plan): Promise<void> {
  for (const { meta } of played) {
    const { bases, protocol } = host;
    const order = {
      bases,
      protocol,
      game: meta.name,
      tables: plan.tables,
      seats: meta.seats.min,
      spectators: plan.spectators,
    };
    await crew.do({ what: 'open', name: `${host.name} ${meta.name}`, order });
  }
  const order = { seconds: plan.warmUp, moves: Number.POSITIVE_INFINITY, rate: null };
  await crew.do({ what: 'slice', names: names(host), order });
}

interface Sum {
  moves: number;
  lost: number;
  bytes: number;
  cpu: number;
}

/** Each game in turn at every server, round by round: whatever else the machine does disturbs all of them alike. */
export async function speeds(crew: Crew, hosts: readonly Host[], plan: Plan): Promise<Speed[]> {
  const order = { seconds: plan.sliceSeconds, moves: plan.sliceMoves, rate: null };
  const result: Speed[] = [];
  for (const game of played) {
    const sums = new Map<Host, Sum>(hosts.map((host) => [host, { moves: 0, lost: 0, bytes: 0, cpu: 0 }]));
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const [host, so] of sums) add(so, await timed(crew, host, names(host, [game]), order));
    }
    const viewers = game.meta.seats.min + plan.spectators;
    for (const [host, { moves, lost, bytes, cpu }] of sums) {
      const figures = { speed: (moves / cpu) * 1000, bytesPerMoveAndViewer: bytes / moves / viewers };
      result.push({ host: host.name, game: game.meta.name, moves, lost, ...figures });
    }
  }
  return result;
}

function add(so: Sum, { slices, cpu }: { slices: readonly Slice[]; cpu: number }): void {
  so.moves += sum(slices.map(({ moves }) => moves));
  so.lost += sum(slices.map(({ lost }) => lost));
  so.bytes += sum(slices.map(({ bytes }) => bytes));
  so.cpu += cpu;
}

async function timed(
  crew: Crew,
  host: Host,
  tables: readonly string[],
  order: SliceOrder,
): Promise<{ slices: readonly Slice[]; cpu: number }> {
  await crew.do({ what: 'renew', names: tables });
  const before = host.cpu();
  const slices = await crew.do({ what: 'slice', names: tables, order });
  return { slices, cpu: host.cpu() - before };
}

/** All games at once, at fixed rates, in two turns each. */
export async function paces(crew: Crew, hosts: readonly Host[], plan: Plan): Promise<Pace[]> {
  const result: Pace[] = [];
  for (const rate of plan.paces) {
    const heard = new Map<Host, Slice[]>(hosts.map((host) => [host, []]));
    for (let turn = 0; turn < 2; turn += 1) {
      for (const [host, slices] of heard) {
        const order = { seconds: plan.paceSeconds, moves: Number.POSITIVE_INFINITY, rate: rate / played.length };
        slices.push(...(await timed(crew, host, names(host), order)).slices);
      }
    }
    for (const [host, slices] of heard) {
      const latencies = slices.flatMap((slice) => slice.latencies);
      const count = (of: 'lost' | 'skipped'): number => sum(slices.map((slice) => slice[of]));
      const figures = { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
      result.push({
        host: host.name,
        rate,
        ...figures,
        moves: latencies.length,
        lost: count('lost'),
        skipped: count('skipped'),
      });
    }
  }
  return result;
}

/** Bytes of heap for each match that was dealt, with nobody connected. */
export async function memoryPerMatch(host: Host, plan: Plan): Promise<number> {
  const before = await host.heap();
  for (let at = 0; at < plan.heldMatches; at += 1) {
    const game = played[at % played.length];
    if (game !== undefined) await seatedMatch(host.bases[0] ?? '', game.meta.name, game.meta.seats.min);
  }
  return ((await host.heap()) - before) / plan.heldMatches;
}

/** CPU milliseconds of a move in one match of the first game with this many spectators. */
export async function crowded(crew: Crew, host: Host, plan: Plan, spectators: number): Promise<number> {
  const [game] = played;
  if (game === undefined) return Number.NaN;
  const name = `${host.name} crowd ${spectators}`;
  const { bases, protocol } = host;
  const order = { bases, protocol, game: game.meta.name, tables: 1, seats: game.meta.seats.min, spectators };
  await crew.do({ what: 'open', name, order });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { slices, cpu } = await timed(crew, host, [name], { seconds: plan.sliceSeconds, moves: 50, rate: null });
  await crew.do({ what: 'close', names: [name] });
  return cpu / Math.max(1, sum(slices.map(({ moves }) => moves)));
}
