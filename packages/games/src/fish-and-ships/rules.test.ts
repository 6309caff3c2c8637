/** The numbered examples of docs/rules/fish-and-ships.md, one test each. */
import {
  ADA,
  BEN,
  CY,
  choosing,
  ended,
  legal,
  passing,
  play,
  refused,
  size,
  totals,
} from '../../testing/fish-and-ships-play';
import { byColour, type Position, position, standardOptions } from '../../testing/fish-and-ships-position';
import { start } from '../core/match';
import type { Outcome } from '../core/rules';
import { viewFor } from '../core/view';
import { rules } from './index';
import { faceDownSlots } from './legal';
import type { ByColour, Face } from './types';

const SEED = '5'.repeat(64);

describe('examples: preparation', () => {
  test('1 Set-up for two', () => {
    const state = start(rules, 2, standardOptions, SEED);
    expect(state.private.map(({ hand }) => size(hand))).toEqual([7, 7]);
    expect(size(state.secret.box)).toBe(14);
    expect(state.public).toMatchObject({ phase: 'PASS', active: [0, 1], cubes: [1, 1], supply: 10 });
    expect(state.public.tiles).toEqual(Array(15).fill(null));
    expect(state.public.ships).toEqual({ white: 0, green: 0, pink: 0, brown: 0 });
  });

  test('2 Set-up for four', () => {
    const state = start(rules, 4, standardOptions, SEED);
    expect(state.private.map(({ hand }) => size(hand))).toEqual([7, 7, 7, 7]);
    expect(size(state.secret.box)).toBe(0);
    expect(state.public).toMatchObject({ cubes: [1, 1, 1, 1], supply: 8 });
  });

  test('3 Passing one sailor', () => {
    const state = passing([{ white: 7 }, { green: 7 }, { pink: 7 }]);
    expect(play(state, ADA, { type: 'passSailor', colour: 'white' })).toEqual([{ type: 'chosen', seat: ADA }]);
    expect(play(state, CY, { type: 'passSailor', colour: 'pink' })).toEqual([{ type: 'chosen', seat: CY }]);
    expect(state.private.map(({ hand }) => hand)).toEqual([{ white: 7 }, { green: 7 }, { pink: 7 }].map(byColour));
    expect(play(state, BEN, { type: 'passSailor', colour: 'green' })).toEqual([
      { type: 'chosen', seat: BEN },
      { type: 'exchanged' },
    ]);
    expect(state.private.map(({ hand }) => hand)).toEqual(
      [
        { white: 6, pink: 1 },
        { green: 6, white: 1 },
        { pink: 6, green: 1 },
      ].map(byColour),
    );
    expect(state.private.map(({ gave, received }) => [gave, received])).toEqual([
      ['white', 'pink'],
      ['green', 'white'],
      ['pink', 'green'],
    ]);
    expect(state.public).toMatchObject({ phase: 'TURN', active: [ADA] });
  });

  test('4 A received card cannot be passed on', () => {
    const state = passing([{ white: 7 }, { green: 7 }, { pink: 7 }]);
    play(state, ADA, { type: 'passSailor', colour: 'white' });
    play(state, BEN, { type: 'passSailor', colour: 'green' });
    // Green is what Ben is passing to Cy.
    for (const colour of ['white', 'green'] as const) {
      expect(refused(state, CY, { type: 'passSailor', colour })).toEqual({
        code: 'SAILOR_NOT_HELD',
        rule: 'R-2.6',
        detail: { colour },
      });
    }
  });

  test('5 Choosing twice', () => {
    const state = passing();
    play(state, ADA, { type: 'passSailor', colour: 'white' });
    expect(refused(state, ADA, { type: 'passSailor', colour: 'green' })).toEqual({ code: 'PASS_DONE', rule: 'R-2.6' });
  });

  test('6 Acting during the pass', () => {
    const state = passing();
    play(state, ADA, { type: 'passSailor', colour: 'white' });
    expect(refused(state, ADA, { type: 'reveal', n: 2 })).toEqual({ code: 'WRONG_PHASE', rule: 'R-2.5' });
  });
});

describe('examples: revealing tiles', () => {
  test('7 Say 1: a cube and one tile', () => {
    const state = position({ next: ['green'] });
    expect(play(state, ADA, { type: 'reveal', n: 1 })).toEqual([
      { type: 'said', seat: ADA, n: 1, cube: 1 },
      { type: 'revealed', seat: ADA, tiles: [{ slot: 0, face: 'green' }] },
      { type: 'shipMoved', seat: ADA, ship: 'green', from: 0, to: 1, by: 'tile' },
    ]);
    expect(state.public).toMatchObject({ cubes: [2, 1, 1], supply: 8, active: [BEN], phase: 'TURN' });
    expect(state.public.ships).toEqual(byColour({ green: 1 }));
  });

  test('8 Say 2, two colours', () => {
    const state = position({ next: ['pink', 'brown'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    expect(state.public).toMatchObject({ phase: 'CHOOSE', active: [ADA], revealed: ['pink', 'brown'] });
    play(state, ADA, { type: 'chooseShip', colour: 'pink' });
    expect(state.public).toMatchObject({ cubes: [1, 1, 1], supply: 9, active: [BEN], phase: 'TURN', revealed: [] });
    expect(state.public.ships).toEqual(byColour({ pink: 1 }));
  });

  test('9 Say 3: two equal ships are one choice', () => {
    const state = position({ next: ['green', 'green', 'brown'] });
    play(state, ADA, { type: 'reveal', n: 3 });
    expect(state.public.tiles.filter((face) => face !== null)).toEqual(['green', 'green', 'brown']);
    expect(legal(state, ADA)).toEqual([
      { type: 'chooseShip', colour: 'green' },
      { type: 'chooseShip', colour: 'brown' },
    ]);
    play(state, ADA, { type: 'chooseShip', colour: 'green' });
    expect(state.public).toMatchObject({ cubes: [0, 1, 1], supply: 10 });
    expect(state.public.ships).toEqual(byColour({ green: 1 }));
  });

  test('10 Say 3 without a cube', () => {
    const state = position({ cubes: [0, 1, 1] });
    expect(refused(state, ADA, { type: 'reveal', n: 3 })).toEqual({
      code: 'SAY_NO_CUBE',
      rule: 'R-4.2',
      detail: { n: 3 },
    });
  });

  test('11 Say 4', () => {
    expect(refused(position(), ADA, { type: 'reveal', n: 4 })).toEqual({ code: 'SAY_RANGE', rule: 'R-4.1' });
  });

  test('12 Say 1 with an empty supply', () => {
    const state = position({ cubes: [5, 4, 3], next: ['white'] });
    expect(play(state, ADA, { type: 'reveal', n: 1 })[0]).toEqual({ type: 'said', seat: ADA, n: 1, cube: 0 });
    expect(state.public).toMatchObject({ cubes: [5, 4, 3], supply: 0 });
    expect(state.public.ships).toEqual(byColour({ white: 1 }));
  });

  test('13 Duck and a ship', () => {
    const state = position({ next: ['duck', 'pink'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    expect(state.public.ships).toEqual(byColour({ pink: 1 }));
    expect(state.public.active).toEqual([BEN]);
  });

  test('14 Only ducks', () => {
    const state = position({ next: ['duck', 'duck'] });
    expect(play(state, ADA, { type: 'reveal', n: 2 }).at(-1)).toEqual({ type: 'noShip', seat: ADA });
    expect(state.public.ships).toEqual(byColour({}));
    expect(state.public).toMatchObject({ phase: 'TURN', active: [BEN] });
  });

  test('15 Only the pirate', () => {
    const state = position({ cubes: [1, 1, 0], next: ['pirate'] });
    expect(play(state, ADA, { type: 'reveal', n: 1 })).toEqual([
      { type: 'said', seat: ADA, n: 1, cube: 1 },
      { type: 'revealed', seat: ADA, tiles: [{ slot: 0, face: 'pirate' }] },
      { type: 'pirate', seat: ADA, victims: [BEN] },
      { type: 'noShip', seat: ADA },
    ]);
    expect(state.public).toMatchObject({ cubes: [2, 0, 0], supply: 10 });
    expect(state.public.ships).toEqual(byColour({}));
  });

  test('16 Pirate and a ship', () => {
    const state = position({ cubes: [1, 2, 1], next: ['green', 'pirate'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    expect(state.public).toMatchObject({ cubes: [1, 1, 0], supply: 10 });
    expect(state.public.ships).toEqual(byColour({ green: 1 }));
  });

  test('17 Price first, pirate second', () => {
    const state = position({ next: ['pirate', 'duck', 'duck'] });
    const events = play(state, ADA, { type: 'reveal', n: 3 });
    expect(events.map(({ type }) => type)).toEqual(['said', 'revealed', 'pirate', 'noShip']);
    expect(events[0]).toEqual({ type: 'said', seat: ADA, n: 3, cube: -1 });
    expect(events[2]).toEqual({ type: 'pirate', seat: ADA, victims: [BEN, CY] });
    expect(state.public).toMatchObject({ cubes: [0, 0, 0], supply: 12 });
    expect(state.public.ships).toEqual(byColour({}));
  });

  test('18 Say 1, empty supply, pirate', () => {
    const state = position({ cubes: [5, 4, 3], next: ['pirate'] });
    play(state, ADA, { type: 'reveal', n: 1 });
    expect(state.public).toMatchObject({ cubes: [5, 3, 2], supply: 2 });
  });

  test('19 A slot that already lies open', () => {
    const state = position({ downAt: [3, 5, 6, 9, 12] });
    expect(refused(state, ADA, { type: 'reveal', n: 1, slots: [2] })).toEqual({
      code: 'TILE_POSITION',
      rule: 'R-4.3',
      detail: { n: 1 },
    });
  });

  test('20 A colour that was not revealed', () => {
    expect(refused(choosing(), ADA, { type: 'chooseShip', colour: 'white' })).toEqual({
      code: 'SHIP_NOT_REVEALED',
      rule: 'R-4.6',
      detail: { ships: ['pink', 'brown'] },
    });
  });

  test('21 Skipping the forced move', () => {
    expect(refused(choosing(), ADA, { type: 'sendSailor', colour: 'pink' })).toEqual({
      code: 'SHIP_PENDING',
      rule: 'R-4.6',
      detail: { ships: ['pink', 'brown'] },
    });
  });
});

describe('examples: sending a sailor', () => {
  test('22 Sending a sailor forward', () => {
    const state = position({ ships: { green: 2 } });
    expect(play(state, ADA, { type: 'sendSailor', colour: 'white', ship: 'green', direction: 1 })).toEqual([
      { type: 'sailorSent', seat: ADA, cube: 1 },
      { type: 'shipMoved', seat: ADA, ship: 'green', from: 2, to: 3, by: 'sailor' },
    ]);
    expect(state.private[ADA]).toMatchObject({ hand: { white: 1, green: 2, pink: 2, brown: 1 }, sent: { white: 1 } });
    expect(state.public).toMatchObject({ cubes: [2, 1, 1], supply: 8, active: [BEN] });
    expect(state.public.ships).toEqual(byColour({ green: 3 }));
    expect(viewFor(rules, state, BEN).counts).toEqual({ hand: [6, 7, 7], sent: [1, 0, 0] });
  });

  test('23 Sending a sailor backward', () => {
    const state = position({ ships: { brown: 4 } });
    play(state, ADA, { type: 'sendSailor', colour: 'pink', ship: 'brown', direction: -1 });
    expect(state.public.ships.brown).toBe(3);
  });

  test('24 Back into the harbour', () => {
    const state = position({ ships: { white: 1 } });
    play(state, ADA, { type: 'sendSailor', colour: 'green', ship: 'white', direction: -1 });
    expect(state.public.ships.white).toBe(0);
  });

  test('25 Backward out of the harbour', () => {
    expect(refused(position(), ADA, { type: 'sendSailor', colour: 'green', ship: 'white', direction: -1 })).toEqual({
      code: 'SAILOR_HARBOUR',
      rule: 'R-5.3',
      detail: { ship: 'white' },
    });
  });

  test('26 Sailor onto the final card', () => {
    const state = position({ ships: { pink: 5 } });
    expect(refused(state, ADA, { type: 'sendSailor', colour: 'white', ship: 'pink', direction: 1 })).toEqual({
      code: 'SAILOR_FINAL',
      rule: 'R-5.4',
      detail: { ship: 'pink' },
    });
  });

  test('27 Sailor onto the last card but one', () => {
    const state = position({ ships: { pink: 4 } });
    play(state, ADA, { type: 'sendSailor', colour: 'white', ship: 'pink', direction: 1 });
    expect(state.public.ships.pink).toBe(5);
  });

  test('28 Sailor without moving a ship', () => {
    const state = position();
    expect(play(state, ADA, { type: 'sendSailor', colour: 'white' })).toEqual([
      { type: 'sailorSent', seat: ADA, cube: 1 },
    ]);
    expect(viewFor(rules, state, null).counts).toEqual({ hand: [6, 7, 7], sent: [1, 0, 0] });
    expect(state.public).toMatchObject({ cubes: [2, 1, 1], supply: 8, active: [BEN] });
    expect(state.public.ships).toEqual(byColour({}));
  });

  test('29 Ship without a direction', () => {
    const partial = { code: 'SAILOR_PARTIAL', rule: 'R-5.2' };
    expect(refused(position(), ADA, { type: 'sendSailor', colour: 'white', ship: 'green' })).toEqual(partial);
    expect(refused(position(), ADA, { type: 'sendSailor', colour: 'white', direction: 1 })).toEqual(partial);
  });

  test('30 A colour not in hand', () => {
    const state = position({ hands: [{ white: 7 }, { green: 7 }, { pink: 7 }] });
    expect(refused(state, ADA, { type: 'sendSailor', colour: 'brown', ship: 'green', direction: 1 })).toEqual({
      code: 'SAILOR_NOT_HELD',
      rule: 'R-5.1',
      detail: { colour: 'brown' },
    });
  });

  test('31 Empty hand', () => {
    const given: Position = { hands: [{}, { green: 1 }, {}], ships: { green: 5, white: 1 }, next: ['green'] };
    const state = position(given);
    expect(refused(state, ADA, { type: 'sendSailor', colour: 'white' }).code).toBe('SAILOR_NOT_HELD');
    expect(legal(state, ADA)).toEqual([
      { type: 'reveal', n: 1 },
      { type: 'reveal', n: 2 },
      { type: 'reveal', n: 3 },
    ]);
    play(state, ADA, { type: 'reveal', n: 1 });
    expect(totals(ended(state))).toEqual([0, 2, 0]);
  });

  test('32 Sailor with an empty supply', () => {
    const state = position({ cubes: [4, 4, 4] });
    const [sent] = play(state, ADA, { type: 'sendSailor', colour: 'white', ship: 'green', direction: 1 });
    expect(sent).toEqual({ type: 'sailorSent', seat: ADA, cube: 0 });
    expect(state.public).toMatchObject({ cubes: [4, 4, 4], supply: 0 });
    expect(state.public.ships.green).toBe(1);
  });
});

describe('examples: turning the tiles down again', () => {
  test('33 No reset at four', () => {
    const state = position({ down: 4 });
    expect(play(state, ADA, { type: 'sendSailor', colour: 'white' })).toEqual([
      { type: 'sailorSent', seat: ADA, cube: 1 },
    ]);
    expect(faceDownSlots(state.public)).toHaveLength(4);
    expect(legal(state, BEN).filter(({ type }) => type === 'reveal')).toEqual([
      { type: 'reveal', n: 1 },
      { type: 'reveal', n: 2 },
      { type: 'reveal', n: 3 },
    ]);
  });

  test('34 Reset at three', () => {
    const state = position({ down: 5, next: ['duck', 'duck'] });
    const other = position({ down: 5, next: ['duck', 'duck'] });
    other.secret.random.seed = 'cd'.repeat(32);
    for (const one of [state, other]) {
      expect(play(one, ADA, { type: 'reveal', n: 2 }).map(({ type }) => type)).toEqual([
        'said',
        'revealed',
        'noShip',
        'tilesReset',
      ]);
    }
    expect(state.public.tiles).toEqual(Array(15).fill(null));
    expect(state.public).toMatchObject({ phase: 'TURN', active: [BEN] });
    // The same tiles, shuffled by another seed.
    expect(other.secret.faces).not.toEqual(state.secret.faces);
    expect([...other.secret.faces].sort()).toEqual([...state.secret.faces].sort());
  });

  test('35 Going below four inside a turn', () => {
    const state = position({ down: 4, next: ['pink', 'white', 'duck'] });
    play(state, ADA, { type: 'reveal', n: 3 });
    expect(faceDownSlots(state.public)).toEqual([3]);
    expect(state.public.phase).toBe('CHOOSE');
    expect(play(state, ADA, { type: 'chooseShip', colour: 'white' }).map(({ type }) => type)).toEqual([
      'shipMoved',
      'tilesReset',
    ]);
    expect(faceDownSlots(state.public)).toHaveLength(15);
  });
});

describe('examples: the end', () => {
  test('36 The game ends at once', () => {
    const state = position({ ships: { white: 5 }, next: ['white'] });
    const events = play(state, ADA, { type: 'reveal', n: 1 });
    expect(events.slice(-2)).toEqual([
      { type: 'shipMoved', seat: ADA, ship: 'white', from: 5, to: 6, by: 'tile' },
      { type: 'gameEnded', seat: ADA, ship: 'white', game: 1 },
    ]);
    expect(state.public).toMatchObject({ phase: 'OVER', active: [] });
    expect(refused(state, BEN, { type: 'reveal', n: 2 })).toEqual({ code: 'GAME_OVER', rule: 'R-6.1' });
  });

  test('37 Forced onto the final card', () => {
    for (const colour of ['white', 'pink'] as const) {
      const state = position({ ships: { white: 5, pink: 5 }, next: ['white', 'pink'] });
      play(state, ADA, { type: 'reveal', n: 2 });
      expect(legal(state, ADA)).toEqual([
        { type: 'chooseShip', colour: 'white' },
        { type: 'chooseShip', colour: 'pink' },
      ]);
      play(state, ADA, { type: 'chooseShip', colour });
      expect(state.public).toMatchObject({ phase: 'OVER', active: [] });
    }
  });

  test('38 Scoring', () => {
    const hands = [{ white: 2, brown: 1 }, { pink: 3 }, { green: 1 }];
    const outcome = finish({ white: 3, brown: 3, pink: 2, green: 5 }, 'green', hands, [1, 1, 1]);
    expect(totals(outcome)).toEqual([9, 0, 2]);
    expect(outcome).toMatchObject({ winners: [ADA], tieBreak: null });
    expect(outcome.standings[ADA]!.parts).toEqual([
      { key: 'sailors.white', value: 6, detail: { count: 2, fish: 3 } },
      { key: 'sailors.green', value: 0, detail: { count: 0, fish: 2 } },
      { key: 'sailors.pink', value: 0, detail: { count: 0, fish: 0 } },
      { key: 'sailors.brown', value: 3, detail: { count: 1, fish: 3 } },
    ]);
  });

  test('39 Ship still in the harbour', () => {
    expect(totals(finish({ white: 5 }, 'white', [{ pink: 4 }, {}, {}], [1, 1, 1]))).toEqual([0, 0, 0]);
  });

  const tied = [
    { white: 3, green: 3 },
    { pink: 3, brown: 3 },
    { white: 4, pink: 1 },
  ];
  const tiedShips = { white: 5, green: 1, pink: 1, brown: 1 };

  test('40 Tie decided by cubes', () => {
    const outcome = finish(tiedShips, 'white', tied, [1, 3, 6]);
    expect(totals(outcome)).toEqual([12, 12, 10]);
    expect(outcome.winners).toEqual([BEN]);
    expect(outcome.standings.map(({ rank }) => rank)).toEqual([2, 1, 3]);
    expect(outcome.tieBreak).toEqual({ key: 'cubes', values: [1, 3, 6] });
  });

  test('41 Shared victory', () => {
    const outcome = finish(tiedShips, 'white', tied, [2, 2, 6]);
    expect(outcome.winners).toEqual([ADA, BEN]);
    expect(outcome.standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(outcome.tieBreak).toBeNull();
  });

  test('42 Pirate on the last reveal', () => {
    const hands = [{ white: 1 }, { green: 1 }, {}];
    const state = position({ ships: { white: 5, green: 1 }, hands, next: ['white', 'pirate'] });
    const events = play(state, ADA, { type: 'reveal', n: 2 });
    expect(events.map(({ type }) => type)).toEqual(['said', 'revealed', 'pirate', 'shipMoved', 'gameEnded']);
    expect(state.public).toMatchObject({ cubes: [1, 0, 0], supply: 11 });
    expect(totals(ended(state))).toEqual([2, 2, 0]);
    expect(ended(state)).toMatchObject({ winners: [ADA], tieBreak: { key: 'cubes', values: [1, 0, 0] } });
  });

  test('43 Out of turn', () => {
    expect(refused(position(), BEN, { type: 'reveal', n: 2 })).toEqual({
      code: 'NOT_YOUR_TURN',
      rule: 'R-3.1',
      detail: { active: [ADA] },
    });
  });
});

/** Ada turns a duck and the ship that goes from the last card but one to the final one. */
function finish(ships: Partial<ByColour>, ship: Face, hands: Partial<ByColour>[], cubes: number[]): Outcome {
  const state = position({ ships, hands, cubes, next: ['duck', ship] });
  play(state, ADA, { type: 'reveal', n: 2 });
  return ended(state);
}
