/** Opens a table and sits down at it. */

import { defaultOptions, type GameMeta } from '@quayside/games/core/options';
import type { WatchAccess } from '@quayside/games/wire/protocol';
import { isRecord, recall, remember } from '../app/device';
import { askName } from '../app/name';
import { heldSeat, keepSeat } from '../match/tables';
import { createTable, joinTable } from './api';

export const watchAccesses = ['nobody', 'link', 'listed'] as const satisfies readonly WatchAccess[];

/** What a host chooses. */
export interface TablePlan {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly listed: boolean;
  readonly watch: WatchAccess;
}

export function standardPlan(meta: GameMeta): TablePlan {
  return { seats: meta.seats.min, options: defaultOptions(meta.options), listed: true, watch: 'listed' };
}

/** The last plan for this game on this device, as far as it is still possible. */
export function rememberedPlan(meta: GameMeta): TablePlan {
  const standard = standardPlan(meta);
  const stored = recall(`plan.${meta.name}`, isRecord, {});
  const options = isRecord(stored.options) ? stored.options : {};
  const seats = typeof stored.seats === 'number' && Number.isInteger(stored.seats) ? stored.seats : standard.seats;
  return {
    seats: Math.min(meta.seats.max, Math.max(meta.seats.min, seats)),
    options: Object.fromEntries(
      meta.options.map(({ key, values, standard: usual }) => [
        key,
        values.find((value) => value === options[key]) ?? usual,
      ]),
    ),
    listed: typeof stored.listed === 'boolean' ? stored.listed : standard.listed,
    watch: watchAccesses.find((access) => access === stored.watch) ?? standard.watch,
  };
}

export function rememberPlan(meta: GameMeta, plan: TablePlan): void {
  remember(`plan.${meta.name}`, plan);
}

/** The code of the new table; null when the player did not want to give a name. */
export async function openTable(meta: GameMeta, plan: TablePlan): Promise<string | null> {
  const name = await askName();
  if (name === null) return null;
  rememberPlan(meta, plan);
  const { matchID, code } = await createTable({ game: meta.name, ...plan });
  await sitDown({ game: meta.name, matchID, code, seat: 0 }, name);
  return code;
}

export interface Place {
  readonly game: string;
  readonly matchID: string;
  readonly code: string;
  /** null: the first free one. */
  readonly seat: number | null;
}

/** Takes a seat, unless this device already has one at the table. */
export async function sitDown({ game, matchID, code, seat }: Place, name: string): Promise<void> {
  if (heldSeat(matchID) !== null) return;
  const { playerID, playerCredentials } = await joinTable(game, matchID, seat, name);
  keepSeat({ matchID, code, game, seat: Number(playerID), credentials: playerCredentials, name, seen: 0 });
}
