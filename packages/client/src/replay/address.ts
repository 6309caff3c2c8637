/** The moment of a replay in its address: `?at=57&seat=2`, so that a link leads to what one looks at. */
import type { Seat } from '@quayside/games/core/rules';
import { replayPath } from '../lobby/code';

/** Through whose eyes: a seat, the public table, or every hand open. */
export type Viewer = Seat | 'public' | 'all';

export interface Moment {
  readonly at: number;
  readonly viewer: Viewer;
}

/** Seats count from 1 in addresses, as people do. What makes no sense leads to the start and the public table. */
export function readMoment(search: string, moves: number, seats: number): Moment {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get('at') ?? 0);
  return {
    at: Number.isInteger(at) ? Math.min(moves, Math.max(0, at)) : 0,
    viewer: readViewer(asked.get('seat') ?? 'public', seats),
  };
}

export function readViewer(text: string, seats: number): Viewer {
  if (text === 'all') return 'all';
  const seat = Number(text) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'public';
}

export function viewerText(viewer: Viewer): string {
  return typeof viewer === 'number' ? String(viewer + 1) : viewer;
}

export function momentPath(code: string, { at, viewer }: Moment): string {
  return `${replayPath(code)}?at=${at}&seat=${viewerText(viewer)}`;
}
