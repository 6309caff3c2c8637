/** `npm run backup -- FILE`: copies the database into FILE, also while the server runs. */
import { existsSync } from 'node:fs';
import { CopyFailure, copyDatabase } from '../store/copy';
import { onDatabase } from './command';

onDatabase('backup', (file, database) => {
  if (existsSync(file)) throw new CopyFailure(`${file} exists already`);
  return `Backed up ${copyDatabase(database, file)} matches to ${file}`;
});
