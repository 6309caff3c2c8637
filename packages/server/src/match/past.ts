/** The table as it was: earlier positions, recomputed from seed and record, apart from the live one. */
import { firstCtx, nextCtx } from '@quayside/games/core/ctx';
import { clone, start, step } from '@quayside/games/core/match';
import type { Seat } from '@quayside/games/core/rules';
import type { Frame } from '@quayside/games/wire/protocol';
import type { LogEntry, MatchHead, Store } from '../store/store';
import type { HostedGame, Position } from './live';
import { frameFor } from './view';

/** What a match is recomputed from. */
export interface Origin {
  readonly game: HostedGame;
  readonly record: Pick<MatchHead, 'id' | 'options' | 'seats'>;
  readonly seed: string;
}

export interface Pasts {
  /** What `viewer` saw at `version`, which the match has reached. */
  frameAt(origin: Origin, version: number, viewer: Seat | null): Promise<Frame>;
  /** Forgets matches that nobody has looked back on for a while. */
  sweep(now?: number): void;
  /** Positions kept. */
  kept(): number;
}

/** Positions of one match by version, from the least to the most recently kept. */
interface Kept {
  readonly positions: Map<number, Position>;
  usedAt: number;
}

interface Shelf {
  readonly store: Pick<Store, 'tail'>;
  /** From the least to the most recently asked match. */
  readonly matches: Map<string, Kept>;
}

/** Matches with kept positions. */
const MATCHES = 32;
/** Positions kept per match: the last one asked for, and some on the way, so that stepping back is not all of it again. */
const POSITIONS = 8;
const EVERY = 25;
/** Entries of the record read at once; other work comes in between. */
const PORTION = 200;
const MINUTE = 60_000;

export function createPasts(store: Pick<Store, 'tail'>): Pasts {
  const shelf: Shelf = { store, matches: new Map() };
  return {
    frameAt: async (origin, version, viewer) => {
      const position = await positionAt(shelf, origin, version);
      return frameFor(origin.game.rules, { id: origin.record.id, version }, position, viewer, []);
    },
    sweep: (now = Date.now()) => {
      for (const [id, { usedAt }] of shelf.matches) if (now - usedAt >= MINUTE) shelf.matches.delete(id);
    },
    kept: () => [...shelf.matches.values()].reduce((sum, { positions }) => sum + positions.size, 0),
  };
}

/** A position that is kept: nobody may step it. */
async function positionAt(shelf: Shelf, origin: Origin, version: number): Promise<Position> {
  const { positions } = use(shelf, origin.record.id);
  const nearest = Math.max(-1, ...[...positions.keys()].filter((known) => known <= version));
  const known = positions.get(nearest);
  if (known !== undefined && nearest === version) return known;
  let position = known === undefined ? dealt(origin) : clone(known);
  for (let at = Math.max(0, nearest); at < version; ) {
    const entries = await portion(shelf, origin, at, version);
    for (const entry of entries) {
      position = played(origin.game, position, entry);
      if (isMilestone(entry.version) && entry.version < version) keep(positions, entry.version, clone(position));
    }
    at += entries.length;
  }
  keep(positions, version, position);
  return position;
}

function dealt({ game, record, seed }: Origin): Position {
  const state = start(game.rules, record.seats.length, record.options, seed);
  return { state, ctx: firstCtx(record.seats.length, state.public.active) };
}

/** Steps the position's state in place. */
function played({ rules }: HostedGame, { state, ctx }: Position, { seat, move }: LogEntry): Position {
  step(rules, state, seat, move);
  return { state, ctx: nextCtx(ctx, state.public.active, rules.outcome(state)) };
}

/** The entries after version `at`, some of them, and none beyond `version`. */
async function portion({ store }: Shelf, { record }: Origin, at: number, version: number): Promise<LogEntry[]> {
  const last = Math.min(version, at + PORTION);
  const entries = await store.tail(record.id, PORTION, { after: at, before: last + 1 });
  if (entries.length !== last - at) throw new Error('the record has a gap');
  return entries;
}

function isMilestone(version: number): boolean {
  return version % EVERY === 0;
}

function use({ matches }: Shelf, id: string): Kept {
  const kept = matches.get(id) ?? { positions: new Map<number, Position>(), usedAt: 0 };
  kept.usedAt = Date.now();
  matches.delete(id);
  matches.set(id, kept);
  for (const oldest of [...matches.keys()].slice(0, -MATCHES)) matches.delete(oldest);
  return kept;
}

function keep(positions: Map<number, Position>, version: number, position: Position): void {
  positions.delete(version);
  // Of those between the milestones one is enough: the next question is for its neighbour.
  for (const other of positions.keys()) if (!isMilestone(other)) positions.delete(other);
  positions.set(version, position);
  for (const oldest of [...positions.keys()].slice(0, -POSITIONS)) positions.delete(oldest);
}
