import { type GameEntry, games } from '@quayside/games';
import { equal } from '@quayside/games/core/equal';
import { start, step } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
import { fastRandom } from '@quayside/games/core/random';
import type { GameTypes, Rules, State, Value } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { greedyBot, playMatch, randomBot, sample } from './index';
import { seedText } from './seed';

/** Takes 1 to 3 from a heap in turn; who takes the last one wins. The next heap's size is hidden. */
interface Heap extends GameTypes {
  public: { phase: string; active: number[]; left: number; taken: number[] };
  private: object;
  secret: { next: number };
  move: { type: 'take'; count: number } | { type: 'rest' };
}

const heap: Rules<Heap> = {
  name: 'heap',
  version: 1,
  seats: { min: 2, max: 2 },
  phases: ['PLAY'],
  moves: ['take', 'rest'],
  sealed: [],
  setup: (seats, _options, random) => ({
    public: { phase: 'PLAY', active: [0], left: 9, taken: Array<number>(seats).fill(0) },
    private: Array.from({ length: seats }, () => ({})),
    secret: { next: random.below(1000) },
  }),
  counts: () => ({}),
  legal: ({ seat, public: { active, left } }) => {
    if (seat === null || !active.includes(seat)) return [];
    const takes = [1, 2, 3].filter((count) => count <= left).map((count) => ({ type: 'take' as const, count }));
    return [...takes, { type: 'rest' }];
  },
  reason: () => null,
  apply: ({ public: table }, seat, move) => {
    const count = move.type === 'take' ? move.count : 0;
    table.left -= count;
    table.taken[seat]! += count;
    table.active = table.left === 0 ? [] : [1 - seat];
  },
  outcome: ({ public: { left, taken } }) => {
    if (left > 0) return null;
    const standings = taken.map((total, seat) => ({ seat, rank: total >= taken[1 - seat]! ? 1 : 2, total, parts: [] }));
    return { standings, winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat), tieBreak: null };
  },
  determinize: ({ public: table }, random) => ({
    public: structuredClone(table),
    private: table.taken.map(() => ({})),
    secret: { next: random.below(1000) },
  }),
  invariants: () => [],
};

const most: Value<Heap> = ({ seat, public: { taken } }) => taken[seat ?? 0]!;

function opening(): State<Heap> {
  return start(heap, 2, {}, seedText(1));
}

test('greedy takes the move after which its view is worth most', () => {
  expect(greedyBot(heap, most).choose(viewFor(heap, opening(), 0), fastRandom(1))).toEqual({ type: 'take', count: 3 });
  const least: Value<Heap> = (view) => -most(view);
  expect(greedyBot(heap, least).choose(viewFor(heap, opening(), 0), fastRandom(1))).toEqual({ type: 'rest' });
});

test('moves that are worth the same are chosen by chance', () => {
  const chosen = Array.from({ length: 200 }, (_, seed) =>
    JSON.stringify(greedyBot(heap, () => 0).choose(viewFor(heap, opening(), 0), fastRandom(seed))),
  );
  expect(new Set(chosen).size).toBe(4);
});

test('random takes every legal move now and then', () => {
  const chosen = Array.from({ length: 200 }, (_, seed) =>
    JSON.stringify(randomBot(heap).choose(viewFor(heap, opening(), 0), fastRandom(seed))),
  );
  expect(new Set(chosen).size).toBe(4);
});

test('a long list is cut to the bound, with every type of move in it', () => {
  const long = [...Array.from({ length: 99 }, (_, count) => ({ type: 'take', count })), { type: 'rest' }];
  for (let seed = 0; seed < 50; seed += 1) {
    const tried = sample(long, 5, fastRandom(seed));
    expect(tried).toHaveLength(5);
    expect(tried.map(({ type }) => type)).toContain('rest');
    expect(new Set(tried).size).toBe(5);
  }
});

test('without a legal move there is nothing to choose', () => {
  const asleep = viewFor(heap, opening(), 1);
  expect(() => randomBot(heap).choose(asleep, fastRandom(1))).toThrow('no legal move');
  expect(() => greedyBot(heap, most).choose(asleep, fastRandom(1))).toThrow('no legal move');
});

test('a match without an end is broken off', () => {
  const lazy = greedyBot(heap, (view) => -most(view));
  expect(() => playMatch(heap, {}, [lazy, lazy], 1)).toThrow('goes on after');
});

const entries: readonly GameEntry[] = games;

describe.each(entries.map((game) => [game.meta.name, game] as const))(
  '%s',
  (_name, { meta, rules, value = () => 0 }) => {
    const options = defaultOptions(meta.options);

    test('the same seed plays the same match, another one another', () => {
      const bots = [greedyBot(rules, value), randomBot(rules)];
      const played = playMatch(rules, options, bots, 5);
      expect(playMatch(rules, options, bots, 5)).toEqual(played);
      expect(playMatch(rules, options, bots, 6)).not.toEqual(played);
    });

    test('two worlds that differ only in what a seat may not know give the same choice, and the view stays as it was', () => {
      const bots = [randomBot(rules), greedyBot(rules, value)];
      const state = start(rules, meta.seats.max, options, seedText(8));
      const random = fastRandom(9);
      let differing = 0;
      let hidden = 0;
      for (let made = 0; made < 60 && rules.outcome(state) === null; made += 1) {
        const seat = state.public.active[0]!;
        const view = viewFor(rules, state, seat);
        const seen = JSON.stringify(view);
        const twin = rules.determinize(structuredClone(view), random);
        const { random: _stream, ...secret } = state.secret;
        if (Object.keys(secret).length > 0) hidden += 1;
        if (!equal(twin.secret, secret)) differing += 1;
        for (const bot of bots) {
          expect(bot.choose(viewFor(rules, twin, seat), fastRandom(made))).toEqual(bot.choose(view, fastRandom(made)));
        }
        expect(JSON.stringify(view)).toBe(seen);
        step(rules, state, seat, randomBot(rules).choose(view, random));
      }
      // A game that draws when it needs to keeps nothing that a world could differ in.
      if (hidden === 0) expect(differing).toBe(0);
      else expect(differing).toBeGreaterThan(5);
    });
  },
);
