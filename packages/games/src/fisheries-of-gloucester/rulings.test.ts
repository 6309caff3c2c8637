/** Rulings of docs/rules/fisheries-of-gloucester.md that no numbered example covers; titles name the ruling. */
import {
  ADA,
  BEN,
  bonusSail,
  chart,
  endDay,
  endFirst,
  finishTurn,
  fish,
  legal,
  ofType,
  play,
  preserve,
  refused,
  sail,
} from '../../testing/fisheries-of-gloucester-play';
import { position } from '../../testing/fisheries-of-gloucester-position';
import { viewFor } from '../core/view';
import { startDay } from './day';
import { rules } from './rules';

test('ruling: the limit holds at each step of a voyage, not only at its end', () => {
  // The only way from D3 to F3 leads through column 4.
  const state = position({ ada: { ships: 'D3 B0 F0' }, tiles: 'D3 D4 E4 F4 F3' });
  expect(refused(state, ADA, sail(1, 'F3'))).toMatchObject({ code: 'SAIL_FLEET', detail: { limit: 3 } });
});

test('ruling: both may chart beside a docked ship, and it blocks its island', () => {
  const state = position({ active: [BEN], ada: { ships: 'B8 C6 D6' }, ben: { tiles: { single: 1 } }, tiles: 'C6 D6' });
  play(state, BEN, chart('single', 'A8'));
  expect(state.public.laid.at(-1)!.spaces).toEqual(['A8']);
});

test('ruling: a fish beside two ships is listed and taken once', () => {
  const state = position({ ada: { ships: 'D3 B3 F0' }, tiles: 'D3 B3' });
  const catches = legal(state, ADA).filter((move) => move.type === 'fish');
  expect(catches.filter(({ spaces }) => spaces.join() === 'C3')).toHaveLength(1);
  play(state, ADA, fish('C3'));
  expect(state.public.players[ADA]!.fish.silver).toBe(1);
});

test('ruling: exactly what a card asks for, from the colours one chooses', () => {
  const state = position({ ada: { fish: { blue: 2, red: 1, black: 1 } } });
  expect(refused(state, ADA, preserve('P07', { blue: 1, red: 1, black: 1 })).code).toBe('CARD_FISH_MISMATCH');
  const payments = legal(state, ADA).filter((move) => move.type === 'preserve' && move.card === 'P07');
  expect(payments).toHaveLength(3);
});

test('ruling: a step of a card may lead in any direction, and need not be used', () => {
  const state = position({ ada: { ships: 'D2 B0 F0', fish: { red: 2 } }, tiles: 'D1 D2' });
  play(state, ADA, preserve('P05', { red: 2 }));
  play(state, ADA, bonusSail(1, 'D1'));
  expect(state.public.players[ADA]!.ships[0]).toBe('D1');
});

test('ruling: a bonus that cannot be used is skipped', () => {
  const state = position({ ada: { ships: 'D5 D3 B8', fish: { red: 2 } }, tiles: 'D3' });
  const events = play(state, ADA, preserve('P05', { red: 2 }));
  expect(ofType(events, 'bonusLost')).toEqual([
    { type: 'bonusLost', seat: ADA, card: 'P05', parts: ['sail'], by: 'rules' },
  ]);
  expect(state.public.phase).not.toBe('BONUS');
});

test("ruling: the day's first player is served first when tiles are short", () => {
  const state = position({
    day: 1,
    charts: ['T2', 'T6'],
    supply: { straight: 1, bent: 2 },
    ben: { ended: true },
    ada: { ended: true },
  });
  const before = state.public.players.map(({ tiles }) => ({ ...tiles }));
  startDay(state, ADA, () => undefined);
  const { players, supply } = state.public;
  expect(players.map(({ tiles }, seat) => tiles.straight - before[seat]!.straight)).toEqual([1, 0]);
  expect([supply.straight, supply.bent]).toEqual([0, 0]);
});

test('ruling: no lobster is asked for when no action would be possible', () => {
  const state = position({ ada: { hours: 0, tiles: { single: 1 } } });
  const events = play(state, ADA, chart('single', 'D1'));
  expect(ofType(events, 'turnStarted')).toEqual([{ type: 'turnStarted', seat: BEN, alone: false }]);
});

test('ruling: with no hours a turn goes on, charting and preserving are free', () => {
  const state = position({ ada: { hours: 0, tiles: { single: 1 }, fish: { blue: 1 } } });
  const types = new Set(legal(state, ADA).map(({ type }) => type));
  expect([...types].sort()).toEqual(['chart', 'endDay', 'preserve']);
});

test('ruling: an empty stack stays empty', () => {
  const state = position({ day: 2, ada: { cards: ['P05'], fish: { red: 2 } } });
  play(state, ADA, preserve('P06', { red: 2 }));
  expect(state.public.display[1]).toBeNull();
});

test('ruling: the place of a row stays empty when the pile is', () => {
  const row = ['P01', 'P03', 'P08', 'P10', 'P13'] as const;
  const state = position({
    day: 6,
    row: [...row],
    ada: { cards: ['P02', 'P04', 'P05', 'P06', 'P07'], fish: { blue: 1 } },
    ben: { cards: ['P09', 'P11', 'P12', 'P14'] },
    fish: [],
  });
  state.public.spent = { blue: 5, silver: 6, black: 6, red: 6 };
  play(state, ADA, preserve('P01', { blue: 1 }));
  expect(state.public.display).toEqual([null, ...row.slice(1)]);
});

test('ruling: who ends first may go first again, and cards of the day become earlier ones', () => {
  const state = position({ ada: { today: 'P01' } });
  play(state, ADA, endFirst);
  play(state, BEN, endDay);
  expect(state.public.first).toBe(ADA);
  expect(state.public.players[ADA]).toMatchObject({ today: null, cards: ['P01'] });
});

test('ruling: after the turn is finished the lobster is still there', () => {
  const state = position({ ada: { tiles: { single: 1 } } });
  play(state, ADA, chart('single', 'D1'));
  play(state, ADA, finishTurn);
  expect([state.public.players[ADA]!.lobster, state.public.active]).toEqual([true, [BEN]]);
});

test('which tile is kept is seen by nobody else until both have chosen', () => {
  const hand = { tiles: { single: 1, bent: 1 } };
  const night = { day: 2, active: [BEN], ada: { ended: true, ...hand }, ben: hand, initiative: ADA, nextFirst: ADA };
  const [one, other] = (['single', 'bent'] as const).map((shape) => {
    const state = position(night);
    play(state, BEN, endDay);
    const events = play(state, ADA, { type: 'keepTile', shape });
    expect(viewFor(rules, state, ADA).mine).toEqual({ keep: shape });
    return JSON.stringify([events, viewFor(rules, state, BEN), viewFor(rules, state, null)]);
  });
  expect(one).toBe(other);
});
