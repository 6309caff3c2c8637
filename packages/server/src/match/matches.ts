/** One queue per match: loads it when asked for, runs one job at a time on it, writes, and lets idle ones go. */
import { isDeepStrictEqual } from 'node:util';
import type { Refused } from '@quayside/games/wire/protocol';
import type { Fanout } from '../fanout/fanout';
import { refuse } from '../refuse';
import { applied, type Change, type MatchHead, type Store } from '../store/store';
import { type HostedGame, type Live, remember, toLive } from './live';

/** What a job answers when its write lost against another process: load again, judge again. */
export const conflict = Symbol('conflict');
export type Conflict = typeof conflict;

/** How far a match has come. */
export interface Mark {
  readonly revision: number;
  /** Left out where more than moves may have changed it. */
  readonly version?: number | undefined;
}

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
  /**
   * The match is at `mark` or beyond: an older one in memory is dropped, or with `reload` brought up to date. False when there is
   * none any more.
   */
  outdate(id: string, mark: Mark, reload: boolean): Promise<boolean>;
  /** The matches in memory. */
  ids(): readonly string[];
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
  /** Plays a match on to where another process has brought it; on false it is loaded anew. */
  readonly follow: (live: Live, mark: Mark) => Promise<boolean>;
  /** Hears of every match that was loaded or changed. */
  readonly heed: (head: MatchHead) => void;
  readonly limits: { readonly queue: number; readonly cachedMatches: number; readonly idleAfter: number };
}

interface Actor {
  tail: Promise<unknown>;
  waiting: number;
  live: Live | null;
  usedAt: number;
}

interface Pool extends MatchesDeps {
  /** From the least to the most recently used. */
  readonly actors: Map<string, Actor>;
  isClosing: boolean;
}

/** Writes that lose this often in a row are given up. */
const ATTEMPTS = 20;

export function createMatches(deps: MatchesDeps): Matches {
  const pool: Pool = { ...deps, actors: new Map(), isClosing: false };
  return {
    run: (game, id, job) => run(pool, game, id, job),
    commit: (live, change) => commit(pool, live, change),
    remove: async ({ record: { id, revision } }) => {
      if (!(await pool.store.remove(id, revision))) return false;
      drop(pool, id);
      pool.fanout.publish({ id, revision: revision + 1 });
      return true;
    },
    forget: (id) => drop(pool, id),
    outdate: async (id, mark, reload) => {
      if (reload) return catchUp(pool, id, mark);
      const held = pool.actors.get(id)?.live;
      if (held && held.record.revision < mark.revision) drop(pool, id);
      return true;
    },
    ids: () => [...pool.actors.keys()],
    drain: async () => {
      pool.isClosing = true;
      await Promise.all([...pool.actors.values()].map(({ tail }) => tail));
    },
    evict: () => evict(pool),
    held: () => pool.actors.size,
  };
}

export function noSuchMatch(): Refused {
  return refuse('NO_SUCH_MATCH', 'There is no such match.');
}

function run<Result>(pool: Pool, game: string | null, id: string, job: Job<Result>): Promise<Result | Refused> {
  const { actors, limits } = pool;
  if (pool.isClosing) return Promise.resolve(refuse('CLOSING', 'The server is restarting.'));
  const actor = actors.get(id) ?? { tail: Promise.resolve(), waiting: 0, live: null, usedAt: 0 };
  if (actor.waiting >= limits.queue) return Promise.resolve(refuse('BUSY', 'Too much waits for this match.'));
  actors.delete(id);
  actors.set(id, actor);
  actor.waiting += 1;
  actor.usedAt = Date.now();
  const done = actor.tail.then(() => attempt(pool, actor, game, id, job));
  actor.tail = done.then(ignore, ignore).then(() => {
    actor.waiting -= 1;
    // An id that leads nowhere must not stay: anybody can make them up.
    if (actor.live === null) release(pool, id, actor);
    if (actors.size > limits.cachedMatches) evict(pool);
  });
  return done;
}

async function attempt<Result>(
  pool: Pool,
  actor: Actor,
  game: string | null,
  id: string,
  job: Job<Result>,
): Promise<Result | Refused> {
  try {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const live = await load(pool, actor, id);
      if (live === null || (game !== null && live.record.game !== game)) return noSuchMatch();
      const result = await job(live);
      if (result !== conflict) return result;
      actor.live = null;
    }
    return refuse('BUSY', 'Too much happens to this match at once.');
  } catch (error) {
    // The position may be half stepped or newer than what was written.
    actor.live = null;
    throw error;
  }
}

async function catchUp(pool: Pool, id: string, mark: Mark): Promise<boolean> {
  // What is loaded from now on needs no second look, unless one is told how far it has to be.
  let isFresh = pool.actors.get(id)?.live == null && !Number.isFinite(mark.revision);
  const result = await run<object>(pool, null, id, async (live) => {
    if (isFresh || live.record.revision >= mark.revision) return {};
    isFresh = true;
    if (!(await pool.follow(live, mark))) return conflict;
    pool.heed(live.record);
    return {};
  });
  return !('code' in result && result.code === 'NO_SUCH_MATCH');
}

async function load({ store, games, settle, heed }: Pool, actor: Actor, id: string): Promise<Live | null> {
  if (actor.live !== null) return actor.live;
  const record = await store.load(id);
  const game = record === null ? undefined : games.get(record.game);
  if (record === null || game === undefined) return null;
  const live = toLive(game, record);
  actor.live = live;
  await settle(live);
  heed(live.record);
  return live;
}

async function commit({ store, fanout, heed }: Pool, live: Live, change: Change): Promise<boolean> {
  const { id, revision } = live.record;
  const isDone = (await store.compareAndSet(id, revision, change)) || (await wasDone(store, live, change));
  if (!isDone) return false;
  live.record = { ...applied(live.record, change), position: null };
  if (change.entry !== undefined) remember(live, change.entry);
  const { revision: raised, version } = live.record;
  fanout.publish({ id, revision: raised, version });
  heed(live.record);
  return true;
}

/**
 * Whether what is stored is what `change` makes of the match: a database that went away in the midst of a commit may have
 * done it, and then the second attempt comes too late. Whoever else wrote the very same has done the same.
 */
async function wasDone(store: Store, { record }: Live, change: Change): Promise<boolean> {
  const stored = await store.load(record.id);
  const wanted = applied(record, change);
  if (stored === null || stored.revision !== wanted.revision) return false;
  return isDeepStrictEqual({ ...wanted, position: change.position ?? stored.position }, stored);
}

function drop({ actors }: Pool, id: string): void {
  const actor = actors.get(id);
  if (actor !== undefined) actor.live = null;
}

function release({ actors }: Pool, id: string, actor: Actor): void {
  if (actor.waiting === 0 && actors.get(id) === actor) actors.delete(id);
}

function evict(pool: Pool): void {
  const old = Date.now() - pool.limits.idleAfter;
  let surplus = pool.actors.size - pool.limits.cachedMatches;
  for (const [id, actor] of pool.actors) {
    if (surplus <= 0 && actor.usedAt > old) break;
    release(pool, id, actor);
    surplus -= 1;
  }
}

function ignore(): void {}
