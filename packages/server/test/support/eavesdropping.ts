/** Whole random matches on a real server, with everybody listening who can; and the truth about them out of the store. */
import { games } from '@quayside/games';
import { clone, start, step } from '@quayside/games/core/match';
import type { Random } from '@quayside/games/core/random';
import type { GameTypes, Rules, Seat } from '@quayside/games/core/rules';
import type { Frame, LegalAnswer, PastAnswer } from '@quayside/games/wire/protocol';
import type { Position } from '../../src/match/live';
import { actionOf, Page, type Seated, type Server } from './harness';
import type { Truth } from './inspection';
import type { Secrets } from './secrets/description';

/** One raw connection, and everything that came over it. */
export interface Ear {
  readonly seat: Seat | null;
  /** A lean page takes differences in place of frames. */
  readonly kind: 'page' | 'stock' | 'lean';
  readonly page: Page;
  readonly raw: string[];
}

/** A match and who listens; more come while it is played. */
export interface Overheard {
  readonly server: Server;
  readonly secrets: Secrets;
  readonly seats: readonly Seated[];
  /** Pages of all seats and a spectator, then stock clients and lean pages of the same, then whoever came later. */
  readonly ears: Ear[];
}

type Offer = Extract<LegalAnswer, { ok: true }>;

export function rulesOf({ game }: Secrets): Rules<GameTypes> {
  return games.find(({ meta }) => meta.name === game)!.rules as unknown as Rules<GameTypes>;
}

/** Everybody who can listen to a match, in every way there is. */
export async function overhear(server: Server, secrets: Secrets, seats: readonly Seated[]): Promise<Overheard> {
  const match: Overheard = { server, secrets, seats, ears: [] };
  for (const kind of ['page', 'stock', 'lean'] as const)
    for (const seat of [...seats.keys(), null]) await listen(match, seat, kind);
  return match;
}

async function listen(
  { server, secrets, seats, ears }: Overheard,
  seat: Seat | null,
  kind: Ear['kind'],
): Promise<void> {
  const socket = server.socket(secrets.game);
  const raw: string[] = [];
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') raw.push(data);
  });
  const { matchID } = seats[0]!;
  const who = seat === null ? { matchID, playerID: '', credentials: '' } : seats[seat]!;
  const page = new Page(socket, who);
  const playerID = seat === null ? null : who.playerID;
  const answer =
    kind === 'stock'
      ? await page.ask('sync', matchID, playerID, who.credentials, seats.length)
      : await page.enter({ playerID, deltas: kind === 'lean' });
  expect(answer).toMatchObject({ ok: true });
  ears.push({ seat, kind, page, raw });
}

/** Plays to the end of the match. Answers REST replies that came on the way. */
export async function playRandomly(match: Overheard, random: Random): Promise<string[]> {
  const { secrets, seats, ears } = match;
  const movers = ears.slice(0, seats.length).map(({ page }) => page);
  const replies: string[] = [];
  for (let moves = 0; moves < 3000; moves += 1) {
    const offers = await Promise.all(movers.map(offerTo));
    const active = offers.flatMap(({ moves: own }, seat) => (own.length > 0 ? [seat] : []));
    if (active.length === 0) return replies;
    const seat = active[random.below(active.length)]!;
    const { moves: own, version } = offers[seat]!;
    await disturb(match, moves, random.below(seats.length), version);
    if (moves % 10 === 0) replies.push(...(await askAround(match)));
    expect(await movers[seat]!.move(secrets.choose(own, random), version)).toMatchObject({ ok: true });
  }
  throw new Error('the match did not end');
}

/** Every page looks at versions again: each frame must be the one it got live. Other clients are refused. */
export async function lookBack({ ears }: Overheard, versions: number): Promise<void> {
  for (const { kind, page } of ears) {
    const live = page.heard.filter(({ event }) => event === 'frame').map(({ args }) => args[0] as Frame);
    for (let version = 0; version <= versions; version += 1) {
      const answer = await page.ask<PastAnswer>('past', page.seat.matchID, version);
      if (kind === 'stock') expect(answer).toMatchObject({ ok: false, code: 'NOT_ENTERED' });
      else if (!answer.ok) throw new Error(answer.code);
      const then = live.find((frame) => frame.version === version);
      if (answer.ok && then !== undefined)
        expect(JSON.stringify(answer.frame)).toBe(JSON.stringify({ ...then, steps: [] }));
    }
  }
}

async function offerTo(page: Page): Promise<Offer> {
  const answer = await page.legal();
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

/** Now and then somebody sends nonsense, comes back from an older version, or comes with one more client. */
async function disturb(match: Overheard, moves: number, seat: Seat, version: number): Promise<void> {
  const { secrets, seats, ears } = match;
  const page = ears[seat]!.page;
  const stock = ears[seats.length + 1 + seat]!.page;
  const who = seats[seat]!;
  if (moves % 7 === 0) await page.move(secrets.nonsense, version);
  if (moves % 7 === 3) await stock.ask('update', actionOf(who, { type: 'nothing' }), 0, who.matchID, String(seat));
  if (moves % 11 === 5) await page.enter({ have: Math.max(0, version - 3) });
  // Any of them, members or not, at any time.
  if (moves % 5 === 2) await ears[moves % ears.length]!.page.ask('past', who.matchID, moves % (version + 1));
  const isRoom = ears.length < 4 * (seats.length + 1);
  if (moves % 11 === 9 && isRoom) await listen(match, seat, moves % 2 === 0 ? 'page' : 'stock');
}

async function askAround({ server, secrets: { game }, seats }: Overheard): Promise<string[]> {
  const { matchID } = seats[0]!;
  const { code } = (await server.store.load(matchID))!;
  const paths = [
    `/games/${game}`,
    `/games/${game}/${matchID}`,
    `/api/codes/${code}`,
    `/api/matches/${matchID}/record`,
    '/api/status',
    '/games',
  ];
  return Promise.all(paths.map(async (path) => (await server.get(path)).text));
}

const commonFields = ['secret', 'private', 'drawn', 'seed', 'serverSeed', 'hash', 'credentials'];

/** What really happened, recomputed from what only the store knows; and texts that nobody may receive, ever. */
export async function truthOf({ server, secrets, seats }: Overheard): Promise<{ truth: Truth; canaries: string[] }> {
  const rules = rulesOf(secrets);
  const record = (await server.store.load(seats[0]!.matchID))!;
  const log = await server.store.tail(record.id, 10_000);
  const { state } = JSON.parse(record.position!) as Position;
  const { seed } = state.secret.random;
  const at = start(rules, seats.length, record.options, seed);
  const states = [clone(at)];
  for (const { seat, move } of log) {
    step(rules, at, seat, move);
    states.push(clone(at));
  }
  expect(states.at(-1)).toEqual(state);
  const hashes = record.seats.map(({ hash }) => hash!);
  const fields = [...commonFields, ...secrets.fields].map((field) => `"${field}"`);
  const credentials = seats.map((seat) => seat.credentials);
  const canaries = [record.serverSeed, seed, ...hashes, ...credentials, ...fields, '"contribution'];
  return { truth: { secrets, rules, states, log }, canaries };
}
