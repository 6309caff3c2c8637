/**
 * Whether list, sync, restart and sweep stay flat as stored matches grow: `npm run bench:growth`, minutes, not in CI. The store is
 * filled directly; everything is asked of a real server over the wire.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@quayside/server/src/store/sqlite';
import { buildAll } from './build';
import { dialects } from './dialect';
import { scratch, startQuayside } from './hosts';
import { seatedMatch } from './lobby';
import { type Playing, played } from './playing';
import { connect } from './socket';
import { fill } from './stored';
import { time } from './time';

const SIZES = [1000, 10_000, 100_000];
const ASKED = 30;

interface Grown {
  readonly stored: number;
  /** Milliseconds until the server answers after its start. */
  readonly start: number;
  readonly list: number;
  readonly lobby: number;
  readonly sync: number;
  readonly sweep: number;
  /** Megabytes of heap in use after the start, with nobody connected. */
  readonly heap: number;
}

const temporary = scratch();
const built = await buildAll(false);
const rows: Grown[] = [];
try {
  for (const stored of SIZES) rows.push(await grown(stored));
} finally {
  temporary.clear();
}
process.stdout.write(
  '| stored | start ms | list ms | lobby ms | sync ms | sweep ms | heap MB |\n|---|---|---|---|---|---|---|\n',
);
for (const { stored, ...figures } of rows) {
  const { start: begun, list, lobby, sync, sweep, heap } = figures;
  const cells = [stored, ...[begun, list, lobby, sync, sweep, heap].map((value) => value.toFixed(1))];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

async function grown(stored: number): Promise<Grown> {
  const folder = join(temporary.path, String(stored));
  const [game] = played;
  if (game === undefined) throw new Error('there is no game');
  const since = performance.now();
  const host = await startQuayside('server', { built, folder });
  await host.end();
  const file = join(folder, 'server', 'quayside.db');
  const store = await openSqlite(file);
  await fill(store, game, stored);
  const sweep = await time(() => store.sweep({ waitingBefore: 0, idleBefore: 0 }), ASKED);
  await store.close();
  process.stderr.write(`${stored} matches stored after ${Math.round((performance.now() - since) / 1000)} s\n`);
  const from = performance.now();
  const again = await startQuayside('server', { built, folder });
  const begun = performance.now() - from;
  const base = again.bases[0] ?? '';
  const heap = (await again.heap()) / 1e6;
  const list = await time(
    async () => void (await (await fetch(`${base}/games/${game.meta.name}?limit=50`)).text()),
    ASKED,
  );
  const lobby = await time(async () => (await connect(base, 'lobby')).close(), ASKED);
  const sync = await syncTime(base, game);
  await again.end();
  rmSync(folder, { recursive: true, force: true });
  return { stored, start: begun, list, lobby, sync, sweep, heap };
}

/** Coming into a match that was just dealt. */
async function syncTime(base: string, game: Playing): Promise<number> {
  const [place] = await seatedMatch(base, game.meta.name, game.meta.seats.min);
  if (place === undefined) throw new Error('nobody was seated');
  return time(async () => {
    const socket = await connect(base, game.meta.name);
    await dialects.quayside.enter(socket, place, () => undefined);
    socket.close();
  }, ASKED);
}
