/** The examples of docs/rules/fisheries-of-gloucester.md about fishing, preserving and bonuses. */
import {
  ADA,
  bonusChart,
  bonusSail,
  fish,
  hours,
  ofType,
  play,
  preserve,
  refused,
} from '../../testing/fisheries-of-gloucester-play';
import { fishOf, type Position, position } from '../../testing/fisheries-of-gloucester-position';

const twoShips: Position = { ada: { ships: 'D3 B2 F0', hours: 3 }, tiles: 'D1 D2 D3 B1 B2' };
const pairAndTile: Position = {
  ada: { ships: 'D1 B0 F0', hours: 0, fish: { blue: 1, red: 1 } },
  tiles: 'D1',
  supply: { single: 5, double: 5, straight: 6, bent: 7 },
};

test('35 two ships fish in one action', () => {
  const state = position(twoShips);
  const [caught] = ofType(play(state, ADA, fish('C3 D4 B3')), 'caught');
  expect(caught!.fish).toEqual([
    { space: 'B3', colour: 'blue' },
    { space: 'C3', colour: 'silver' },
    { space: 'D4', colour: 'black' },
  ]);
  expect(hours(state)).toEqual([0, 7]);
  expect(state.public.players[ADA]!.fish).toEqual(fishOf({ blue: 1, silver: 1, black: 1 }));
});

test('36 no fish across a corner', () => {
  const state = position({ ada: { ships: 'D3 B0 F0' }, tiles: 'D1 D2 D3' });
  expect(refused(state, ADA, fish('E4'))).toEqual({
    code: 'FISH_NOT_ADJACENT',
    rule: 'R-5.11',
    detail: { space: 'E4' },
  });
});

test('37 each fish costs an hour', () => {
  const state = position({ ada: { ships: 'D3 B0 F0', hours: 1 }, tiles: 'D1 D2 D3' });
  expect(refused(state, ADA, fish('C3 D4'))).toEqual({
    code: 'FISH_HOURS',
    rule: 'R-5.11',
    detail: { n: 2, hours: 1 },
  });
});

test('38 a docked ship fishes', () => {
  const state = position({ ada: { ships: 'B8 C6 D6', hours: 1 }, tiles: 'C6 D6' });
  const [caught] = ofType(play(state, ADA, fish('B9')), 'caught');
  expect(caught!.fish).toEqual([{ space: 'B9', colour: 'silver' }]);
});

test('39 three of a kind, and a step for a ship', () => {
  const ada = { ships: 'D1 B0 F0', hours: 0, fish: { blue: 3, red: 1 } };
  const state = position({ ada, tiles: 'D1 D2' });
  const events = play(state, ADA, preserve('P09', { blue: 3 }));
  expect(ofType(events, 'preserved')).toMatchObject([{ card: 'P09', points: 4, place: 3, revealed: 'P10' }]);
  expect(ofType(events, 'bonusOpened')).toMatchObject([{ card: 'P09', steps: 1, tile: null }]);
  play(state, ADA, bonusSail(1, 'D2'));
  const { players, display, bonus } = state.public;
  expect(players[ADA]).toMatchObject({ fish: fishOf({ red: 1 }), today: 'P09', hours: 0, ships: ['D2', 'B0', 'F0'] });
  expect([display[3], bonus]).toEqual(['P10', null]);
});

test('40 hours cannot be added to the steps of a card', () => {
  const state = position({ ada: { ships: 'C1 D0 F0', hours: 5, fish: { blue: 3 } }, tiles: 'C1 D1' });
  play(state, ADA, preserve('P09', { blue: 3 }));
  const refusal = { code: 'BONUS_POWER', rule: 'R-7.4', detail: { cost: 2, power: 1 } };
  expect(refused(state, ADA, bonusSail(1, 'C2'))).toEqual(refusal);
});

describe('four different', () => {
  const all = { blue: 1, silver: 1, black: 1, red: 1 };

  test('41 bring 6 points and 3 hours', () => {
    const state = position({ ada: { hours: 4, fish: all } });
    const events = play(state, ADA, preserve('P13', all));
    expect(hours(state)).toEqual([7, 7]);
    expect(ofType(events, 'preserved')).toMatchObject([{ points: 6 }]);
    expect(ofType(events, 'bonusOpened')).toEqual([]);
  });

  test('42 but no more than 12 hours', () => {
    const state = position({ ada: { hours: 11, fish: all } });
    const events = play(state, ADA, preserve('P13', all));
    expect(ofType(events, 'hoursAdded')).toEqual([{ type: 'hoursAdded', seat: ADA, added: 1, hours: 12, card: 'P13' }]);
  });
});

test('43 two of one colour are not different', () => {
  const state = position({ ada: { fish: { blue: 2 } } });
  expect(refused(state, ADA, preserve('P07', { blue: 2 }))).toEqual({
    code: 'CARD_FISH_MISMATCH',
    rule: 'R-7.2',
    detail: { kind: 'different', n: 2 },
  });
});

test('44 a fish of the wrong colour', () => {
  const state = position({ ada: { fish: { red: 1 } } });
  expect(refused(state, ADA, preserve('P01', { red: 1 }))).toMatchObject({
    code: 'CARD_FISH_MISMATCH',
    detail: { kind: 'blue', n: 1 },
  });
});

test('45 a card below the top cannot be earned', () => {
  const state = position({ ada: { fish: { silver: 1 } } });
  expect(refused(state, ADA, preserve('P02', { silver: 1 }))).toEqual({ code: 'CARD_NOT_AVAILABLE', rule: 'R-7.1' });
});

test('46 fish have to be held', () => {
  const state = position({ ada: { fish: { blue: 1 } } });
  expect(refused(state, ADA, preserve('P05', { blue: 2 }))).toEqual({ code: 'FISH_NOT_HELD', rule: 'R-7.2' });
});

test('47 one card a day', () => {
  const state = position({ ada: { fish: { blue: 2 }, today: 'P01' } });
  expect(refused(state, ADA, preserve('P05', { blue: 2 }))).toEqual({ code: 'PRESERVE_TWICE', rule: 'R-7.1' });
});

test('48 a ship and a tile, the tile first', () => {
  const state = position(pairAndTile);
  play(state, ADA, preserve('P07', { blue: 1, red: 1 }));
  play(state, ADA, bonusChart('D2 D3'));
  expect(state.public.phase).toBe('BONUS');
  play(state, ADA, bonusSail(1, 'D2'));
  expect(state.public.supply).toEqual({ single: 5, double: 4, straight: 6, bent: 7 });
  expect(state.public.players[ADA]).toMatchObject({ hours: 0, ships: ['D2', 'B0', 'F0'] });
  expect(state.public.phase).not.toBe('BONUS');
});

test('49 one half of it may be given up', () => {
  const state = position(pairAndTile);
  play(state, ADA, preserve('P07', { blue: 1, red: 1 }));
  play(state, ADA, bonusChart('D2 D3'));
  expect(play(state, ADA, { type: 'bonusDone' })).toContainEqual({
    type: 'bonusLost',
    seat: ADA,
    card: 'P07',
    parts: ['sail'],
    by: 'player',
  });
  expect(state.public.players[ADA]!.ships).toEqual(['D1', 'B0', 'F0']);
});

test('50 without a tile in the supply that half is lost', () => {
  const state = position({
    day: 2,
    ada: { ships: 'D1 B0 F0', fish: { blue: 1, silver: 1, black: 1 }, cards: ['P11'] },
    tiles: 'D1 D2',
    supply: { single: 2, double: 2, straight: 1, bent: 0 },
  });
  play(state, ADA, preserve('P12', { blue: 1, silver: 1, black: 1 }));
  expect(refused(state, ADA, bonusChart('E1 E2 F2'))).toEqual({ code: 'SUPPLY_EMPTY', rule: 'R-7.5' });
  play(state, ADA, bonusSail(1, 'D2'));
  expect(state.public.phase).not.toBe('BONUS');
});
