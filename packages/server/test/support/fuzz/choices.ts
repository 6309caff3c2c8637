/** What a step acts on: mostly something that is there and fits together, now and then not. */
import { games as houseGames } from '@quayside/games';
import type { HostedGame } from '../../../src/match/live';
import { pebbles } from '../pebbles';
import type { Dice } from './dice';
import { type Claim, claim, type Match } from './model';
import { type Listener, listen, type World } from './world';

/** One kind of step; how often it is taken, compared with others. */
export interface Command {
  readonly weight: number;
  run(world: World, dice: Dice): Promise<unknown>;
}

/** Of all matches only the newest are acted on, so that steps meet. */
const RECENT = 5;
/** Open connections at most. */
const CONNECTIONS = 8;

export const hostedGames: readonly HostedGame[] = [pebbles, ...houseGames];

export function hosted(name: string): HostedGame {
  const game = hostedGames.find(({ meta }) => meta.name === name);
  claim(game !== undefined, `no game ${name}`);
  return game;
}

export function aMatch({ matches }: World, dice: Dice): Match | null {
  const there = matches.filter(({ status }) => status !== 'gone').slice(-RECENT);
  return there.length === 0 ? null : dice.of(there);
}

export function aMatchID(world: World, dice: Dice): string {
  const gone = world.matches.filter(({ status }) => status === 'gone');
  if (dice.maybe(12)) return gone.length === 0 ? 'made-up-match-id' : dice.of(gone).id;
  return aMatch(world, dice)?.id ?? 'made-up-match-id';
}

/** The game of the match, or another one. */
export function aGame({ matches }: World, dice: Dice, matchID: string): string {
  const match = matches.find(({ id }) => id === matchID);
  return match === undefined || dice.maybe(12) ? dice.of(hostedGames).meta.name : match.game.meta.name;
}

export function aSeat(dice: Dice): string {
  return dice.of(['0', '1', '2', '0', '1', '99', '-1', '']);
}

/** Somebody who holds, held or pretends to hold a seat. */
export function aWho(world: World, dice: Dice): Claim {
  const recent = world.matches.slice(-RECENT).map(({ id }) => id);
  const claims = world.claims.filter(({ matchID }) => recent.includes(matchID));
  if (claims.length === 0) return { matchID: aMatchID(world, dice), playerID: '0', credentials: 'guessed' };
  const own = claims[claims.length - 1 - dice.below(claims.length)]!;
  if (!dice.maybe(8)) return own;
  const { matchID, playerID, credentials } = dice.of(claims);
  return dice.of([
    { ...own, credentials },
    { ...own, playerID },
    { ...own, matchID },
    { ...own, credentials: '' },
  ]);
}

/** A connection, mostly of the match's game. */
export async function aListener(world: World, dice: Dice, matchID: string): Promise<Listener> {
  const namespace = aGame(world, dice, matchID);
  const open = world.listeners.filter(({ socket }) => socket.connected);
  world.listeners.splice(0, world.listeners.length, ...open);
  const fitting = open.filter((one) => one.namespace === namespace);
  if (fitting.length > 0 && !dice.maybe(8)) return dice.of(fitting);
  if (open.length >= CONNECTIONS) open[0]?.socket.disconnect();
  return listen(world, namespace);
}

/** Values that mean something here: names, ids and credentials of others. */
export function treasures({ matches, claims }: World): readonly unknown[] {
  const names = hostedGames.map(({ meta }) => meta.name);
  const recent = claims.slice(-RECENT);
  return [
    '0',
    '1',
    0,
    1,
    2,
    null,
    true,
    false,
    ...names,
    ...matches.slice(-RECENT).map(({ id }) => id),
    ...recent,
  ].concat(recent.map(({ credentials }) => credentials));
}
