/** Numbers of a finished match for its chart: points after each move, and what each player used of moves and time. */
import type { Seat } from '@quayside/games/core/rules';
import type { AnyPage } from '../games';
import { type Film, viewAt } from './film';

export interface Usage {
  readonly moves: number;
  readonly ms: number;
}

/** Per seat, one number per position; null when the game does not count points on the way. */
export function scoresOf(page: Pick<AnyPage, 'score'>, film: Film): readonly (readonly number[])[] | null {
  const { score } = page;
  if (score === undefined) return null;
  return seatsOf(film).map((seat) => film.states.map((_, version) => score(viewAt(film, version, seat))));
}

/** Time runs for a seat from when it may move until it does. When the deal was, no record says: the first move takes none. */
export function usageOf(film: Film): readonly Usage[] {
  const used = seatsOf(film).map(() => ({ moves: 0, ms: 0 }));
  const since = new Map<Seat, number>();
  for (const { version, seat, at } of film.steps) {
    const own = used[seat];
    if (own !== undefined) {
      own.moves += 1;
      own.ms += at - (since.get(seat) ?? at);
    }
    // Whoever goes on waiting keeps the beginning; the mover begins anew if asked again.
    since.delete(seat);
    const active = film.states[version]?.public.active ?? [];
    for (const other of [...since.keys()]) if (!active.includes(other)) since.delete(other);
    for (const asked of active) if (!since.has(asked)) since.set(asked, at);
  }
  return used;
}

function seatsOf(film: Film): readonly Seat[] {
  return (film.states[0]?.private ?? []).map((_, seat) => seat);
}
