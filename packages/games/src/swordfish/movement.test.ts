import {
  ADA,
  BEN,
  captainIn,
  codeOf,
  draw,
  endMovement,
  leftOf,
  ofType,
  passOn,
  play,
  refused,
  sail,
  vpOf,
  wrecksIn,
} from '../../testing/swordfish-play';
import { type Crew, type Position, position } from '../../testing/swordfish-position';
import { boatsAt } from './table';
import type { Move } from './types';

/** Ada's captains, in the movement phase. */
const fleet = (captains: readonly Crew[], more: Position = {}) =>
  position({ phase: 'MOVEMENT', ...more, players: [{ captains }, ...(more.players ?? [])] });
const salvage = (wreck: string, captain = 1): Move => ({ type: 'salvage', wreck, captain }) as Move;
const abandon = (wreck: string): Move => ({ type: 'abandon', wreck }) as Move;

describe('speed and fuel', () => {
  test('16 cruising is free, going further costs fuel once', () => {
    const there = fleet([{ at: '19@gloucester', fuel: 3 }]);
    expect(play(there, ADA, sail(1, 'jeffreys', 'jeffreys-1'))).toEqual([
      {
        type: 'moved',
        seat: ADA,
        captain: 1,
        boat: '19-1',
        from: 'gloucester',
        path: ['jeffreys', 'jeffreys-1'],
        fuel: 0,
        tow: null,
      },
    ]);
    expect(captainIn(there, ADA)).toMatchObject({ fuel: 3, boat: { node: 'jeffreys-1' } });
    const further = fleet([{ at: '19@gloucester', fuel: 3 }]);
    play(further, ADA, sail(1, 'jeffreys', 'wilkinson', 'georges'));
    expect(captainIn(further, ADA)?.fuel).toBe(0);
  });

  test('17 a fast boat pays for its second space', () => {
    const state = fleet([{ at: '10@gloucester', fuel: 5 }]);
    play(state, ADA, sail(1, 'jeffreys', 'jeffreys-2'));
    expect(captainIn(state, ADA)?.fuel).toBe(2);
  });

  test('18 without the fuel only cruising is left', () => {
    const state = fleet([{ at: '10@gloucester', fuel: 2 }]);
    expect(refused(state, ADA, sail(1, 'jeffreys', 'jeffreys-2'))).toEqual({
      code: 'NO_FUEL',
      rule: 'R-5.2',
      detail: { need: 3, captain: 1, fuel: 2 },
    });
    play(state, ADA, sail(1, 'jeffreys'));
    expect(captainIn(state, ADA)?.fuel).toBe(2);
  });

  test('19 no boat goes beyond its most', () => {
    const state = fleet([{ at: '13@gloucester', fuel: 9 }]);
    expect(refused(state, ADA, sail(1, 'jeffreys', 'wilkinson', 'georges'))).toMatchObject({
      code: 'TOO_FAR',
      detail: { length: 3, max: 2 },
    });
  });
});

describe('places', () => {
  test('20 a full anchor can be passed', () => {
    const state = fleet([{ at: '10@gloucester', fuel: 3 }], {
      players: [{ captains: ['4@jeffreys', '4@jeffreys', '4@jeffreys'] }],
    });
    expect(codeOf(state, ADA, sail(1, 'jeffreys'))).toBe('ANCHOR_FULL');
    play(state, ADA, sail(1, 'jeffreys', 'cashes'));
  });

  test('21 a buoy has room for one', () => {
    const state = fleet(['19@gloucester'], { players: [{ captains: ['4@jeffreys-1'] }] });
    expect(codeOf(state, ADA, sail(1, 'jeffreys', 'jeffreys-1'))).toBe('BUOY_TAKEN');
    play(state, ADA, sail(1, 'jeffreys', 'jeffreys-2'));
  });

  test('22 a flag closes a buoy to fewer players', () => {
    const path = sail(1, 'jeffreys', 'jeffreys-3');
    expect(refused(fleet(['19@gloucester'], { seats: 4 }), ADA, path)).toMatchObject({
      code: 'BUOY_CLOSED',
      detail: { min: 5 },
    });
    play(fleet(['19@gloucester'], { seats: 5 }), ADA, path);
  });

  test('23 fish do not leave port again', () => {
    const state = fleet(['13@portsmouth(rat)', '4@georges']);
    expect(codeOf(state, ADA, sail(1, 'jeffreys'))).toBe('FISH_IN_PORT');
  });

  test('24 with fish aboard a port is the end of the voyage', () => {
    const state = fleet(['19@browns(pup)', '19@browns']);
    expect(codeOf(state, ADA, sail(1, 'halifax', 'emerald'))).toBe('PORT_STOPS_YOU');
    play(state, ADA, sail(1, 'halifax'));
    play(state, ADA, sail(2, 'halifax', 'emerald'));
  });

  test('25 boats follow the courses', () => {
    expect(refused(fleet(['19@gloucester']), ADA, sail(1, 'cashes'))).toEqual({
      code: 'NO_COURSE',
      rule: 'R-5.3',
      detail: { from: 'gloucester', to: 'cashes' },
    });
  });

  test('26 boats move one after another, each once', () => {
    const state = fleet(['4@jeffreys-1', '4@jeffreys']);
    play(state, ADA, sail(1, 'jeffreys'));
    play(state, ADA, sail(2, 'jeffreys-1'));
    expect(codeOf(state, ADA, sail(1, 'cashes'))).toBe('ALREADY_MOVED');
  });
});

describe('boats adrift', () => {
  test('27 salvage has to be decided at once, and a tow goes at cruising speed', () => {
    const state = fleet([{ at: '16@grandbank', fuel: 4 }], { wrecks: ['22@tail'] });
    play(state, ADA, sail(1, 'tail'));
    expect(refused(state, ADA, endMovement)).toMatchObject({ code: 'WRECK_PENDING', detail: { node: 'tail' } });
    expect(play(state, ADA, salvage('22-1'))).toEqual([
      { type: 'salvaged', seat: ADA, captain: 1, wreck: '22-1', node: 'tail' },
    ]);
    passOn(state, ADA, 'MOVEMENT');
    expect(codeOf(state, ADA, sail(1, 'grandbank', 'stjohns'))).toBe('TOW_CRUISE_ONLY');
    play(state, ADA, sail(1, 'grandbank'));
    expect(captainIn(state, ADA)).toMatchObject({ fuel: 4, boat: { node: 'grandbank', tow: '22-1' } });
  });

  test('28 a boat towed home is repaired for 1 VP and manned for nothing', () => {
    const state = fleet(['16@grandbank', 'stjohns'], { wrecks: ['22@grandbank'] });
    play(state, ADA, salvage('22-1'));
    const events = play(state, ADA, sail(1, 'stjohns'));
    expect(events).toContainEqual({ type: 'moored', seat: ADA, boat: '22-1', port: 'stjohns', vp: 1 });
    expect(vpOf(state, ADA)).toBe(19);
    passOn(state, ADA, 'PURCHASE');
    play(state, ADA, { type: 'manSalvaged', boat: '22-1', captain: 2 });
    expect(vpOf(state, ADA)).toBe(19);
    expect(captainIn(state, ADA, 2)?.boat).toMatchObject({ tile: '22-1', node: 'stjohns' });
  });

  test('29 an abandoned boat leaves the match', () => {
    const state = fleet(['16@grandbank'], { wrecks: ['25@grandbank'] });
    expect(codeOf(state, ADA, sail(1, 'stjohns'))).toBe('WRECK_PENDING');
    const left = leftOf(state, 25);
    play(state, ADA, abandon('25-1'));
    expect(state.public).toMatchObject({ wrecks: [], sunk: ['25-1'] });
    expect(leftOf(state, 25)).toBe(left);
    play(state, ADA, sail(1, 'stjohns'));
  });

  test('30 who passes a boat adrift has nothing to decide', () => {
    const state = fleet(['19@laurentian'], { wrecks: ['4@grandbank'] });
    play(state, ADA, sail(1, 'grandbank', 'stjohns'));
    expect(wrecksIn(state)).toEqual(['4@grandbank']);
    play(state, ADA, endMovement);
  });

  test('31 a full anchor with a boat adrift takes in a rescuer', () => {
    const state = fleet(['16@pass'], {
      wrecks: ['22@grandbank'],
      players: [{ captains: ['4@grandbank', '4@grandbank'] }],
    });
    play(state, ADA, sail(1, 'grandbank'));
    expect(codeOf(state, ADA, endMovement)).toBe('WRECK_PENDING');
    play(state, ADA, salvage('22-1'));
    expect(boatsAt(state.public, 'grandbank')).toBe(3);
    expect(codeOf(state, ADA, sail(1, 'pass'))).toBe('ALREADY_MOVED');
    play(state, ADA, endMovement);
  });

  test('32 a boat and its tow count as one on a buoy, and fish', () => {
    const state = fleet([{ at: '16@tail', bait: 1 }], { wrecks: ['13@tail'] });
    play(state, ADA, salvage('13-1'));
    play(state, ADA, sail(1, 'tail-1'));
    expect(boatsAt(state.public, 'tail-1')).toBe(1);
    play(state, ADA, endMovement);
    draw(state, ADA, 'pup', 'keep');
    expect(captainIn(state, ADA)?.boat).toMatchObject({ node: 'tail-1', hold: ['pup'], tow: '13-1' });
  });

  test('33 an unpaid repair is due when the boat is manned', () => {
    const state = position({
      phase: 'MOVEMENT',
      players: [{ vp: 0, captains: [{ at: '16@grandbank', tow: 10 }, 'stjohns'] }],
    });
    expect(ofType(play(state, ADA, sail(1, 'stjohns')), 'moored')[0]?.vp).toBe(0);
    expect(vpOf(state, ADA)).toBe(0);
    expect(state.public.players[ADA]?.moored).toEqual([{ tile: '10-1', port: 'stjohns', repaired: false }]);
    const man: Move = { type: 'manSalvaged', boat: '10-1', captain: 1 };
    const players = (vp: number) => [{ vp, captains: ['stjohns'], moored: ['!10@stjohns'] }];
    expect(codeOf(position({ players: players(0) }), ADA, man)).toBe('NOT_ENOUGH_VP');
    const richer = position({ players: players(5) });
    play(richer, ADA, man);
    expect(vpOf(richer, ADA)).toBe(4);
    expect(richer.public.active).toEqual([ADA]);
    expect(vpOf(richer, BEN)).toBe(20);
  });
});
