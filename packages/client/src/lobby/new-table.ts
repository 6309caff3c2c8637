/** Opens a table and sits down at it. */

import { defaultOptions, type GameMeta, type Options } from '@quayside/games/core/options';
import type { Pace, WatchAccess } from '@quayside/games/wire/protocol';
import { isRecord, recall, remember } from '../app/device';
import { askName } from '../app/name';
import { notePromise, noteShare } from '../match/promise';
import { randomHex } from '../match/random-hex';
import { heldSeat, takeSeat } from '../match/tables';
import { createTable, joinTable, seatBot, tableByCode } from './api';

export const watchAccesses = ['nobody', 'link', 'listed'] as const satisfies readonly WatchAccess[];

export const paces = ['relaxed', 'live'] as const satisfies readonly Pace[];

/** What a host chooses. */
export interface TablePlan {
  readonly seats: number;
  readonly options: Options;
  readonly listed: boolean;
  readonly watch: WatchAccess;
  readonly pace: Pace;
}

export function standardPlan(meta: GameMeta): TablePlan {
  return {
    seats: meta.seats.min,
    options: defaultOptions(meta.options),
    listed: true,
    watch: 'listed',
    pace: 'relaxed',
  };
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
    pace: paces.find((pace) => pace === stored.pace) ?? standard.pace,
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

/** A match against computer players that begins at once; its code, or null when the player did not want to give a name. */
export async function practise(meta: GameMeta, plan: TablePlan): Promise<string | null> {
  const name = await askName();
  if (name === null) return null;
  const game = meta.name;
  const { matchID, code } = await createTable({ game, ...plan, listed: false, watch: 'link', pace: 'relaxed' });
  // The promise comes before our share of chance: noted in this order, both can be checked after the match.
  notePromise(await tableByCode(code));
  const value = randomHex(32);
  const { playerCredentials: credentials } = await joinTable(game, matchID, 0, name, value);
  takeSeat({ matchID, code, game, seat: 0, credentials, name, seen: 0 });
  noteShare(matchID, { seat: 0, value });
  for (let seat = 1; seat < plan.seats; seat += 1) await seatBot({ matchID, seat: 0, credentials }, seat, true);
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
  takeSeat({ matchID, code, game, seat: Number(playerID), credentials: playerCredentials, name, seen: 0 });
}
