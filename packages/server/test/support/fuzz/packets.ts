/** Steps over sockets: right packets, mutated ones, replays, crowds, and what is no packet at all. */
import { viewFor } from '@quayside/games/core/view';
import type { UpdateAnswer } from '@quayside/games/wire/protocol';
import { actionOf, quiet } from '../harness';
import { aListener, aMatch, aMatchID, aWho, type Command, hostedGames, treasures } from './choices';
import { type Dice, mutated } from './dice';
import {
  type Attempt,
  type Claim,
  claim,
  expectMove,
  expectSeat,
  isPerson,
  type Match,
  tookMove,
  type Verdict,
} from './model';
import { accepted, expectEntry } from './packets-model';
import { ask, type Listener, listen, matchOf, publish, tolerable, verdictOf, type World } from './world';

type Args = readonly unknown[];

const PACKETS = 30;

/** Sends, and notes what followed. `expected` is null where only the answer itself is looked at. */
async function send(world: World, at: Listener, event: string, args: Args, expected: Verdict | null): Promise<void> {
  world.story.push(`${at.namespace} ${event} ${JSON.stringify(args).slice(0, 400)} expecting ${expected}`);
  at.isSyncing = event === 'sync';
  if (event === 'say' || event === 'chat') publish(world, args[1]);
  const answer = await ask(at, event, args, (reply) => {
    at.isSyncing = false;
    if (verdictOf(reply) === 'ok') accepted(world, at, event, args, reply);
    at.synced.clear();
  });
  const verdict = verdictOf(answer);
  const { payload } = (event === 'update' ? (args[0] ?? {}) : {}) as { payload?: { type?: unknown } };
  if (verdict !== 'INTERNAL' || payload?.type !== 'crash') tolerable(world, verdict);
  claim(expected === null || expected === verdict || verdict === 'RATE_LIMITED', `${verdict} instead of ${expected}`);
}

/** Now and then the packet is sent with something wrong about it. All are kept, to be sent again. */
async function perhaps(
  world: World,
  dice: Dice,
  at: Listener,
  event: string,
  args: Args,
  expect: (at: Listener) => Verdict,
): Promise<void> {
  world.packets.push({ namespace: at.namespace, event, args, expect });
  if (world.packets.length > PACKETS) world.packets.shift();
  if (!dice.maybe(4)) return send(world, at, event, args, expect(at));
  const changed = mutated(args, dice, treasures(world));
  return send(world, at, event, Array.isArray(changed) ? (changed as Args) : [changed], null);
}

/** A packet about a match by somebody with credentials, with the verdict of `judge` if there is such a match. */
async function about(
  world: World,
  dice: Dice,
  event: string,
  argsOf: (who: Claim) => Args,
  judge: (match: Match, who: Claim, at: Listener) => Verdict,
): Promise<void> {
  const who = aWho(world, dice);
  const at = await aListener(world, dice, who.matchID);
  await perhaps(world, dice, at, event, argsOf(who), (sender) => {
    const match = matchOf(world, sender.namespace, who.matchID);
    return match === null ? 'NO_SUCH_MATCH' : judge(match, who, sender);
  });
}

/** A packet about a match by a connection that should be in it. */
async function within(world: World, dice: Dice, event: string, rest: Args, judge: (seat: number | null) => Verdict) {
  const matchID = aMatchID(world, dice);
  const inside = world.listeners.find(({ members, socket }) => socket.connected && members.has(matchID));
  const at = inside === undefined || dice.maybe(4) ? await aListener(world, dice, matchID) : inside;
  await perhaps(world, dice, at, event, [matchID, ...rest], ({ members }) => {
    const member = members.get(matchID);
    return member?.kind === 'page' ? judge(member.seat) : 'NOT_ENTERED';
  });
}

function legalOf({ game, states, status }: Match, seat: number): readonly { type: string }[] {
  const state = states.at(-1);
  return state === undefined || status === 'over' ? [] : game.rules.legal(viewFor(game.rules, state, seat));
}

/** Somebody who may move, and how; null when nobody may. */
function anAttempt(world: World, dice: Dice, match: Match): Attempt | null {
  const movers = match.seats.flatMap((holder, seat) =>
    isPerson(holder) && legalOf(match, seat).length > 0 ? [seat] : [],
  );
  if (movers.length === 0) return null;
  const seat = dice.of(movers);
  const legal = legalOf(match, seat).filter(({ type }) => type !== 'crash');
  const key = dice.maybe(3) ? null : `a-key-of-${seat}-${dice.maybe(9) ? 0 : world.story.length}`;
  const { credentials } = match.seats[seat]!;
  const seen = match.states.length - 1;
  return { matchID: match.id, playerID: String(seat), credentials, type: 'MAKE_MOVE', move: dice.of(legal), seen, key };
}

/** Whoever moved last wants to take it back; null when that is no person. */
function lastMoved({ id, log, seats, states }: Match): Attempt | null {
  const seat = log.at(-1)?.seat ?? 0;
  const holder = seats[seat];
  if (!isPerson(holder)) return null;
  const who = { matchID: id, playerID: String(seat), credentials: holder.credentials };
  return { ...who, type: 'UNDO', move: { type: 'none' }, seen: Math.max(0, states.length - 1), key: null };
}

/** The attempt with something about it that a cheat would try. */
function bent(world: World, dice: Dice, attempt: Attempt): Attempt {
  const { playerID, credentials, matchID } = aWho(world, dice);
  return dice.of<Attempt>([
    { ...attempt, seen: Math.max(0, attempt.seen - 1) },
    { ...attempt, seen: attempt.seen + 1 + dice.below(3) },
    { ...attempt, credentials },
    { ...attempt, playerID },
    { ...attempt, matchID },
    { ...attempt, move: { type: dice.of(['crash', 'toString', 'reveal', 'pick', '__proto__', 'endTurn']) } },
    { ...attempt, type: dice.of(['UNDO', 'REDO', 'RESET', 'GAME_EVENT', 'SYNC', 'PATCH']) },
    { ...attempt, key: `a-key-of-${playerID}-0` },
  ]);
}

function updateOf({ type, move, seen, key, ...who }: Attempt): Args {
  const action = { ...actionOf(who, move), type };
  return [action, seen, who.matchID, who.playerID, ...(key === null ? [] : [{ key }])];
}

export const packetCommands: Record<string, Command> = {
  enter: {
    weight: 10,
    run: (world, dice) => {
      const isWatching = dice.maybe(4);
      const have = dice.maybe(2) ? dice.below(20) : null;
      return about(
        world,
        dice,
        'enter',
        (who) => [{ ...who, ...(isWatching ? { playerID: null } : {}), have, build: 'b' }],
        (match, who, at) => expectEntry(world, at, match, isWatching ? null : who),
      );
    },
  },
  sync: {
    weight: 6,
    run: (world, dice) => {
      const isWatching = dice.maybe(4);
      return about(
        world,
        dice,
        'sync',
        ({ matchID, playerID, credentials }) => [matchID, isWatching ? null : playerID, credentials, 2],
        (match, who, at) => expectEntry(world, at, match, isWatching ? null : who),
      );
    },
  },
  ready: {
    weight: 8,
    run: (world, dice) => {
      const ready = !dice.maybe(5);
      return about(
        world,
        dice,
        'ready',
        (who) => [{ ...who, ready, ...(dice.maybe(2) ? { contribution: 'ab'.repeat(20) } : {}) }],
        (match, who) => {
          const seat = expectSeat(match, who);
          return seat === 'ok' && match.status !== 'waiting' ? 'ALREADY_STARTED' : seat;
        },
      );
    },
  },
  legal: {
    weight: 2,
    run: (world, dice) =>
      about(
        world,
        dice,
        'legal',
        ({ matchID, playerID, credentials }) => [matchID, playerID, credentials],
        (match, who) => {
          const seat = expectSeat(match, who);
          return seat === 'ok' && match.states.length === 0 ? 'NOT_STARTED' : seat;
        },
      ),
  },
  move: {
    weight: 30,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      const legal = match === null ? null : anAttempt(world, dice, match);
      if (match === null || legal === null) return;
      const attempt = dice.maybe(4) ? bent(world, dice, legal) : legal;
      const at = await aListener(world, dice, match.id);
      await perhaps(world, dice, at, 'update', updateOf(attempt), ({ namespace }) => {
        const target = matchOf(world, namespace, attempt.matchID);
        return target === null ? 'NO_SUCH_MATCH' : expectMove(target, attempt);
      });
    },
  },
  undo: {
    weight: 6,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      const own = match === null ? null : lastMoved(match);
      if (match === null || own === null) return;
      const attempt = dice.maybe(4) ? bent(world, dice, own) : own;
      const at = await aListener(world, dice, match.id);
      await perhaps(world, dice, at, 'update', updateOf(attempt), ({ namespace }) => {
        const target = matchOf(world, namespace, attempt.matchID);
        return target === null ? 'NO_SUCH_MATCH' : expectMove(target, attempt);
      });
    },
  },
  crash: {
    weight: 3,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      const legal = match === null ? null : anAttempt(world, dice, match);
      if (match === null || legal === null || !match.game.rules.moves.includes('crash')) return;
      const at = await listen(world, match.game.meta.name);
      const { matchID, playerID, credentials } = legal;
      const attempt = { ...legal, move: { type: 'crash' } };
      await send(world, at, 'update', updateOf(attempt), expectMove(match, attempt));
      // Nothing is left of the move that failed half way: the view that comes now is compared with the model's.
      await send(world, at, 'enter', [{ matchID, playerID, credentials, have: null, build: '' }], 'ok');
      at.socket.disconnect();
    },
  },
  moveAtOnce: {
    weight: 5,
    run: async (world, dice) => {
      const match = aMatch(world, dice);
      if (match === null) return;
      const game = match.game.meta.name;
      const attempts = Array.from({ length: 3 }, () => anAttempt(world, dice, match)).filter((one) => one !== null);
      const ends = [await listen(world, game), await listen(world, game)];
      const sent = attempts.flatMap((attempt) => ends.map((at) => ({ attempt, at })));
      world.story.push(`at once ${JSON.stringify(attempts)}`);
      const answers = await Promise.all(
        sent.map(({ attempt, at }) => ask<UpdateAnswer>(at, 'update', updateOf(attempt))),
      );
      // Answers over two connections come in any order: they are noted in that of their versions.
      const made = answers.flatMap((answer, at) => (answer.ok ? [{ version: answer.version, ...sent[at]! }] : []));
      for (const { attempt, version } of made.sort((a, b) => a.version - b.version)) tookMove(match, attempt, version);
      for (const answer of answers) tolerable(world, verdictOf(answer));
      claim(made.length > 0 || attempts.length === 0 || world.isLimited, 'none of several legal moves was accepted');
      for (const { socket } of ends) socket.disconnect();
    },
  },
  replay: {
    weight: 4,
    run: async (world, dice) => {
      if (world.packets.length === 0) return;
      const { namespace, event, args, expect } = dice.of(world.packets);
      const fitting = world.listeners.filter((one) => one.namespace === namespace && one.socket.connected);
      const at = fitting.length === 0 ? await listen(world, namespace) : dice.of(fitting);
      await send(world, at, event, args, expect(at));
    },
  },
  steps: { weight: 2, run: (world, dice) => within(world, dice, 'steps', [dice.below(20)], () => 'ok') },
  presence: { weight: 2, run: (world, dice) => within(world, dice, 'presence', [dice.maybe(2)], () => 'ok') },
  say: {
    weight: 3,
    run: (world, dice) => within(world, dice, 'say', ['ahoy'], () => 'ok'),
  },
  chat: {
    weight: 2,
    run: (world, dice) =>
      about(
        world,
        dice,
        'chat',
        ({ matchID, playerID, credentials }) => [matchID, { id: 'a', sender: playerID, payload: 'ahoy' }, credentials],
        expectSeat,
      ),
  },
  nonsense: {
    weight: 1,
    run: async (world, dice) => {
      const at = dice.maybe(3) ? world.lobby : await aListener(world, dice, aMatchID(world, dice));
      const names = ['nothing', 'toString', '__proto__', ''].concat(
        at === world.lobby ? ['enter', 'update', 'say'] : [],
      );
      await send(world, at, dice.of(names), [{ a: 1 }], 'UNKNOWN_EVENT');
    },
  },
  rubbish: {
    weight: 1,
    run: async (world, dice) => {
      const at = await listen(world, dice.of(hostedGames).meta.name);
      const texts = [
        '',
        '9',
        '2[]',
        '2["error","x"]',
        `2/${at.namespace},[{"a":1}]`,
        '2/nowhere,["x"]',
        '451-[',
        '3/a,1[]',
      ];
      at.socket.io.engine.write(dice.of(texts));
      // Some of it ends the connection, a moment later.
      await quiet(10);
      at.socket.disconnect();
    },
  },
  comeAndGo: {
    weight: 3,
    run: async (world, dice) => {
      const open = world.listeners.filter(({ socket }) => socket.connected);
      if (dice.maybe(2) && open.length > 0) dice.of(open).socket.disconnect();
      else await listen(world, dice.of(hostedGames).meta.name);
    },
  },
};
