/** The examples of docs/rules/fisheries-of-gloucester.md about sailing and the fleet. */
import { ADA, BEN, hours, legal, ofType, play, refused, sail } from '../../testing/fisheries-of-gloucester-play';
import { type Position, position } from '../../testing/fisheries-of-gloucester-position';
import { scoreParts } from './scoring';
import type { ShipNumber, Space } from './types';
import { fleetLimit } from './voyage';

const pastShip: Position = {
  ada: { ships: 'D8 B5 G5', hours: 5 },
  ben: { ships: 'E8 A6 H6' },
  tiles: 'D8 E8 F8 B5 G5 A6 H6',
};
const spread: Position = { ada: { ships: 'B7 C6 D6' }, tiles: 'B7 C6 D6' };

/** What a voyage costs and which way it goes. */
function voyage(given: Position, ship: ShipNumber, to: Space, seat = ADA as 0 | 1): { cost: number; route: string } {
  const state = position({ active: [seat], ...given });
  const before = hours(state)[seat]!;
  const [sailed] = ofType(play(state, seat, sail(ship, to)), 'sailed');
  expect(state.public.players[seat]!.ships[ship - 1]).toBe(to);
  expect(before - hours(state)[seat]!).toBe(sailed!.cost);
  return { cost: sailed!.cost, route: sailed!.route.join(' ') };
}

function refusal(given: Position, ship: ShipNumber, to: Space): unknown {
  return refused(position(given), ADA, sail(ship, to));
}

test('14 one action may sail three spaces', () => {
  expect(voyage({ tiles: 'D1 D2 D3' }, 2, 'D3')).toEqual({ cost: 3, route: 'D0 D1 D2 D3' });
});

test('15 past a ship and onto rough water', () => {
  expect(voyage(pastShip, 1, 'F7')).toEqual({ cost: 5, route: 'D8 E8 F8 F7' });
});

test('16 one hour short', () => {
  const short = { ...pastShip, ada: { ...pastShip.ada, hours: 4 } };
  expect(refusal(short, 1, 'F7')).toEqual({ code: 'SAIL_HOURS', rule: 'R-5.7', detail: { cost: 5, hours: 4 } });
});

test('17 no stopping on a ship', () => {
  const given: Position = { ada: { ships: 'D1 B0 F0' }, ben: { ships: 'E1 C0 G0' }, tiles: 'D1 E1' };
  expect(refusal(given, 1, 'E1')).toEqual({ code: 'SAIL_TARGET_OCCUPIED', rule: 'R-5.8' });
});

test('18 past two ships in a row', () => {
  const given: Position = { ada: { ships: 'D0 B0 F0' }, ben: { ships: 'D1 D2 G0' }, tiles: 'D1 D2 D3' };
  expect(voyage(given, 1, 'D3').cost).toBe(5);
});

test('19 rough water with a ship costs 2, not 4', () => {
  const given: Position = {
    ada: { ships: 'C1 D0 F0', hours: 3 },
    ben: { ships: 'C2 E0 G0' },
    tiles: 'C1 C3',
  };
  expect(voyage(given, 1, 'C3').cost).toBe(3);
});

test('20 stopping on rough water', () => {
  expect(voyage({ ben: { ships: 'C1 E0 G0' }, tiles: 'C1' }, 1, 'C2', BEN).cost).toBe(2);
});

test('21 no sailing on open calm water', () => {
  expect(refusal({}, 2, 'D1')).toEqual({ code: 'SAIL_TARGET_CLOSED', rule: 'R-5.6' });
});

test('22 a gap in the route', () => {
  expect(refusal({ tiles: 'D1 D3' }, 2, 'D3')).toEqual({ code: 'SAIL_NO_ROUTE', rule: 'R-5.6' });
});

test('23 the fleet holds a ship back', () => {
  const given: Position = { ada: { ships: 'B0 D3 F0' }, tiles: 'D1 D2 D3 D4' };
  expect(refusal(given, 2, 'D4')).toEqual({ code: 'SAIL_FLEET', rule: 'R-6.1', detail: { limit: 3 } });
});

test('24 the lone rearmost ship measures from the next one', () => {
  const given: Position = { ada: { ships: 'D0 D3 E3' }, tiles: 'D1 D2 D3 D4 E1 E2 E3' };
  expect(voyage(given, 1, 'D4')).toEqual({ cost: 5, route: 'D0 D1 D2 D3 D4' });
});

test('25 sailing back may stretch the fleet', () => {
  const given: Position = {
    ada: { ships: 'C4 C6 F6' },
    ben: { ships: 'B0 E0 G0' },
    tiles: 'D2 D3 C3 C4 C6 F6',
  };
  expect(voyage(given, 1, 'D2')).toEqual({ cost: 3, route: 'C4 C3 D3 D2' });
  expect(fleetLimit({ ships: ['D2', 'C6', 'F6'] }, 2)).toBe(5);
});

test('26 no sailing sideways beyond the limit', () => {
  const given: Position = { ada: { ships: 'D2 D8 E8' }, tiles: 'D2 D8 E8 C8' };
  expect(refusal(given, 2, 'C8')).toEqual({ code: 'SAIL_FLEET', rule: 'R-6.1', detail: { limit: 5 } });
});

test('27 straight back is allowed even beyond the limit', () => {
  expect(voyage({ ada: { ships: 'D0 C6 F6' }, tiles: 'C6 F6 C5' }, 2, 'C5').cost).toBe(1);
});

test('28 docking on an island', () => {
  const state = position(spread);
  const events = play(state, ADA, sail(1, 'B8'));
  expect(hours(state)).toEqual([5, 7]);
  expect(events).toContainEqual({ type: 'docked', seat: ADA, ship: 1, space: 'B8', helms: 3 });
  expect(scoreParts(state.public, ADA)).toMatchObject([{ value: 0 }, { key: 'islands', value: 3 }]);
});

test('29 a docked ship stays', () => {
  const given: Position = { ...spread, ada: { ships: 'B8 C6 D6' } };
  expect(refusal(given, 1, 'B7')).toEqual({ code: 'SHIP_DOCKED', rule: 'R-5.9' });
});

test('30 an island holds one ship', () => {
  expect(refusal({ ...spread, ben: { ships: 'B8 E0 G0' } }, 1, 'B8')).toMatchObject({ code: 'SAIL_TARGET_OCCUPIED' });
});

test('31 no route leads through an island', () => {
  const given: Position = { ada: { ships: 'B7 C6 F6', hours: 9 }, tiles: 'B7 B9 C6 F6' };
  expect(refusal(given, 1, 'B9')).toMatchObject({ code: 'SAIL_NO_ROUTE' });
});

test('32 a docked ship still counts as the rearmost one', () => {
  const given: Position = { ada: { ships: 'D5 D8 E8' }, tiles: 'D8 E8 D9' };
  expect(refusal(given, 2, 'D9')).toMatchObject({ code: 'SAIL_FLEET', detail: { limit: 8 } });
});

test('33 a starting space that was left is free for all', () => {
  const given: Position = { ada: { ships: 'B0 D1 F0' }, ben: { ships: 'C2 E0 G0' }, tiles: 'D1' };
  expect(voyage(given, 1, 'C0').cost).toBe(1);
});

test('34 a starting space with a ship can be passed', () => {
  expect(voyage({ ada: { ships: 'B0 D1 F0' }, tiles: 'D1' }, 1, 'D0')).toEqual({ cost: 3, route: 'B0 C0 D0' });
});

test('what was found out about a sea ends with it, though ships are moved in place', () => {
  const state = position({ ada: { ships: 'D1 B0 F0' }, ben: { ships: 'D2 C0 G0' }, tiles: 'D1 D2 D3' });
  const toD2 = (): boolean => legal(state, ADA).some((move) => move.type === 'sail' && move.to === 'D2');
  expect(toD2()).toBe(false);
  state.public.players[BEN]!.ships[0] = 'D3';
  expect(toD2()).toBe(true);
  state.public.laid = state.public.laid.filter(({ spaces }) => !spaces.includes('D2'));
  expect(toD2()).toBe(false);
});
