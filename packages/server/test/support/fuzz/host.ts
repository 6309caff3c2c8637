/** Steps of hosts, of those who would like to be, and of players who move to another device. */
import { aSeat, aWho, type Command } from './choices';
import type { Dice } from './dice';
import { expectBack, expectClaim, expectTool, expectVote, matchNamed } from './host-model';
import { type Claim, expectSeat, type Match } from './model';
import { type Body, perhaps } from './rest';
import type { World } from './world';

/** Mostly the host of a match, if one is known. */
function aHost(world: World, dice: Dice): Claim {
  const own = aWho(world, dice);
  const match = matchNamed(world, own.matchID);
  const [host] = match?.hosts ?? [];
  const holder = host === undefined ? null : match?.seats[host];
  if (holder === undefined || holder === null || dice.maybe(5)) return own;
  return { matchID: own.matchID, playerID: String(host), credentials: holder.credentials };
}

function tool(route: string, weight: number, bodyOf: (dice: Dice) => Body): Command {
  return {
    weight,
    run: (world, dice) => {
      const { matchID, playerID, credentials } = aHost(world, dice);
      const match = matchNamed(world, matchID);
      const body = { playerID, credentials, ...bodyOf(dice) };
      const expected = match === null ? 'NO_SUCH_MATCH' : expectTool(match, { route, body });
      return perhaps(world, dice, { route, game: gameOf(match), id: matchID, body }, expected);
    },
  };
}

function gameOf(match: Match | null): string {
  return match?.game.meta.name ?? 'none';
}

export const hostCommands: Record<string, Command> = {
  bot: tool('bot', 4, (dice) => ({ seat: aSeat(dice), ...(dice.maybe(3) ? { sits: dice.maybe(3) } : {}) })),
  swap: tool('swap', 3, (dice) => ({ seat: aSeat(dice), with: aSeat(dice) })),
  absent: {
    weight: 3,
    run: (world, dice) => {
      const { matchID, playerID, credentials } = aWho(world, dice);
      const match = matchNamed(world, matchID);
      const body = { playerID, credentials, seat: aSeat(dice), choice: dice.of(['wait', 'bot', 'bot', 'end']) };
      const expected = match === null ? 'NO_SUCH_MATCH' : expectVote(match, body, body.seat);
      return perhaps(world, dice, { route: 'absent', game: gameOf(match), id: matchID, body }, expected);
    },
  },
  back: {
    weight: 2,
    run: (world, dice) => {
      const { matchID, playerID, credentials } = aWho(world, dice);
      const match = matchNamed(world, matchID);
      const expected = match === null ? 'NO_SUCH_MATCH' : expectBack(match, { playerID, credentials });
      const request = { route: 'back', game: gameOf(match), id: matchID, body: { playerID, credentials } };
      return perhaps(world, dice, request, expected);
    },
  },
  kick: tool('kick', 3, (dice) => ({ seat: aSeat(dice), ...(dice.maybe(2) ? { reason: 'so it is' } : {}) })),
  reopen: tool('reopen', 2, (dice) => ({ seat: aSeat(dice) })),
  passOn: tool('host', 2, (dice) => ({ seat: aSeat(dice) })),
  access: tool('access', 3, (dice) => ({
    ...(dice.maybe(2) ? { locked: dice.maybe(3) } : {}),
    ...(dice.maybe(2) ? { watch: dice.of(['link', 'link', 'listed', 'listed', 'nobody']) } : {}),
  })),
  dismiss: tool('dismiss', 1, () => ({ watcher: 'somebody' })),
  device: {
    weight: 3,
    run: (world, dice) => {
      const { matchID, playerID, credentials } = aWho(world, dice);
      const match = matchNamed(world, matchID);
      const expected = match === null ? 'NO_SUCH_MATCH' : expectSeat(match, { playerID, credentials });
      const request = { route: 'device', game: gameOf(match), id: matchID, body: { playerID, credentials } };
      return perhaps(world, dice, request, expected);
    },
  },
  claim: {
    weight: 3,
    run: (world, dice) => {
      // The newest links, most of them used by then.
      const made = world.tokens.slice(-4);
      const guess = { ...aWho(world, dice), token: 'no-link' };
      const { matchID, playerID, token } = made.length === 0 || dice.maybe(6) ? guess : dice.of(made);
      const match = matchNamed(world, matchID);
      const expected = match === null ? 'NO_SUCH_MATCH' : expectClaim(match, playerID, token);
      const request = { route: 'claim', game: gameOf(match), id: matchID, body: { playerID, token } };
      return perhaps(world, dice, request, expected);
    },
  },
};
