/** What helps to find out why something was refused: where and when it was, and nothing secret. */
import type { Refused } from '@quayside/games/wire/protocol';
import { ownBuild } from './build';

export interface Circumstances {
  readonly game?: string;
  /** Of the table. */
  readonly code?: string;
  /** Moves made, as far as this page knows. */
  readonly version?: number;
  /** What was tried: the name of a move, without its arguments, which may be secret. */
  readonly move?: string;
}

export function reportOf({ code, rule }: Refused, { game, code: table, version, move }: Circumstances): string {
  // The part of the address after the # may hold the token of a seat.
  const lines = { error: code, rule, game, table, version, move, page: window.location.pathname, build: ownBuild() };
  const told = Object.entries({ ...lines, at: new Date().toISOString() });
  return told.flatMap(([key, value]) => (value === undefined || value === null ? [] : [`${key}: ${value}`])).join('\n');
}
