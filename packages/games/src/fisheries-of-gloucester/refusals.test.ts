/** Refusals of docs/rules/fisheries-of-gloucester.md that no numbered example shows. */
import {
  ADA,
  BEN,
  bonusSail,
  chart,
  endDay,
  finishTurn,
  fish,
  legal,
  play,
  preserve,
  refused,
  sail,
  useLobster,
} from '../../testing/fisheries-of-gloucester-play';
import { type Position, position } from '../../testing/fisheries-of-gloucester-position';
import { spaces } from './grid';
import { shipNumbers } from './types';

const inBonus = (): ReturnType<typeof position> => {
  const state = position({ ada: { ships: 'D1 B0 F0', fish: { blue: 3 } }, tiles: 'D1 D2' });
  play(state, ADA, preserve('P09', { blue: 3 }));
  return state;
};
const atWork: Position = { ada: { ships: 'D3 B0 F0', tiles: { single: 1, double: 1 } }, tiles: 'D1 D2 D3' };
const night: Position = {
  day: 2,
  active: [BEN],
  ada: { ended: true, tiles: { single: 1, bent: 1 } },
  ben: { tiles: { single: 1, double: 1 } },
  initiative: ADA,
  nextFirst: ADA,
};

describe('whose move it is', () => {
  test('nobody moves after the end', () => {
    const state = position({ day: 6, active: [BEN], ada: { ended: true }, initiative: ADA });
    play(state, BEN, endDay);
    expect(refused(state, ADA, fish('C3'))).toEqual({ code: 'GAME_OVER', rule: 'R-9.1' });
  });

  test('a move outside its phase', () => {
    const keep = { type: 'keepTile', shape: 'single' };
    expect(refused(position(), ADA, keep)).toEqual({ code: 'WRONG_PHASE', rule: 'R-8.5' });
    expect(refused(position(), ADA, { type: 'chooseStart', first: 0 })).toEqual({
      code: 'WRONG_PHASE',
      rule: 'R-11.5',
    });
    const place = { type: 'placeFeature', feature: 'R', space: 'B5' };
    expect(refused(position(), ADA, place)).toEqual({ code: 'WRONG_PHASE', rule: 'R-11.3' });
  });

  test('a move of the other player, or of a spectator', () => {
    const refusal = { code: 'NOT_YOUR_TURN', rule: 'R-4.1', detail: { active: [ADA] } };
    expect(refused(position(), BEN, endDay)).toEqual(refusal);
    expect(refused(position(), null, endDay)).toEqual(refusal);
  });
});

describe('arguments', () => {
  test.each([
    ['TILE_ON_ISLAND', { ships: 'D6 D7 E6' }, 'D6 D7 E6', chart('single', 'D5')],
    ['TILE_ON_SHIP', { ships: 'D1 B0 F0' }, 'D1', chart('single', 'D1')],
    ['TILE_ON_SHORE', {}, '', chart('double', 'D0 D1')],
    ['TILE_SHAPE', {}, '', chart('double', 'D1 D11')],
    ['TILE_SHAPE', {}, '', { type: 'chart', shape: 'double', spaces: 'D1' }],
    ['TILE_NOT_HELD', {}, '', { type: 'chart', shape: 'round', spaces: ['D1'] }],
    ['SHIP_NOT_YOURS', {}, '', { type: 'sail', ship: 4, to: 'D1' }],
    ['SAIL_SAME_SPACE', {}, '', sail(2, 'D0')],
    ['SAIL_TARGET_CLOSED', {}, '', { type: 'sail', ship: 2, to: 'Z9' }],
    ['FISH_NONE', {}, '', fish('')],
    ['FISH_NONE', {}, '', { type: 'fish' }],
    ['FISH_TWICE', {}, '', fish('C3 D4 C3')],
    ['FISH_EMPTY', {}, '', fish('D1')],
    ['FISH_EMPTY', {}, '', { type: 'fish', spaces: [7] }],
    ['CARD_FISH_MISMATCH', {}, '', { type: 'preserve', card: 'P05', discard: { blue: 2 } }],
    ['CARD_NOT_AVAILABLE', {}, '', { type: 'preserve', card: null }],
  ])('%s', (code, ada, tiles, move) => {
    const given: Position = { ada: { ...ada, tiles: { single: 1, double: 1 } }, tiles };
    expect(refused(position(given), ADA, move).code).toBe(code);
  });

  test('obstacles are named in the order in which the spaces are', () => {
    const state = position({ ada: { ships: 'B2 D0 F0', tiles: { straight: 1 } }, tiles: 'B1 B2' });
    expect(refused(state, ADA, chart('straight', 'C3 C2 C1'))).toMatchObject({ code: 'TILE_ON_FISH' });
    expect(refused(state, ADA, chart('straight', 'C1 C2 C3'))).toMatchObject({ code: 'TILE_ON_ROUGH' });
  });
});

describe('the steps of a turn', () => {
  test('a bonus comes first', () => {
    for (const move of [sail(1, 'D2'), endDay, useLobster, finishTurn, fish('D4')]) {
      expect(refused(inBonus(), ADA, move)).toEqual({ code: 'BONUS_FIRST', rule: 'R-7.6' });
    }
  });

  test('no bonus without a card, and only the parts it has', () => {
    expect(refused(position(), ADA, bonusSail(2, 'D1'))).toEqual({ code: 'BONUS_NONE', rule: 'R-7.6' });
    expect(refused(inBonus(), ADA, { type: 'bonusChart', spaces: ['E1'] }).code).toBe('BONUS_NONE');
  });

  test('one action, then the lobster or the end of the turn', () => {
    const state = position(atWork);
    expect(refused(state, ADA, finishTurn)).toEqual({ code: 'MUST_ACT', rule: 'R-4.3' });
    play(state, ADA, fish('C3'));
    expect(legal(state, ADA)).toEqual([useLobster, finishTurn]);
    expect(refused(state, ADA, fish('D4'))).toEqual({ code: 'TURN_SPENT', rule: 'R-4.2' });
    play(state, ADA, useLobster);
    expect(refused(state, ADA, endDay)).toEqual({ code: 'END_MID_TURN', rule: 'R-8.1' });
    expect(refused(state, ADA, finishTurn).code).toBe('MUST_ACT');
    expect(refused(state, ADA, useLobster)).toEqual({ code: 'LOBSTER_GONE', rule: 'R-4.4' });
  });
});

test('one tile is chosen once, and a tile it has to be', () => {
  const state = position(night);
  play(state, BEN, endDay);
  expect(state.public.active).toEqual([ADA, BEN]);
  expect(refused(state, ADA, { type: 'keepTile', shape: null })).toEqual({ code: 'KEEP_ONE', rule: 'R-8.5' });
  play(state, ADA, { type: 'keepTile', shape: 'bent' });
  expect(refused(state, ADA, { type: 'keepTile', shape: 'single' })).toEqual({ code: 'KEEP_DONE', rule: 'R-8.5' });
});

test('whatever is not listed has a reason, and what is listed has none', () => {
  const state = position(atWork);
  const listed = new Set(legal(state, ADA).map((move) => JSON.stringify(move)));
  const voyages = shipNumbers.flatMap((ship) => spaces.map((to) => sail(ship, to)));
  const tiles = spaces.map((space) => chart('single', space));
  const catches = spaces.map((space) => fish(space));
  const all = [...voyages, ...tiles, ...catches];
  const unlisted = all.filter((move) => !listed.has(JSON.stringify(move)));
  expect(unlisted.length).toBeLessThan(all.length);
  for (const move of unlisted) expect(refused(state, ADA, move).code).not.toBe('MALFORMED_MOVE');
});
