/** Which refusal comes first, and the rulings that no numbered example covers. */
import { ADA, BEN, CY, choosing, legal, passing, play, refused } from '../../testing/fish-and-ships-play';
import { byColour, position } from '../../testing/fish-and-ships-position';
import { judge } from '../core/match';
import { viewFor } from '../core/view';
import { rules } from './index';
import { faceDownSlots } from './legal';
import type { ByColour, Colour, Move } from './types';

const oneOfEach: Move[] = [
  { type: 'passSailor', colour: 'white' },
  { type: 'reveal', n: 1 },
  { type: 'chooseShip', colour: 'white' },
  { type: 'sendSailor', colour: 'white' },
];

describe('order of refusals', () => {
  test('the end of the game comes before everything', () => {
    const state = position({ ships: { white: 5 }, next: ['white'] });
    play(state, ADA, { type: 'reveal', n: 1 });
    for (const move of oneOfEach) expect(refused(state, BEN, move).code).toBe('GAME_OVER');
  });

  test('the phase comes before the turn, the turn before the pending ship', () => {
    expect(refused(position(), BEN, { type: 'chooseShip', colour: 'white' })).toMatchObject({
      code: 'WRONG_PHASE',
      rule: 'R-4.6',
    });
    expect(refused(position(), BEN, { type: 'passSailor', colour: 'white' }).code).toBe('WRONG_PHASE');
    expect(refused(choosing(), BEN, { type: 'reveal', n: 9 }).code).toBe('NOT_YOUR_TURN');
    expect(refused(choosing(), ADA, { type: 'reveal', n: 9 }).code).toBe('SHIP_PENDING');
    expect(refused(choosing(), ADA, { type: 'passSailor', colour: 'white' }).code).toBe('WRONG_PHASE');
  });

  test('the number comes before its price, the price before the tiles', () => {
    const state = position({ cubes: [0, 1, 1] });
    expect(refused(state, ADA, { type: 'reveal', n: 4, slots: [99] }).code).toBe('SAY_RANGE');
    expect(refused(state, ADA, { type: 'reveal', n: 3, slots: [99] }).code).toBe('SAY_NO_CUBE');
  });

  test('the sailor comes before the ship', () => {
    const state = position({ hands: [{ white: 7 }, { green: 7 }, { pink: 7 }], ships: { pink: 5 } });
    expect(refused(state, ADA, { type: 'sendSailor', colour: 'brown', ship: 'pink' }).code).toBe('SAILOR_NOT_HELD');
    expect(refused(state, ADA, { type: 'sendSailor', colour: 'white', ship: 'pink' }).code).toBe('SAILOR_PARTIAL');
  });

  test('a spectator is not at the table', () => {
    expect(judge(rules, viewFor(rules, passing(), null), { type: 'passSailor', colour: 'white' })?.code).toBe(
      'NOT_YOUR_TURN',
    );
    expect(judge(rules, viewFor(rules, position(), null), { type: 'reveal', n: 1 })?.code).toBe('NOT_YOUR_TURN');
  });

  test.each([
    [{ type: 'reveal' }, 'SAY_RANGE'],
    [{ type: 'reveal', n: '1' }, 'SAY_RANGE'],
    [{ type: 'reveal', n: Number.NaN }, 'SAY_RANGE'],
    [{ type: 'reveal', n: 1.5 }, 'SAY_RANGE'],
    [{ type: 'reveal', n: 1, slots: null }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: [] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: ['0'] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: [0.5] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: [15] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: [0, 1] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 2, slots: [4, 4] }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, slots: { 0: 0, length: 1 } }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 2, slots: Array(2) }, 'TILE_POSITION'],
    [{ type: 'reveal', n: 1, extra: 1 }, 'MALFORMED_MOVE'],
    [{ type: 'reveal', n: 1, slots: [0], extra: 1 }, 'MALFORMED_MOVE'],
    [{ type: 'sendSailor' }, 'SAILOR_NOT_HELD'],
    [{ type: 'sendSailor', colour: 'constructor' }, 'SAILOR_NOT_HELD'],
    [{ type: 'sendSailor', colour: ['white'] }, 'SAILOR_NOT_HELD'],
    [{ type: 'sendSailor', colour: 'white', ship: 'black', direction: 1 }, 'SAILOR_PARTIAL'],
    [{ type: 'sendSailor', colour: 'white', ship: 'green', direction: 2 }, 'SAILOR_PARTIAL'],
    [{ type: 'sendSailor', colour: 'white', ship: 'green', direction: '1' }, 'SAILOR_PARTIAL'],
    [{ type: 'sendSailor', colour: 'white', ship: null, direction: null }, 'SAILOR_PARTIAL'],
    [{ type: 'sendSailor', colour: 'white', seat: 0 }, 'MALFORMED_MOVE'],
    [{ type: 'passTurn' }, 'UNKNOWN_MOVE'],
  ])('%j is %s', (move, code) => {
    expect(refused(position(), ADA, move).code).toBe(code);
  });

  test('a colour that is none is not held, and was not revealed', () => {
    expect(refused(passing(), ADA, { type: 'passSailor', colour: 7 })).toEqual({
      code: 'SAILOR_NOT_HELD',
      rule: 'R-2.6',
    });
    expect(refused(choosing(), ADA, { type: 'chooseShip', colour: null }).code).toBe('SHIP_NOT_REVEALED');
  });
});

describe('rulings', () => {
  test('rulings 1, 2: tiles are turned down at the start of a turn alone, also when the first move will be a sailor', () => {
    const state = position({ down: 5, next: ['pink', 'brown'] });
    play(state, ADA, { type: 'reveal', n: 2 });
    expect(faceDownSlots(state.public)).toHaveLength(3);
    play(state, ADA, { type: 'chooseShip', colour: 'pink' });
    expect(faceDownSlots(state.public)).toHaveLength(15);
    play(state, BEN, { type: 'sendSailor', colour: 'white' });
    expect(faceDownSlots(state.public)).toHaveLength(15);
  });

  test('ruling 3: the reset takes all fifteen tiles', () => {
    const state = position({ down: 4, next: ['duck'] });
    play(state, ADA, { type: 'reveal', n: 1 });
    expect([...state.secret.faces].sort()).toEqual(
      'brown,brown,brown,duck,duck,green,green,green,pink,pink,pink,pirate,white,white,white'.split(','),
    );
  });

  test('rulings 8, 9: the pirate spares who turns it, and who has nothing', () => {
    const state = position({ cubes: [3, 0, 2], next: ['pirate', 'duck'] });
    const events = play(state, ADA, { type: 'reveal', n: 2 });
    expect(events[2]).toEqual({ type: 'pirate', seat: ADA, victims: [CY] });
    expect(state.public).toMatchObject({ cubes: [3, 0, 1], supply: 8 });
  });

  test('ruling 9: a pirate without victims is still seen', () => {
    const state = position({ cubes: [3, 0, 0], next: ['pirate', 'duck'] });
    expect(play(state, ADA, { type: 'reveal', n: 2 })[2]).toEqual({ type: 'pirate', seat: ADA, victims: [] });
  });

  test('ruling 11: the same colour three times moves its ship by one', () => {
    const state = position({ next: ['white', 'white', 'white'] });
    play(state, ADA, { type: 'reveal', n: 3 });
    expect(state.public.ships).toEqual(byColour({ white: 1 }));
  });

  test('rulings 16, 17, 22: a ship on the last card but one goes back only, one in the harbour forward only', () => {
    const hands: Partial<ByColour>[] = [{ white: 7 }, { green: 7 }, { pink: 7 }];
    const state = position({ hands, ships: { white: 5, green: 5, pink: 2 } });
    expect(legal(state, ADA).filter(({ type }) => type === 'sendSailor')).toEqual([
      { type: 'sendSailor', colour: 'white' },
      { type: 'sendSailor', colour: 'white', ship: 'white', direction: -1 },
      { type: 'sendSailor', colour: 'white', ship: 'green', direction: -1 },
      { type: 'sendSailor', colour: 'white', ship: 'pink', direction: 1 },
      { type: 'sendSailor', colour: 'white', ship: 'pink', direction: -1 },
      { type: 'sendSailor', colour: 'white', ship: 'brown', direction: 1 },
    ]);
  });

  test('ruling 20: nobody else sees which sailor was sent', () => {
    const seen = (colour: Colour): string => {
      const state = position();
      const events = play(state, ADA, { type: 'sendSailor', colour });
      return JSON.stringify([events, ...[BEN, CY, null].map((seat) => viewFor(rules, state, seat))]);
    };
    expect(seen('pink')).toBe(seen('white'));
  });

  test('ruling 25: two seats swap a sailor', () => {
    const state = position({ phase: 'PASS', active: [0, 1], cubes: [1, 1], hands: [{ white: 7 }, { green: 7 }] });
    play(state, BEN, { type: 'passSailor', colour: 'green' });
    play(state, ADA, { type: 'passSailor', colour: 'white' });
    expect(state.private.map(({ hand }) => hand)).toEqual([
      byColour({ white: 6, green: 1 }),
      byColour({ white: 1, green: 6 }),
    ]);
  });

  test('ruling 26: named tiles are turned in the order named, else the lowest', () => {
    const named = position({ downAt: [3, 5, 6, 9, 12], next: ['duck', 'white', 'duck'] });
    expect(play(named, ADA, { type: 'reveal', n: 2, slots: [6, 3] })[1]).toEqual({
      type: 'revealed',
      seat: ADA,
      tiles: [
        { slot: 6, face: 'duck' },
        { slot: 3, face: 'duck' },
      ],
    });
    const lowest = position({ downAt: [3, 5, 6, 9, 12], next: ['duck', 'white'] });
    expect(play(lowest, ADA, { type: 'reveal', n: 2 })[1]).toMatchObject({ tiles: [{ slot: 3 }, { slot: 5 }] });
  });

  test('ruling 28: turns go round, and the start player has the first', () => {
    const state = position({ phase: 'PASS', active: [0, 1, 2], starter: CY });
    for (const seat of [ADA, BEN, CY]) play(state, seat, { type: 'passSailor', colour: 'white' });
    expect(state.public.active).toEqual([CY]);
    play(state, CY, { type: 'sendSailor', colour: 'pink' });
    expect(state.public.active).toEqual([ADA]);
  });
});
