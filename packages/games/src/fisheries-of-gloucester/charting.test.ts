/** The examples of docs/rules/fisheries-of-gloucester.md about the start of days and charting. */
import {
  ADA,
  BEN,
  chart,
  endDay,
  hours,
  legal,
  ofType,
  play,
  refused,
  sail,
} from '../../testing/fisheries-of-gloucester-play';
import { type Position, position, tilesOf } from '../../testing/fisheries-of-gloucester-position';

const atB2: Position = { ada: { ships: 'B2 D0 F0', tiles: { single: 1 } }, tiles: 'B1 B2' };

test('1 at the start Ada has 6 hours and two tiles of each kind, Ben 7 hours and one single more', () => {
  const hand = { ships: '', hours: 0, tiles: { single: 1, double: 1 } };
  const state = position({ phase: 'START', day: 0, first: null, ada: hand, ben: hand });
  const events = play(state, ADA, { type: 'chooseStart', first: ADA });
  const { players, supply, active, phase } = state.public;
  expect(hours(state)).toEqual([6, 7]);
  expect(players.map(({ tiles }) => tiles)).toEqual([
    tilesOf({ single: 2, double: 2 }),
    tilesOf({ single: 3, double: 2 }),
  ]);
  expect(supply).toEqual({ single: 5, double: 5, straight: 6, bent: 7 });
  expect(players.map(({ lobster }) => lobster)).toEqual([true, true]);
  expect(players.map(({ ships }) => ships.join(' '))).toEqual(['B0 D0 F0', 'C0 E0 G0']);
  expect([phase, active]).toEqual(['ACTION', [ADA]]);
  expect(ofType(events, 'dayStarted')).toEqual([{ type: 'dayStarted', day: 1, first: ADA, card: 'T1' }]);
});

test('2 hours that were not used carry over', () => {
  const ada = { hours: 2, ended: true };
  const state = position({ active: [BEN], ada, ben: { hours: 4 }, initiative: ADA, nextFirst: ADA });
  play(state, BEN, endDay);
  expect([state.public.charts.length, state.public.first]).toEqual([2, ADA]);
  expect(hours(state)).toEqual([8, 11]);
});

test('3 the time track stops at 12', () => {
  const ben = { hours: 8, ended: true };
  const state = position({ day: 2, ada: { hours: 3 }, ben, initiative: BEN, nextFirst: BEN });
  const events = play(state, ADA, endDay);
  expect(hours(state)).toEqual([10, 12]);
  expect(ofType(events, 'hoursAdded')).toEqual([
    { type: 'hoursAdded', seat: BEN, added: 4, hours: 12, card: null },
    { type: 'hoursAdded', seat: ADA, added: 7, hours: 10, card: null },
  ]);
});

test('4 a single is charted beside a ship, for nothing', () => {
  const state = position({ ada: { tiles: { single: 1 } } });
  expect(play(state, ADA, chart('single', 'D1'))).toEqual([
    { type: 'charted', seat: ADA, shape: 'single', spaces: ['D1'], by: 'action' },
  ]);
  expect(hours(state)).toEqual([6, 7]);
  expect([state.public.phase, state.public.active]).toEqual(['LOBSTER', [ADA]]);
  play(state, ADA, { type: 'useLobster' });
  expect(legal(state, ADA)).toContainEqual(sail(2, 'D1'));
});

test("5 a tile may lie beside the rival's ship", () => {
  const state = position({ ada: { tiles: { double: 1 } } });
  play(state, ADA, chart('double', 'E1 E2'));
  expect(state.public.laid).toEqual([{ shape: 'double', spaces: ['E1', 'E2'] }]);
});

test('6 touching a corner is not enough', () => {
  const state = position({ ...atB2, tiles: 'B1 B2 B3' });
  expect(refused(state, ADA, chart('single', 'A3'))).toEqual({ code: 'TILE_NOT_ADJACENT', rule: 'R-5.4' });
});

test('7 a tile may not cover a fish', () => {
  const refusal = { code: 'TILE_ON_FISH', rule: 'R-5.3', detail: { space: 'B3' } };
  expect(refused(position(atB2), ADA, chart('single', 'B3'))).toEqual(refusal);
});

test('8 it may where a fish was', () => {
  const state = position({ ...atB2, caught: 'B3' });
  play(state, ADA, chart('single', 'B3'));
  expect(state.public.laid.at(-1)).toEqual({ shape: 'single', spaces: ['B3'] });
});

test('9 a tile may not cover rough water', () => {
  const state = position({ active: [BEN], ben: { tiles: { bent: 1 } } });
  expect(refused(state, BEN, chart('bent', 'C1 C2 B1'))).toMatchObject({
    code: 'TILE_ON_ROUGH',
    detail: { space: 'C2' },
  });
});

test('10 three in a row are no bent tile', () => {
  const state = position({ ada: { tiles: { bent: 1 } } });
  expect(refused(state, ADA, chart('bent', 'D1 D2 D3'))).toEqual({ code: 'TILE_SHAPE', rule: 'R-5.2' });
});

test('11 tiles may not overlap', () => {
  const state = position({ tiles: 'D1', ada: { tiles: { double: 1 } } });
  expect(refused(state, ADA, chart('double', 'D1 E1'))).toMatchObject({
    code: 'TILE_ON_TILE',
    detail: { space: 'D1' },
  });
});

test('12 a tile may not cover the shore', () => {
  const state = position({ ada: { ships: 'B1 D0 F0', tiles: { single: 1 } }, tiles: 'B1' });
  expect(refused(state, ADA, chart('single', 'A1'))).toMatchObject({ code: 'TILE_ON_SHORE', detail: { space: 'A1' } });
});

test('13 only tiles in hand can be charted', () => {
  const state = position({ ada: { tiles: { single: 1 } } });
  expect(refused(state, ADA, chart('double', 'D1 D2'))).toEqual({ code: 'TILE_NOT_HELD', rule: 'R-5.1' });
});
