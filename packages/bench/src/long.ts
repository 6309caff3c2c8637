/**
 * Coming into a match with a long record. No game lasts for 2,000 moves, so a move in the open and its taking back are repeated, all
 * through the public interface: the record is one that the server itself has written and judged, and the position is the same at
 * every length, so that nothing but the length of the record can make a difference.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '@quayside/games/core/random';
import { pick } from '@quayside/games/testing/game-under-test';
import { actionOf, dialects, newcomer, type Place, type Sight } from './dialect';
import { percentile } from './figures';
import { type StartOptions, startQuayside } from './hosts';
import { seatedMatch } from './lobby';
import { type Playing, playingOf } from './playing';
import { connect, type RawSocket } from './socket';

/** At least; a match that was played for an odd number of moves before has one more. */
const LENGTHS = [20, 200, 2000];
const ASKED = 200;
/** Compared with the longest when neither is in memory: both send a newcomer the 100 newest steps. */
const SHORT = 200;
/** Starts of the server after each of which those two are entered once. */
const STARTS = 8;
/** Comings in to another match before that: the first few of a process are slow whatever they ask for. */
const WARMING = 30;
/** Trips, catches and sales lie open there and may be taken back; the other games allow little or nothing. */
const GAME = 'isaribi';

interface Chair {
  readonly socket: RawSocket;
  readonly place: Place;
  readonly sight: Sight;
}

export async function long(options: StartOptions, say: (text: string) => void): Promise<void> {
  const host = await startQuayside('long', options);
  const [base = ''] = host.bases;
  const mover = await newMatch(base);
  for (const length of LENGTHS) {
    await lengthened(mover, length);
    const place = watching(mover);
    say(
      `after ${mover.chair.sight.version} moves: enter ${await asked(base, place, enter)}; sync ${await asked(base, place, sync)}`,
    );
  }
  const short = await newMatch(base);
  await lengthened(short, SHORT);
  const other = await newMatch(base);
  await host.end();
  await cold(options, [short, mover, other].map(watching), say);
}

/** The match is not in memory: whoever came first would pay for a record that has to be read or played through. */
async function cold(options: StartOptions, places: readonly Place[], say: (text: string) => void): Promise<void> {
  const [short, lengthy, other] = places;
  if (short === undefined || lengthy === undefined || other === undefined) throw new Error('a match is missing');
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] };
  for (let at = 0; at < STARTS; at += 1) {
    const host = await startQuayside('long', options);
    const [base = ''] = host.bases;
    for (let warm = 0; warm < WARMING; warm += 1) await once(base, other, enter);
    const turns = [['short', short] as const, ['long', lengthy] as const];
    // The second to be loaded is quicker, whichever it is.
    for (const [name, place] of at % 2 === 0 ? turns : turns.toReversed())
      times[name].push((await once(base, place, enter)).taken);
    await host.end();
  }
  const median = (values: number[]): string => `${percentile(values, 0.5)?.toFixed(2)} ms`;
  say(
    `first to enter after a start: ${SHORT} moves ${median(times.short)}; ${LENGTHS.at(-1)} moves ${median(times.long)}`,
  );
}

/** A match of its own, whose mover can repeat a move. */
async function newMatch(base: string): Promise<Repeated> {
  const playing = playingOf(GAME);
  return readyToRepeat(await seated(base, playing), playing);
}

async function lengthened(mover: Repeated, length: number): Promise<void> {
  while (mover.chair.sight.version < length) await madeAndTakenBack(mover);
}

function watching({ chair }: Repeated): Place {
  return { ...chair.place, seat: null, credentials: null };
}

async function seated(base: string, playing: Playing): Promise<Chair[]> {
  const places = await seatedMatch(base, playing.meta.name, playing.meta.seats.min);
  return Promise.all(
    places.map(async (place) => {
      const socket = await connect(base, playing.meta.name);
      return { socket, place, sight: await dialects.quayside.enter(socket, place, () => undefined) };
    }),
  );
}

interface Repeated {
  readonly chair: Chair;
  readonly move: { type: string };
}

/** Plays on until somebody has a move that may be taken back; it has been, once. */
async function readyToRepeat(chairs: readonly Chair[], { rules, seldom }: Playing): Promise<Repeated> {
  const random = fastRandom(1);
  for (;;) {
    const chair = chairs.find(({ sight, place }) => sight.view().public.active.includes(place.seat ?? -1));
    if (chair === undefined) throw new Error('the match ended before a move could be taken back');
    const legal = rules.legal(chair.sight.view());
    const open = legal.find(({ type }) => rules.isOpen?.(type));
    const move = open ?? pick(legal, random, seldom);
    await made(chair, move);
    if (open !== undefined && (await isTakenBack(chair))) return { chair, move };
    await allAt(chairs, chair.sight.version);
  }
}

/** The others hear of a move by sockets of their own, maybe later: until then nobody seems to be active. */
async function allAt(chairs: readonly Chair[], version: number): Promise<void> {
  while (chairs.some(({ sight }) => sight.version < version)) await sleep(1);
}

async function madeAndTakenBack({ chair, move }: Repeated): Promise<void> {
  await made(chair, move);
  if (!(await isTakenBack(chair))) throw new Error('the move could not be taken back');
}

async function made(chair: Chair, move: { type: string }): Promise<void> {
  const answer = await update(chair, actionOf(chair.place, move));
  if (!answer.ok) throw new Error(`the move was refused: ${JSON.stringify(answer)}`);
}

async function isTakenBack(chair: Chair): Promise<boolean> {
  const payload = { playerID: String(chair.place.seat), credentials: chair.place.credentials };
  return (await update(chair, { type: 'UNDO', payload })).ok;
}

/** Frames come before the acknowledgement: the mover's sight is up to date when it is there. */
async function update({ socket, place, sight }: Chair, action: object): Promise<{ ok: boolean }> {
  const key = randomBytes(12).toString('hex');
  const [answer] = await socket.ask('update', [action, sight.version, place.matchID, String(place.seat), { key }]);
  return answer as { ok: boolean };
}

type Coming = (socket: RawSocket, place: Place) => Promise<unknown>;

const enter: Coming = (socket, place) => socket.ask('enter', [newcomer(place)]);
const sync: Coming = (socket, place) => dialects.stock.enter(socket, place, () => undefined);

/** The median time and size of the answer. */
async function asked(base: string, place: Place, come: Coming): Promise<string> {
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at < ASKED; at += 1) {
    const one = await once(base, place, come);
    times.push(one.taken);
    bytes = one.bytes;
  }
  return `${percentile(times, 0.5)?.toFixed(2)} ms, ${bytes} bytes`;
}

/** On a socket of its own, connected before the clock runs. */
async function once(base: string, place: Place, come: Coming): Promise<{ taken: number; bytes: number }> {
  const socket = await connect(base, GAME);
  const before = socket.received();
  const since = performance.now();
  await come(socket, place);
  const taken = performance.now() - since;
  const bytes = socket.received() - before;
  socket.close();
  // Those who leave are told of: the next one's time is not to pay for it.
  await socket.closed;
  return { taken, bytes };
}
