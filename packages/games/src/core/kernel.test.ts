import { toBoardgame } from './boardgame';
import { activePlayers, firstCtx, nextCtx } from './ctx';
import { equal } from './equal';
import { judge } from './match';
import { defaultOptions, type Options, parseOptions } from './options';
import type { GameTypes, Judge, Rules, View } from './rules';

describe('equal', () => {
  test.each([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [Number.NaN, Number.NaN, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[1], { 0: 1 }, false],
    [{ a: 1, b: [] }, { b: [], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ toString: 1 }, { toString: 1 }, true],
    [{}, { constructor: 1 }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(equal(a, b)).toBe(same);
    expect(equal(b, a)).toBe(same);
  });
});

describe('parseOptions', () => {
  const specs = [
    { key: 'games', values: [1, 3], standard: 1 },
    { key: 'open', values: [true, false], standard: false },
  ] as const;

  test('fills in what is missing', () => {
    expect(parseOptions(specs, undefined)).toEqual({ ok: true, options: { games: 1, open: false } });
    expect(parseOptions(specs, { games: 3 })).toEqual({ ok: true, options: { games: 3, open: false } });
    expect(defaultOptions(specs)).toEqual({ games: 1, open: false });
  });

  test.each([
    [{ games: 2 }, 'OPTION_VALUE', 'games'],
    [{ games: '3' }, 'OPTION_VALUE', 'games'],
    [{ open: null }, 'OPTION_VALUE', 'open'],
    [{ starters: [0] }, 'OPTION_UNKNOWN', 'starters'],
    [JSON.parse('{"__proto__": {"games": 3}}'), 'OPTION_UNKNOWN', '__proto__'],
    [[], 'OPTION_VALUE', ''],
    ['games', 'OPTION_VALUE', ''],
  ])('refuses %j', (raw, code, key) => {
    expect(parseOptions(specs, raw)).toEqual({ ok: false, code, key });
  });
});

describe('options that do not go together', () => {
  const settings = {
    options: [{ key: 'crews', values: [1, 2], standard: 1 }],
    misfit: (seats: number, { crews }: Options) =>
      seats > 2 && crews === 2 ? { code: 'CREWS', keys: ['crews'], detail: { most: 2 } } : null,
  };
  const game = toBoardgame({ moves: [], seats: { min: 2, max: 4 } } as unknown as Rules<GameTypes>, settings);

  test.each([
    [2, { crews: 2 }, undefined],
    [3, { crews: 2 }, 'OPTION_MISFIT: CREWS'],
    [3, { crews: 1 }, undefined],
    [3, { crews: 3 }, 'OPTION_VALUE: crews'],
  ])('%i seats, %j', (seats, options, error) => {
    expect(game.validateSetupData?.(options, seats)).toBe(error);
  });
});

describe('judge', () => {
  interface Toy extends GameTypes {
    move: { type: 'pay'; coins: number; which?: number[] };
  }
  const toy: Judge<Toy> = {
    moves: ['pay'],
    legal: () => [{ type: 'pay', coins: 2 }],
    reason: (_, { coins }) => (coins === 1 ? { code: 'TOO_FEW', rule: 'R-1' } : null),
    standsFor: (_, move) => (equal(move.which, [4, 7]) ? { type: 'pay', coins: move.coins } : move),
  };
  const view = {} as View<Toy>;

  test.each([
    [{ type: 'pay', coins: 2 }, null],
    [{ type: 'pay', coins: 2, which: [4, 7] }, null],
    [{ type: 'pay', coins: 2, which: [4, 8] }, 'MALFORMED_MOVE'],
    [{ type: 'pay', coins: 1 }, 'TOO_FEW'],
    [{ type: 'pay', coins: 3 }, 'MALFORMED_MOVE'],
    [{ type: 'pay', coins: '2' }, 'MALFORMED_MOVE'],
    [{ type: 'toString' }, 'UNKNOWN_MOVE'],
    [['pay'], 'UNKNOWN_MOVE'],
    [null, 'UNKNOWN_MOVE'],
  ])('%j: %s', (move, code) => {
    expect(judge(toy, view, move)?.code ?? null).toBe(code);
  });
});

describe('ctx', () => {
  test('starts with the first active seat', () => {
    expect(firstCtx(3, [2])).toEqual({
      numPlayers: 3,
      playOrder: ['0', '1', '2'],
      playOrderPos: 2,
      currentPlayer: '2',
      activePlayers: null,
      turn: 1,
      phase: null,
    });
  });

  test('a lone active seat becomes the current player and a new turn begins', () => {
    const all = firstCtx(3, [0, 1, 2]);
    expect(all).toMatchObject({ currentPlayer: '0', activePlayers: { 0: null, 1: null, 2: null }, turn: 1 });
    const two = nextCtx(all, [1, 2], null);
    expect(two).toMatchObject({ currentPlayer: '0', activePlayers: { 1: null, 2: null }, turn: 1 });
    expect(nextCtx(two, [1], null)).toMatchObject({
      currentPlayer: '1',
      playOrderPos: 1,
      activePlayers: null,
      turn: 2,
    });
  });

  test('the same seat again is the same turn', () => {
    expect(nextCtx(firstCtx(2, [1]), [1], null)).toMatchObject({ currentPlayer: '1', turn: 1 });
  });

  test('nobody is active once it is over', () => {
    const outcome = { standings: [], winners: [], tieBreak: null };
    expect(nextCtx(firstCtx(2, [0, 1]), [], outcome)).toMatchObject({
      activePlayers: null,
      gameover: outcome,
      turn: 1,
    });
    expect(activePlayers([])).toBeNull();
  });
});
