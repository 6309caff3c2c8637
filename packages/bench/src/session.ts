/** Tables of one game at one server, and the slices of time in which they are played. */
import { setTimeout as delay } from 'node:timers/promises';
import { fastRandom } from '@quayside/games/core/random';
import { dialects, type Protocol } from './dialect';
import { playingOf } from './playing';
import { openTable, type Table } from './table';

/** Milliseconds until everybody has been told who came. */
const SETTLE = 200;

export interface SessionOrder {
  readonly bases: readonly string[];
  readonly protocol: Protocol;
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly spectators: number;
}

export interface SliceOrder {
  readonly seconds: number;
  /** The slice ends earlier after so many moves. */
  readonly moves: number;
  /** Moves a second over all tables; null: every table as fast as it can. */
  readonly rate: number | null;
}

export interface Slice {
  readonly moves: number;
  /** Moves that not every socket saw in time. */
  readonly lost: number;
  /** Moves that were due while every table was busy: the rate was not held. */
  readonly skipped: number;
  readonly bytes: number;
  readonly latencies: readonly number[];
}

export interface Session {
  readonly order: SessionOrder;
  /** Plays; matches that end wait until `renew`. */
  slice(order: SliceOrder): Promise<Slice>;
  /** Matches that are over make place for new ones. */
  renew(): Promise<void>;
  close(): void;
}

export async function openSession(order: SessionOrder): Promise<Session> {
  const tables: Table[] = [];
  const { bases, protocol, game, seats, spectators } = order;
  for (let at = 0; at < order.tables; at += 1) {
    const deps = { bases, playing: playingOf(game), dialect: dialects[protocol], seats, spectators };
    tables.push(await openTable({ ...deps, random: fastRandom(1000 + at) }));
  }
  return {
    order,
    slice: async (wanted) => {
      const bytes = received(tables);
      const played = await (wanted.rate === null ? closedLoop(tables, wanted) : openLoop(tables, wanted, wanted.rate));
      return { ...played, bytes: received(tables) - bytes };
    },
    renew: async () => {
      for (const table of tables) if (table.isOver()) await table.renew();
      await delay(SETTLE);
    },
    close: () => {
      for (const table of tables) table.close();
    },
  };
}

type Played = Omit<Slice, 'bytes'>;

function received(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.received(), 0);
}

async function closedLoop(tables: readonly Table[], { seconds, moves }: SliceOrder): Promise<Played> {
  const latencies: number[] = [];
  let lost = 0;
  const until = performance.now() + seconds * 1000;
  const play = async (table: Table): Promise<void> => {
    while (performance.now() < until && latencies.length < moves && !table.isOver() && !table.isBroken()) {
      const taken = await table.step();
      if (taken === null) lost += 1;
      else latencies.push(taken);
    }
  };
  await Promise.all(tables.map(play));
  return { moves: latencies.length, lost, skipped: 0, latencies };
}

/** Moves are due at fixed times, however long the ones before take: a server that falls behind cannot hide it. */
async function openLoop(tables: readonly Table[], { seconds }: SliceOrder, rate: number): Promise<Played> {
  const latencies: number[] = [];
  const result = { lost: 0, skipped: 0 };
  const idle = tables.filter((table) => !table.isOver() && !table.isBroken());
  const since = performance.now();
  const open = new Set<Promise<void>>();
  let due = 0;
  const play = async (table: Table): Promise<void> => {
    const taken = await table.step();
    if (taken === null) result.lost += 1;
    else latencies.push(taken);
    if (!table.isBroken() && !table.isOver()) idle.push(table);
  };
  while (performance.now() - since < seconds * 1000) {
    for (; due < ((performance.now() - since) / 1000) * rate; due += 1) {
      const table = idle.shift();
      if (table === undefined) result.skipped += 1;
      else track(open, play(table));
    }
    await delay(1);
  }
  await Promise.all(open);
  return { moves: latencies.length, ...result, latencies };
}

function track(open: Set<Promise<void>>, work: Promise<void>): void {
  open.add(work);
  void work.finally(() => open.delete(work));
}
