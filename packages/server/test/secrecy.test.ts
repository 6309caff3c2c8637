/** Secrecy on the wire: every byte that any seat or spectator receives over whole random matches is held against the truth. */
import { games } from '@quayside/games';
import { clone, start, step, withRandom } from '@quayside/games/core/match';
import { parseOptions } from '@quayside/games/core/options';
import { fastRandom, type Random } from '@quayside/games/core/random';
import type { GameTypes, Seat, State } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { patched } from '@quayside/games/wire/patch';
import type { Delta } from '@quayside/games/wire/protocol';
import type { Position } from '../src/match/live';
import { createPasts } from '../src/match/past';
import { changesSince, shownAt } from '../src/match/shown';
import { frameFor, stockEntryFor, stockStateFor } from '../src/match/view';
import type { LogEntry } from '../src/store/store';
import { lookBack, overhear, playRandomly, rulesOf, truthOf } from './support/eavesdropping';
import { type Server, seatedMatch, startServer } from './support/harness';
import { inspect, neverKnown, type Truth } from './support/inspection';
import type { Json, Secrets, Seen } from './support/secrets/description';
import { secretsOfGames } from './support/secrets/registry';

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: { pastFrames: 0 } });
});
afterAll(() => server.close());

test('every game of the house says what is secret in it', () => {
  expect(secretsOfGames.map(({ game }) => game)).toEqual(games.map(({ meta }) => meta.name));
});

const tables = secretsOfGames.flatMap((secrets) => secrets.tables.map((table) => ({ secrets, ...table })));

describe.each(tables)('$secrets.game, $seats seats', ({ secrets, seats, setupData }) => {
  test('no frame, reply or log entry holds what its receiver may not know', async () => {
    const from = server.logged.length;
    const seated = await seatedMatch(server, seats, { game: secrets.game, setupData });
    const match = await overhear(server, secrets, seated);
    const replies = await playRandomly(match, fastRandom(100 + seats));
    await Promise.all(match.ears.map(({ page }) => page.ask('nothing')));
    const { truth, canaries } = await truthOf(match);
    expect(truth.log.map(({ move }) => move.type)).toEqual(expect.arrayContaining([...secrets.telling]));
    const versions = truth.log.length;
    await lookBack(match, versions);

    for (const [at, { seat, kind, raw }] of match.ears.entries()) {
      const views = wholeBodies(raw).reduce<number>((sum, body) => sum + inspect(body, seat, truth), 0);
      // Whoever was there from the deal on has seen every version; each page has looked at all of them again.
      const again = kind === 'stock' ? 0 : versions + 1;
      expect(views).toBeGreaterThan((at < 3 * (seats + 1) ? versions : 0) + again);
      expect(found(neverKnown(truth, seat), raw)).toEqual([]);
      // Server and clients share this process: without a pause, idle connections would end unnoticed and fail the next request.
      await new Promise(setImmediate);
    }
    const unowned = [...replies, ...server.logged.slice(from)];
    expect(found(neverKnown(truth, null), unowned)).toEqual([]);
    expect(found(canaries, [...match.ears.flatMap(({ raw }) => raw), ...unowned])).toEqual([]);
  }, 60_000);

  test('two worlds that differ only in what a viewer may not know give that viewer the same bytes', () => {
    const random = fastRandom(7 * seats);
    const { state, others } = worlds(secrets, seats, setupData, random);
    let differing = 0;
    for (let version = 0; state.public.active.length > 0; version += 1) {
      const { seat, move } = nextMove(secrets, state, random);
      for (const viewer of viewers(seats)) {
        const other = others(viewer, version);
        if (JSON.stringify(state) !== JSON.stringify(other)) differing += 1;
        expect(bytesFor(secrets, other, version, viewer)).toBe(bytesFor(secrets, state, version, viewer));
        if (viewer === seat || !secrets.silent.includes(move.type)) continue;
        const [here, there] = [clone(state), other].map((world) => bytesAfter(secrets, world, seat, move, viewer));
        expect(there).toBe(here);
      }
      step(rulesOf(secrets), state, seat, move);
    }
    expect(differing).toBeGreaterThan(20);
  });
});

test('the key of a move goes to pages of the seat that made it, and to nobody else', async () => {
  const [secrets] = secretsOfGames;
  const match = await overhear(server, secrets!, await seatedMatch(server, 2, { game: secrets!.game }));
  const mover = match.ears[0]!;
  const offer = await mover.page.legal();
  const key = 'a key that nobody has seen';
  const at = offer.ok && offer.moves.length > 0 ? mover : match.ears[1]!;
  const legal = await at.page.legal();
  if (!legal.ok) throw new Error(legal.code);
  expect(await at.page.move(legal.moves[0]!, 0, { key })).toMatchObject({ ok: true });
  await Promise.all(match.ears.map(({ page }) => page.ask('nothing')));
  const heard = match.ears.filter(({ raw }) => raw.join().includes(key));
  expect(heard.map(({ seat, kind }) => [seat, kind])).toEqual([
    [at.seat, 'page'],
    [at.seat, 'lean'],
  ]);
});

test('the recomputed past of two worlds that differ in a sealed choice is the same to those who may not know it', async () => {
  const [secrets] = secretsOfGames;
  if (secrets?.game !== 'fish-and-ships') throw new Error('the game with a sealed choice');
  const rules = rulesOf(secrets);
  const options = { startPlayer: 'random', sixthCard: 2, games: 1, slotPicking: true };
  const seats = Array.from({ length: 4 }, (_, seat) => ({ seat }) as never);
  const seed = 'ab'.repeat(32);
  const first = start(rules, 4, options, seed);
  const seat = first.public.active[0]!;
  const [one, other] = rules.legal(viewFor(rules, first, seat)) as [{ type: string }, { type: string }];
  expect(one).not.toEqual(other);
  const pasts = [one, other].map((move) => createPasts({ tail: () => Promise.resolve([entryOf(1, seat, move, [])]) }));
  const origin = { game: { rules, meta: {} as never }, record: { id: 'a', options, seats }, seed };
  for (const viewer of viewers(4)) {
    const [mine, theirs] = await Promise.all(pasts.map((world) => world.frameAt(origin, 1, viewer)));
    if (viewer === seat) expect(JSON.stringify(mine)).not.toBe(JSON.stringify(theirs));
    else expect(JSON.stringify(mine)).toBe(JSON.stringify(theirs));
  }
});

/** Texts out of `secret` that stand in any of `received`. */
function found(secret: readonly string[], received: readonly string[]): string[] {
  const everything = received.join('\n');
  return secret.filter((text) => everything.includes(text));
}

function bodyOf(packet: string): Json {
  const from = packet.search(/[[{]/);
  return from === -1 ? null : (JSON.parse(packet.slice(from)) as Json);
}

/** The bodies of packets, with the frames that differences stand for. */
function wholeBodies(raw: readonly string[]): Json[] {
  let view: Json = null;
  return raw.map((packet) => {
    const body = bodyOf(packet) as [unknown, ...Json[]] | null;
    if (!Array.isArray(body)) return body;
    const [first] = body as [{ frame?: { view: Json } }];
    if (body[0] === 'frame') ({ view } = body[1] as { view: Json });
    else if (first.frame) ({ view } = first.frame);
    if (body[0] !== 'delta') return body as Json;
    const [, ...delta] = body as unknown as ['delta', ...Delta];
    const [matchID, version, change, short, outcome = null, ...more] = delta;
    expect(more).toEqual([]);
    if (change !== null) view = patched(view, change) as Json;
    const steps = short.map(([seat, type, events, at, ...rest]) => ({ version, seat, type, events, at, rest }));
    for (const { rest } of steps) expect(rest).toEqual([]);
    const told = steps.map(({ rest, ...one }) => one);
    return { matchID, version, view, outcome, steps: told } as unknown as Json;
  });
}

function viewers(seats: number): (Seat | null)[] {
  return [null, ...Array(seats).keys()];
}

function newState(secrets: Secrets, seats: number, setupData: object): State<GameTypes> {
  const { meta } = games.find((one) => one.meta.name === secrets.game)!;
  const parsed = parseOptions(meta.options, setupData);
  if (!parsed.ok) throw new Error(parsed.code);
  return start(rulesOf(secrets), seats, parsed.options, 'ab'.repeat(32));
}

/** A match, and at any time of it other matches that look the same to a viewer. */
function worlds(secrets: Secrets, seats: number, setupData: object, random: Random) {
  const rules = rulesOf(secrets);
  const state = newState(secrets, seats, setupData);
  const others = (viewer: Seat | null, drawn: number): State<GameTypes> =>
    withRandom(clone(rules.determinize(viewFor(rules, state, viewer), random)), { seed: 'cd'.repeat(32), drawn });
  return { state, others };
}

function nextMove(secrets: Secrets, state: State<GameTypes>, random: Random): { seat: Seat; move: { type: string } } {
  const { active } = state.public;
  const seat = active[random.below(active.length)]!;
  const rules = rulesOf(secrets);
  return { seat, move: secrets.choose(rules.legal(viewFor(rules, state, seat)), random) };
}

function bytesFor(
  secrets: Secrets,
  state: State<GameTypes>,
  version: number,
  viewer: Seat | null,
  entries: readonly LogEntry[] = [],
): string {
  const rules = rulesOf(secrets);
  const position: Position = { state, ctx: ctxOf(state.private.length) };
  const stock = [stockStateFor(rules, version, position, viewer), ...entries.map((one) => stockEntryFor(one, viewer))];
  return JSON.stringify([frameFor(rules, { id: 'a', version }, position, viewer, entries), stock]);
}

function ctxOf(numPlayers: number): Position['ctx'] {
  const nobody = { playOrder: [], playOrderPos: 0, currentPlayer: '0', activePlayers: null };
  return { numPlayers, ...nobody, turn: 1, phase: null };
}

function bytesAfter(
  secrets: Secrets,
  world: State<GameTypes>,
  seat: Seat,
  move: { type: string },
  viewer: Seat | null,
): string {
  const rules = rulesOf(secrets);
  const before = shownAt(rules, 0, world);
  const events = step(rules, world, seat, move);
  const { changes } = changesSince(rules, before, 1, world);
  return changes(viewer) + bytesFor(secrets, world, 1, viewer, [entryOf(1, seat, move, events)]);
}

function entryOf(version: number, seat: Seat, move: { type: string }, events: LogEntry['events']): LogEntry {
  return { version, seat, turn: 1, move, events, key: null, at: 1 };
}

test('a move of others differs for nobody by its argument', () => {
  const entry = (colour: string): LogEntry => {
    const move = { type: 'passSailor', colour };
    return entryOf(1, 0, move, [{ type: 'chosen' }]);
  };
  for (const viewer of [1, null]) {
    expect(JSON.stringify(stockEntryFor(entry('pink'), viewer))).toBe(
      JSON.stringify(stockEntryFor(entry('brown'), viewer)),
    );
  }
  expect(stockEntryFor(entry('pink'), 0).action.payload.args).toEqual([{ colour: 'pink' }]);
});

describe.each(secretsOfGames.map((secrets) => ({ secrets })))('$secrets.game', ({ secrets }) => {
  test('the inspection finds leaks when there are any', () => {
    const { truth, state } = richMatch(secrets);
    const [honest, ...leaks] = framesOf(truth, state);
    expect(inspect(asJson(honest), 0, truth)).toBe(1);
    expect(leaks.length).toBeGreaterThan(4);
    for (const leak of leaks) expect(() => inspect(asJson(leak), 0, truth)).toThrow();
  });

  test('the inspection finds what careless rules would put into a view', () => {
    const { truth, state } = richMatch(secrets);
    for (const spoilt of secrets.spoilt(state)) {
      const states = [...truth.states.slice(0, -1), spoilt];
      const [frame] = framesOf({ ...truth, states }, spoilt);
      expect(() => inspect(asJson(frame), 0, { ...truth, states })).toThrow();
    }
  });
});

test('what a Speculator saw is sought in everything that others receive, and in nothing of its own', () => {
  const { truth, state } = richMatch(secretsOfGames.find(({ game }) => game === 'isaribi')!);
  const [, { peeked }] = state.private as [unknown, { peeked: { card: string }[] }];
  const seen = peeked.map(({ card }) => `"${card}"`);
  expect(neverKnown(truth, 1)).not.toEqual(expect.arrayContaining(seen));
  for (const viewer of [0, null]) expect(found(neverKnown(truth, viewer), [`42["x",${seen[0]}]`])).toEqual(seen);
});

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** A match of two in memory, up to a move of seat 1 that leaves much to leak. */
function richMatch(secrets: Secrets): { truth: Truth; state: State<GameTypes> } {
  const random = fastRandom(3);
  const rules = rulesOf(secrets);
  const state = newState(secrets, 2, {});
  const states = [clone(state)];
  const log: LogEntry[] = [];
  while (log.at(-1)?.seat !== 1 || !secrets.isRich(state)) {
    const { seat, move } = nextMove(secrets, state, random);
    log.push(entryOf(log.length + 1, seat, move, step(rules, state, seat, move)));
    states.push(clone(state));
  }
  return { truth: { secrets, rules, states, log }, state };
}

/** Seat 0's honest frame of the last version, then frames with leaks. */
function framesOf({ secrets, rules, log }: Truth, state: State<GameTypes>): object[] {
  const entry = log.at(-1)!;
  const frame = frameFor(rules, { id: 'a', version: entry.version }, { state, ctx: ctxOf(2) }, 0, [entry]) as Seen;
  const stock = stockEntryFor(entry, 0);
  const named = { ...stock, action: { ...stock.action, payload: { ...stock.action.payload, args: [entry.move] } } };
  const common = [
    { ...frame, view: { ...frame.view, secret: state.secret } },
    { ...frame, view: { ...frame.view, mine: state.private[1] } },
    { ...frame, steps: [{ ...frame.steps[0], move: entry.move }] },
    named,
  ];
  // Where nobody holds anything, another seat's hand is no leak.
  const telling = common.filter((leak) => JSON.stringify(leak) !== JSON.stringify(frame));
  return [frame, ...telling, ...secrets.leaks(frame, state)];
}
