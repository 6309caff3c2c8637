import {
  ADA,
  BEN,
  CY,
  captainIn,
  codeOf,
  draw,
  endFishing,
  fishBait,
  fishSword,
  ofType,
  play,
  refused,
} from '../../testing/swordfish-play';
import { type Crew, type Position, position } from '../../testing/swordfish-position';
import { bags } from './data';

/** Ada's captains, in the fishing phase. */
const fleet = (captains: readonly Crew[], more: Position = {}) =>
  position({ phase: 'FISHING', ...more, players: [{ captains }, ...(more.players ?? [])] });

describe('attempts', () => {
  test('41 bait is caught with the die, up to the end of the track', () => {
    const state = fleet([{ at: '4@jeffreys-1', bait: 15 }]);
    const gains = [4, 0, 5].map((roll) => ofType(play(state, ADA, fishBait, roll), 'baitCaught')[0]);
    expect(gains.map((event) => [event?.roll, event?.gained])).toEqual([
      [4, 4],
      [0, 0],
      [5, 1],
    ]);
    expect(captainIn(state, ADA)?.bait).toBe(20);
    expect(refused(state, ADA, fishBait)).toEqual({ code: 'ATTEMPTS_USED', rule: 'R-7.3' });
  });

  test('42 a tile thrown back can be drawn again, a tile kept cannot', () => {
    const state = fleet([{ at: '13@georges-1', bait: 3 }]);
    draw(state, ADA, 'pup', 'throwBack');
    draw(state, ADA, 'marker', 'keep');
    draw(state, ADA, 'marker', 'keep');
    expect(captainIn(state, ADA)).toMatchObject({ bait: 0, boat: { hold: ['marker', 'marker'] } });
    expect(state.public.bags.green).toEqual({ ...bags.green, marker: 2 });
  });

  test('43 swords and bait are mixed one to one only', () => {
    const state = fleet([{ at: '22@georges-1', bait: 3 }]);
    draw(state, ADA, 'pup', 'keep');
    draw(state, ADA, 'rat', 'throwBack');
    expect(codeOf(state, ADA, fishBait)).toBe('MIX_ONE_EACH');
    draw(state, ADA, 'rat', 'throwBack');
    const other = fleet(['22@georges-1']);
    play(other, ADA, fishBait, 3);
    draw(other, ADA, 'pup', 'keep');
    expect([fishSword, fishBait].map((move) => codeOf(other, ADA, move))).toEqual(['MIX_ONE_EACH', 'MIX_ONE_EACH']);
    expect(captainIn(other, ADA)?.bait).toBe(2);
  });

  test('44 a mako at the first attempt leaves one attempt for bait', () => {
    const state = fleet([{ at: '22@cap-1', bait: 3 }]);
    draw(state, ADA, 'mako');
    expect(codeOf(state, ADA, fishBait)).toBe('TILE_PENDING');
    play(state, ADA, { type: 'keep' });
    expect(codeOf(state, ADA, fishSword)).toBe('SHARK_SCARE');
    play(state, ADA, fishBait, 2);
    expect(codeOf(state, ADA, fishBait)).toBe('MIX_ONE_EACH');
  });

  test('45 a mako at the second attempt ends the fishing', () => {
    const state = fleet([{ at: '22@cap-1', bait: 3 }]);
    draw(state, ADA, 'marker', 'keep');
    draw(state, ADA, 'mako', 'throwBack');
    expect(codeOf(state, ADA, fishSword)).toBe('SHARK_SCARE');
    expect(codeOf(state, ADA, fishBait)).toBe('MIX_ONE_EACH');
  });

  test('46 a second mako goes back by itself and scares nobody', () => {
    const state = fleet([{ at: '22@cap-1(mako)', bait: 3 }], {
      bags: { red: bags.red, grey: { ...bags.grey, mako: 1 } },
    });
    draw(state, ADA, 'marker', 'keep');
    expect(draw(state, ADA, 'mako')).toEqual([
      { type: 'tileDrawn', seat: ADA, captain: 1, node: 'cap-1', color: 'red', kind: 'mako', forced: true },
      { type: 'thrownBack', seat: ADA, captain: 1, color: 'red', kind: 'mako', forced: true },
    ]);
    draw(state, ADA, 'double', 'keep');
    expect(captainIn(state, ADA)).toMatchObject({ bait: 0, boat: { hold: ['mako', 'marker', 'double'] } });
    expect(state.public.bags.red.mako).toBe(bags.red.mako);
  });
});

describe('crowds', () => {
  test('47 two boats on buoys of one anchor have two attempts each', () => {
    const state = fleet([{ at: '22@cap-1', bait: 3 }], { players: [{ captains: ['22@cap-2'] }] });
    draw(state, ADA, 'pup', 'throwBack');
    draw(state, ADA, 'pup', 'throwBack');
    expect(refused(state, ADA, fishSword)).toEqual({ code: 'CROWDED_LIMIT', rule: 'R-7.8' });
  });

  test('48 boats at the anchor itself and at other anchors do not count', () => {
    const state = fleet([{ at: '22@cap-1', bait: 4 }], { players: [{ captains: ['22@cap', '22@tail-1'] }] });
    for (let drawn = 0; drawn < 3; drawn += 1) draw(state, ADA, 'pup', 'throwBack');
    expect(codeOf(state, ADA, fishSword)).toBe('ATTEMPTS_USED');
  });
});

describe('swords', () => {
  test('49 a full hold leaves bait', () => {
    const state = fleet([{ at: '4@jeffreys-1', bait: 1 }]);
    draw(state, ADA, 'rat', 'keep');
    expect(codeOf(state, ADA, fishSword)).toBe('HOLD_FULL');
    play(state, ADA, fishBait, 5);
    expect(captainIn(state, ADA)?.bait).toBe(5);
  });

  test('50 a sword costs bait', () => {
    expect(codeOf(fleet(['4@jeffreys-1']), ADA, fishSword)).toBe('NO_BAIT');
  });

  test('51 the first four tokens go to the first who fish', () => {
    const state = fleet(['25@cap-1', '25@cap-2', '25@cap-3'], { seats: 4, tokensLeft: 2 });
    for (const captain of [1, 2, 3] as const) play(state, ADA, { type: 'fishBait', captain });
    expect([1, 2, 3].map((captain) => captainIn(state, ADA, captain as 1)?.tokens)).toEqual([1, 1, 0]);
    expect(state.public.tokensLeft).toBe(0);
  });

  test('52 boats fish one after another', () => {
    const state = fleet(['4@jeffreys-1', '4@cashes-1']);
    play(state, ADA, fishBait);
    play(state, ADA, { type: 'fishBait', captain: 2 });
    expect(codeOf(state, ADA, fishBait)).toBe('FISHING_OVER');
  });

  test('53 an empty bag gives nothing, the sea still gives bait', () => {
    const state = fleet([{ at: '4@jeffreys-1', bait: 1 }], { bags: { orange: {} } });
    expect(refused(state, ADA, fishSword)).toMatchObject({ code: 'BAG_EMPTY', detail: { color: 'orange' } });
    play(state, ADA, fishBait);
  });

  test('54 at an anchor nobody fishes', () => {
    const state = fleet(['4@jeffreys', '4@cashes-1']);
    expect(codeOf(state, ADA, fishBait)).toBe('NOT_ON_BUOY');
  });

  test('every tile of a bag is as likely as any other', () => {
    const drawn = Array.from({ length: 22 }, (_, at) => {
      const state = fleet([{ at: '4@jeffreys-1', bait: 1 }]);
      return ofType(play(state, ADA, fishSword, at), 'tileDrawn')[0]?.kind;
    });
    const counted = Object.fromEntries(
      [...new Set(drawn)].map((kind) => [kind, drawn.filter((one) => one === kind).length]),
    );
    expect({ triple: 0, ...counted }).toEqual(bags.orange);
  });

  test('each boat fishes with attempts of its own, each player after another', () => {
    const state = fleet([{ at: '22@georges-1', bait: 3 }, '4@cashes-1'], {
      seats: 3,
      order: [ADA, CY, BEN],
      players: [{ captains: ['4@browns-1'] }, { captains: ['4@jeffreys-1'] }],
    });
    draw(state, ADA, 'mako', 'throwBack');
    play(state, ADA, { type: 'fishBait', captain: 2 });
    play(state, ADA, endFishing);
    expect(state.public.active).toEqual([CY]);
    play(state, CY, endFishing);
    expect(state.public.active).toEqual([BEN]);
  });
});
