/** The rulings of docs/rules/isaribi.md about storage and spoilage that no numbered example covers. */
import { ADA, BEN, legal, ofType, play, refused } from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import type { Event, Helper } from './types';

const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });

describe('rulings: spoilage', () => {
  const players = [out('moneyChanger', { cubes: { clam: 5 } }), { passed: true }];
  const two: Position = {
    seats: 2,
    phase: 'HELPER',
    active: [BEN],
    firstPasser: ADA,
    players,
    market: marketM.slice(0, 4),
  };
  const finish = (given: Position): Event[] =>
    play(position(given), BEN, { type: 'chooseHelper', helper: 'oldFisherman' });

  test('the penalty is paid once, however many are thrown away', () => {
    expect(ofType(finish(two), 'spoiled')).toMatchObject([{ seat: ADA, paid: 3, discarded: { clam: 4 } }]);
  });

  test('one cube is stored for nothing', () => {
    const one = [out('moneyChanger', { cubes: { clam: 1 } }), { passed: true }];
    expect(ofType(finish({ ...two, players: one }), 'spoiled')).toEqual([]);
  });

  test('a Smokehouse stores four, the Dried Fish Shop three', () => {
    const stored = [
      out('driedFishShop', { cubes: { clam: 4 } }),
      { passed: true, smokehouse: true, cubes: { prawn: 5 } },
    ];
    expect(ofType(finish({ ...two, players: stored }), 'spoiled').map(({ kept }) => kept)).toEqual([
      pile({ clam: 3 }),
      pile({ prawn: 4 }),
    ]);
  });

  test('owners choose one after another, clockwise from the start player', () => {
    const mixed = { clam: 1, prawn: 1 };
    const state = position({
      ...two,
      startSeat: BEN,
      firstPasser: BEN,
      players: [out('moneyChanger', { cubes: mixed }), { passed: true, cubes: mixed }],
    });
    play(state, BEN, { type: 'chooseHelper', helper: 'oldFisherman' });
    expect(state.public.active).toEqual([BEN]);
    expect(refused(state, ADA, { type: 'keep', cubes: pile({ clam: 1 }) })).toEqual({
      code: 'NOT_YOUR_TURN',
      rule: 'R-7.3',
      detail: { active: [BEN] },
    });
    expect(legal(state, BEN)).toEqual([
      { type: 'keep', cubes: pile({ prawn: 1 }) },
      { type: 'keep', cubes: pile({ clam: 1 }) },
    ]);
    play(state, BEN, { type: 'keep', cubes: pile({ clam: 1 }) });
    expect(state.public.active).toEqual([ADA]);
  });
});
