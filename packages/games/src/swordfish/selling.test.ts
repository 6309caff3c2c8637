import {
  ADA,
  BEN,
  CY,
  captainIn,
  codeOf,
  DOT,
  ended,
  endMovement,
  endPurchase,
  endSelling,
  fuel,
  hire,
  leftOf,
  ofType,
  play,
  refused,
  sail,
  sell,
  vpOf,
} from '../../testing/swordfish-play';
import { type Crew, type Player, type Position, position } from '../../testing/swordfish-position';
import { bags, roadSteps } from './data';
import { receive } from './making';
import { demandLeft } from './table';
import type { Move } from './types';

/** Ada's captains, in the selling phase. */
const ashore = (captains: readonly Crew[], more: Position = {}) =>
  position({ phase: 'SELLING', ...more, players: [{ captains }, ...(more.players ?? [])] });
const relocate = (port: string, captain = 1): Move => ({ type: 'relocate', captain, port }) as Move;
const endContract: Move = { type: 'endContract', captain: 1 };
const closing: Position = { round: 15, closing: true };

describe('in port', () => {
  test('55 two fish sold for 37, and the contract is over', () => {
    const state = ashore([{ at: '13@portsmouth(rat,double)', fuel: 2 }], { seats: 3 });
    play(state, ADA, sell('rat'));
    expect(play(state, ADA, sell('double'))).toEqual([
      { type: 'sold', seat: ADA, captain: 1, port: 'portsmouth', kind: 'double', price: 22, vp: 22 },
      { type: 'contractEnded', seat: ADA, captain: 1, boat: '13-1', port: 'portsmouth' },
    ]);
    expect(vpOf(state, ADA)).toBe(57);
    expect(demandLeft(state.public, 'portsmouth')).toBe(2);
    expect(leftOf(state, 13)).toBe(4);
    expect(captainIn(state, ADA)).toEqual({ fuel: 2, bait: 0, tokens: 0, port: 'portsmouth', boat: null });
  });

  test('56 what is not sold keeps the boat in port', () => {
    const state = ashore(['22@gloucester(pup,pup,rat)'], { seats: 3 });
    play(state, ADA, sell('pup'));
    play(state, ADA, sell('pup'));
    expect(vpOf(state, ADA)).toBe(54);
    expect(codeOf(state, ADA, sell('rat'))).toBe('NO_DEMAND');
    expect(codeOf(state, ADA, endContract)).toBe('FISH_ABOARD');
    const later = position({ phase: 'MOVEMENT', players: [{ captains: ['22@gloucester(rat)'] }] });
    expect(codeOf(later, ADA, sail(1, 'jeffreys'))).toBe('FISH_IN_PORT');
  });

  test('57 a discarded fish goes into no bag', () => {
    const state = ashore(['4@gloucester(mako)'], { bags: { ...bags, red: { ...bags.red, mako: 5 } } });
    play(state, ADA, { type: 'discard', captain: 1, kind: 'mako' });
    expect(vpOf(state, ADA)).toBe(20);
    expect(captainIn(state, ADA)?.boat).toBeNull();
    expect(state.public.bags.orange).toEqual(bags.orange);
    expect(state.public.gone.mako).toBe(1);
  });

  test('58 along the road a step costs 1 fuel', () => {
    const state = ashore([{ at: 'portsmouth', fuel: 5 }]);
    play(state, ADA, relocate('halifax'));
    expect(captainIn(state, ADA)).toMatchObject({ port: 'halifax', fuel: 3 });
    const short = ashore([{ at: 'portsmouth', fuel: 1 }]);
    expect(refused(short, ADA, relocate('halifax'))).toEqual({
      code: 'NO_FUEL',
      rule: 'R-8.5',
      detail: { need: 2, captain: 1, fuel: 1 },
    });
    play(short, ADA, relocate('portland'));
    expect(captainIn(short, ADA)).toMatchObject({ port: 'portland', fuel: 0 });
  });

  test('59 an empty boat keeps its contract until its player ends it', () => {
    const kept = ashore(['7@halifax']);
    play(kept, ADA, endSelling);
    expect(captainIn(kept, ADA)?.boat?.node).toBe('halifax');
    const ended = ashore(['7@halifax']);
    play(ended, ADA, endContract);
    expect([leftOf(ended, 7), vpOf(ended, ADA)]).toEqual([6, 20]);
  });

  test('60 nobody gets beyond 300', () => {
    const state = position({ phase: 'SELLING', players: [{ vp: 295, captains: ['4@portsmouth(pup)'] }] });
    expect(ofType(play(state, ADA, sell('pup')), 'sold')[0]).toMatchObject({ price: 17, vp: 5 });
    expect(vpOf(state, ADA)).toBe(300);
  });

  test('61 fish are sold in port', () => {
    expect(codeOf(ashore(['4@jeffreys(pup)', '4@halifax']), ADA, sell('pup'))).toBe('NOT_IN_PORT');
  });

  test('62 a mako brings 4 in the north and 7 in the south', () => {
    const state = ashore(['4@stjohns(mako)', '4@gloucester(mako)']);
    play(state, ADA, sell('mako'));
    expect(vpOf(state, ADA)).toBe(24);
    play(state, ADA, sell('mako', 2));
    expect(vpOf(state, ADA)).toBe(31);
  });

  test('68 demand is for all players together', () => {
    const state = ashore(['22@portsmouth(rat,rat,rat)'], {
      seats: 3,
      players: [{ captains: ['13@portsmouth(pup,pup)'] }],
    });
    for (let sold = 0; sold < 3; sold += 1) play(state, ADA, sell('rat'));
    play(state, ADA, endSelling);
    play(state, BEN, sell('pup'));
    expect(codeOf(state, BEN, sell('pup'))).toBe('NO_DEMAND');
  });

  test('69 the road has four steps', () => {
    expect(roadSteps('gloucester', 'stjohns')).toBe(4);
    expect(roadSteps('portsmouth', 'halifax')).toBe(2);
  });
});

describe('the end of a round', () => {
  test('63 the poorest go first, of level ones who came to the space first', () => {
    const captains = (boat: string): Player => ({ captains: [boat], vp: 20 });
    const state = position({
      phase: 'SELLING',
      seats: 3,
      active: BEN,
      order: [BEN, ADA, CY],
      players: [captains('4@gloucester'), captains('4@gloucester'), captains('4@gloucester')],
    });
    for (const [seat, vp] of [
      [BEN, 5],
      [ADA, 5],
      [CY, 1],
    ] as const) {
      receive(state.public, seat, 'sales', vp);
    }
    for (const seat of [BEN, ADA, CY]) play(state, seat, endSelling);
    expect(state.public.order).toEqual([CY, BEN, ADA]);
  });

  test('64 after the last round boats come home and sell, without weather', () => {
    const state = position({
      phase: 'SELLING',
      round: 15,
      players: [{ captains: ['25@jeffreys(triple)', 'gloucester'] }, { captains: ['4@portsmouth'] }],
      active: BEN,
      force: 9,
    });
    const turned = state.public.forces.length;
    const events = play(state, BEN, endSelling);
    expect(state.public).toMatchObject({ phase: 'MOVEMENT', closing: true, active: [ADA] });
    play(state, ADA, sail(1, 'gloucester'));
    events.push(...play(state, ADA, endMovement));
    while (state.public.active[0] === BEN)
      events.push(...play(state, BEN, state.public.phase === 'MOVEMENT' ? endMovement : endSelling));
    play(state, ADA, sell('triple'));
    events.push(...play(state, ADA, endSelling));
    while (state.public.phase !== 'OVER') events.push(...play(state, BEN, endSelling));
    expect(ofType(events, 'weather')).toEqual([]);
    expect(state.public.forces).toHaveLength(turned);
    expect(ended(state)).toMatchObject({ winners: [ADA], standings: [{ total: 46 }, { total: 20 }] });
  });

  test('65 tokens count, fish aboard do not', () => {
    const captains = [{ at: '25@sable(triple,triple)', tokens: 2 }];
    const state = position({ ...closing, phase: 'OVER', players: [{ captains }, { vp: 27 }] });
    const { standings, winners, tieBreak } = ended(state);
    expect(standings.map(({ total }) => total)).toEqual([28, 27]);
    expect(standings[ADA]?.parts.at(-1)).toEqual({ key: 'tokens', value: 8, detail: { tokens: 2 } });
    expect([winners, tieBreak]).toEqual([[ADA], null]);
  });

  test('66 level players: more captains, then more fuel and bait, then both', () => {
    const over = (...players: Player[]) =>
      ended(
        position({ ...closing, phase: 'OVER', seats: 3, players: players.map((player) => ({ vp: 90, ...player })) }),
      );
    const crews = over({ captains: ['halifax'] }, { captains: ['halifax', '4@cashes'] }, { captains: ['halifax'] });
    expect(crews).toMatchObject({ winners: [BEN], tieBreak: { key: 'captains', values: [1, 2, 1] } });
    const supplies = [{ fuel: 1, bait: 1 }, { fuel: 1 }, { bait: 2 }].map((held) => ({
      captains: [{ at: 'halifax', ...held }],
    }));
    expect(over(...supplies)).toMatchObject({ winners: [ADA, CY], tieBreak: { key: 'supplies', values: [2, 1, 2] } });
    expect(over({}, {}, {})).toMatchObject({ winners: [ADA, BEN, CY], tieBreak: null });
  });

  test('67 each move has its phase, each player a turn', () => {
    const state = position({ phase: 'MOVEMENT', players: [{ captains: ['4@jeffreys'] }, { captains: ['4@cashes'] }] });
    expect(refused(state, ADA, hire('gloucester'))).toEqual({
      code: 'WRONG_PHASE',
      rule: 'R-3.1',
      detail: { needed: 'PURCHASE', phase: 'MOVEMENT' },
    });
    expect(refused(state, BEN, sail(1, 'jeffreys'))).toEqual({
      code: 'NOT_YOUR_TURN',
      rule: 'R-3.2',
      detail: { active: [ADA] },
    });
  });

  test('every number of a score can be taken apart', () => {
    const state = position({ ...closing, phase: 'SELLING', players: [{ captains: ['4@stjohns(pup)'] }] });
    play(state, ADA, sell('pup'));
    play(state, ADA, endSelling);
    const [mine] = ended(state).standings;
    expect(mine?.total).toBe(33);
    expect(mine?.parts.map(({ key, value }) => [key, value])).toEqual([
      ['start', 20],
      ['hire', 0],
      ['rent', 0],
      ['fuel', 0],
      ['bait', 0],
      ['repair', 0],
      ['sales', 13],
      ['tokens', 0],
    ]);
    expect(mine?.parts[6]?.parts?.at(-1)).toEqual({ key: 'round', value: 13, detail: { round: 16 } });
  });

  test('sold fish leave the match, and demand is whole again', () => {
    const state = ashore(['4@gloucester(pup)', '4@gloucester(rat)'], {
      active: BEN,
      order: [BEN, ADA],
      market: { halifax: ['marker'] },
      players: [{ captains: ['4@halifax'] }],
    });
    play(state, BEN, endSelling);
    play(state, ADA, sell('pup'));
    const [event] = ofType(play(state, ADA, endSelling), 'roundEnded');
    expect(event?.cleared).toMatchObject({ gloucester: ['pup'], halifax: ['marker'], stjohns: [] });
    expect(state.public.gone).toMatchObject({ pup: 1, marker: 1 });
    expect(demandLeft(state.public, 'gloucester')).toBe(2);
  });

  test('a purchase of one player is over before the next one begins', () => {
    const state = position({ seats: 4 });
    play(state, ADA, hire('gloucester'));
    play(state, ADA, { type: 'rent', port: 'gloucester', boatClass: 4, captain: 1 });
    play(state, ADA, fuel(5));
    play(state, ADA, endPurchase);
    expect(state.public).toMatchObject({ active: [BEN], purchase: { stage: 'hire' } });
    expect(codeOf(state, DOT, endPurchase)).toBe('NOT_YOUR_TURN');
  });
});
