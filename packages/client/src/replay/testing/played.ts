/** For tests: a whole match of Fish & Ships by chance, and its record as a server would open it. */
import { clone, start, step } from '@quayside/games/core/match';
import { commitment, fastRandom, streamSeed } from '@quayside/games/core/random';
import { viewFor } from '@quayside/games/core/view';
import { rules } from '@quayside/games/fish-and-ships/rules';
import type { Options } from '@quayside/games/fish-and-ships/types';
import type { MatchRecord } from '@quayside/games/wire/protocol';

const serverSeed = 'ab'.repeat(32);

export function playedMatch(games: Options['games'] = 1, names: readonly string[] = ['Ada', 'Ben']): MatchRecord {
  const options: Options = { startPlayer: 'random', sixthCard: 2, games, slotPicking: true };
  const contributions = names.map((_, seat) => `0${seat}`.repeat(16));
  const seed = streamSeed(serverSeed, contributions);
  const state = start(rules, names.length, options, seed);
  const choose = fastRandom(7);
  const moves: MatchRecord['moves'][number][] = [];
  while (rules.outcome(state) === null) {
    const seat = state.public.active[0] ?? 0;
    const legal = rules.legal(viewFor(rules, state, seat));
    const [first] = choose.shuffle([...legal]);
    if (first === undefined) throw new Error('Nobody can move, and there is no outcome.');
    const move = clone(first);
    step(rules, state, seat, move);
    const version = moves.length + 1;
    moves.push({ version, seat, move, at: 1_000_000 + version * 10_000 });
  }
  return {
    matchID: 'match-1',
    game: rules.name,
    rulesVersion: rules.version,
    options,
    seats: names.map((name, seat) => ({ seat, name, bot: null })),
    commitment: commitment(serverSeed, 'match-1', rules.version, options),
    serverSeed,
    contributions,
    seed,
    moves,
    outcome: clone(rules.outcome(state)),
  };
}
