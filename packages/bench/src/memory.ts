/** What stored matches cost a server that nobody is connected to: nothing, whatever their number. */
import { join } from 'node:path';
import { openSqlite } from '@quayside/server/src/store/sqlite';
import { type Memory, type StartOptions, startQuayside } from './hosts';
import { type Playing, played } from './playing';
import { fill } from './stored';

const SIZES = [0, 1000, 10_000];
/** Starts of each size: the resident set differs by a megabyte or two from start to start. */
const STARTS = 3;

export async function storedMemory(options: StartOptions, say: (text: string) => void): Promise<void> {
  const [game] = played;
  if (game === undefined) throw new Error('there is no game');
  for (const stored of SIZES) {
    const name = `stored-${stored}`;
    await store(options, name, game, stored);
    const memories: Memory[] = [];
    for (let at = 0; at < STARTS; at += 1) memories.push(await memoryAtStart(options, name));
    say(`${stored} matches stored: heap ${range(memories, 'heap')} MB, RSS ${range(memories, 'rss')} MB`);
  }
}

/** Waiting, being played and over; see `recordOf`. */
async function store(options: StartOptions, name: string, game: Playing, stored: number): Promise<void> {
  // The server makes its tables itself.
  await (await startQuayside(name, options)).end();
  const file = await openSqlite(join(options.folder, name, 'quayside.db'));
  await fill(file, game, stored);
  await file.close();
}

async function memoryAtStart(options: StartOptions, name: string): Promise<Memory> {
  const host = await startQuayside(name, options);
  const memory = await host.memory();
  await host.end();
  return memory;
}

function range(memories: readonly Memory[], kind: keyof Memory): string {
  const values = memories.map((memory) => memory[kind] / 1e6);
  return `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
}
