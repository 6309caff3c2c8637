import {
  ADA,
  BEN,
  bait,
  CY,
  captainIn,
  codeOf,
  DOT,
  EVA,
  endPurchase,
  fuel,
  hire,
  leftOf,
  play,
  refused,
  rent,
  vpOf,
} from '../../testing/swordfish-play';
import { position, rulebookOptions } from '../../testing/swordfish-position';
import { start, withRandom } from '../core/match';
import { rules } from './index';
import { isOpen, nodeIds, places } from './sea';
import { demandOf } from './table';

const seed = 'cd'.repeat(32);
const opening = (seats: number) => start(rules, seats, rulebookOptions, seed).public;

describe('preparation', () => {
  test('1 everybody has 20 VP; demand and buoys go by the number of players', () => {
    const table = opening(4);
    expect(table.players.map(({ vp }) => vp)).toEqual([20, 20, 20, 20]);
    expect(table.order).toEqual([0, 1, 2, 3]);
    expect([3, 4, 5, 6]).toContain(table.force);
    expect(['gloucester', 'portsmouth', 'halifax'].map((port) => demandOf(port as 'halifax', 4))).toEqual([3, 4, 6]);
    expect(demandOf('gloucester', 3)).toBe(2);
    const buoys = nodeIds.filter((node) => places[node].kind === 'buoy');
    const open = [2, 3, 4, 5, 6].map((seats) => buoys.filter((buoy) => isOpen(buoy, seats)).length);
    expect(open).toEqual([11, 15, 19, 23, 23]);
  });

  test('the first one of the order acts first, and lies lowest among level tokens', () => {
    const table = start(rules, 5, { ...rulebookOptions, firstPlayer: 'random' }, seed).public;
    expect(table.active).toEqual([table.order[0]]);
    expect(table.stack).toEqual(table.order);
  });

  test('chance decides the first player and the force in April', () => {
    const tables = Array.from({ length: 40 }, (_, n) =>
      rules.setup(3, { ...rulebookOptions, firstPlayer: 'random' }, { below: (of) => n % of, shuffle: (all) => all }),
    );
    expect(new Set(tables.map(({ public: { order } }) => order[0]))).toEqual(new Set([0, 1, 2]));
    expect(new Set(tables.map(({ public: { force } }) => force))).toEqual(new Set([3, 4, 5, 6]));
  });

  test('nothing is drawn before its time: a state holds no card, no tile and no die to come', () => {
    const dealt = rules.setup(6, rulebookOptions, { below: () => 0, shuffle: (all) => all });
    expect(dealt.secret).toEqual({});
    expect(dealt.private).toEqual([{}, {}, {}, {}, {}, {}]);
    expect(withRandom(dealt, { seed, drawn: 0 }).public.forces).toHaveLength(1);
  });
});

describe('purchase', () => {
  test('2 a captain waits in the port where he is hired', () => {
    const state = position();
    expect(play(state, ADA, hire('gloucester'))).toEqual([
      { type: 'hired', seat: ADA, captain: 1, port: 'gloucester', vp: 4 },
    ]);
    expect(vpOf(state, ADA)).toBe(16);
    expect(captainIn(state, ADA)).toEqual({ fuel: 0, bait: 0, tokens: 0, port: 'gloucester', boat: null });
  });

  test('3 a captain, a boat and fuel for 20 VP', () => {
    const state = position();
    for (const move of [hire('gloucester'), rent('gloucester', 13), fuel(5)]) play(state, ADA, move);
    expect(vpOf(state, ADA)).toBe(0);
    expect(captainIn(state, ADA)?.fuel).toBe(5);
    expect(leftOf(state, 13)).toBe(3);
    expect(state.public.players[ADA]?.books).toMatchObject({ hire: [-4], rent: [-13], fuel: [-3], sales: [0] });
  });

  test('4 after a boat nobody is hired any more', () => {
    const state = position();
    for (const move of [hire('gloucester'), rent('gloucester', 4)]) play(state, ADA, move);
    expect(refused(state, ADA, hire('gloucester'))).toEqual({ code: 'HIRE_CLOSED', rule: 'R-4.1' });
  });

  test('5 after supplies no boat is rented any more', () => {
    const state = position();
    const moves = [hire('gloucester'), hire('gloucester'), rent('gloucester', 4), bait(3)];
    for (const move of moves) play(state, ADA, move);
    expect(vpOf(state, ADA)).toBe(6);
    expect(codeOf(state, ADA, rent('gloucester', 4, 2))).toBe('RENT_CLOSED');
  });

  test('6 a captain boards where he is', () => {
    const state = position();
    play(state, ADA, hire('portsmouth'));
    expect(refused(state, ADA, rent('gloucester', 4))).toEqual({
      code: 'CAPTAIN_ELSEWHERE',
      rule: 'R-4.3',
      detail: { captain: 1, where: 'portsmouth', port: 'gloucester' },
    });
  });

  test('7 the fifth 13 is not to be had', () => {
    const state = position({ seats: 5 });
    for (const seat of [ADA, BEN, CY, DOT]) {
      for (const move of [hire('gloucester'), rent('gloucester', 13), endPurchase]) play(state, seat, move);
    }
    play(state, EVA, hire('gloucester'));
    expect(refused(state, EVA, rent('gloucester', 13))).toMatchObject({
      code: 'BOAT_SOLD_OUT',
      detail: { boatClass: 13 },
    });
  });

  test('8 nobody spends what he has not', () => {
    const state = position();
    play(state, ADA, hire('stjohns'));
    expect(refused(state, ADA, rent('stjohns', 13))).toMatchObject({
      code: 'NOT_ENOUGH_VP',
      detail: { cost: 13, vp: 11 },
    });
    expect(vpOf(state, ADA)).toBe(11);
  });

  test('9 four captains are all there are', () => {
    const state = position({ players: [{ vp: 50 }] });
    for (let hired = 0; hired < 4; hired += 1) play(state, ADA, hire('gloucester'));
    expect(vpOf(state, ADA)).toBe(34);
    expect(codeOf(state, ADA, hire('gloucester'))).toBe('NO_PAWN');
  });

  test('10 supplies stay with the captain and are added to', () => {
    const captains = [null, { at: 'gloucester', fuel: 3, bait: 1 }];
    const state = position({ players: [{ captains }] });
    for (const move of [rent('gloucester', 4, 2), fuel(5, 2)]) play(state, ADA, move);
    expect(captainIn(state, ADA, 2)).toMatchObject({ fuel: 8, bait: 1 });
    expect(vpOf(state, ADA)).toBe(13);
  });

  test('11 a pack has to fit whole', () => {
    const state = position({ players: [{ captains: [{ at: '4@gloucester', fuel: 12 }] }] });
    expect(refused(state, ADA, fuel(12))).toEqual({
      code: 'TRACK_FULL',
      rule: 'R-4.5',
      detail: { room: 8, supply: 'fuel' },
    });
    play(state, ADA, fuel(5));
    expect(captainIn(state, ADA)?.fuel).toBe(17);
  });

  test('12 a boat that calls in port is supplied there', () => {
    const state = position({ round: 2, players: [{ captains: ['16@halifax'] }] });
    play(state, ADA, bait(3));
    expect(vpOf(state, ADA)).toBe(15);
    expect(captainIn(state, ADA)?.bait).toBe(3);
  });

  test('13 no boat, no supplies', () => {
    const state = position({ players: [{ captains: ['gloucester'] }] });
    expect(codeOf(state, ADA, fuel(5))).toBe('NO_BOAT');
  });

  test('14 the insurance brings a captain and a boat of 4', () => {
    const state = position({ players: [{ vp: 3, insuranceDue: true }] });
    expect(play(state, ADA, { type: 'claimInsurance', port: 'stjohns' })).toEqual([
      { type: 'insured', seat: ADA, captain: 1, port: 'stjohns', boat: '4-1', moored: false },
    ]);
    expect(captainIn(state, ADA)?.boat).toMatchObject({ tile: '4-1', node: 'stjohns' });
    expect(vpOf(state, ADA)).toBe(3);
  });

  test('15 the insurance is for those who cannot start again', () => {
    const claim = { type: 'claimInsurance', port: 'gloucester' };
    const codes = [{ vp: 8, insuranceDue: true }, { vp: 4, insuranceDue: true, captains: ['portland'] }, { vp: 3 }].map(
      (player) => codeOf(position({ players: [player] }), ADA, claim),
    );
    expect(codes).toEqual(['NO_INSURANCE', 'NO_INSURANCE', 'NO_INSURANCE']);
    const poor = position({ players: [{ vp: 3, insuranceDue: true, captains: ['portland'] }] });
    play(poor, ADA, { type: 'claimInsurance', port: 'gloucester' });
    expect(captainIn(poor, ADA, 2)?.boat?.node).toBe('gloucester');
  });
});
