/** The database that was asked for. */
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';

export function isPostgres(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}

/** Opens a SQLite file, `:memory:`, or postgres://; `onLost` hears of connections that broke. */
export function openStore(database: string, onLost: (error: Error) => void): Promise<Store> {
  return isPostgres(database) ? openPostgres(database, { onLost }) : openSqlite(database);
}
