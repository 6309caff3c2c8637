/** What changed last on the table, so that it stays marked until the next change. */
import { type Colour, colours } from '@quayside/games/fish-and-ships/types';
import { useState } from 'react';
import type { Table } from './words';

export interface LastMove {
  /** Tiles turned up last. */
  readonly slots: readonly number[];
  readonly ship: Colour | null;
}

const nothing: LastMove = { slots: [], ship: null };

/** Compares pictures, so it does not matter whether they came as a film, a jump or my own move. */
export function useLastMove(table: Table): LastMove {
  const [seen, setSeen] = useState({ table, last: nothing });
  if (seen.table === table) return seen.last;
  const last = changeBetween(seen.table, table, seen.last);
  setSeen({ table, last });
  return last;
}

export function changeBetween(before: Table, after: Table, last: LastMove): LastMove {
  if (before.game !== after.game) return nothing;
  const turned = after.tiles.flatMap((face, slot) => (face !== null && before.tiles[slot] === null ? [slot] : []));
  const reset = before.tiles.some((face, slot) => face !== null && after.tiles[slot] === null);
  const ship = colours.find((colour) => before.ships[colour] !== after.ships[colour]);
  return {
    slots: turned.length > 0 ? turned : reset ? [] : last.slots,
    // A new reveal is a new move: the ship of the one before is old news.
    ship: ship ?? (turned.length > 0 ? null : last.ship),
  };
}
