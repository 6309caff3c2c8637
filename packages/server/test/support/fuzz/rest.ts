/** Steps over HTTP: right requests, mutated ones, many at once, and paths that lead nowhere. */
import type { WatchAccess } from '@quayside/games/wire/protocol';
import { garbage } from '../garbage';
import type { Reply } from '../harness';
import { aGame, aMatch, aMatchID, aSeat, aWho, type Command, hosted, hostedGames, treasures } from './choices';
import { type Dice, mutated } from './dice';
import { hostTook, isHostRoute } from './host-model';
import {
  botsAgain,
  claim,
  expectJoin,
  expectSeat,
  type Match,
  newMatch,
  tookJoin,
  tookLeave,
  tookSeat,
  type Verdict,
} from './model';
import { matchOf, publish, tolerable, verdictOf, type World } from './world';

export type Body = Readonly<Record<string, unknown>>;

/** A request to a route of a game; `id` is '' for those without a match. */
export interface Request {
  readonly route: string;
  readonly game: string;
  readonly id: string;
  readonly body: Body;
}

/** What follows from a request that was accepted. */
const took: Record<string, (world: World, request: Request, reply: Reply['body']) => void> = {
  ...hostTook,
  create: (world, { game, body }, reply) => {
    const { numPlayers, listed, unlisted, watch } = body;
    const { rules, meta } = hosted(game);
    claim(meta.name === game, `a match of ${game}`);
    const seats = Number(numPlayers ?? rules.seats.min);
    claim(seats >= rules.seats.min && seats <= rules.seats.max, `${seats} seats`);
    const access = { listed: listed === undefined ? unlisted !== true : listed === true, watch: watchOf(watch) };
    const made = { id: String(reply.matchID), code: String(reply.code), game: hosted(game), ...access };
    claim(!world.matches.some(({ id, code }) => id === made.id || code === made.code), 'an id or code given twice');
    world.matches.push(newMatch(made, seats));
  },
  join: (world, request, reply) => {
    const match = there(world, request);
    const playerID = String(reply.playerID);
    const credentials = String(reply.playerCredentials);
    const { playerID: wanted } = request.body;
    claim(wanted === undefined || wanted === null || String(wanted) === playerID, `seat ${playerID} for ${wanted}`);
    claim(!world.claims.some((one) => one.credentials === credentials), 'credentials given twice');
    tookJoin(match, playerID, { credentials, ready: request.body.ready !== false });
    world.claims.push({ matchID: match.id, playerID, credentials });
  },
  leave: (world, request) => tookLeave(there(world, request), whoOf(request)),
  update: (world, request) => tookSeat(there(world, request), whoOf(request)),
  rename: (world, request) => tookSeat(there(world, request), whoOf(request)),
  playAgain: (world, request, reply) => {
    const match = there(world, request);
    tookSeat(match, whoOf(request));
    const id = String(reply.nextMatchID);
    claim(match.next === null || match.next === id, `a second rematch of ${match.id}`);
    if (match.next !== null) return;
    match.next = id;
    const { unlisted } = request.body;
    const listed = unlisted === undefined ? match.listed : unlisted !== true;
    const { game, watch, seats } = match;
    const next = newMatch({ id, code: null, game, listed, watch }, seats.length);
    botsAgain(match, next);
    world.matches.push(next);
  },
};

function there(world: World, { route, game, id }: Request): Match {
  const match = matchOf(world, game, id);
  claim(match !== null, `${route} where no match is: ${game} ${id}`);
  return match;
}

function whoOf({ body }: Request): { playerID: string; credentials: string } {
  return { playerID: String(body.playerID), credentials: String(body.credentials) };
}

function watchOf(value: unknown): WatchAccess {
  return value === 'nobody' || value === 'listed' ? value : 'link';
}

/** Sends, and notes what followed. `expected` is null where only the answer itself is looked at. */
async function send(world: World, request: Request, expected: Verdict | null): Promise<void> {
  const { route, game, id, body } = request;
  const place = isHostRoute(route) ? ['/api/matches'] : ['/games', encodeURIComponent(game)];
  const path = [...place, ...(id === '' ? [] : [encodeURIComponent(id)]), route].join('/');
  world.story.push(`POST ${path} ${JSON.stringify(body)} expecting ${expected}`);
  const reply = await world.server.post(path, body);
  const verdict = heed(world, reply, ['join', 'device', 'claim'].includes(route));
  const { playerName, newName, data, reason } = body;
  publish(world, [playerName, newName, data, reason]);
  if (verdict === 'ok') took[route]?.(world, request, reply.body);
  claim(expected === null || expected === verdict || verdict === 'RATE_LIMITED', `${verdict} instead of ${expected}`);
}

/** Now and then the request is sent with something wrong about it. */
export function perhaps(world: World, dice: Dice, request: Request, expected: Verdict | null): Promise<void> {
  if (!dice.maybe(4)) return send(world, request, expected);
  const [game, id, body] = mutated([request.game, request.id, request.body], dice, treasures(world)) as unknown[];
  const isBody = typeof body === 'object' && body !== null && !Array.isArray(body) && !Buffer.isBuffer(body);
  return send(
    world,
    { route: request.route, game: text(game), id: text(id), body: isBody ? (body as Body) : {} },
    null,
  );
}

function text(part: unknown): string {
  return typeof part === 'string' ? part : String(JSON.stringify(part)).slice(0, 100);
}

function heed(world: World, { status, body, text: raw }: Reply, isPrivate = false): Verdict {
  if (!isPrivate) world.heard.push(raw);
  claim(status < 500, `status ${status}: ${raw.slice(0, 200)}`);
  const verdict = status < 400 ? 'ok' : verdictOf(body);
  claim(status < 400 || verdict !== 'ok', `status ${status} without a code`);
  tolerable(world, verdict);
  return verdict;
}

async function look(world: World, path: string, expected: Verdict | null): Promise<Reply> {
  world.story.push(`GET ${path} expecting ${expected}`);
  const reply = await world.server.get(path);
  const verdict = heed(world, reply);
  claim(expected === null || expected === verdict || verdict === 'RATE_LIMITED', `${verdict} instead of ${expected}`);
  return reply;
}

/** A request that concerns a seat, with the verdict if whoever asks holds it. */
function seated(world: World, dice: Dice, route: string, more: Body = {}): Promise<void> {
  const who = aWho(world, dice);
  const game = aGame(world, dice, who.matchID);
  const match = matchOf(world, game, who.matchID);
  const { playerID, credentials } = who;
  const expected = match === null ? 'NO_SUCH_MATCH' : expectSeat(match, who);
  return perhaps(world, dice, { route, game, id: who.matchID, body: { playerID, credentials, ...more } }, expected);
}

export const restCommands: Record<string, Command> = {
  create: {
    weight: 3,
    run: (world, dice) => {
      const { meta } = dice.of(hostedGames);
      const numPlayers = Math.min(meta.seats.max, meta.seats.min + dice.below(2));
      const body = { numPlayers, listed: !dice.maybe(3), watch: dice.of(['link', 'listed', 'nobody']) };
      return perhaps(world, dice, { route: 'create', game: meta.name, id: '', body }, 'ok');
    },
  },
  join: {
    weight: 14,
    run: (world, dice) => {
      const id = aMatchID(world, dice);
      const game = aGame(world, dice, id);
      const match = matchOf(world, game, id);
      const playerID = dice.maybe(2) ? aSeat(dice) : undefined;
      const expected = match === null ? 'NO_SUCH_MATCH' : expectJoin(match, playerID);
      const body = { playerID, playerName: 'Ann', ready: !dice.maybe(4) };
      return perhaps(world, dice, { route: 'join', game, id, body }, expected);
    },
  },
  joinAtOnce: {
    weight: 2,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      if (match === null) return;
      const body = { playerName: 'Bob', ...(dice.maybe(2) ? {} : { playerID: '0' }) };
      const request = { route: 'join', game: match.game.meta.name, id: match.id, body };
      // Who of them comes first is the server's choice; the model refuses a seat that two of them get.
      await Promise.all(Array.from({ length: 6 }, () => send(world, request, null)));
    },
  },
  leave: { weight: 3, run: (world, dice) => seated(world, dice, 'leave') },
  rename: { weight: 2, run: (world, dice) => seated(world, dice, dice.of(['update', 'rename']), { newName: 'Eve' }) },
  playAgain: { weight: 1, run: (world, dice) => seated(world, dice, 'playAgain') },
  list: {
    weight: 2,
    run: async (world, dice) => {
      const { meta } = dice.of(hostedGames);
      const query = dice.of(['', '?isGameover=true', '?isGameover=false', '?limit=2', '?updatedAfter=1', '?limit=x']);
      const { body } = await look(world, `/games/${meta.name}${query}`, query === '?limit=x' ? 'BAD_REQUEST' : 'ok');
      for (const { matchID } of (body.matches ?? []) as { matchID: string }[])
        claim(matchOf(world, meta.name, matchID)?.listed !== false, `${matchID} is listed`);
    },
  },
  get: {
    weight: 2,
    run: async (world, dice) => {
      const id = aMatchID(world, dice);
      const game = aGame(world, dice, id);
      const match = matchOf(world, game, id);
      const { body } = await look(world, `/games/${game}/${id}`, match === null ? 'NO_SUCH_MATCH' : 'ok');
      const players = body.players as { name?: string }[] | undefined;
      if (match === null || players === undefined) return;
      claim(
        players.every(({ name }, at) => (name !== undefined) === (match.seats[at] !== null)),
        'who sits where',
      );
    },
  },
  code: {
    weight: 1,
    run: async (world, dice) => {
      const match = dice.maybe(4) ? null : aMatch(world, dice);
      const code = match?.code ?? dice.of(['BBBBBB', 'x', '%00', '💥']);
      const known = world.matches.some((one) => one.code === code && one.status !== 'gone');
      await look(world, `/api/codes/${encodeURIComponent(code)}`, known ? 'ok' : null);
    },
  },
  record: {
    weight: 1,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      const path = `/api/matches/${match?.id ?? 'made-up-match-id'}/record`;
      if (match?.status !== 'over') await look(world, path, match === null ? 'NO_SUCH_MATCH' : 'NOT_OVER');
      // What was secret is everybody's now: it is not put with what was heard.
      else tolerable(world, verdictOf((await world.server.get(path)).body));
    },
  },
  elsewhere: {
    weight: 1,
    run: async (world, dice) => {
      const paths = [
        '/games',
        '/api/status',
        '/healthz',
        '/games//',
        '/games/%',
        '/api/codes/%E0%A4%A',
        '/api',
        '/x/y',
      ];
      await look(world, dice.maybe(2) ? `/games/${encodeURIComponent(text(dice.of(garbage)))}` : dice.of(paths), null);
    },
  },
};
