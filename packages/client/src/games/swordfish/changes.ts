/** Small changes to a table that many events share. */
import type { Captain, Kind, PlayerState, PortId } from '@quayside/games/swordfish/types';
import type { Table } from './words';

export function newCaptain(port: PortId): Captain {
  return { fuel: 0, bait: 0, tokens: 0, port, boat: null };
}

/** Moves VP to the bank, or from it, and the token on the score track. */
export function paid(table: Table, seat: number, vp: number): Table {
  if (vp === 0) return table;
  return {
    ...table,
    stack: [...table.stack.filter((other) => other !== seat), seat],
    players: withPlayer(table, seat, (player) => ({ vp: player.vp - vp })),
  };
}

export function withPlayer(
  { players }: Table,
  seat: number,
  change: (player: PlayerState) => Partial<PlayerState>,
): PlayerState[] {
  return players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
}

/** `change` is given an empty captain where none is in service. */
export function withCaptain(
  table: Table,
  seat: number,
  number: number,
  change: (captain: Captain) => Captain | null,
): Table {
  const changed = withPlayer(table, seat, ({ captains }) => ({
    captains: captains.map((held, at) => (at === number - 1 ? change(held ?? newCaptain('gloucester')) : held)),
  }));
  return { ...table, players: changed };
}

export function withFish(pile: Readonly<Record<Kind, number>>, fish: readonly Kind[]): Record<Kind, number> {
  const sum = { ...pile };
  for (const kind of fish) sum[kind] += 1;
  return sum;
}
