/**
 * What the goals ask for beside speed: `npm run bench:limits`, a minute or two, not in CI. Live matches in memory, a crash with a
 * thousand of them being played, and coming into a match with a long record.
 */
import { join } from 'node:path';
import { fastRandom } from '@quayside/games/core/random';
import { openSqlite } from '@quayside/server/src/store/sqlite';
import type { MatchRecord } from '@quayside/server/src/store/store';
import { buildAll } from './build';
import { dialects } from './dialect';
import { type Host, scratch, startQuayside } from './hosts';
import { type Playing, played } from './playing';
import { connect } from './socket';
import { fillLog, recordOf } from './stored';
import { openTable, type Table } from './table';
import { time } from './time';

const LIVE = 1000;
const OPENED_AT_ONCE = 20;
/** Moves of every match before the crash. */
const MOVES = 3;
const LENGTHS = [20, 200, 2000];
const ASKED = 60;
/** Number of a stored match that has been dealt. */
const PLAYED = 11;

const temporary = scratch();
const options = { built: await buildAll(false), folder: temporary.path };
try {
  await crash();
  await comingIn();
} finally {
  temporary.clear();
}
process.exit();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A thousand matches are played when the process is killed; every move that somebody saw must still be there. */
async function crash(): Promise<void> {
  const host = await startQuayside('live', options);
  const empty = await host.heap();
  const tables = await openTables(host);
  for (let move = 0; move < MOVES; move += 1) await Promise.all(tables.map((table) => table.step()));
  say(
    `${LIVE} live matches, two players connected to each: ${kB(((await host.heap()) - empty) / LIVE)} of heap per match`,
  );
  // Under way when it dies: nobody may count on them, and whoever has seen one may.
  for (const table of tables) void table.step();
  await host.kill();
  const seen = new Map(tables.map((table) => [table.matchID(), table.version()]));
  for (const table of tables) table.close();

  const since = performance.now();
  const again = await startQuayside('live', options);
  const [first] = seen.keys();
  if (!(await fetch(`${again.bases[0]}/readyz`)).ok) throw new Error('the server is not ready after its start');
  const open = performance.now() - since;
  await entered(again, first ?? '');
  say(
    `restart after SIGKILL: ready in ${open.toFixed(0)} ms, first match entered in ${(performance.now() - since).toFixed(0)} ms`,
  );
  let behind = 0;
  for (const [matchID, version] of seen) if ((await entered(again, matchID)) < version) behind += 1;
  say(`${seen.size} matches entered, ${behind} of them behind what somebody had seen`);
  await again.end();
  if (behind > 0) throw new Error('moves were lost');
}

async function openTables(host: Host): Promise<Table[]> {
  const tables: Table[] = [];
  for (let from = 0; from < LIVE; from += OPENED_AT_ONCE) {
    const some = Array.from({ length: OPENED_AT_ONCE }, (_, at) => {
      const playing = played[(from + at) % played.length] as Playing;
      const seats = playing.meta.seats.min;
      const random = fastRandom(from + at);
      return openTable({ bases: host.bases, playing, dialect: dialects.quayside, seats, spectators: 0, random });
    });
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

/** A spectator comes to the match; answers its version. */
async function entered(host: Host, matchID: string): Promise<number> {
  const game = await gameOf(host, matchID);
  const socket = await connect(host.bases[0] ?? '', game);
  const sight = await dialects.quayside.enter(
    socket,
    { matchID, seats: 2, seat: null, credentials: null },
    () => undefined,
  );
  socket.close();
  return sight.version;
}

async function gameOf(host: Host, matchID: string): Promise<string> {
  for (const { meta } of played) {
    if ((await fetch(`${host.bases[0]}/games/${meta.name}/${matchID}`)).ok) return meta.name;
  }
  throw new Error(`match ${matchID} is gone`);
}

/** A newcomer to matches of different lengths. */
async function comingIn(): Promise<void> {
  const [game] = played;
  if (game === undefined) throw new Error('there is no game');
  await (await startQuayside('long', options)).end();
  const store = await openSqlite(join(temporary.path, 'long', 'quayside.db'));
  for (const [at, length] of LENGTHS.entries()) {
    const record = playedRecord(game, at);
    await store.create(record);
    await fillLog(store, game, record, length);
  }
  await store.close();
  const host = await startQuayside('long', options);
  for (const [at, length] of LENGTHS.entries()) {
    const { id } = playedRecord(game, at);
    const place = { matchID: id, seats: 2, seat: null, credentials: null };
    let bytes = 0;
    const taken = await time(async () => {
      const socket = await connect(host.bases[0] ?? '', game.meta.name);
      await dialects.quayside.enter(socket, place, () => undefined);
      bytes = socket.received();
      socket.close();
    }, ASKED);
    say(`coming into a match after ${length} moves: ${taken.toFixed(1)} ms, ${kB(bytes)}`);
  }
  await host.end();
}

/** One that is being played. */
function playedRecord(game: Playing, at: number): MatchRecord {
  return { ...recordOf(game, at), status: 'playing', position: recordOf(game, PLAYED).position };
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
