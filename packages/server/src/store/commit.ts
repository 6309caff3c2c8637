/** Commits shared by the writes that wait for one. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './migrations';
import { type IsPassing, type Patience, patience } from './patience';
import type { Commit } from './sql';

/** Writes that share one commit at most. */
const BATCH = 500;
/** Milliseconds that a write waits at most for others to share its commit with. */
const GATHERING = 2;

interface Waiting {
  /** Does the work, and answers how to settle its promise once the commit is through. */
  run(trx: Transaction<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Works that arrive in one turn of the event loop, or in turns that follow each other at once, share one transaction, and so
 * one wait for the disk; they are written in the order in which they came.
 */
export function groupCommit(db: Kysely<Tables>, isPassing: IsPassing, patient = patience(isPassing)): Commit {
  let waiting: Waiting[] = [];
  let isFlushing = false;
  const lane: Lane = { db, isPassing, patient };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gathered(() => waiting.length);
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await commitAll(lane, batch);
    }
    isFlushing = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: async (trx) => {
          const result = await work(trx);
          return () => resolve(result);
        },
        reject,
      });
      if (isFlushing) return;
      isFlushing = true;
      void flush();
    });
}

/**
 * Waits while each turn of the event loop brings more, for a moment at most: a commit costs the same whatever is in it, so the
 * busier the server, the more moves share one. A write that comes alone waits for one turn in which nothing else comes.
 */
async function gathered(count: () => number): Promise<void> {
  const since = performance.now();
  let before = 0;
  for (let now = count(); now > before && performance.now() - since < GATHERING; now = count()) {
    before = now;
    await setImmediate();
  }
}

/** All or none; when one of several fails for a reason of its own, each again on its own. */
async function commitAll(lane: Lane, batch: readonly Waiting[]): Promise<void> {
  try {
    await lane.patient(() => commitOnce(lane.db, batch));
  } catch (failure) {
    if (batch.length === 1 || lane.isPassing(failure)) for (const { reject } of batch) reject(failure);
    else for (const one of batch) await commitAll(lane, [one]);
  }
}

interface Lane {
  readonly db: Kysely<Tables>;
  readonly isPassing: IsPassing;
  readonly patient: Patience;
}

async function commitOnce(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  const settle = await db.transaction().execute(async (trx) => {
    const done: (() => void)[] = [];
    for (const { run } of batch) done.push(await run(trx));
    return done;
  });
  for (const done of settle) done();
}
