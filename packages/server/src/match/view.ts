/** The wire whitelist: everything about a position that leaves the server is built here, for one viewer, field by field. */
import type { Ctx } from '@quayside/games/core/ctx';
import type { GameTypes, Rules, Seat, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Frame, ShortStep, Step } from '@quayside/games/wire/protocol';
import type { LogEntry } from '../store/store';
import type { Position } from './live';

/** boardgame.io's state, as a stock client takes it. */
export interface StockState {
  readonly G: View<GameTypes>;
  readonly ctx: Ctx;
  readonly _stateID: number;
  readonly plugins: Readonly<Record<string, never>>;
  readonly _undo: readonly never[];
  readonly _redo: readonly never[];
}

/** boardgame.io's log entry. */
export interface StockEntry {
  readonly action: {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly object[] | null; readonly playerID: string };
  };
  readonly _stateID: number;
  readonly turn: number;
  readonly phase: null;
  /** boardgame.io marks an entry that others get without arguments. */
  readonly redact?: true;
}

/** The position for a page. Shares structure with the state: encode it before the next move. */
export function frameFor(
  rules: Rules<GameTypes>,
  { id, version }: { readonly id: string; readonly version: number },
  { state, ctx }: Position,
  viewer: Seat | null,
  entries: readonly LogEntry[],
): Frame {
  return {
    matchID: id,
    version,
    view: viewFor(rules, state, viewer),
    outcome: ctx.gameover ?? null,
    steps: entries.map(stepOf),
  };
}

/** The position for a stock client. Shares structure with the state: encode it before the next move. */
export function stockStateFor(
  rules: Rules<GameTypes>,
  version: number,
  { state, ctx }: Position,
  viewer: Seat | null,
): StockState {
  return { G: viewFor(rules, state, viewer), ctx: wireCtx(ctx), _stateID: version, plugins: {}, _undo: [], _redo: [] };
}

/** A move as everybody may know it: its name and what the table saw, not its arguments. */
export function stepOf({ version, seat, move, events, at }: LogEntry): Step {
  return { version, seat, type: move.type, events, at };
}

/** The same for a delta. */
export function shortStepOf({ seat, move, events, at }: LogEntry): ShortStep {
  return [seat, move.type, events, at];
}

/** A log entry for a stock client: arguments for the seat that made the move, null for everybody else. */
export function stockEntryFor(entry: LogEntry, viewer: Seat | null): StockEntry {
  const { type, ...rest } = entry.move;
  const own = viewer === entry.seat;
  const args = own ? argsOf(rest) : null;
  return {
    action: { type: 'MAKE_MOVE', payload: { type, args, playerID: String(entry.seat) } },
    _stateID: entry.version - 1,
    turn: entry.turn,
    phase: null,
    ...(own ? { redact: true } : {}),
  };
}

function argsOf(rest: object): object[] {
  return Object.keys(rest).length === 0 ? [] : [rest];
}

function wireCtx({
  numPlayers,
  playOrder,
  playOrderPos,
  currentPlayer,
  activePlayers,
  turn,
  phase,
  gameover,
}: Ctx): Ctx {
  const ctx: Ctx = { numPlayers, playOrder, playOrderPos, currentPlayer, activePlayers, turn, phase };
  return gameover === undefined ? ctx : { ...ctx, gameover };
}
