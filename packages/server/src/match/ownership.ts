/**
 * Which matches this process drives: moves for computer players, deals when a countdown is over. Of all processes on one
 * database exactly one does so for a match. It holds its matches by a lease in the database that it renews; when it dies, the
 * lease runs out and another adopts them.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { MatchHead, Store } from '../store/store';

export interface Ownership {
  /** Whether this process drives the match now. */
  owns(id: string): boolean;
  /** What fences writes that only the owner may make; absent when there is nobody else. */
  fence(): { readonly owner?: string };
  /** Hears of every match that was loaded or changed; sees to it that somebody drives it. */
  heed(head: MatchHead): void;
  /** The match is no more. */
  forget(id: string): void;
  /** The matches it drives. */
  owned(): Iterable<string>;
  start(): void;
  /** Others may take over at once. */
  stop(): Promise<void>;
}

export interface OwnershipDeps {
  readonly store: Pick<Store, 'renew' | 'claim' | 'retire'>;
  readonly log: Logger;
  /** Milliseconds that this process is taken to live after its last renewal. */
  readonly lease: number;
  /** Drives a match that has become this process's own. */
  readonly drive: (head: MatchHead) => void;
  /** Loads a match that was another's, whatever is held of it. */
  readonly adopt: (id: string) => Promise<unknown>;
}

/** Renewals in the time of one lease. */
const RENEWALS = 5;
/** Leases after which matches of others are claimed again: an answer is not remembered for ever. */
const DOUBT = 20;

/** For the only process there is: everything is its own. */
export function soleOwnership(drive: (head: MatchHead) => void): Ownership {
  return {
    owns: () => true,
    fence: () => ({}),
    heed: drive,
    forget: () => undefined,
    owned: () => [],
    start: () => undefined,
    stop: () => Promise.resolve(),
  };
}

interface Asked {
  /** The match as it was last heard of. */
  head: MatchHead;
  isUnderWay: boolean;
}

/** What one process knows. */
interface Holding extends OwnershipDeps {
  /** Another one after each lease that ran out: what was held by it is no longer. */
  name: string;
  /** Until when the lease holds for sure; by both clocks, since one stands still while the machine sleeps. */
  until: { readonly ticks: number; readonly clock: number } | null;
  readonly own: Set<string>;
  readonly others: Set<string>;
  /** Matches that somebody has to drive, and whom nobody here knows. */
  readonly claims: Map<string, Asked>;
  /** Own matches that are to be loaded. */
  readonly adopted: Set<string>;
  renewals: number;
  isStopped: boolean;
  isAdopting: boolean;
  renewing: Promise<void> | null;
}

export function leasedOwnership(deps: OwnershipDeps): Ownership {
  const holding: Holding = {
    ...deps,
    name: randomUUID(),
    until: null,
    own: new Set(),
    others: new Set(),
    claims: new Map(),
    adopted: new Set(),
    renewals: 0,
    isStopped: false,
    isAdopting: false,
    renewing: null,
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    owns: (id) => holding.own.has(id) && holds(holding),
    fence: () => ({ owner: holding.name }),
    heed: (head) => heed(holding, head),
    forget: (id) => forget(holding, id),
    owned: () => holding.own,
    start: () => {
      timer = setInterval(keep, Math.ceil(deps.lease / RENEWALS), holding);
      keep(holding);
    },
    stop: async () => {
      holding.isStopped = true;
      clearInterval(timer);
      await holding.renewing;
      await deps.store.retire(holding.name).catch((err: unknown) => deps.log.warn({ err }, 'a lease was left'));
    },
  };
}

function holds({ until, isStopped }: Holding): boolean {
  return until !== null && !isStopped && performance.now() < until.ticks && Date.now() < until.clock;
}

function heed(holding: Holding, head: MatchHead): void {
  const { own, others, claims, isStopped } = holding;
  const { id, status } = head;
  const known = claims.get(id);
  if (status === 'over') forget(holding, id);
  else if (own.has(id)) holding.drive(head);
  else if (known !== undefined) known.head = head;
  else if (needsOwner(head) && !others.has(id) && !isStopped) {
    claims.set(id, { head, isUnderWay: false });
    void claim(holding, id);
  }
}

function forget({ own, others, claims, adopted }: Holding, id: string): void {
  for (const known of [own, others, claims, adopted]) known.delete(id);
}

/** Something will have to happen to it by itself. */
function needsOwner({ status, startsAt, seats }: MatchHead): boolean {
  return status === 'playing' ? seats.some(({ bot }) => bot !== null) : startsAt !== null;
}

/** What could not be asked now is asked with the next renewal. */
async function claim(holding: Holding, id: string): Promise<void> {
  const { store, log, name, claims, own, others } = holding;
  const asked = claims.get(id);
  if (asked === undefined || asked.isUnderWay || !holds(holding)) return;
  asked.isUnderWay = true;
  try {
    const isOwn = await store.claim(id, name);
    // By a name that ran out meanwhile it holds nothing.
    if (name !== holding.name) return;
    claims.delete(id);
    (isOwn ? own : others).add(id);
    if (isOwn) holding.drive(asked.head);
  } catch (err) {
    log.warn({ err }, 'a match could not be claimed');
  } finally {
    asked.isUnderWay = false;
  }
}

/** One renewal at a time. */
function keep(holding: Holding): void {
  holding.renewing ??= renew(holding)
    .catch((err: unknown) => holding.log.warn({ err }, 'the lease could not be renewed'))
    .finally(() => {
      holding.renewing = null;
    });
}

async function renew(holding: Holding): Promise<void> {
  const { store, lease, own, others, claims, adopted } = holding;
  const until = { ticks: performance.now() + lease, clock: Date.now() + lease };
  const news = await store.renew(holding.name, lease);
  if (news === null) {
    // Others may have taken what was held by the old name; what they have not, the new one adopts.
    holding.name = randomUUID();
    holding.until = null;
    own.clear();
    others.clear();
    return renew(holding);
  }
  // Late, but before anybody else: what was left undone meanwhile is taken up again.
  if (!holds(holding)) for (const id of own) adopted.add(id);
  holding.until = until;
  holding.renewals += 1;
  if (holding.renewals % (RENEWALS * DOUBT) === 0) others.clear();
  for (const id of news) {
    own.add(id);
    others.delete(id);
    adopted.add(id);
  }
  for (const id of claims.keys()) void claim(holding, id);
  void adopt(holding);
}

/** Loads one after another, beside the renewals: there may be many. */
async function adopt(holding: Holding): Promise<void> {
  const { adopted, log } = holding;
  if (holding.isAdopting) return;
  holding.isAdopting = true;
  try {
    for (const id of adopted) {
      if (holding.isStopped) break;
      await holding.adopt(id);
      adopted.delete(id);
    }
  } catch (err) {
    log.warn({ err }, 'a match could not be taken over yet');
  } finally {
    holding.isAdopting = false;
  }
}
