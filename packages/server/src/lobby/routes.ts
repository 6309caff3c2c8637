/** The lobby over HTTP: boardgame.io's URLs and replies, and ours beside them under /api. */

import Router, { type RouterContext } from '@koa/router';
import { streamSeed } from '@quayside/games/core/random';
import type { MatchInfo, MatchRecord, Refused } from '@quayside/games/wire/protocol';
import { readCode } from '../ids';
import { type Attendance, publicOptions, stockPlayers } from '../match/info';
import type { HostedGame, Live } from '../match/live';
import { type Matches, noSuchMatch } from '../match/matches';
import { isRefused, refuse } from '../refuse';
import type { LogEntry, MatchHead, Store } from '../store/store';
import * as bodies from './bodies';
import { type HostRoutesDeps, hostRoutes } from './host-routes';
import { issueText, param, reply, withBody } from './http';
import { type Matchmaking, noSuchGame } from './matchmaking';
import type { Seating } from './seating';

export interface RoutesDeps extends HostRoutesDeps {
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly store: Store;
  readonly matches: Matches;
  readonly seating: Seating;
  readonly matchmaking: Matchmaking;
  readonly attendance: (matchID: string) => Attendance;
  readonly infoOf: (head: MatchHead) => MatchInfo;
  readonly build: string;
  /** How often an address may try codes that lead nowhere. */
  readonly mayGuess: (address: string, cost?: number) => boolean;
}

export function lobbyRoutes(deps: RoutesDeps): Router {
  const router = new Router();
  gameRoutes(router, deps);
  seatRoutes(router, deps);
  matchRoutes(router, deps);
  hostRoutes(router, deps);
  return router;
}

function gameRoutes(router: Router, { games, store, matchmaking, attendance }: RoutesDeps): void {
  router.get('/games', (ctx) => {
    ctx.body = [...games.keys()];
  });

  router.post('/games/:name/create', (ctx) =>
    withBody(ctx, bodies.createBody, async ({ numPlayers, setupData, unlisted, listed, ...more }) => {
      const request = { numPlayers, options: setupData, listed: listed ?? !unlisted, ...more };
      reply(ctx, await matchmaking.create(param(ctx, 'name'), request));
    }),
  );

  router.get('/games/:name', async (ctx) => {
    const game = games.get(param(ctx, 'name'));
    if (game === undefined) return reply(ctx, noSuchGame());
    const query = bodies.listQuery.safeParse({ ...ctx.query });
    if (!query.success) return reply(ctx, refuse('BAD_REQUEST', issueText(query.error)));
    const { isGameover, ...range } = query.data;
    const status = { true: ['over' as const], false: ['waiting' as const, 'playing' as const] };
    const page = await store.list({
      game: game.meta.name,
      kind: 'listed',
      ...defined(range),
      ...(isGameover === undefined ? {} : { status: status[isGameover] }),
      limit: range.limit,
    });
    ctx.body = {
      matches: page.matches.map((head) => stockMatch(game, head, attendance(head.id))),
      cursor: page.cursor,
    };
  });
}

function seatRoutes(router: Router, { seating, matchmaking }: RoutesDeps): void {
  const at = (ctx: RouterContext): [string, string] => [param(ctx, 'name'), param(ctx, 'id')];

  router.post('/games/:name/:id/join', (ctx) =>
    withBody(ctx, bodies.joinBody, async ({ playerID, playerName, data, ...more }) => {
      const request = { playerID: playerID ?? undefined, name: playerName, data: data ?? null, ...more };
      reply(ctx, await seating.join(...at(ctx), request));
    }),
  );
  router.post('/games/:name/:id/leave', (ctx) =>
    withBody(ctx, bodies.seatBody, async (who) => reply(ctx, await seating.leave(...at(ctx), who))),
  );
  router.post('/games/:name/:id/playAgain', (ctx) =>
    withBody(ctx, bodies.againBody, async ({ unlisted, rotate, ...who }) => {
      const listed = unlisted === undefined ? undefined : !unlisted;
      reply(ctx, await matchmaking.playAgain(...at(ctx), who, { listed, rotate }));
    }),
  );
  for (const route of ['update', 'rename']) {
    router.post(`/games/:name/:id/${route}`, (ctx) =>
      withBody(ctx, bodies.updateBody, async ({ newName, data, ...who }) =>
        reply(ctx, await seating.update(...at(ctx), who, { name: newName, data })),
      ),
    );
  }
}

function matchRoutes(router: Router, deps: RoutesDeps): void {
  const { games, store, matches, attendance, build } = deps;
  /** Asks something of the match in the URL. */
  const ask = async (
    ctx: RouterContext,
    game: string | null,
    question: (live: Live) => Promise<object>,
  ): Promise<void> => {
    const answer = await matches.run(game, param(ctx, 'id'), question);
    if (isRefused(answer)) reply(ctx, answer);
    else ctx.body = answer;
  };

  router.get('/games/:name/:id', (ctx) =>
    ask(ctx, param(ctx, 'name'), ({ game, record }) =>
      Promise.resolve(stockMatch(game, record, attendance(record.id))),
    ),
  );
  router.get('/api/codes/:code', async (ctx) => {
    const answer = await findByCode(deps, ctx.ip, param(ctx, 'code'));
    if (isRefused(answer)) reply(ctx, answer);
    else ctx.body = answer;
  });
  router.get('/api/matches/:id/record', (ctx) =>
    ask(ctx, null, async (live) => {
      if (live.record.status !== 'over') return refuse('NOT_OVER', 'The record is opened when the match is over.');
      return recordOf(live, await store.tail(live.record.id, Number.MAX_SAFE_INTEGER));
    }),
  );
  router.get('/api/status', (ctx) => {
    ctx.body = { build, games: [...games.keys()] };
  });
}

/** Codes are short: whoever tries many is stopped before finding matches of others. Right ones cost nothing. */
async function findByCode(
  { store, matches, infoOf, mayGuess }: RoutesDeps,
  address: string,
  typed: string,
): Promise<MatchInfo | Refused> {
  if (!mayGuess(address)) return refuse('RATE_LIMITED', 'Too many wrong codes; wait a minute.');
  const code = readCode(typed);
  const id = code === null ? null : await store.idOfCode(code);
  if (id === null) return noSuchMatch();
  mayGuess(address, -1);
  return matches.run(null, id, ({ record }) => Promise.resolve(infoOf(record)));
}

/** A match as boardgame.io's lobby shows it. */
function stockMatch({ meta }: HostedGame, head: MatchHead, attendance: Attendance): object {
  return {
    matchID: head.id,
    gameName: head.game,
    players: stockPlayers(head, attendance),
    setupData: publicOptions(meta.options, head.options),
    unlisted: !head.listed,
    createdAt: head.createdAt,
    updatedAt: head.updatedAt,
    ...(head.status === 'over' ? { gameover: true } : {}),
    ...(head.next === null ? {} : { nextMatchID: head.next.matchID }),
  };
}

/** Everything it takes to recompute a match that is over. */
function recordOf({ record, position }: Live, entries: readonly LogEntry[]): MatchRecord {
  const contributions = record.seats.map(({ contribution }) => contribution);
  return {
    matchID: record.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    seats: record.seats.map(({ seat, name, bot }) => ({ seat, name, bot })),
    commitment: record.commitment,
    serverSeed: record.serverSeed,
    contributions,
    seed: streamSeed(record.serverSeed, contributions),
    moves: entries.map(({ version, seat, move, at }) => ({ version, seat, move, at })),
    outcome: position?.ctx.gameover ?? null,
  };
}

function defined<Value extends object>(value: Value): { [Key in keyof Value]: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [Key in keyof Value]: NonNullable<Value[Key]>;
  };
}
