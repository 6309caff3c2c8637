/** A match in memory: its record, and its position once it was dealt. */
import { type Ctx, firstCtx } from '@quayside/games/core/ctx';
import { start } from '@quayside/games/core/match';
import type { GameMeta } from '@quayside/games/core/options';
import { streamSeed } from '@quayside/games/core/random';
import type { GameTypes, Rules, State, View } from '@quayside/games/core/rules';
import type { LogEntry, MatchRecord } from '../store/store';
import type { Shown } from './shown';

/** A game as the server sees it. */
export interface HostedGame {
  readonly meta: GameMeta;
  readonly rules: Rules<GameTypes>;
  /** What a view is worth to its seat; without it computer players move at random. */
  value?(view: View<GameTypes>): number;
}

/** What a match has come to. The only place, with the store, where whole states live. */
export interface Position {
  readonly state: State<GameTypes>;
  readonly ctx: Ctx;
}

export interface Live {
  readonly game: HostedGame;
  record: MatchRecord;
  /** null before the deal. */
  position: Position | null;
  /** Versions by idempotency key of the moves made while the match was in memory. */
  readonly keys: Map<string, number>;
  /** What viewers were last shown, while some of them take differences. */
  shown: Shown | null;
}

export function toLive(game: HostedGame, record: MatchRecord): Live {
  const position = record.position === null ? null : (JSON.parse(record.position) as Position);
  // The text is written anew with every move; holding it beside the parsed position would double the memory.
  return { game, record: { ...record, position: null }, position, keys: new Map(), shown: null };
}

/** The first position of a match whose seats are all taken and ready. */
export function deal({ rules }: HostedGame, record: MatchRecord): Position {
  const contributions = record.seats.map(({ contribution }) => contribution);
  const seed = streamSeed(record.serverSeed, contributions);
  const state = start(rules, record.seats.length, record.options, seed);
  return { state, ctx: firstCtx(record.seats.length, state.public.active) };
}

export function encodePosition({ state, ctx }: Position): string {
  return JSON.stringify({ state, ctx });
}

/** Whether moves may be judged: a match of other rules can be watched, not played on. */
export function rulesFit({ game, record }: Live): boolean {
  return record.rulesVersion === game.rules.version;
}

/** Remembers the move's key, so that the same move sent again is known without asking the store. */
export function remember(live: Live, { key, seat, version }: LogEntry): void {
  if (key === null) return;
  if (live.keys.size >= KEYS) for (const oldest of [...live.keys.keys()].slice(0, KEYS / 2)) live.keys.delete(oldest);
  live.keys.set(keyOf(seat, key), version);
}

export function keyOf(seat: number, key: string): string {
  return `${seat} ${key}`;
}

const KEYS = 200;
