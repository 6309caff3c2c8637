/** boardgame.io's `ctx`, derived from whose move it is. Server and reducer both follow this page; a parity test compares. */
import type { Outcome, Seat } from './rules';

/** The fields of boardgame.io's ctx that clients read. */
export interface Ctx {
  numPlayers: number;
  playOrder: string[];
  playOrderPos: number;
  currentPlayer: string;
  /** null when exactly `currentPlayer` may move, else the seats that may, each in no stage. */
  activePlayers: Record<string, null> | null;
  /** 1 at the start, one more whenever the current player changes. */
  turn: number;
  /** Always null: the phase is `G.public.phase`, mirroring it as well would cost more than the move. */
  phase: null;
  gameover?: Outcome;
}

export function firstCtx(seats: number, active: readonly Seat[]): Ctx {
  const playOrder = Array.from({ length: seats }, (_, seat) => String(seat));
  const first = active[0] ?? 0;
  return {
    numPlayers: seats,
    playOrder,
    playOrderPos: first,
    currentPlayer: String(first),
    activePlayers: activePlayers(active),
    turn: 1,
    phase: null,
  };
}

/** The ctx after a move that left `active` to move, or ended the match with `outcome`. */
export function nextCtx(ctx: Ctx, active: readonly Seat[], outcome: Outcome | null): Ctx {
  if (outcome !== null) return { ...ctx, activePlayers: null, gameover: outcome };
  const next = nextPlayer(ctx.currentPlayer, active);
  if (next === ctx.currentPlayer) return { ...ctx, activePlayers: activePlayers(active) };
  return {
    ...ctx,
    currentPlayer: next,
    playOrderPos: Number(next),
    activePlayers: activePlayers(active),
    turn: ctx.turn + 1,
  };
}

/** A lone active seat is the current player; among several the current player stays. */
export function nextPlayer(current: string, active: readonly Seat[]): string {
  return active.length === 1 ? String(active[0]) : current;
}

export function activePlayers(active: readonly Seat[]): Record<string, null> | null {
  return active.length > 1 ? Object.fromEntries(active.map((seat) => [String(seat), null])) : null;
}
