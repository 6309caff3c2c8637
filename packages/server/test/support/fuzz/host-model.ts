/** What the host's tools and the links to other devices should do, and what follows from them. */
import type { WatchAccess } from '@quayside/games/wire/protocol';
import type { Reply } from '../harness';
import { claim, expectBot, expectSeat, freed, isPerson, type Match, tookBot, type Verdict } from './model';
import type { World } from './world';

interface Request {
  readonly route: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const tools = ['absent', 'back', 'swap', 'bot', 'kick', 'reopen', 'host', 'access', 'dismiss'];
const breadth = ['nobody', 'link', 'listed'];

export function isHostRoute(route: string): boolean {
  return [...tools, 'device', 'claim'].includes(route);
}

export function matchNamed(world: World, id: string): Match | null {
  return world.matches.find((one) => one.id === id && one.status !== 'gone') ?? null;
}

/** null: only the server can know. */
export function expectTool(match: Match, { route, body }: Omit<Request, 'id'>): Verdict | null {
  const who = { playerID: String(body.playerID), credentials: String(body.credentials) };
  const opened = expectSeat(match, who);
  if (opened !== 'ok') return opened;
  const seat = Number(who.playerID);
  if (!match.hosts.has(seat)) return 'NOT_HOST';
  if (match.hosts.size > 1) return null;
  if (route === 'dismiss') return 'NO_SUCH_WATCHER';
  if (route === 'access') return expectAccess(match, body.watch);
  if (route === 'swap') return expectSwap(match, String(body.seat), String(body.with));
  if (route === 'bot') return expectBot(match, String(body.seat), body.sits !== false);
  if (route === 'kick' && match.status !== 'waiting') return 'ALREADY_STARTED';
  if (route === 'reopen' && match.status !== 'playing') return 'NOT_STARTED';
  return expectOther(match, String(body.seat), seat);
}

function expectSwap(match: Match, ...wanted: string[]): Verdict {
  if (match.status !== 'waiting') return 'ALREADY_STARTED';
  const known = wanted.every((one) => match.seats.some((_, at) => String(at) === one));
  return known ? 'ok' : 'NO_SUCH_SEAT';
}

function expectAccess(match: Match, watch: unknown): Verdict {
  const isWider = breadth.indexOf(String(watch ?? match.watch)) > breadth.indexOf(match.watch);
  return isWider && match.status !== 'waiting' ? 'WATCH_WIDER' : 'ok';
}

function expectOther(match: Match, wanted: string, own: number): Verdict {
  const other = match.seats.findIndex((_, at) => String(at) === wanted);
  if (other === -1) return 'NO_SUCH_SEAT';
  if (match.seats[other] === null) return 'SEAT_FREE';
  if (match.seats[other]?.isBot === true) return 'BOT_SEAT';
  return other === own ? 'OWN_SEAT' : 'ok';
}

export function expectClaim(match: Match, playerID: string, token: string): Verdict {
  const seat = match.seats.findIndex((_, at) => String(at) === playerID);
  if (seat === -1) return 'NO_SUCH_SEAT';
  return match.seats[seat]?.link === token ? 'ok' : 'LINK_INVALID';
}

type Took = (world: World, request: Request, reply: Reply['body']) => void;

/** The tool was used by the one host there is. */
function byHost(follow: (match: Match, body: Request['body']) => void): Took {
  return (world, request) => {
    const match = there(world, request);
    const verdict = expectTool(match, request);
    claim(verdict === null || verdict === 'ok', `${request.route} was accepted: ${verdict}`);
    match.hosts = new Set([Number(request.body.playerID)]);
    claim(expectTool(match, request) === 'ok', `${request.route} was accepted of the wrong host`);
    follow(match, request.body);
  };
}

/** null: only the server knows who is connected. */
export function expectVote(
  match: Match,
  who: { playerID: string; credentials: string },
  wanted: string,
): Verdict | null {
  const opened = expectSeat(match, who);
  if (opened !== 'ok') return opened;
  if (match.status !== 'playing') return match.status === 'over' ? 'ALREADY_OVER' : 'NOT_STARTED';
  const seat = match.seats.findIndex((_, at) => String(at) === wanted);
  if (seat === -1) return 'NO_SUCH_SEAT';
  const holder = match.seats[seat];
  if (holder === null || holder === undefined) return 'SEAT_FREE';
  if (holder.isBot || holder.standsIn) return 'BOT_SEAT';
  return seat === Number(who.playerID) ? 'OWN_SEAT' : null;
}

export function expectBack(match: Match, who: { playerID: string; credentials: string }): Verdict {
  const opened = expectSeat(match, who);
  if (opened !== 'ok') return opened;
  return match.seats[Number(who.playerID)]?.standsIn === true ? 'ok' : 'NO_BOT';
}

export const hostTook: Record<string, Took> = {
  bot: byHost((match, { seat, sits }) => tookBot(match, Number(seat), sits !== false)),
  absent: (world, request, reply) => {
    const match = there(world, request);
    const { playerID, credentials, seat } = request.body;
    const who = { playerID: String(playerID), credentials: String(credentials) };
    claim(expectVote(match, who, String(seat)) === null, 'a vote that could not be');
    if (reply.decided === 'bot') match.seats[Number(seat)]!.standsIn = true;
    if (reply.decided === 'end') match.status = 'over';
  },
  back: (world, request) => {
    const match = there(world, request);
    const who = { playerID: String(request.body.playerID), credentials: String(request.body.credentials) };
    claim(expectBack(match, who) === 'ok', 'a seat taken back that was nobody else’s');
    delete match.seats[Number(who.playerID)]!.standsIn;
  },
  swap: (world, request, reply) => {
    byHost((match, { seat, with: other }) => exchange(match, Number(seat), Number(other)))(world, request, reply);
    const match = there(world, request);
    for (const [at, holder] of match.seats.entries()) {
      const { id } = match;
      const isNew = !world.claims.some(
        ({ matchID, playerID, credentials }) =>
          matchID === id && playerID === String(at) && credentials === holder?.credentials,
      );
      if (isPerson(holder) && isNew)
        world.claims.push({ matchID: id, playerID: String(at), credentials: holder.credentials });
    }
  },
  kick: byHost((match, { seat }) => freed(match, Number(seat))),
  reopen: byHost((match, { seat }) => {
    freed(match, Number(seat));
    match.locked = false;
  }),
  host: byHost((match, { seat }) => {
    match.hosts = new Set([Number(seat)]);
  }),
  access: byHost((match, { locked, watch }) => {
    match.locked = typeof locked === 'boolean' ? locked : match.locked;
    match.watch = (watch as WatchAccess | undefined) ?? match.watch;
  }),
  device: (world, request, reply) => {
    const { playerID, credentials } = request.body;
    const match = there(world, request);
    const who = { playerID: String(playerID), credentials: String(credentials) };
    claim(expectSeat(match, who) === 'ok', 'a link for a seat of others');
    const token = String(reply.token);
    claim(!world.tokens.some((one) => one.token === token), 'a token given twice');
    world.tokens.push({ matchID: match.id, playerID: who.playerID, token });
    match.seats[Number(playerID)]!.link = token;
  },
  claim: (world, request, reply) => {
    const match = there(world, request);
    const playerID = String(request.body.playerID);
    claim(expectClaim(match, playerID, String(request.body.token)) === 'ok', 'a seat taken over without its link');
    const credentials = String(reply.playerCredentials);
    claim(!world.claims.some((one) => one.credentials === credentials), 'credentials given twice');
    const holder = match.seats[Number(playerID)]!;
    const { ready, standsIn } = holder;
    match.seats[Number(playerID)] = { credentials, ready, ...(standsIn ? { standsIn } : {}) };
    world.claims.push({ matchID: match.id, playerID, credentials });
  },
};

function exchange(match: Match, one: number, two: number): void {
  if (one === two) return;
  const [first, second] = [match.seats[one] ?? null, match.seats[two] ?? null];
  match.seats[one] = second;
  match.seats[two] = first;
  for (const holder of [first, second]) delete holder?.link;
  const moved = new Map([
    [one, two],
    [two, one],
  ]);
  match.hosts = new Set([...match.hosts].map((seat) => moved.get(seat) ?? seat));
}

function there(world: World, { route, id }: Request): Match {
  const match = matchNamed(world, id);
  claim(match !== null, `${route} where no match is: ${id}`);
  return match;
}
