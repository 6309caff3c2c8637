/** `npm run backup -- FILE`: copies the database into FILE, also while the server runs. */
import { existsSync } from 'node:fs';
import { CopyFailure, checkDatabase, copyDatabase } from '../store/copy';
import { onDatabase } from './command';

onDatabase('backup', (file, database) => {
  if (existsSync(file)) throw new CopyFailure(`${file} exists already`);
  copyDatabase(database, file);
  return `Backed up ${checkDatabase(file)} matches to ${file}`;
});
