/** `npm run restore -- FILE`: brings a backup back into the place of the database, which is kept beside it. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CopyFailure, checkDatabase, copyDatabase } from '../store/copy';
import { replaceDatabase } from '../store/replace';
import { onDatabase } from './command';

onDatabase('restore', (file, database) => {
  if (file === database) throw new CopyFailure(`${file} is the database itself`);
  const matches = checkDatabase(file);
  const kept = `${database}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const fresh = `${database}.restored-${process.pid}`;
  const isReplaced = existsSync(database);
  mkdirSync(dirname(database), { recursive: true });
  // Copied first: then it is whole, in the right folder, and the backup stays as it is.
  copyDatabase(file, fresh);
  try {
    replaceDatabase(database, fresh, kept);
  } finally {
    rmSync(fresh, { force: true });
  }
  return `Restored ${matches} matches from ${file}${isReplaced ? `; what was there is kept as ${kept}` : ''}`;
});
