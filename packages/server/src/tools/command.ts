/** What the commands on the database share: the file they are given, the server's settings, and how they end. */
import { resolve } from 'node:path';
import { readSettings } from '../config';
import { isPostgres } from '../store/open';

/**
 * Runs `work` on the file named on the command line and the database that the server would use, and prints the line it
 * answers. The process ends with 2 when it was called wrongly or the settings are wrong, with 1 when `work` throws.
 */
export function onDatabase(name: string, work: (file: string, database: string) => string): void {
  const wanted = read(name, process.argv.slice(2));
  if ('problem' in wanted) {
    fail(2, wanted.problem);
    return;
  }
  try {
    process.stdout.write(`${work(wanted.file, wanted.database)}\n`);
  } catch (error) {
    fail(1, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function read(name: string, [file, ...more]: string[]): { file: string; database: string } | { problem: string } {
  if (file === undefined || file.startsWith('-') || more.length > 0) return { problem: `npm run ${name} -- FILE` };
  const configured = readSettings(process.env, '');
  if (!configured.ok) return { problem: configured.problems.join('\n') };
  const { database } = configured.settings;
  if (database === ':memory:') return { problem: 'DATABASE_URL: a database in memory has no file' };
  if (isPostgres(database)) return { problem: 'DATABASE_URL: copy a PostgreSQL database with pg_dump and pg_restore' };
  // npm runs commands in its own folder and tells where the person is.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), database: resolve(database) };
}

function fail(code: 1 | 2, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
