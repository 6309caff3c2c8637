/** The examples of docs/rules/fisheries-of-gloucester.md about lobsters, the end of days, the row of cards and scoring. */
import {
  ADA,
  BEN,
  chart,
  endDay,
  ended,
  endFirst,
  endSecond,
  fish,
  hours,
  ofType,
  play,
  preserve,
  refused,
  sail,
  useLobster,
} from '../../testing/fisheries-of-gloucester-play';
import { type Player, type Position, position, tilesOf } from '../../testing/fisheries-of-gloucester-position';

const adaEnded: Position = { day: 2, active: [BEN], ada: { ended: true }, initiative: ADA, nextFirst: ADA };
const keeping: Position = {
  day: 2,
  charts: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
  active: [BEN],
  ada: { ended: true, tiles: { single: 1, bent: 1 } },
  ben: { tiles: { double: 1 } },
  initiative: ADA,
  nextFirst: ADA,
  tiles: 'B1 C1 D1 E1 F1',
  laid: [
    ['double', 'D2 D3'],
    ['double', 'E2 E3'],
    ['double', 'G1 G2'],
    ['bent', 'A5 A6 B5'],
  ],
};

/** The last day with Ben to end it; Ada has ended first unless it is said who did. */
function lastDay(ada: Player, ben: Player, more: Position = {}): Position {
  return { day: 6, active: [BEN], ada: { ended: true, ...ada }, ben, initiative: ADA, ...more };
}

test('51 a lobster pays for another action', () => {
  const state = position({ ada: { tiles: { single: 1, double: 1 } } });
  play(state, ADA, chart('single', 'D1'));
  expect(play(state, ADA, useLobster)).toEqual([{ type: 'lobsterUsed', seat: ADA }]);
  expect(refused(state, ADA, chart('double', 'D2 D3'))).toMatchObject({ code: 'TILE_NOT_ADJACENT' });
  play(state, ADA, sail(2, 'D1'));
  expect(state.public.players[ADA]).toMatchObject({ lobster: false, hours: 5 });
  expect([state.public.phase, state.public.active]).toEqual(['ACTION', [BEN]]);
});

test('52 not before an action', () => {
  expect(refused(position(), ADA, useLobster)).toEqual({ code: 'LOBSTER_TIMING', rule: 'R-4.4' });
});

test('53 nor for a second card', () => {
  const state = position({ ada: { ships: 'D1 B0 F0', fish: { blue: 2, red: 2 } }, tiles: 'D1 D2' });
  play(state, ADA, preserve('P05', { blue: 2 }));
  play(state, ADA, { type: 'bonusDone' });
  play(state, ADA, useLobster);
  expect(refused(state, ADA, preserve('P06', { red: 2 }))).toEqual({ code: 'PRESERVE_TWICE', rule: 'R-7.1' });
});

test('54 the day cannot be ended in the middle of a turn', () => {
  const state = position({ ada: { tiles: { single: 1 } } });
  play(state, ADA, chart('single', 'D1'));
  expect(refused(state, ADA, endSecond)).toEqual({ code: 'END_MID_TURN', rule: 'R-8.1' });
});

test('55 a lobster is no use when the rival has ended the day', () => {
  const state = position({ ...adaEnded, tiles: 'E1' });
  play(state, BEN, sail(2, 'E1'));
  expect(refused(state, BEN, useLobster)).toEqual({ code: 'LOBSTER_POINTLESS', rule: 'R-4.5' });
  expect([state.public.phase, state.public.active]).toEqual(['ACTION', [BEN]]);
});

test("56 who is first to end the day chooses tomorrow's order", () => {
  const single = { tiles: { single: 1 } };
  const state = position({ ada: { hours: 2, ...single }, ben: { hours: 3, ...single } });
  expect(play(state, ADA, endSecond)).toEqual([
    { type: 'dayLeft', seat: ADA, first: true, next: 'second' },
    { type: 'turnStarted', seat: BEN, alone: true },
  ]);
  expect(state.public.initiative).toBe(ADA);
  const events = play(state, BEN, endDay);
  expect(ofType(events, 'tilesReturned').map(({ returned }) => returned)).toEqual([[], []]);
  expect(ofType(events, 'dayStarted')).toEqual([{ type: 'dayStarted', day: 2, first: BEN, card: 'T2' }]);
  expect(hours(state)).toEqual([9, 9]);
  expect([state.public.active, state.public.initiative]).toEqual([[BEN], null]);
});

test('57 and has to', () => {
  expect(refused(position({ day: 2 }), ADA, endDay)).toEqual({ code: 'END_CHOOSE_ORDER', rule: 'R-8.2' });
});

test('58 who is second may not', () => {
  expect(refused(position(adaEnded), BEN, endFirst)).toEqual({ code: 'END_NO_CHOICE', rule: 'R-8.2' });
});

test('59 who has ended the day does nothing more', () => {
  expect(refused(position(adaEnded), ADA, fish('C3'))).toEqual({ code: 'DAY_ENDED', rule: 'R-8.3' });
});

test('60 the other one plays on alone', () => {
  const state = position({ ...adaEnded, ben: { hours: 3 }, tiles: 'E1 E2' });
  play(state, BEN, sail(2, 'E1'));
  play(state, BEN, sail(2, 'E2'));
  expect([hours(state)[BEN], state.public.active]).toEqual([1, [BEN]]);
});

test('61 one tile is kept', () => {
  const state = position(keeping);
  expect(state.public.supply).toEqual({ single: 4, double: 5, straight: 6, bent: 5 });
  play(state, BEN, endDay);
  expect([state.public.phase, state.public.active]).toEqual(['KEEP', [ADA]]);
  const events = play(state, ADA, { type: 'keepTile', shape: 'bent' });
  expect(ofType(events, 'tilesReturned')).toEqual([
    { type: 'tilesReturned', seat: ADA, kept: 'bent', returned: ['single'] },
    { type: 'tilesReturned', seat: BEN, kept: 'double', returned: [] },
  ]);
  const { players, supply, charts } = state.public;
  expect(charts.at(-1)).toBe('T3');
  expect(supply).toEqual({ single: 3, double: 5, straight: 6, bent: 3 });
  expect(players.map(({ tiles }) => tiles)).toEqual([
    tilesOf({ single: 1, bent: 2 }),
    tilesOf({ single: 1, double: 1, bent: 1 }),
  ]);
});

test('62 only a tile in hand', () => {
  const state = position(keeping);
  play(state, BEN, endDay);
  const keep = { type: 'keepTile', shape: 'straight' };
  expect(refused(state, ADA, keep)).toEqual({ code: 'KEEP_NOT_HELD', rule: 'R-8.5' });
});

test('63 the row fills up at once', () => {
  const state = position({ row: ['P05', 'P13', 'P01', 'P08', 'P11'], pile: ['P02'], ada: { fish: { blue: 1 } } });
  const events = play(state, ADA, preserve('P01', { blue: 1 }));
  expect(ofType(events, 'preserved')).toMatchObject([{ place: 2, revealed: 'P02' }]);
  expect(state.public.display).toEqual(['P05', 'P13', 'P02', 'P08', 'P11']);
});

test('64 cards and islands are added up', () => {
  const state = position(
    lastDay(
      { ships: 'B8 C10 D8', cards: ['P05', 'P09', 'P13'] },
      { ships: 'G8 F10 E5', cards: ['P01', 'P02', 'P11'] },
      { tiles: 'D8' },
    ),
  );
  play(state, BEN, endDay);
  const { standings, winners, tieBreak } = ended(state);
  expect(standings.map(({ total, parts }) => [total, ...parts.map(({ value }) => value)])).toEqual([
    [21, 12, 9],
    [15, 5, 10],
  ]);
  expect([winners, tieBreak]).toEqual([[ADA], null]);
});

test('65 if level, more fish win', () => {
  const ben: Player = { cards: ['P05', 'P08'], fish: { red: 2 } };
  const state = position(lastDay({ cards: ['P09'], fish: { silver: 1 } }, ben));
  play(state, BEN, endDay);
  expect(ended(state)).toMatchObject({ winners: [BEN], tieBreak: { key: 'fish', values: [1, 2] } });
});

test('66 if still level, who was first to end the last day wins', () => {
  const state = position({
    ...lastDay({ cards: ['P09'], ended: false }, { cards: ['P05', 'P08'], ended: true }),
    active: [ADA],
    initiative: BEN,
  });
  play(state, ADA, endDay);
  expect(ended(state)).toMatchObject({ winners: [BEN], tieBreak: { key: 'initiative', values: [0, 1] } });
});

test('67 after the last day no tile is kept', () => {
  const state = position({
    ...lastDay({ hours: 0, tiles: { single: 2 }, ended: false }, { ended: true }),
    active: [ADA],
    initiative: BEN,
  });
  const events = play(state, ADA, endDay);
  expect(events.map(({ type }) => type)).toEqual(['dayLeft', 'matchEnded']);
  expect(state.public.players[ADA]!.tiles).toEqual(tilesOf({ single: 2 }));
  expect([state.public.phase, state.public.active]).toEqual(['OVER', []]);
});
