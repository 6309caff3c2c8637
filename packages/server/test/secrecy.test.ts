/** Secrecy on the wire: every byte that any seat or spectator receives over whole random matches is held against the truth. */
import { games } from '@quayside/games';
import { equal } from '@quayside/games/core/equal';
import { clone, start, step, withRandom } from '@quayside/games/core/match';
import { fastRandom, type Random } from '@quayside/games/core/random';
import type { GameTypes, Rules, State } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { Frame, PastAnswer } from '@quayside/games/wire/protocol';
import type { Position } from '../src/match/live';
import { createPasts } from '../src/match/past';
import { frameFor, stockEntryFor, stockStateFor } from '../src/match/view';
import type { LogEntry } from '../src/store/store';
import { actionOf, GAME, Page, type Seated, type Server, seatedMatch, startServer } from './support/harness';

const rules = games.find(({ meta }) => meta.name === GAME)!.rules as unknown as Rules<GameTypes>;

/** One raw connection, and everything that came over it. */
interface Ear {
  readonly seat: number | null;
  readonly kind: 'page' | 'stock';
  readonly page: Page;
  readonly raw: string[];
}

interface Truth {
  readonly states: readonly FishState[];
  readonly log: readonly LogEntry[];
  /** Texts that nobody may receive, ever. */
  readonly secrets: readonly string[];
}

/** The parts of the state whose secrecy is checked one by one. */
type FishState = State<GameTypes> & { secret: { faces: (string | null)[] } };
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: { pastFrames: 0 } });
});
afterAll(() => server.close());

async function listen(seat: number | null, kind: Ear['kind'], who: Seated): Promise<Ear> {
  const socket = server.socket();
  const raw: string[] = [];
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') raw.push(data);
  });
  const page = new Page(socket, who);
  const playerID = seat === null ? null : who.playerID;
  const answer =
    kind === 'page'
      ? await page.enter({ playerID })
      : await page.ask('sync', who.matchID, playerID, who.credentials, 2);
  expect(answer).toMatchObject({ ok: true });
  return { seat, kind, page, raw };
}

/** Everybody who can listen to a match, in every way there is. */
async function everyEar(seats: readonly Seated[]): Promise<Ear[]> {
  const ears: Ear[] = [];
  for (const kind of ['page', 'stock'] as const) {
    for (const [seat, who] of seats.entries()) ears.push(await listen(seat, kind, who));
    ears.push(await listen(null, kind, { matchID: seats[0]!.matchID, playerID: '', credentials: '' }));
  }
  return ears;
}

/** A random match to its end; REST replies on the way. Now and then somebody sends nonsense, leaves and comes back. */
async function playRandomly(ears: Ear[], seats: readonly Seated[], random: Random): Promise<string[]> {
  const { matchID } = seats[0]!;
  const { code } = (await server.store.load(matchID))!;
  const replies: string[] = [];
  for (let moves = 0; moves < 2000; moves += 1) {
    const movers = ears.slice(0, seats.length);
    const answers = await Promise.all(movers.map(({ page }) => page.legal()));
    const active = answers.flatMap((answer, seat) => (answer.ok && answer.moves.length > 0 ? [seat] : []));
    if (active.length === 0) return replies;
    const seat = active[random.below(active.length)]!;
    const answer = answers[seat]!;
    if (!answer.ok) throw new Error(answer.code);
    const move = answer.moves[random.below(answer.moves.length)]!;
    const stranger = random.below(seats.length);
    if (moves % 7 === 0)
      await movers[stranger]!.page.move({ type: 'passSailor', colour: 'gold' } as never, answer.version);
    if (moves % 7 === 3)
      await ears[seats.length + 1 + stranger]!.page.ask(
        'update',
        actionOf(seats[stranger]!, { type: 'nothing' }),
        0,
        matchID,
        String(stranger),
      );
    if (moves % 11 === 5) await movers[stranger]!.page.enter({ have: Math.max(0, answer.version - 3) });
    if (moves % 5 === 2) {
      const looking = ears[random.below(ears.length)]!;
      await looking.page.ask('past', matchID, random.below(answer.version + 1));
    }
    if (moves % 11 === 9) ears.push(await listen(stranger, moves % 2 === 0 ? 'page' : 'stock', seats[stranger]!));
    if (moves % 10 === 0) {
      const paths = [
        `/games/${GAME}`,
        `/games/${GAME}/${matchID}`,
        `/api/codes/${code}`,
        `/api/matches/${matchID}/record`,
        '/api/status',
        '/games',
      ];
      for (const path of paths) replies.push((await server.get(path)).text);
    }
    expect(await movers[seat]!.page.move(move, answer.version)).toMatchObject({ ok: true });
  }
  throw new Error('the match did not end');
}

/** Every page looks at every version again: each frame must be the one it got live. Other clients are refused. */
async function lookBack(ears: readonly Ear[], versions: number): Promise<void> {
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

/** What really happened, recomputed from what only the store knows. */
async function truthOf(seats: readonly Seated[]): Promise<Truth> {
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
  const words = [
    '"secret"',
    '"private"',
    '"faces"',
    '"box"',
    '"drawn"',
    '"seed"',
    '"serverSeed"',
    '"hash"',
    '"credentials"',
    '"contribution',
  ];
  return {
    states: states as FishState[],
    log,
    secrets: [record.serverSeed, seed, ...hashes, ...seats.map(({ credentials }) => credentials), ...words],
  };
}

function bodyOf(packet: string): Json {
  const from = packet.search(/[[{]/);
  return from === -1 ? null : (JSON.parse(packet.slice(from)) as Json);
}

const colours = ['brown', 'green', 'pink', 'white'];
/** Where counts by colour may stand: one's own cards, ships, and games that are over. */
const byColourAllowed = /\.(mine\.(hand|sent)|public\.ships|public\.results\.\d+\.(ships|hands\.\d+))$/;

/** Throws when `body` holds anything that the viewer may not know. Answers how many views it held. */
function inspect(body: Json, viewer: number | null, truth: Truth, path = ''): number {
  if (typeof body !== 'object' || body === null) return 0;
  if (Array.isArray(body))
    return body.reduce<number>((sum, item, at) => sum + inspect(item, viewer, truth, `${path}.${at}`), 0);
  const keys = Object.keys(body).sort();
  if (colours.every((colour) => keys.includes(colour)) && !byColourAllowed.test(path))
    throw new Error(`cards at ${path}`);
  let views = 0;
  if ('view' in body && body.view !== null) views += inspectView(body.view!, body.version as number, viewer, truth);
  if ('G' in body) {
    expect(keys).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
    expect([body.plugins, body._undo, body._redo]).toEqual([{}, [], []]);
    views += inspectView(body.G!, body._stateID as number, viewer, truth);
  }
  if ('initialState' in body) expect(body.initialState).toBeNull();
  if ('action' in body) inspectEntry(body, viewer, truth);
  if ('events' in body) inspectStep(body, truth);
  return keys.reduce((sum, key) => sum + inspect(body[key]!, viewer, truth, `${path}.${key}`), views);
}

function inspectView(view: Json, version: number, viewer: number | null, { states }: Truth): number {
  const state = states[version]!;
  // Said once more, field by field, and not through viewFor.
  const mine = viewer === null ? null : state.private[viewer];
  if (!equal(view, { seat: viewer, public: state.public, mine, counts: rules.counts(state) }))
    throw new Error(`view at ${version}`);
  const { tiles } = (view as { public: { tiles: (string | null)[] } }).public;
  for (const [slot, face] of state.secret.faces.entries())
    if (face !== null && tiles[slot] !== null) throw new Error(`face at ${slot}`);
  return 1;
}

function inspectEntry(entry: { [key: string]: Json }, viewer: number | null, { log }: Truth): void {
  const { payload } = entry.action as { payload: { type: string; args: Json; playerID: string } };
  const { move, seat } = log[entry._stateID as number]!;
  const { type, ...rest } = move;
  expect(Object.keys(payload).sort()).toEqual(['args', 'playerID', 'type']);
  expect([payload.type, payload.playerID]).toEqual([type, String(seat)]);
  expect(payload.args).toEqual(seat === viewer ? [rest] : null);
}

function inspectStep(shown: { [key: string]: Json }, { log }: Truth): void {
  const { seat, move, events } = log[(shown.version as number) - 1]!;
  expect({ ...shown, at: 0 }).toEqual({ version: shown.version, seat, type: move.type, events, at: 0 });
  if (move.type === 'passSailor') for (const colour of colours) expect(JSON.stringify(shown)).not.toContain(colour);
}

describe.each([2, 3, 4])('%i seats', (count) => {
  test('no frame, reply or log entry holds what its receiver may not know', async () => {
    // One game may be over after a dozen moves, too few to show anything; three take 60 and more.
    const seats = await seatedMatch(server, count, { setupData: { games: 3 } });
    const ears = await everyEar(seats);
    const replies = await playRandomly(ears, seats, fastRandom(100 + count));
    await Promise.all(ears.map(({ page }) => page.ask('nothing')));
    const truth = await truthOf(seats);
    const versions = truth.log.length;
    expect(versions).toBeGreaterThan(20);
    await lookBack(ears, versions);

    for (const [at, { seat, kind, raw }] of ears.entries()) {
      const views = raw.reduce((sum, packet) => sum + inspect(bodyOf(packet), seat, truth), 0);
      // Whoever was there from the deal on has seen every version; each page has looked at all of them again.
      const again = kind === 'page' ? versions + 1 : 0;
      expect(views).toBeGreaterThan((at < 2 * (count + 1) ? versions : 0) + again);
    }
    const everything = [...ears.flatMap(({ raw }) => raw), ...replies, ...server.logged].join('\n');
    expect(truth.secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  }, 60_000);

  test('two worlds that differ only in what a viewer may not know give that viewer the same bytes', async () => {
    const random = fastRandom(7 * count);
    const state = start(
      rules,
      count,
      { startPlayer: 'random', sixthCard: 2, games: 1, slotPicking: true },
      'ab'.repeat(32),
    );
    const ctx = {
      numPlayers: count,
      playOrder: [],
      playOrderPos: 0,
      currentPlayer: '0',
      activePlayers: null,
      turn: 1,
      phase: null,
    };
    const hidden: string[] = [];
    for (let version = 0; state.public.active.length > 0; version += 1) {
      for (const viewer of [null, ...state.public.active.keys(), ...Array(count).keys()]) {
        const other = withRandom(rules.determinize(viewFor(rules, state, viewer), random), {
          seed: 'cd'.repeat(32),
          drawn: version,
        });
        hidden.push(JSON.stringify(state) === JSON.stringify(other) ? 'same' : 'different');
        const bytes = [state, other].map((world) => bytesFor({ state: world, ctx }, version, viewer));
        expect(bytes[0]).toBe(bytes[1]);
      }
      const seat = state.public.active[random.below(state.public.active.length)]!;
      const moves = rules.legal(viewFor(rules, state, seat));
      step(rules, state, seat, moves[random.below(moves.length)]!);
    }
    expect(hidden.filter((world) => world === 'different').length).toBeGreaterThan(20);
  });
});

test('the recomputed past of two worlds that differ in a sealed choice is the same to those who may not know it', async () => {
  const seed = 'ab'.repeat(32);
  const options = { startPlayer: 'random', sixthCard: 2, games: 1, slotPicking: true };
  const seats = Array.from({ length: 4 }, (_, seat) => ({ seat }) as never);
  const first = start(rules, 4, options, seed);
  const seat = first.public.active[0]!;
  const [one, other] = rules.legal(viewFor(rules, first, seat)) as [{ type: string }, { type: string }];
  expect(one).not.toEqual(other);
  const worlds = [one, other].map((move) => {
    const entry = { version: 1, seat, turn: 1, move, events: [], key: null, at: 0 };
    return createPasts({ tail: () => Promise.resolve([entry]) });
  });
  const origin = { game: { rules, meta: {} as never }, record: { id: 'a', options, seats }, seed };
  for (const viewer of [null, 0, 1, 2, 3]) {
    const [mine, theirs] = await Promise.all(worlds.map((world) => world.frameAt(origin, 1, viewer)));
    if (viewer === seat) expect(JSON.stringify(mine)).not.toBe(JSON.stringify(theirs));
    else expect(JSON.stringify(mine)).toBe(JSON.stringify(theirs));
  }
});

function bytesFor(position: Position, version: number, viewer: number | null): string {
  const frame = frameFor(rules, { id: 'a', version }, position, viewer, []);
  return JSON.stringify([frame, stockStateFor(rules, version, position, viewer)]);
}

test('a move of others differs for nobody by its argument', () => {
  const entry = (colour: string): LogEntry =>
    ({
      version: 1,
      seat: 0,
      turn: 1,
      move: { type: 'passSailor', colour },
      events: [{ type: 'chosen', seat: 0 }],
      key: 'k',
      at: 1,
    }) as never;
  for (const viewer of [1, null]) {
    expect(JSON.stringify(stockEntryFor(entry('pink'), viewer))).toBe(
      JSON.stringify(stockEntryFor(entry('brown'), viewer)),
    );
  }
  expect(stockEntryFor(entry('pink'), 0).action.payload.args).toEqual([{ colour: 'pink' }]);
});

test('the inspection finds leaks when there are any', async () => {
  const seats = await seatedMatch(server, 2);
  const truth = await truthOf(seats);
  const [state] = truth.states;
  const honest = frameFor(rules, { id: 'a', version: 0 }, { state: state!, ctx: {} as never }, 0, []);
  const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
  expect(inspect(asJson(honest), 0, truth)).toBe(1);
  const leaks: unknown[] = [
    {
      ...honest,
      view: { ...(honest as Frame & { view: object }).view, mine: { ...state!.private[0], received: 'pink' } },
    },
    { ...honest, view: { ...(honest.view as object), secret: state!.secret } },
    { ...honest, view: { ...(honest.view as object), public: { ...state!.public, tiles: state!.secret.faces } } },
    { ...honest, hand: (state!.private[1] as { hand: object }).hand },
  ];
  for (const leak of leaks) expect(() => inspect(asJson(leak), 0, truth)).toThrow();
});
