/** Puts one SQLite database into the place of another that nobody has open. */
import { existsSync, renameSync } from 'node:fs';
import { type Connection, CopyFailure, withDatabase } from './copy';

/** What belongs to a database beside its own file. */
const ENDS = ['-wal', '-shm', '-journal'];

/**
 * Moves the file `fresh` to `path`. What was there is kept as `kept`, with all that belongs to it.
 * @throws CopyFailure when a process has the database open.
 *
 * In WAL mode every connection holds a shared lock on the database's file for as long as it lives, idle or not, and the
 * system takes it back when the process dies, however it dies. Leaving WAL mode needs that file alone: it fails with BUSY
 * while a server runs, in a container too, and succeeds after a crash. A file with a process number could be stale, or
 * name a process of another container. That step also brings the write-ahead log into the file and removes it: one left
 * beside the new file would be played into it.
 */
export function replaceDatabase(path: string, fresh: string, kept: string): void {
  // Windows moves no file that is open, ours or a server's: there the lock is let go before.
  const isMovable = process.platform !== 'win32';
  if (existsSync(path)) {
    withDatabase(path, (database) => {
      lock(database, path);
      if (isMovable) swap(path, fresh, kept);
    });
  }
  // Unless it is done.
  if (existsSync(fresh)) swap(path, fresh, kept);
}

/** Passes over a database that is too damaged to be locked: no server can run on it. */
function lock(database: Connection, path: string): void {
  try {
    database.exec('pragma busy_timeout=1000; pragma journal_mode=delete');
    // Held until the connection closes. A server that opens the file meanwhile waits, and then sees that it was replaced.
    database.exec('begin exclusive');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw new CopyFailure(`a server has ${path} open; stop it first`);
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error;
  }
}

function swap(path: string, fresh: string, kept: string): void {
  for (const end of ENDS) if (existsSync(path + end)) renameSync(path + end, kept + end);
  const isThere = existsSync(path);
  if (isThere) renameSync(path, kept);
  try {
    renameSync(fresh, path);
  } catch (error) {
    if (isThere) renameSync(kept, path);
    throw error;
  }
}
