/** One match after another at one table: random legal moves, each timed until every socket has seen it. */
import type { Random } from '@quayside/games/core/random';
import { pick } from '@quayside/games/testing/game-under-test';
import type { Dialect, Place, Sight } from './dialect';
import { seatedMatch } from './lobby';
import type { Playing } from './playing';
import { connect, type RawSocket } from './socket';

export interface Table {
  /** Milliseconds from a move to its last arrival; null: the move was not seen by all in time, the table is out of play. */
  step(): Promise<number | null>;
  isOver(): boolean;
  isBroken(): boolean;
  /** The newest version that a socket of it has seen. */
  version(): number;
  /** The first seat: where it sits, and what it has seen. */
  witness(): Chair;
  /** Resolves when the server has closed every socket of it, and all that came before has been read. */
  closed(): Promise<void>;
  /** Seats everybody at a new match. */
  renew(): Promise<void>;
  received(): number;
  close(): void;
}

export interface TableDeps {
  /** Processes of one server; sockets are spread over them. */
  readonly bases: readonly string[];
  readonly playing: Playing;
  readonly dialect: Dialect;
  readonly seats: number;
  readonly spectators: number;
  readonly random: Random;
}

export interface Chair {
  readonly socket: RawSocket;
  readonly place: Place;
  readonly sight: Sight;
}

const PATIENCE = 10_000;

export async function openTable(deps: TableDeps): Promise<Table> {
  const { bases, playing, seats, spectators } = deps;
  let chairs: Chair[] = [];
  let gone = 0;
  let isBroken = false;
  let seen = (): void => undefined;

  const renew = async (): Promise<void> => {
    gone += receivedBy(chairs);
    for (const { socket } of chairs) socket.close();
    const places = await seatedMatch(bases[0] ?? '', playing.meta.name, seats);
    const [{ matchID } = { matchID: '' }] = places;
    const watching = { matchID, seats, seat: null, credentials: null };
    const enter = async (place: Place, at: number): Promise<Chair> => {
      const socket = await connect(bases[at % bases.length] ?? '', playing.meta.name);
      return { socket, place, sight: await deps.dialect.enter(socket, place, () => seen()) };
    };
    chairs = await Promise.all([...places, ...Array<Place>(spectators).fill(watching)].map(enter));
  };

  const step = (): Promise<number | null> => {
    const mover = moverOf(chairs, deps.random);
    if (mover === undefined) return Promise.resolve(null);
    const { version } = mover.sight;
    const move = pick(playing.rules.legal(mover.sight.view()), deps.random, playing.seldom);
    return new Promise((resolve) => {
      const since = performance.now();
      const end = (result: number | null): void => {
        clearTimeout(timer);
        seen = () => undefined;
        isBroken = result === null;
        resolve(result);
      };
      const timer = setTimeout(end, PATIENCE, null);
      seen = () => {
        if (chairs.every(({ sight }) => sight.version > version)) end(performance.now() - since);
      };
      deps.dialect.move(mover.socket, mover.place, move, version);
    });
  };

  await renew();
  return {
    step,
    renew,
    isOver: () => activeIn(chairs).length === 0,
    isBroken: () => isBroken,
    version: () => Math.max(...chairs.map(({ sight }) => sight.version)),
    witness: () => firstOf(chairs),
    closed: async () => void (await Promise.all(chairs.map(({ socket }) => socket.closed))),
    received: () => gone + receivedBy(chairs),
    close: () => {
      for (const { socket } of chairs) socket.close();
    },
  };
}

function firstOf([first]: readonly Chair[]): Chair {
  if (first === undefined) throw new Error('nobody sits at the table');
  return first;
}

function receivedBy(chairs: readonly Chair[]): number {
  return chairs.reduce((sum, { socket }) => sum + socket.received(), 0);
}

function activeIn([first]: readonly Chair[]): readonly number[] {
  return first?.sight.view().public.active ?? [];
}

function moverOf(chairs: readonly Chair[], random: Random): Chair | undefined {
  const active = activeIn(chairs);
  return active.length === 0 ? undefined : chairs[active[random.below(active.length)] ?? -1];
}
