/** Which refusal comes first, which clause it cites, and moves that nobody would send by hand. */
import { ADA, BEN, begun, CY, DOT, passWith, play, refused, sell } from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import type { State } from '../core/rules';
import type { Helper, Isaribi, Move } from './types';

const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });
const marketOfSix = [...marketM, { card: 'K02', down: true }] as const;
const early: Position = { round: 2, market: marketOfSix };
const looking: Position = { ...early, phase: 'SPECULATOR', players: [{ helper: 'speculator' }] };
const adding: Position = { ...early, phase: 'OLD_FISHERMAN', players: [{ helper: 'oldFisherman' }] };
const storing: Position = {
  seats: 2,
  phase: 'STORAGE',
  firstPasser: ADA,
  market: marketM.slice(0, 4),
  players: [out('carpenter', { cubes: { clam: 1, prawn: 1 } }), out('moneyChanger')],
};
const oneOfEach: readonly Move[] = [
  { type: 'peek', slot: 5 },
  { type: 'donePeeking' },
  { type: 'place', space: 0 },
  { type: 'oldFisherman', space: 1, count: 0 },
  { type: 'moveBoat', to: 1 },
  { type: 'fishHand' },
  { type: 'fishNet', count: 1 },
  sell('retail', [1, 'prawn']),
  { type: 'gainTech', tech: 'ap' },
  { type: 'flipMarket' },
  { type: 'endTurn' },
  { type: 'pass' },
  { type: 'chooseHelper', helper: 'carpenter' },
  { type: 'carpenter', tech: null },
  { type: 'keep', cubes: pile({ clam: 1 }) },
];

describe('the phase comes first', () => {
  test.each<[string, Position, string[]]>([
    ['while the Speculator looks', looking, ['peek', 'donePeeking']],
    ['while boats are placed', { ...early, phase: 'PLACEMENT' }, ['place']],
    ['while the Old Fisherman adds', adding, ['oldFisherman']],
    ['in turns', {}, ['moveBoat', 'fishHand', 'fishNet', 'sell', 'gainTech', 'flipMarket', 'endTurn', 'pass']],
    ['at the end of a round', storing, ['keep']],
  ])('%s', (_, given, types) => {
    const state = position(given);
    const refusals = oneOfEach.filter(({ type }) => !types.includes(type)).map((move) => refused(state, ADA, move));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['WRONG_PHASE']));
    expect(refusals).toHaveLength(oneOfEach.length - types.length);
  });

  test('each cites the clause that gives the move its place', () => {
    const state = position();
    const clauseOf = (type: Move['type']): string | null =>
      refused(
        state,
        ADA,
        oneOfEach.find((move) => move.type === type),
      ).rule;
    expect(clauseOf('peek')).toBe('R-3.3');
    expect(clauseOf('place')).toBe('R-3.4');
    expect(clauseOf('oldFisherman')).toBe('R-3.5');
    expect(clauseOf('chooseHelper')).toBe('R-6.3');
    expect(clauseOf('carpenter')).toBe('R-6.7');
    expect(clauseOf('keep')).toBe('R-7.3');
    expect(refused(position(storing), ADA, { type: 'pass' }).rule).toBe('R-4.1');
  });
});

describe('then who is asking', () => {
  const passing: Position = { active: [BEN], firstPasser: ADA, players: [out('moneyChanger')] };

  test('having passed comes before the turn', () => {
    const state = position(passing);
    expect(refused(state, ADA, { type: 'pass' })).toEqual({ code: 'PASSED', rule: 'R-6.1' });
    expect(refused(state, CY, { type: 'pass' })).toMatchObject({ code: 'NOT_YOUR_TURN', detail: { active: [BEN] } });
    play(state, BEN, { type: 'pass' });
    expect(refused(state, ADA, { type: 'chooseHelper', helper: 'carpenter' }).code).toBe('PASSED');
  });

  test('having passed does not matter for storage', () => {
    expect(refused(position(storing), BEN, { type: 'keep', cubes: pile() }).code).toBe('NOT_YOUR_TURN');
  });

  test('the Collaborator has its owner', () => {
    expect(refused(position(adding), BEN, { type: 'oldFisherman', space: 1, count: 0 })).toEqual({
      code: 'OLD_OWNER',
      rule: 'R-3.5',
      detail: { active: [ADA] },
    });
    expect(refused(position(looking), DOT, { type: 'donePeeking' }).code).toBe('PEEK_OWNER');
  });

  test('a spectator is not at the table', () => {
    const codes = [position(), position(looking), position(adding), position(storing)].map((state) =>
      oneOfEach.map((move) => refused(state, null, move).code),
    );
    expect(new Set(codes.flat())).toEqual(new Set(['NOT_YOUR_TURN', 'PEEK_OWNER', 'OLD_OWNER', 'WRONG_PHASE']));
  });
});

describe('then place, once a turn, arguments, money, points', () => {
  test('five idle turns come before the place', () => {
    const state = position({ players: [{ idleTurns: 5 }] });
    expect(refused(state, ADA, { type: 'fishHand' }).code).toBe('IDLE');
    expect(refused(state, ADA, { type: 'endTurn' }).code).toBe('IDLE');
  });

  test('fishing', () => {
    const atSea = (given: Position, space: 1 | 2 | 4): State<Isaribi> => position({ ...given, players: [{ space }] });
    const spent: Position = { turn: { apHalf: 0, acted: true } };
    const fished: Position = { turn: { apHalf: 0, acted: true, fished: true, progressed: true } };
    expect(refused(position(fished), ADA, { type: 'fishHand' }).code).toBe('FISH_HARBOR');
    expect(refused(atSea(fished, 4), ADA, { type: 'fishHand' }).code).toBe('FISH_ONCE');
    expect(refused(atSea({ ...spent, areas: [4, 4, 3, 0] }, 4), ADA, { type: 'fishHand' }).code).toBe('HAND_BREAM');
    expect(refused(atSea({ ...spent, areas: [0, 4, 3, 3] }, 1), ADA, { type: 'fishHand' }).code).toBe('FISH_EMPTY');
    expect(refused(atSea(spent, 1), ADA, { type: 'fishHand' })).toMatchObject({
      code: 'AP',
      detail: { cost: 0.5, left: 0 },
    });
    expect(refused(position(fished), ADA, { type: 'fishNet', count: 1 }).code).toBe('FISH_HARBOR');
    expect(refused(atSea(fished, 1), ADA, { type: 'fishNet', count: 1 }).code).toBe('FISH_ONCE');
    expect(refused(atSea({ ...spent, areas: [0, 4, 3, 3] }, 1), ADA, { type: 'fishNet', count: 9 }).code).toBe(
      'NET_CLAM',
    );
    expect(refused(atSea({ ...spent, areas: [4, 0, 3, 3] }, 2), ADA, { type: 'fishNet', count: 9 }).code).toBe(
      'FISH_EMPTY',
    );
    expect(refused(atSea({ ...spent, areas: [4, 1, 3, 3] }, 2), ADA, { type: 'fishNet', count: 9 }).code).toBe(
      'NET_COUNT',
    );
    expect(refused(atSea({ ...spent, areas: [4, 1, 3, 3] }, 2), ADA, { type: 'fishNet', count: 2 }).code).toBe(
      'NET_AVAILABLE',
    );
    expect(refused(atSea(spent, 2), ADA, { type: 'fishNet', count: 2 }).code).toBe('AP');
  });

  test('selling', () => {
    const nothing = sell('gross', [9, 'bream', 'bream', 'bream'], [9]);
    const spent: Position['turn'] = { apHalf: 0, acted: true };
    const sold: Position['turn'] = { ...spent, sold: true, progressed: true };
    expect(refused(position({ turn: sold, players: [{ space: 1 }] }), ADA, nothing).code).toBe('SELL_SEA');
    expect(refused(position({ turn: sold }), ADA, nothing).code).toBe('SELL_ONCE');
    const state = position({ turn: spent, players: [{ cubes: { prawn: 1 } }] });
    expect(refused(state, ADA, nothing).code).toBe('SELL_EMPTY');
    expect(refused(state, ADA, sell('retail', [9, 'bream'], [9, 'bream'])).code).toBe('RETAIL');
    expect(refused(state, ADA, sell('gross', [9, 'clam', 'clam', 'clam'], [9, 'bream'])).code).toBe('GROSS_CARDS');
    expect(refused(state, ADA, sell('gross', [9, 'clam', 'clam', 'clam'])).code).toBe('GROSS_PER');
    expect(refused(state, ADA, sell('gross', [1, 'clam', 'clam'], ['client', 'clam'])).code).toBe('SELL_TYPE');
    expect(refused(state, ADA, sell('gross', ['client', 'clam', 'clam'], [1, 'clam'])).code).toBe('CLIENT_NONE');
    expect(refused(state, ADA, sell('gross', [9, 'clam'])).code).toBe('SELL_FACEDOWN');
    expect(refused(state, ADA, sell('retail', [2, 'bream'])).code).toBe('SELL_CUBES');
    expect(refused(state, ADA, sell('retail', [1, 'prawn'])).code).toBe('AP');
  });

  test('a used Client comes before its one cube', () => {
    const state = position({ players: [{ client: true, clientUsed: true, cubes: { clam: 2 } }] });
    expect(refused(state, ADA, sell('gross', ['client', 'clam', 'clam'])).code).toBe('CLIENT_USED');
  });

  test('cubes for two buyers are counted together', () => {
    const state = position({ players: [{ cubes: { prawn: 2 } }] });
    expect(refused(state, ADA, sell('gross', [1, 'prawn', 'prawn'], [3, 'prawn'])).code).toBe('SELL_CUBES');
  });

  test('technology', () => {
    const gained: Position['turn'] = { apHalf: 0, acted: true, gainedTech: true, progressed: true };
    const spent: Position['turn'] = { apHalf: 0, acted: true };
    const gain: Move = { type: 'gainTech', tech: 'ap' };
    const alone: Position = { seats: 2, firstPasser: BEN, aloneTurns: 1, market: marketM.slice(0, 4) };
    const ben = out('carpenter');
    expect(refused(position({ turn: gained, players: [{ space: 1 }] }), ADA, gain).code).toBe('TECH_SEA');
    expect(refused(position({ ...alone, turn: gained, players: [{}, ben] }), ADA, gain).code).toBe('TECH_ONCE');
    expect(refused(position({ ...alone, players: [{ apLevel: 4 }, ben] }), ADA, gain).code).toBe('TECH_ALONE');
    expect(refused(position({ turn: spent, players: [{ apLevel: 4, money: 0 }] }), ADA, gain).code).toBe('TECH_MAX');
    expect(refused(position({ turn: spent }), ADA, gain).code).toBe('TECH_MONEY');
    expect(refused(position({ turn: spent, players: [{ money: 9 }] }), ADA, gain).code).toBe('AP');
  });

  test('sailing and turning up a buyer', () => {
    const spent: Position = { turn: { apHalf: 1, acted: true } };
    expect(refused(position(spent), ADA, { type: 'moveBoat', to: 2 }).code).toBe('MOVE_ADJ');
    expect(refused(position(spent), ADA, { type: 'moveBoat', to: 1 })).toMatchObject({
      code: 'AP',
      detail: { cost: 1, left: 0.5 },
    });
    expect(refused(position(spent), ADA, { type: 'flipMarket' }).code).toBe('AP');
  });

  test('the Speculator and the Old Fisherman', () => {
    const seen = position({
      ...looking,
      market: marketOfSix.map((slot, at) => (at === 4 ? { ...slot, peekedBy: ADA } : slot)),
    });
    expect(refused(seen, ADA, { type: 'peek', slot: 5 }).code).toBe('PEEK_TWICE');
    const state = position({ ...adding, supply: { clam: 0 } });
    expect(refused(state, ADA, { type: 'oldFisherman', space: 0, count: 9 })).toEqual({
      code: 'OLD_SPACE',
      rule: 'R-3.5',
    });
    expect(refused(state, ADA, { type: 'oldFisherman', space: 1, count: 9 }).code).toBe('OLD_COUNT');
    expect(refused(state, ADA, { type: 'oldFisherman', space: 1, count: 1 }).code).toBe('OLD_SUPPLY');
  });

  test('what the Carpenter has no use for', () => {
    const state = position({ players: [{ apLevel: 4, netLevel: 2, smokehouse: true, money: 30 }] });
    play(state, ADA, { type: 'pass' });
    play(state, ADA, { type: 'chooseHelper', helper: 'carpenter' });
    const codes = ['ap', 'net', 'smokehouse', 'harbor'].map(
      (tech) => refused(state, ADA, { type: 'carpenter', tech }).code,
    );
    expect(codes).toEqual(['TECH_MAX', 'TECH_MAX', 'TECH_OWNED', 'TECH_UNKNOWN']);
  });
});

describe('moves out of shape', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [{ type: 'moveBoat' }, 'MOVE_ADJ'],
    [{ type: 'moveBoat', to: '1' }, 'MOVE_ADJ'],
    [{ type: 'moveBoat', to: -1 }, 'MOVE_ADJ'],
    [{ type: 'moveBoat', to: 1, by: 0 }, 'MALFORMED_MOVE'],
    [{ type: 'gainTech' }, 'TECH_UNKNOWN'],
    [{ type: 'gainTech', tech: 'toString' }, 'TECH_UNKNOWN'],
    [{ type: 'sell', sale: 'barter', lots: [{ buyer: 1, cubes: ['prawn'] }] }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: {} }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: [null] }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: new Array(1) }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: [{ buyer: 1, cubes: ['squid'] }] }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: [{ buyer: 1, cubes: ['prawn'], tip: 1 }] }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: [{ buyer: 0.5, cubes: ['prawn'] }] }, 'SELL_EMPTY'],
    [{ type: 'sell', sale: 'retail', lots: [{ buyer: -1, cubes: ['prawn'] }] }, 'SELL_FACEDOWN'],
    [{ type: 'sell', sale: 'retail', lots: [{ buyer: 1, cubes: ['prawn'] }], tip: 1 }, 'MALFORMED_MOVE'],
    [{ type: 'pass', why: 'tired' }, 'MALFORMED_MOVE'],
    [{ type: 'swim' }, 'UNKNOWN_MOVE'],
  ];
  test.each(cases)('%j is refused with %s', (move, code) => {
    const state = position({ turn: { acted: true }, players: [{ cubes: { prawn: 1 } }] });
    expect(refused(state, ADA, move).code).toBe(code);
  });

  test.each([{}, null, [], { clam: 1 }, { ...pile({ clam: 2 }), prawn: -1 }, { ...pile({ clam: 1 }), squid: 0 }])(
    'keeping %j is no pile of the right size',
    (cubes) => {
      expect(refused(position(storing), ADA, { type: 'keep', cubes }).code).toBe('KEEP_COUNT');
    },
  );

  test.each([null, '5', 0, 6.5, 7, -1])('there is nothing to look at in place %j', (slot) => {
    expect(refused(position(looking), ADA, { type: 'peek', slot }).code).toBe('PEEK_SLOT');
  });

  test.each([undefined, null, 'clerk', 'toString'])('%j is no Collaborator', (helper) => {
    const state = position();
    play(state, ADA, { type: 'pass' });
    expect(refused(state, ADA, { type: 'chooseHelper', helper }).code).toBe('COLLAB_TAKEN');
  });

  test.each([undefined, null, 2, '0', true])('a boat is not placed on %j', (space) => {
    const { state } = begun({});
    expect(refused(state, state.public.startSeat, { type: 'place', space }).code).toBe('PLACE_SPACE');
  });
});

test('whoever has passed is out until the next round', () => {
  const state = position({ seats: 2, market: marketM.slice(0, 4) });
  passWith(state, ADA, 'driedFishShop');
  expect(refused(state, ADA, { type: 'moveBoat', to: 1 }).code).toBe('PASSED');
  passWith(state, BEN, 'carpenter');
  for (const seat of [BEN, ADA]) play(state, seat, { type: 'place', space: 0 });
  play(state, BEN, { type: 'flipMarket' });
  play(state, BEN, { type: 'endTurn' });
  play(state, ADA, { type: 'moveBoat', to: 1 });
});
