/**
 * Whether list, sync, restart and sweep stay flat as stored matches grow: `npm run bench:growth`, minutes, not in CI. The store is
 * filled directly; everything is asked of a real server over the wire.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { firstCtx } from '@quayside/games/core/ctx';
import { start } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
import { openSqlite } from '@quayside/server/src/store/sqlite';
import type { MatchRecord, Store } from '@quayside/server/src/store/store';
import { buildAll } from './build';
import { dialects } from './dialect';
import { percentile } from './figures';
import { scratch, startQuayside } from './hosts';
import { seatedMatch } from './lobby';
import { type Playing, played } from './playing';
import { connect } from './socket';

const SIZES = [1000, 10_000, 100_000];
/** Of a thousand stored matches, so many wait in the lobby; the others are over, or are played among friends. */
const OPEN_OF_1000 = 5;
const ASKED = 30;

interface Grown {
  readonly stored: number;
  /** Milliseconds until the server answers after its start. */
  readonly start: number;
  readonly list: number;
  readonly lobby: number;
  readonly sync: number;
  readonly sweep: number;
}

const temporary = scratch();
const built = await buildAll(false);
const rows: Grown[] = [];
try {
  for (const stored of SIZES) rows.push(await grown(stored));
} finally {
  temporary.clear();
}
process.stdout.write('| stored | start ms | list ms | lobby ms | sync ms | sweep ms |\n|---|---|---|---|---|---|\n');
for (const { stored, start: begun, list, lobby, sync, sweep } of rows) {
  const cells = [stored, ...[begun, list, lobby, sync, sweep].map((value) => value.toFixed(1))];
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
  const list = await time(
    async () => void (await (await fetch(`${base}/games/${game.meta.name}?limit=50`)).text()),
    ASKED,
  );
  const lobby = await time(async () => (await connect(base, 'lobby')).close(), ASKED);
  const sync = await syncTime(base, game);
  await again.end();
  rmSync(folder, { recursive: true, force: true });
  return { stored, start: begun, list, lobby, sync, sweep };
}

async function fill(store: Store, game: Playing, stored: number): Promise<void> {
  const batch = 500;
  for (let from = 0; from < stored; from += batch) {
    const some = Array.from({ length: Math.min(batch, stored - from) }, (_, at) => recordOf(game, from + at));
    await Promise.all(some.map((record) => store.create(record)));
  }
}

function recordOf({ rules, meta }: Playing, at: number): MatchRecord {
  const isOpen = at % 1000 < OPEN_OF_1000;
  const options = defaultOptions(meta.options);
  const state = start(rules, meta.seats.min, options, at.toString(16).padStart(64, '0'));
  const now = Date.now() - at * 1000;
  return {
    id: `grown${at}`,
    code: `G${at}`,
    game: rules.name,
    status: isOpen ? 'waiting' : at % 2 === 0 ? 'over' : 'playing',
    revision: 1,
    version: 0,
    options,
    listed: isOpen,
    watch: 'link',
    locked: false,
    host: 0,
    active: [0],
    commitment: '',
    rulesVersion: rules.version,
    next: null,
    startsAt: null,
    pace: 'relaxed',
    movedAt: now,
    votes: [],
    createdAt: now,
    updatedAt: now,
    seats: state.private.map((_, seat) => seatOf(seat)),
    serverSeed: at.toString(16).padStart(64, '0'),
    position: isOpen ? null : JSON.stringify({ state, ctx: firstCtx(meta.seats.min, state.public.active) }),
  };
}

function seatOf(seat: number): MatchRecord['seats'][number] {
  const nobody = { hash: null, bot: null, contribution: '', data: null, joinedAt: 1, link: null };
  return { seat, name: `Player ${seat}`, ready: true, ...nobody };
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

/** Median milliseconds. */
async function time(work: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const since = performance.now();
    await work();
    taken.push(performance.now() - since);
  }
  return percentile(taken, 0.5) ?? Number.NaN;
}
