/** A thousand live matches: what they weigh, and what is left of them when the process is killed in the midst of their moves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { equal } from '@quayside/games/core/equal';
import { fastRandom } from '@quayside/games/core/random';
import { dialects, newcomer, type Place } from './dialect';
import { type Host, type StartOptions, startQuayside } from './hosts';
import { type Playing, played } from './playing';
import { connect } from './socket';
import { openTable, type Table } from './table';

const LIVE = 1000;
const OPENED_AT_ONCE = 20;
/** Moves of every match before its memory is measured. */
const MOVES = 3;
/** Milliseconds of play, all tables at once, before the process is killed: long enough that moves are at every stage of their way. */
const PLAYED = 700;
/** The newest steps of the record that a newcomer is sent. */
const TAIL = 100;

interface Seat {
  readonly game: string;
  readonly table: Table;
}

interface Answer {
  readonly frame?: { readonly version: number; readonly view: unknown; readonly steps: readonly { version: number }[] };
}

/** @throws when anything was lost that somebody had seen, or when there is more than could have been. */
export async function crash(options: StartOptions, say: (text: string) => void): Promise<void> {
  const host = await startQuayside('live', options);
  const empty = await host.memory();
  const seats = await openTables(host);
  const tables = seats.map(({ table }) => table);
  for (let move = 0; move < MOVES; move += 1) await Promise.all(tables.map((table) => table.step()));
  const full = await host.memory();
  say(`${LIVE} live matches, two players connected to each: ${each(full.heap - empty.heap)} of heap per match`);
  say(`  the same as RSS: ${each(full.rss - empty.rss)} per match`);

  const before = made(tables);
  await killedAtPlay(host, tables);
  const waiting = tables.filter((table) => !table.isOver() && !table.isBroken()).length;
  say(`killed ${PLAYED} ms into play: ${made(tables) - before} moves seen in it, ${waiting} more on their way`);
  const again = await restarted(options, seats, say);
  const started = await again.heap();
  await compare(again, seats, say);
  say(`all of them in memory again, nobody connected: ${each((await again.heap()) - started)} of heap per match`);
  await again.end();
}

async function openTables(host: Host): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let from = 0; from < LIVE; from += OPENED_AT_ONCE) {
    const some = Array.from({ length: OPENED_AT_ONCE }, async (_, at) => {
      const playing = played[(from + at) % played.length] as Playing;
      const { name, seats } = playing.meta;
      const random = fastRandom(from + at);
      const { bases } = host;
      const deps = { bases, playing, dialect: dialects.quayside, seats: seats.min, spectators: 0, random };
      return { game: name, table: await openTable(deps) };
    });
    seats.push(...(await Promise.all(some)));
  }
  return seats;
}

/** Each table makes its next move as soon as all have seen the last: at the kill every one has a move somewhere on its way. */
async function killedAtPlay(host: Host, tables: readonly Table[]): Promise<void> {
  let isAlive = true;
  const playOn = async (table: Table): Promise<void> => {
    while (isAlive && !table.isOver() && !table.isBroken()) await table.step();
  };
  for (const table of tables) void playOn(table);
  await sleep(PLAYED);
  await host.kill();
  isAlive = false;
  // What it sent before it died counts as seen, and may still lie in the kernel.
  await Promise.all(tables.map((table) => table.closed()));
}

async function restarted(options: StartOptions, [first]: readonly Seat[], say: (text: string) => void): Promise<Host> {
  if (first === undefined) throw new Error('there is no match');
  const since = performance.now();
  const elapsed = (): string => (performance.now() - since).toFixed(0);
  const again = await startQuayside('live', options);
  await wanted(again, '/healthz');
  const healthy = elapsed();
  await wanted(again, '/readyz');
  const ready = elapsed();
  await entered(again, first.game, first.table.witness().place);
  say(`started again: healthy after ${healthy} ms, ready after ${ready} ms, first match entered after ${elapsed()} ms`);
  return again;
}

async function wanted({ bases }: Host, path: string): Promise<void> {
  const { ok, status } = await fetch(`${bases[0]}${path}`);
  if (!ok) throw new Error(`${path} answers ${status} after the start`);
}

/** Every match, by its first player, with the credentials of before. */
async function compare(host: Host, seats: readonly Seat[], say: (text: string) => void): Promise<void> {
  const counts = { same: 0, oneMore: 0, lost: 0, tooMany: 0, torn: 0, sameView: 0, otherView: 0 };
  for (const { game, table } of seats) {
    const { place, sight } = table.witness();
    const { version, view, steps } = await entered(host, game, place);
    const ahead = version - table.version();
    counts[ahead < 0 ? 'lost' : ahead === 0 ? 'same' : ahead === 1 ? 'oneMore' : 'tooMany'] += 1;
    if (!isWhole(version, steps)) counts.torn += 1;
    if (version === sight.version) counts[equal(view, sight.view()) ? 'sameView' : 'otherView'] += 1;
  }
  const { same, oneMore, lost, tooMany, torn, sameView, otherView } = counts;
  say(
    `${seats.length} matches entered: ${same} as last seen, ${oneMore} one move further, ${lost} behind, ${tooMany} beyond`,
  );
  say(`  records with gaps: ${torn}; views compared: ${sameView + otherView}, different: ${otherView}`);
  if (lost + tooMany + torn + otherView > 0) throw new Error('the crash has lost or invented something');
}

async function entered({ bases }: Host, game: string, place: Place): Promise<NonNullable<Answer['frame']>> {
  const socket = await connect(bases[0] ?? '', game);
  const [answer] = await socket.ask('enter', [newcomer(place)]);
  socket.close();
  const { frame } = answer as Answer;
  if (frame === undefined) throw new Error(`the match was not entered: ${JSON.stringify(answer)}`);
  return frame;
}

/** The newest steps up to `version`, none left out. */
function isWhole(version: number, steps: readonly { version: number }[]): boolean {
  const length = Math.min(version, TAIL);
  return steps.length === length && steps.every((step, at) => step.version === version - length + 1 + at);
}

/** Moves that somebody has seen. */
function made(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.version(), 0);
}

function each(bytes: number): string {
  return `${(bytes / LIVE / 1000).toFixed(1)} kB`;
}
