/** Options, rematches, longer matches, knowledge and component totals. */
import { bound } from '../../testing/fish-and-ships';
import { ADA, BEN, CY, ended, passing, play, refused, size, totals } from '../../testing/fish-and-ships-play';
import { byColour, type Position, position, standardOptions } from '../../testing/fish-and-ships-position';
import { clone, start, step, withRandom } from '../core/match';
import { defaultOptions, parseOptions } from '../core/options';
import { fastRandom } from '../core/random';
import type { Outcome, Seat, View } from '../core/rules';
import { viewFor } from '../core/view';
import { cubesInAll, knownWaterCards, sailorsPerColour, tilesByFace } from './data';
import { meta, rules } from './index';
import type { FishAndShips, GameResult, Options } from './types';

const SEED = '5'.repeat(64);

describe('options', () => {
  test('the standard is one game, a sixth card of two fish, tiles picked by hand', () => {
    expect(defaultOptions(meta.options)).toEqual(standardOptions);
    expect(parseOptions(meta.options, { starters: [0] }).ok).toBe(false);
  });

  test.each([0, 1, 2, 3] as const)('the sixth card has %i fish', (sixthCard) => {
    const { fish } = start(rules, 2, { ...standardOptions, sixthCard }, SEED).public;
    expect([fish[0], ...fish.slice(1).sort()]).toEqual([0, ...[0, 0, 1, 2, 3, sixthCard].sort()]);
  });

  test('without slot picking tiles cannot be named', () => {
    const state = position({ options: { slotPicking: false } });
    expect(refused(state, ADA, { type: 'reveal', n: 1, slots: [0] })).toMatchObject({
      code: 'TILE_POSITION',
      rule: 'R-8.3',
    });
    play(state, ADA, { type: 'reveal', n: 1 });
  });

  test('a rematch starts with one of those who came last, unless chance decides', () => {
    const state = position({ ships: { white: 5 }, next: ['white'], hands: [{ white: 2 }, { green: 1 }, { pink: 1 }] });
    play(state, ADA, { type: 'reveal', n: 1 });
    const again = rules.rematch!(standardOptions, ended(state));
    expect(again).toEqual({ ...standardOptions, starters: [BEN, CY] });
    expect(startersOf(again)).toEqual([BEN, CY]);
    expect(startersOf({ ...again, startPlayer: 'random' })).toEqual([ADA, BEN, CY]);
    const random: Options = { ...standardOptions, startPlayer: 'random' };
    expect(rules.rematch!(random, ended(state))).toEqual(random);
  });

  test('a rematch whose players want the start to go round begins with the next seat, once', () => {
    const random: Options = { ...standardOptions, startPlayer: 'random' };
    const dealt = rules.setup(3, { ...random, nextStarter: CY }, fastRandom(1));
    expect(dealt.public.starter).toBe(CY);
    const again = rules.rotated!(random, dealt);
    expect(again).toEqual({ ...random, nextStarter: ADA });
    expect(startersOf(again)).toEqual([ADA]);
    const state = position({ ships: { white: 5 }, next: ['white'], hands: [{ white: 2 }, { green: 1 }, { pink: 1 }] });
    play(state, ADA, { type: 'reveal', n: 1 });
    expect(rules.rematch!(again, ended(state))).toEqual(random);
  });

  test('starters that sit elsewhere are ignored', () => {
    expect(startersOf({ ...standardOptions, starters: [7, 1, -1] })).toEqual([BEN]);
    expect(startersOf({ ...standardOptions, starters: [7] })).toEqual([ADA, BEN, CY]);
  });
});

describe('a match of three games', () => {
  const hands = [{ white: 1, green: 2 }, { white: 2 }, { pink: 1 }];
  const ending: Position = { options: { games: 3 }, ships: { white: 5, green: 1 }, hands, cubes: [2, 2, 2] };

  test('the next game is dealt at once, and whoever came last starts', () => {
    const state = position({ ...ending, next: ['white', 'duck'] });
    const events = play(state, ADA, { type: 'reveal', n: 2 });
    expect(events.slice(-2)).toEqual([
      { type: 'gameEnded', seat: ADA, ship: 'white', game: 1 },
      { type: 'nextGame', game: 2, starter: CY },
    ]);
    expect(state.public).toMatchObject({ phase: 'PASS', active: [0, 1, 2], game: 2, starter: CY, supply: 9 });
    expect(state.public.results).toEqual([
      {
        fish: [0, 2, 0, 3, 1, 0, 2],
        ships: { white: 6, green: 1, pink: 0, brown: 0 },
        hands: hands.map(byColour),
        cubes: [2, 2, 2],
        points: [6, 4, 0],
      },
    ]);
    expect(state.private.map(({ hand, gave, sent }) => [size(hand), gave, size(sent)])).toEqual(
      Array(3).fill([7, null, 0]),
    );
    expect(rules.outcome(state)).toBeNull();
  });

  test('the next start player is drawn among everybody when chance decides', () => {
    const drawn = [...Array(60).keys()].map((seed) => {
      const state = position({ ...ending, options: { games: 3, startPlayer: 'random' }, next: ['white', 'duck'] });
      step(rules, state, ADA, { type: 'reveal', n: 2 }, fastRandom(seed));
      return state.public.starter;
    });
    expect([...new Set(drawn)].sort()).toEqual([ADA, BEN, CY]);
  });

  test('seats level on points and cubes for last place draw lots', () => {
    const level = { ...ending, hands: [{ white: 1 }, { pink: 1 }, { pink: 1 }] };
    const drawn = [...Array(40).keys()].map((seed) => {
      const state = position({ ...level, next: ['white', 'duck'] });
      step(rules, state, ADA, { type: 'reveal', n: 2 }, fastRandom(seed));
      return state.public.starter;
    });
    expect([...new Set(drawn)].sort()).toEqual([BEN, CY]);
  });

  test('of seats level on points for last place the one with fewer cubes starts', () => {
    const level = { ...ending, hands: [{ white: 1 }, { pink: 1 }, { pink: 1 }], cubes: [2, 3, 2] };
    const drawn = [...Array(40).keys()].map((seed) => {
      const state = position({ ...level, next: ['white', 'duck'] });
      step(rules, state, ADA, { type: 'reveal', n: 2 }, fastRandom(seed));
      return state.public.starter;
    });
    expect(new Set(drawn)).toEqual(new Set([CY]));
  });

  test('the next game has the sixth card of this match', () => {
    const state = position({ ...ending, options: { games: 3, sixthCard: 0 }, next: ['white', 'duck'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    expect(state.public.game).toBe(2);
    expect([...state.public.fish].sort()).toEqual([0, 0, 0, 0, 1, 2, 3]);
  });

  test('points of all games decide, in parts by game and colour', () => {
    const outcome = lastGame([result([3, 0, 1], [1, 1, 1]), result([0, 9, 0], [1, 1, 1])]);
    expect(totals(outcome)).toEqual([9, 13, 1]);
    expect(outcome).toMatchObject({ winners: [BEN], tieBreak: null });
    expect(outcome.standings[ADA]!.parts.map(({ key, value, detail }) => [key, value, detail])).toEqual([
      ['game', 3, { game: 1 }],
      ['game', 0, { game: 2 }],
      ['game', 6, { game: 3 }],
    ]);
    expect(outcome.standings[ADA]!.parts[2]!.parts).toEqual([
      { key: 'sailors.white', value: 2, detail: { count: 1, fish: 2 } },
      { key: 'sailors.green', value: 4, detail: { count: 2, fish: 2 } },
      { key: 'sailors.pink', value: 0, detail: { count: 0, fish: 0 } },
      { key: 'sailors.brown', value: 0, detail: { count: 0, fish: 0 } },
    ]);
  });

  test('then cubes of all games, then the win is shared', () => {
    const byCubes = lastGame([result([1, 3, 0], [2, 1, 6]), result([0, 0, 0], [1, 1, 1])]);
    expect(totals(byCubes)).toEqual([7, 7, 0]);
    expect(byCubes).toMatchObject({ winners: [ADA], tieBreak: { key: 'cubes', values: [5, 4, 9] } });
    const shared = lastGame([result([1, 3, 0], [2, 1, 6]), result([0, 0, 0], [1, 2, 1])]);
    expect(shared).toMatchObject({ winners: [ADA, BEN], tieBreak: null });
  });

  function lastGame(results: GameResult[]): Outcome {
    const state = position({ ...ending, game: 3, results, next: ['white', 'duck'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    return ended(state);
  }

  /** A finished game where one white sailor is worth one point. */
  function result(points: number[], cubes: number[]): GameResult {
    const ships = byColour({ white: 4, green: 6 });
    return { fish: [0, 2, 0, 3, 1, 0, 2], ships, hands: points.map((white) => byColour({ white })), cubes, points };
  }
});

describe('what a seat knows', () => {
  test('of the passing before it happens: that a seat has chosen', () => {
    const state = passing();
    play(state, ADA, { type: 'passSailor', colour: 'white' });
    expect(JSON.stringify(viewFor(rules, state, BEN))).not.toContain('"passing":"white"');
    expect(viewFor(rules, state, ADA).mine).toMatchObject({ passing: 'white' });
  });

  test('of the passing when it happens: the sailor that arrived, and nothing else', () => {
    const afterPassing = (colour: 'white' | 'green'): View<FishAndShips> => {
      const state = passing();
      play(state, ADA, { type: 'passSailor', colour });
      play(state, BEN, { type: 'passSailor', colour: 'pink' });
      play(state, CY, { type: 'passSailor', colour: 'brown' });
      return viewFor(rules, state, BEN);
    };
    const [one, other] = [afterPassing('white'), afterPassing('green')];
    expect(one.mine).toMatchObject({ received: 'white', hand: { white: 3, green: 2, pink: 0, brown: 2 } });
    expect(other.mine).toMatchObject({ received: 'green', hand: { white: 2, green: 3, pink: 0, brown: 2 } });
    const { received, hand } = other.mine!;
    expect({ ...one, mine: { ...one.mine, received, hand } }).toStrictEqual(other);
  });

  test('hands are opened at the end, to everybody', () => {
    const state = position({ ships: { white: 5 }, next: ['white'] });
    play(state, ADA, { type: 'reveal', n: 1 });
    expect(viewFor(rules, state, null).public.results[0]!.hands).toEqual(state.private.map(({ hand }) => hand));
  });

  test('a sailor given away is with the left neighbour, in hand or sent, in every world imagined', () => {
    const state = passing([{ brown: 7 }, { green: 7 }, { pink: 7 }]);
    play(state, ADA, { type: 'passSailor', colour: 'brown' });
    play(state, BEN, { type: 'passSailor', colour: 'green' });
    play(state, CY, { type: 'passSailor', colour: 'pink' });
    play(state, ADA, { type: 'sendSailor', colour: 'brown' });
    play(state, BEN, { type: 'sendSailor', colour: 'green' });
    const view = viewFor(rules, state, ADA);
    const worlds = [...Array(80).keys()].map((seed) => rules.determinize(clone(view), fastRandom(seed)));
    for (const world of worlds) {
      expect(rules.invariants(world)).toEqual([]);
      expect(world.private[BEN]).toMatchObject({ received: 'brown' });
      expect(world.private[CY]).toMatchObject({ gave: 'pink' });
    }
    const sentOn = worlds.filter(({ private: seats }) => seats[BEN]!.sent.brown > 0);
    expect(sentOn.length).toBeGreaterThan(0);
    expect(sentOn.length).toBeLessThan(worlds.length);
  });
});

describe('component tables', () => {
  test('totals are those of the rulebook', () => {
    expect(4 * sailorsPerColour).toBe(28);
    expect(Object.values(tilesByFace).reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(tilesByFace.white + tilesByFace.green + tilesByFace.pink + tilesByFace.brown).toBe(12);
    expect(cubesInAll).toBe(12);
    expect(knownWaterCards).toHaveLength(5);
    expect(Math.max(...knownWaterCards)).toBe(3);
  });

  test.each([
    [2, 14, 10],
    [3, 7, 9],
    [4, 0, 8],
  ])('%i seats leave %i sailors in the box and %i cubes in the supply', (seats, box, supply) => {
    const state = start(rules, seats, standardOptions, SEED);
    expect([size(state.secret.box), state.public.supply]).toEqual([box, supply]);
    expect(rules.invariants(state)).toEqual([]);
  });

  test.each([
    [2, 85],
    [3, 105],
    [4, 128],
  ])('with %i seats a game has at most %i turns', (seats, turns) => {
    const choices = 21 + 7 * seats;
    expect(bound(seats, standardOptions)).toBe(seats + turns + choices);
    expect(bound(seats, { ...standardOptions, games: 3 })).toBe(3 * (seats + turns + choices));
  });
});

describe('what nobody knows is drawn anew in every imagined world', () => {
  const seeds = [...Array(60).keys()];

  test('the place of the pirate, the hands of others, a sealed choice', () => {
    const turn = viewFor(rules, position(), ADA);
    const worlds = seeds.map((seed) => rules.determinize(clone(turn), fastRandom(seed)));
    expect(new Set(worlds.map(({ secret }) => secret.faces.indexOf('pirate'))).size).toBeGreaterThan(8);
    expect(new Set(worlds.map((world) => JSON.stringify(world.private[BEN]!.hand))).size).toBeGreaterThan(8);

    const begun = withRandom(rules.setup(3, standardOptions, fastRandom(1)), { seed: '', drawn: 0 });
    play(begun, BEN, rules.legal(viewFor(rules, begun, BEN))[0]!);
    const seen = viewFor(rules, begun, ADA);
    const choices = seeds.map((seed) => rules.determinize(clone(seen), fastRandom(seed)).private[BEN]!.passing);
    expect(new Set(choices).size).toBe(4);
  });

  test('a set-up shuffles sailors, tiles and cards', () => {
    const deals = seeds.map((seed) => rules.setup(2, standardOptions, fastRandom(seed)));
    expect(new Set(deals.map((deal) => JSON.stringify(deal.private[ADA]!.hand))).size).toBeGreaterThan(20);
    expect(new Set(deals.map(({ secret }) => secret.faces.join())).size).toBeGreaterThan(50);
    expect([...new Set(deals.map((deal) => deal.public.fish[6]))].sort()).toEqual([0, 1, 2, 3]);
  });
});

/** Everybody whom chance lets start under these options, with three seats. */
function startersOf(options: Options): Seat[] {
  const drawn = [...Array(60).keys()].map((seed) => {
    const random = { seed: '', drawn: 0 };
    return withRandom(rules.setup(3, options, fastRandom(seed)), random).public.starter;
  });
  return [...new Set(drawn)].sort();
}
