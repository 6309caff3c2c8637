/** The fuzzed server with its model, the connections to it, and everything they were shown. */
import { equal } from '@quayside/games/core/equal';
import { streamSeed } from '@quayside/games/core/random';
import type { Answer, ChatLine, Frame } from '@quayside/games/wire/protocol';
import type { Socket } from 'socket.io-client';
import { statuses } from '../../../src/refuse';
import { goOn, type Honest, honestMatch } from '../attacked';
import { type Options, quiet, type Server, startServer, until } from '../harness';
import { awaitsBot, type Claim, claim, type Match, tookBotMove, tookDeal, type Verdict } from './model';

interface Member {
  readonly kind: 'page' | 'stock';
  readonly seat: number | null;
  /** The last version that was shown; null before the deal. */
  version: number | null;
}

/** One connection. */
export interface Listener {
  readonly socket: Socket;
  readonly namespace: string;
  readonly members: Map<string, Member>;
  /** Positions that came with a `sync` still to be acknowledged. */
  readonly synced: Map<string, StockState>;
  isSyncing: boolean;
}

interface StockState {
  readonly G: unknown;
  readonly _stateID: number;
}

/** A view as somebody was shown it. */
interface Seen {
  readonly match: Match;
  readonly version: number;
  readonly seat: number | null;
  readonly view: unknown;
}

export interface Packet {
  readonly namespace: string;
  readonly event: string;
  readonly args: readonly unknown[];
  /** What it has to be answered when `at` sends it now. */
  expect(at: Listener): Verdict;
}

export interface World {
  readonly server: Server;
  /** The limits on rates are on: whatever is asked for may be refused for that. */
  readonly isLimited: boolean;
  readonly matches: Match[];
  /** All credentials that were ever given out, whether they still open anything or not. */
  readonly claims: Claim[];
  /** All tokens for moving to another device, used or not. */
  readonly tokens: { readonly matchID: string; readonly playerID: string; readonly token: string }[];
  readonly packets: Packet[];
  readonly listeners: Listener[];
  readonly lobby: Listener;
  readonly honest: Honest;
  /** Everything that came over any socket or as a reply. */
  readonly heard: string[];
  readonly lobbyHeard: string[];
  /** Credentials that their holders themselves told everybody. */
  readonly published: Set<string>;
  /** Views that are still to be compared. */
  readonly seen: Seen[];
  readonly faults: Error[];
  /** What was done, for whoever has to find out why it went wrong. */
  readonly story: string[];
}

export async function openWorld(options: Options & { isLimited: boolean }): Promise<World> {
  const server = await startServer(options);
  const lobbyHeard: string[] = [];
  const published = new Set<string>();
  const parts = { server, isLimited: options.isLimited, lobbyHeard, published, honest: await honestMatch(server) };
  const lists = {
    matches: [],
    claims: [],
    tokens: [],
    packets: [],
    listeners: [],
    heard: [],
    seen: [],
    faults: [],
    story: [],
  };
  return { ...parts, ...lists, lobby: await connected(server, lobbyHeard, 'lobby') };
}

async function connected(server: Server, heard: string[], namespace: string): Promise<Listener> {
  const socket = server.socket(namespace);
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') heard.push(data);
  });
  await until(() => socket.connected, `no connection to ${namespace}`);
  return { socket, namespace, members: new Map(), synced: new Map(), isSyncing: false };
}

export async function listen(world: World, namespace: string): Promise<Listener> {
  const listener = await connected(world.server, world.heard, namespace);
  listener.socket.onAny((event: string, ...args: unknown[]) => {
    try {
      shown(world, listener, event, args);
    } catch (error) {
      world.faults.push(error as Error);
    }
  });
  world.listeners.push(listener);
  return listener;
}

/** Somebody says what everybody may read, be it credentials. */
export function publish({ claims, tokens, published }: World, said: unknown): void {
  const text = JSON.stringify(said) ?? '';
  const secrets = [...claims.map(({ credentials }) => credentials), ...tokens.map(({ token }) => token)];
  for (const secret of secrets) if (text.includes(secret)) published.add(secret);
}

export function matchOf(world: World, game: string, id: unknown): Match | null {
  const match = world.matches.find((one) => one.id === id);
  return match === undefined || match.status === 'gone' || match.game.meta.name !== game ? null : match;
}

/** Something arrived at `listener`: versions come one by one and only while it belongs to the match. */
function shown(world: World, listener: Listener, event: string, args: readonly unknown[]): void {
  if (event === 'frame') {
    const frame = args[0] as Frame;
    const { match, member } = memberAt(world, listener, frame.matchID, 'page');
    const next = member.version === null ? 0 : member.version + 1;
    claim(frame.version === next, `frame ${frame.version} instead of ${next}`);
    member.version = next;
    claim(frame.steps.length === (next === 0 ? 0 : 1), 'a frame with other than one step');
    world.seen.push({ match, version: next, seat: member.seat, view: frame.view });
  }
  if (event === 'update') {
    const [id, { G, _stateID }] = args as [string, StockState];
    const { match, member } = memberAt(world, listener, id, 'stock');
    claim(_stateID === (member.version ?? -1) + 1, `update ${_stateID} after ${member.version}`);
    member.version = _stateID;
    world.seen.push({ match, version: _stateID, seat: member.seat, view: G });
  }
  if (event === 'sync') {
    const [id, { state }] = args as [string, { state: StockState }];
    if (listener.isSyncing) listener.synced.set(id, state);
    else seeWhole(world, listener, id, state);
  }
  if (event === 'line') {
    const [id, line] = args as [string, ChatLine];
    const { match, member } = memberAt(world, listener, id, 'page');
    claim(!line.gallery || member.seat === null || match.status === 'over', 'a player heard the gallery');
  }
  if (event === 'dropped') listener.members.delete(args[0] as string);
}

function seeWhole(world: World, listener: Listener, id: string, { G, _stateID }: StockState): void {
  const { match, member } = memberAt(world, listener, id, 'stock');
  claim(_stateID >= (member.version ?? 0), `sync ${_stateID} after ${member.version}`);
  member.version = _stateID;
  world.seen.push({ match, version: _stateID, seat: member.seat, view: G });
}

function memberAt(world: World, { members }: Listener, id: string, kind: Member['kind']) {
  const match = world.matches.find((one) => one.id === id);
  const member = members.get(id);
  claim(match !== undefined && member?.kind === kind, `something of ${id} for one who is not there as ${kind}`);
  return { match, member };
}

/** The listener is in the match from now on; `whole` is the position it got with the answer. */
export function admitted(
  world: World,
  { members }: Listener,
  match: Match,
  who: Pick<Member, 'kind' | 'seat'>,
  whole: { version: number; view: unknown } | null,
): void {
  members.set(match.id, { ...who, version: whole?.version ?? null });
  if (whole !== null) world.seen.push({ match, seat: who.seat, ...whole });
}

/** Asks, and heeds the answer before anything that comes after it is heard. */
export function ask<Reply extends Answer = Answer>(
  listener: Listener,
  event: string,
  args: readonly unknown[],
  heed: (answer: Reply) => void = () => undefined,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    listener.socket.timeout(5000).emit(event, ...args, (error: Error | null, answer: Reply) => {
      try {
        if (error !== null) throw new Error(`${event}: ${error.message}`);
        heed(answer);
        resolve(answer);
      } catch (fault) {
        reject(fault as Error);
      }
    });
  });
}

/** The code of an answer, which has to be one that the server or the rules of a game may give; 'ok' when it agrees. */
export function verdictOf(answer: object): Verdict {
  const { ok, code, message, rule } = answer as { ok?: unknown; code?: string; message?: unknown; rule?: unknown };
  if (ok !== false) return 'ok';
  claim(typeof code === 'string' && typeof message === 'string', `an answer without code: ${JSON.stringify(answer)}`);
  const known = Object.entries(statuses).find(([name]) => name === code);
  claim(rule !== undefined || known !== undefined, `an unknown code: ${code}`);
  return code;
}

/** `verdict` is one that clients can do something about. */
export function tolerable(world: World, verdict: Verdict): void {
  const status = Object.entries(statuses).find(([code]) => code === verdict)?.[1] ?? 400;
  claim(status < 500, `answered ${verdict}`);
  claim(verdict !== 'RATE_LIMITED' || world.isLimited, 'limited without limits');
}

/** After every step: whatever went wrong meanwhile, new deals, and the views that came. */
export async function settle(world: World): Promise<void> {
  const [fault] = world.faults;
  if (fault !== undefined) throw fault;
  for (const match of world.matches) {
    if (match.status !== 'playing' || match.states.length > 0) continue;
    const record = (await world.server.store.load(match.id))!;
    claim(record.status === 'playing', `${match.id} was not dealt`);
    const seed = streamSeed(
      record.serverSeed,
      record.seats.map(({ contribution }) => contribution),
    );
    tookDeal(match, record.options, seed);
  }
  for (const match of world.matches) {
    match.wasOpen ||= match.status !== 'waiting' && match.watch === 'listed';
    await botsMoved(world, match);
  }
  for (const seen of world.seen.splice(0)) {
    if (seen.version < seen.match.states.length) compare(seen);
    else world.seen.push(seen);
  }
}

/** Computer players move when they like: nothing is done until they have. */
async function botsMoved({ server }: World, match: Match): Promise<void> {
  const end = Date.now() + 5000;
  while (awaitsBot(match)) {
    const entries = await server.store.tail(match.id, 1, {
      after: match.states.length - 1,
      before: match.states.length + 1,
    });
    for (const entry of entries) tookBotMove(match, entry);
    claim(Date.now() < end, `the computer player of ${match.id} does not move`);
    if (entries.length === 0) await quiet(1);
  }
}

/** Said field by field and not through viewFor. */
function compare({ match, version, seat, view }: Seen): void {
  const state = match.states[version]!;
  const mine = seat === null ? null : state.private[seat];
  const expected = { seat, public: state.public, mine, counts: match.game.rules.counts(state) };
  claim(
    equal(view, JSON.parse(JSON.stringify(expected))),
    `the view of ${seat} at ${version} of ${match.id} is another`,
  );
}

/** The honest match goes on. */
export function honestly({ honest }: World): Promise<void> {
  return goOn(honest);
}
