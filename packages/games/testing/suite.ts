/** What every game must pass: legality, reasons, copies, laws, secrecy, ends. One call per game. */
import fc from 'fast-check';
import { equal } from '../src/core/equal';
import { clone, judge, replay, step, withRandom } from '../src/core/match';
import { fastRandom, type Random } from '../src/core/random';
import type { GameTypes, Outcome, ScorePart, State } from '../src/core/rules';
import { mayUndo } from '../src/core/undo';
import { viewFor } from '../src/core/view';
import {
  type GameUnderTest,
  type Moment,
  pick,
  seedText,
  type Table,
  tables,
  tried,
  viewers,
  walk,
} from './game-under-test';
import { mutations, padded } from './mutations';
import { expectEqual, expectNone, expectText, notPlain } from './quick';

/** Matches of each check with the standard options. */
const MATCHES = 12;
/** Matches of each check with one option changed. */
const VARIED_MATCHES = 4;
/** So many times fewer matches in games whose matches are long, and of what is costly to look at so many times fewer moments. */
const LONG = 4;
/** Longest list of legal moves a game may offer; longer ones are to be split into steps or to use `standsFor`. */
const LONGEST_LIST = 300;
const junk: readonly unknown[] = [null, 7, 'reveal', [], {}, { type: 'toString' }, { type: '__proto__' }, { type: 1 }];

export function suite<T extends GameTypes>(game: GameUnderTest<T>): void {
  const { rules } = game;
  const nowAndThen = <Seen>(look: (seen: Seen) => void): ((seen: Seen) => void) => {
    let moments = 0;
    return (seen) => {
      moments += 1;
      if (game.isLong !== true || moments % LONG === 1) look(seen);
    };
  };
  describe.each(tables(game))(`${rules.name}, $title`, (table) => {
    const everyMatch = (check: (seed: number) => void): void => {
      fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), check), {
        numRuns: Math.ceil((table.varied ? VARIED_MATCHES : MATCHES) / (game.isLong === true ? LONG : 1)),
      });
    };

    test('matches end within the bound, with somebody to move until then', () => {
      everyMatch((seed) => {
        const end = walk(game, table, seed, ({ state }) => {
          expectEqual(
            state.public.active,
            [...state.public.active].sort((a, b) => a - b),
          );
          if (!rules.phases.includes(state.public.phase)) expect(rules.phases).toContain(state.public.phase);
        });
        expect(end.public.active).toEqual([]);
        soundOutcome(rules.outcome(end), table.seats);
      });
    });

    test('seats that may not move and spectators have no legal move', () => {
      everyMatch((seed) => {
        const idle = ({ state }: { state: State<T> }): void => {
          for (const viewer of viewers(table.seats)) {
            if (viewer !== null && state.public.active.includes(viewer)) continue;
            expectNone(rules.legal(viewFor(rules, state, viewer)));
          }
        };
        idle({ state: walk(game, table, seed, idle) });
      });
    });

    test('what may be taken back shows nothing hidden: whoever looks on could have said what it does', () => {
      everyMatch((seed) => {
        const random = fastRandom(seed);
        walk(game, table, seed, ({ state, seat, move }) => {
          if (rules.isOpen?.(move.type) !== true) return;
          const after = clone(state);
          step(rules, after, seat, move);
          expect(rules.outcome(after) !== null || mayUndo(rules, state, after, { seat, move })).toBe(true);
          for (const viewer of viewers(table.seats)) {
            const world = withRandom(rules.determinize(viewFor(rules, state, viewer), random), { seed: '', drawn: 0 });
            if (judge(rules, viewFor(rules, world, seat), move) !== null) continue;
            step(rules, world, seat, move);
            expectEqual(viewFor(rules, world, viewer), viewFor(rules, after, viewer));
          }
        });
      });
    });

    test('legal moves and their equivalents are judged legal, listed once, in a short list', () => {
      everyMatch((seed) => {
        const random = fastRandom(seed);
        walk(game, table, seed, ({ view, legal }) => {
          expect(legal.length).toBeLessThanOrEqual(LONGEST_LIST);
          expect(new Set(legal.map((move) => JSON.stringify(move))).size).toBe(legal.length);
          const offered = [...legal, ...game.equivalents(view, random)];
          expectNone(offered.filter((move) => judge(rules, view, move) !== null));
        });
      });
    });

    test('moves bent out of shape, out of turn or out of the past are refused with a reason', () => {
      everyMatch((seed) => {
        const past = new Map<string, T['move']>();
        walk(game, table, seed, (moment) => {
          expectNone(wronglyJudged(game, table, moment, [...past.values()]));
          past.set(JSON.stringify(moment.move), clone(moment.move));
        });
      });
    });

    test('states are plain JSON, copies stay as they were, laws hold', () => {
      everyMatch((seed) => {
        const kept: { copy: State<T>; text: string }[] = [];
        const look = nowAndThen(({ state, seat, move }: Moment<T>) => {
          const text = JSON.stringify(state);
          if (notPlain(state) !== null) expect(notPlain(state)).toBeNull();
          expectNone(rules.invariants(state));
          kept.push({ copy: clone(state), text });
          tried(rules, state, seat, move);
          expectText(JSON.stringify(state), text);
        });
        const end = walk(game, table, seed, look);
        expect(rules.invariants(end)).toEqual([]);
        for (const { copy, text } of kept) expectText(JSON.stringify(copy), text);
      });
    });

    test('the same seed and moves give the same state', () => {
      everyMatch((seed) => {
        const made: { seat: number; move: T['move'] }[] = [];
        const end = walk(game, table, seed, ({ seat, move }) => made.push({ seat, move: clone(move) }));
        expect(replay(rules, table.seats, table.options, seedText(seed), made)).toStrictEqual(end);
      });
    });

    test('a determinized view gives the same view again, to the byte', () => {
      everyMatch((seed) => {
        const random = fastRandom(seed + 1);
        const same = ({ state }: { state: State<T> }): void => {
          for (const viewer of viewers(table.seats)) {
            const view = clone(viewFor(rules, state, viewer));
            const world = rules.determinize(view, random);
            expectText(JSON.stringify(viewFor(rules, world, viewer)), JSON.stringify(view));
            expectNone(rules.invariants(world));
          }
        };
        same({ state: walk(game, table, seed, nowAndThen(same)) });
      });
    });

    test('search in a determinized world can go on to the end', () => {
      everyMatch((seed) => {
        const random = fastRandom(seed + 2);
        const look = nowAndThen(({ view, seat }: Moment<T>) => {
          const seen = clone(view);
          const world = withRandom(rules.determinize(seen, random), { seed: seedText(seed), drawn: 0 });
          expectEqual(rules.legal(viewFor(rules, world, seat)), rules.legal(view));
          playOut(game, world, random, game.bound(table.seats, table.options));
          // What was seen must not have been played with.
          expectText(JSON.stringify(seen), JSON.stringify(view));
        });
        walk(game, table, seed, look);
      });
    });

    test('moves that several seats make at once are sealed', () => {
      everyMatch((seed) => {
        walk(game, table, seed, ({ state, legal }) => {
          if (state.public.active.length < 2) return;
          expectNone(legal.map(({ type }) => type).filter((type) => !rules.sealed.includes(type)));
        });
      });
    });

    test('two worlds that differ in a secret choice look the same, to the byte, to those who may not know it', () => {
      everyMatch((seed) => {
        walk(game, table, seed, (moment) => hidesChoices(game, table, moment));
      });
    });
  });
}

function playOut<T extends GameTypes>(game: GameUnderTest<T>, world: State<T>, random: Random, bound: number): void {
  for (let made = 0; game.rules.outcome(world) === null; made += 1) {
    if (made > bound) throw new Error(`a determinized world went on for more than ${bound} moves`);
    const seat = world.public.active[random.below(world.public.active.length)] ?? 0;
    step(game.rules, world, seat, pick(game.rules.legal(viewFor(game.rules, world, seat)), random, game.seldom));
  }
}

/** What is wrong about judging moves that are not on the list; one assertion per moment, since there are many. */
function wronglyJudged<T extends GameTypes>(
  game: GameUnderTest<T>,
  table: Table<T>,
  { state, seat, view, legal, move }: Moment<T>,
  past: readonly T['move'][],
): string[] {
  const { rules } = game;
  const texts = new Set(legal.map((known) => JSON.stringify(known)));
  // Equal texts first: they are cheap, and of the moves bent here no other is equal.
  const isListed = (bent: object): boolean =>
    texts.has(JSON.stringify(bent)) && legal.some((known) => equal(known, bent));
  const isWrong = (bent: object): boolean => {
    const refusal = judge(rules, view, bent);
    if (refusal === null) return !isListed(bent) && equal(rules.standsFor?.(view, bent as T['move']) ?? bent, bent);
    return isListed(bent) || !/^[A-Z][A-Z_]+$/.test(refusal.code);
  };
  const idle = viewers(table.seats).filter((viewer) => viewer === null || !state.public.active.includes(viewer));
  return [
    ...[move, ...game.equivalents(view, fastRandom(past.length))]
      .flatMap(padded)
      .filter((bent) => judge(rules, view, bent) === null),
    ...[...mutations(move), ...past].filter(isWrong),
    ...idle
      .filter((viewer) => judge(rules, viewFor(rules, state, viewer), move) === null)
      .map((viewer) => ({ ...move, by: viewer })),
    ...junk.filter((bent) => judge(rules, view, bent)?.code !== 'UNKNOWN_MOVE'),
  ].map((bent) => `seat ${seat}: ${JSON.stringify(bent)}`);
}

/** One secret choice against another that the table cannot tell from it: same events, same view for who may not know. */
function hidesChoices<T extends GameTypes>(game: GameUnderTest<T>, table: Table<T>, moment: Moment<T>): void {
  const { state, seat, legal, move } = moment;
  const twin = legal.find((other) => !equal(other, move) && game.sameInPublic(move, other, state));
  if (twin === undefined) return;
  const one = tried(game.rules, state, seat, move);
  const other = tried(game.rules, state, seat, twin);
  expectText(JSON.stringify(other.events), JSON.stringify(one.events));
  const knowing = [seat, ...game.learners(state, seat)];
  for (const viewer of viewers(table.seats)) {
    if (viewer !== null && knowing.includes(viewer)) continue;
    const seen = JSON.stringify(viewFor(game.rules, one.after, viewer));
    expectText(JSON.stringify(viewFor(game.rules, other.after, viewer)), seen);
  }
}

function soundOutcome(outcome: Outcome | null, seats: number): void {
  if (outcome === null) throw new Error('a match without an outcome has ended');
  const { standings, winners } = outcome;
  expect(standings.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  expect(winners).toEqual(standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat));
  expect(winners.length).toBeGreaterThan(0);
  for (const { total, parts, rank } of standings) {
    expect(sum(parts)).toBe(total);
    parts.forEach(partsAddUp);
    expect(rank).toBe(1 + standings.filter((other) => other.rank < rank).length);
  }
}

function partsAddUp(part: ScorePart): void {
  if (part.parts === undefined) return;
  expect(sum(part.parts)).toBe(part.value);
  part.parts.forEach(partsAddUp);
}

function sum(parts: readonly ScorePart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}
