/** The table as it was: earlier positions, recomputed from seed and record, apart from the live one. */
import { firstCtx, nextCtx } from '@quayside/games/core/ctx';
import { clone, start, step } from '@quayside/games/core/match';
import type { Seat } from '@quayside/games/core/rules';
import { asUndo, standing } from '@quayside/games/core/undo';
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
  /** The match at `version`. It is kept: nobody may step it. */
  positionAt(origin: Origin, version: number): Promise<Position>;
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
    positionAt: (origin, version) => positionAt(shelf, origin, version),
    sweep: (now = Date.now()) => {
      for (const [id, { usedAt }] of shelf.matches) if (now - usedAt >= MINUTE) shelf.matches.delete(id);
    },
    kept: () => [...shelf.matches.values()].reduce((sum, { positions }) => sum + positions.size, 0),
  };
}

/** A position that is kept: nobody may step it. */
async function positionAt(shelf: Shelf, origin: Origin, version: number): Promise<Position> {
  const { positions } = use(shelf, origin.record.id);
  const exact = positions.get(version);
  if (exact !== undefined) return exact;
  const { known, entries } = await wayFrom(shelf, origin, positions, version);
  let position = known === null ? dealt(origin) : clone(known);
  for (const entry of standing(entries)) {
    position = played(origin.game, position, entry);
    const isWhole = !entries.some(
      ({ version: at, move }) => at > entry.version && (asUndo(move)?.of ?? at) <= entry.version,
    );
    if (isMilestone(entry.version) && entry.version < version && isWhole)
      keep(positions, entry.version, clone(position));
  }
  keep(positions, version, position);
  return position;
}

/**
 * The nearest kept position (null: the deal) from which no later step takes anything back, and the steps from there. It is
 * handed out itself: while the record is read other questions may end its being kept.
 */
async function wayFrom(
  shelf: Shelf,
  { record }: Origin,
  positions: ReadonlyMap<number, Position>,
  version: number,
): Promise<{ known: Position | null; entries: LogEntry[] }> {
  let entries: LogEntry[] = [];
  let read = version;
  const earlier = [...positions].filter(([at]) => at < version).sort(([one], [other]) => other - one);
  for (const [from, known] of earlier) {
    entries = [...(await between(shelf, record.id, from, read)), ...entries];
    read = from;
    if (entries.every(({ move, version: at }) => (asUndo(move)?.of ?? at) > from)) return { known, entries };
  }
  return { known: null, entries: [...(await between(shelf, record.id, 0, read)), ...entries] };
}

/** The entries after version `from` up to `to`. */
async function between({ store }: Shelf, id: string, from: number, to: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let at = from; at < to; at = Math.min(to, at + PORTION)) {
    const last = Math.min(to, at + PORTION);
    const some = await store.tail(id, PORTION, { after: at, before: last + 1 });
    if (some.length !== last - at) throw new Error('the record has a gap');
    entries.push(...some);
  }
  return entries;
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
