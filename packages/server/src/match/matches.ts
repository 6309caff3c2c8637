/** One queue per match: loads it when asked for, runs one job at a time on it, writes, and lets idle ones go. */
import type { Refused } from '@quayside/games/wire/protocol';
import type { Fanout } from '../fanout/fanout';
import { refuse } from '../refuse';
import { applied, type Change, type MatchRecord, type Store } from '../store/store';
import { type HostedGame, type Live, remember, toLive } from './live';

/** What a job answers when its write lost against another process: load again, judge again. */
export const conflict = Symbol('conflict');
export type Conflict = typeof conflict;

export type Job<Result> = (live: Live) => Promise<Result | Conflict>;

export interface Matches {
  /**
   * Runs `job` when all earlier jobs on the match are done. Refuses when there is no such match of `game` (null: of any
   * game), when too many jobs wait for it, and when the server is closing.
   * @throws whatever `job` throws, after dropping the match from memory.
   */
  run<Result>(game: string | null, id: string, job: Job<Result>): Promise<Result | Refused>;
  /** Writes `change`; only inside `run`. On false the job has to answer `conflict`. */
  commit(live: Live, change: Change): Promise<boolean>;
  /** Removes the match; only inside `run`. On false the job has to answer `conflict`. */
  remove(live: Live): Promise<boolean>;
  /** Drops the match from memory: its position is not to be trusted, or it is gone. */
  forget(id: string): void;
  /** The match is at `revision` or beyond: an older one in memory is dropped, and with `reload` the newer one loaded. */
  outdate(id: string, revision: number, reload: boolean): Promise<void>;
  /** Waits for everything in the queues; nothing new is taken. */
  drain(): Promise<void>;
  /** Forgets what nobody has asked for in a while. */
  evict(): void;
  /** Matches in memory. */
  held(): number;
}

export interface MatchesDeps {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly games: ReadonlyMap<string, HostedGame>;
  /** Is called with every match that was loaded, before any job. */
  readonly settle: (live: Live) => Promise<void>;
  readonly limits: { readonly queue: number; readonly cachedMatches: number; readonly idleAfter: number };
}

interface Actor {
  tail: Promise<unknown>;
  waiting: number;
  live: Live | null;
  usedAt: number;
}

/** Writes that lose this often in a row are given up. */
const ATTEMPTS = 20;

export function createMatches({ store, fanout, games, settle, limits }: MatchesDeps): Matches {
  const actors = new Map<string, Actor>();
  let isClosing = false;

  const load = async (id: string, actor: Actor): Promise<Live | null> => {
    if (actor.live !== null) return actor.live;
    const record = await store.load(id);
    const game = record === null ? undefined : games.get(record.game);
    actor.live = record === null || game === undefined ? null : toLive(game, record);
    const { live } = actor;
    if (live !== null) await settle(live);
    return live;
  };

  const attempt = async <Result>(game: string | null, id: string, actor: Actor, job: Job<Result>): Promise<Result | Refused> => {
    try {
      for (let tries = 0; tries < ATTEMPTS; tries += 1) {
        const live = await load(id, actor);
        if (live === null || (game !== null && live.record.game !== game)) return noSuchMatch();
        const result = await job(live);
        if (result !== conflict) return result;
        actor.live = null;
      }
      throw new Error(`match ${id} changed ${ATTEMPTS} times while a job wanted to write`);
    } catch (error) {
      // The position may be half stepped or newer than what was written.
      actor.live = null;
      throw error;
    }
  };

  const actorOf = (id: string): Actor => {
    const known = actors.get(id);
    const actor = known ?? { tail: Promise.resolve(), waiting: 0, live: null, usedAt: 0 };
    // Re-inserted at the end: the map runs from the least to the most recently used.
    if (known !== undefined) actors.delete(id);
    actors.set(id, actor);
    return actor;
  };

  const drop = (id: string): void => {
    const actor = actors.get(id);
    if (actor !== undefined) actor.live = null;
  };

  const forget = (id: string, actor: Actor): void => {
    if (actor.waiting === 0 && actors.get(id) === actor) actors.delete(id);
  };

  const evict = (): void => {
    const old = Date.now() - limits.idleAfter;
    let surplus = actors.size - limits.cachedMatches;
    for (const [id, actor] of actors) {
      if (surplus <= 0 && actor.usedAt >= old) break;
      forget(id, actor);
      surplus -= 1;
    }
  };

  const run: Matches['run'] = (game, id, job) => {
    if (isClosing) return Promise.resolve(refuse('CLOSING', 'The server is restarting.'));
    const actor = actorOf(id);
    if (actor.waiting >= limits.queue) return Promise.resolve(refuse('BUSY', 'Too much waits for this match.'));
    actor.waiting += 1;
    actor.usedAt = Date.now();
    const done = actor.tail.then(() => attempt(game, id, actor, job));
    actor.tail = done.then(ignore, ignore).then(() => {
      actor.waiting -= 1;
      // An id that leads nowhere must not stay: anybody can make them up.
      if (actor.live === null) forget(id, actor);
      if (actors.size > limits.cachedMatches) evict();
    });
    return done;
  };

  return {
    run,
    commit: async (live, change) => {
      const { id, revision } = live.record;
      if (!(await store.compareAndSet(id, revision, change))) return false;
      live.record = withoutPosition(applied(live.record, change));
      if (change.entry !== undefined) remember(live, change.entry);
      fanout.publish({ id, revision: live.record.revision });
      return true;
    },
    remove: async ({ record: { id, revision } }) => {
      if (!(await store.remove(id, revision))) return false;
      drop(id);
      fanout.publish({ id, revision: revision + 1 });
      return true;
    },
    forget: drop,
    outdate: async (id, revision, reload) => {
      const actor = actors.get(id);
      if (actor?.live && actor.live.record.revision < revision) actor.live = null;
      if (reload) await run(null, id, () => Promise.resolve({}));
    },
    drain: async () => {
      isClosing = true;
      await Promise.all([...actors.values()].map(({ tail }) => tail));
    },
    evict,
    held: () => actors.size,
  };
}

function withoutPosition(record: MatchRecord): MatchRecord {
  return { ...record, position: null };
}

export function noSuchMatch(): Refused {
  return refuse('NO_SUCH_MATCH', 'There is no such match.');
}

function ignore(): void {}
