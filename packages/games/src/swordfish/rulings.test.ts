/** The rulings of docs/rules/swordfish.md that no numbered example covers. */
import {
  ADA,
  BEN,
  captainIn,
  codeOf,
  draw,
  endFishing,
  endMovement,
  endPurchase,
  fishBait,
  fishSword,
  fuel,
  hire,
  leftOf,
  legal,
  ofType,
  passOn,
  play,
  rent,
  sail,
  sell,
  turnCard,
  vpOf,
  wrecksIn,
} from '../../testing/swordfish-play';
import { type Player, type Position, position, rulebookOptions } from '../../testing/swordfish-position';
import { start, step } from '../core/match';
import { viewFor } from '../core/view';
import { rules } from './index';
import type { Move } from './types';

const claim: Move = { type: 'claimInsurance', port: 'gloucester' };
const adaIn = (phase: Position['phase'], player: Player, more: Position = {}) =>
  position({ ...(phase === undefined ? {} : { phase }), ...more, players: [player, ...(more.players ?? [])] });

describe('rulings: the insurance', () => {
  const poor: Player = { vp: 2, captains: ['4@cap-1'] };

  test('a storm that takes the last boat of a poor player makes it due for one purchase turn', () => {
    const state = adaIn('MOVEMENT', poor, { force: 7, players: [{ captains: ['4@georges'] }] });
    expect(ofType(play(state, ADA, endMovement), 'insuranceDue')).toEqual([]);
    turnCard(state, BEN, 1);
    expect(state.public).toMatchObject({ phase: 'PURCHASE', active: [ADA] });
    expect(state.public.players[ADA]?.insuranceDue).toBe(true);
    const events = play(state, ADA, endPurchase);
    expect(events).toContainEqual({ type: 'insuranceLapsed', seat: ADA });
    expect(state.public.players[ADA]?.insuranceDue).toBe(false);
  });

  test('who can start again has no claim, even after spending', () => {
    const state = adaIn('MOVEMENT', { vp: 12, captains: ['4@cap-1'] }, { force: 7 });
    const events = turnCard(state, ADA, 1);
    expect(ofType(events, 'insuranceLapsed')).toHaveLength(1);
    play(state, ADA, hire('stjohns'));
    expect(codeOf(state, ADA, claim)).toBe('NO_INSURANCE');
  });

  test('with a boat left there is none', () => {
    const state = adaIn('MOVEMENT', { vp: 0, captains: ['4@cap-1', '4@georges'] }, { force: 7 });
    expect(ofType(turnCard(state, ADA, 1), 'insuranceDue')).toEqual([]);
  });

  test('after the storm of the last round there is none: nobody buys any more', () => {
    const given: Position = { round: 8, options: { rounds: 8 }, force: 7, players: [{ captains: ['4@georges'] }] };
    const state = adaIn('MOVEMENT', poor, given);
    play(state, ADA, endMovement);
    const events = turnCard(state, BEN, 1);
    expect(ofType(events, 'adrift')).toHaveLength(1);
    expect(ofType(events, 'insuranceDue')).toEqual([]);
    expect(state.public.players[ADA]?.insuranceDue).toBe(false);
  });

  test('a player who is poor and was not insured is passed over', () => {
    const state = adaIn('PURCHASE', {}, { players: [{ vp: 0 }] });
    expect(play(state, ADA, endPurchase)).toContainEqual({ type: 'turnSkipped', seat: BEN, phase: 'PURCHASE' });
  });

  test('when the 4s are out it brings the cheapest class left, and poverty goes by that', () => {
    const sunk = Array(12).fill(4) as 4[];
    const state = adaIn('PURCHASE', { vp: 10, insuranceDue: true }, { sunk });
    play(state, ADA, claim);
    expect(captainIn(state, ADA)?.boat?.tile).toBe('7-1');
    expect(codeOf(adaIn('PURCHASE', { vp: 11, insuranceDue: true }, { sunk }), ADA, claim)).toBe('NO_INSURANCE');
  });

  test('with a boat of your own in port it brings a captain for it, repaired', () => {
    const player = { vp: 3, insuranceDue: true, moored: ['!22@halifax'] };
    const state = adaIn('PURCHASE', player);
    expect(codeOf(state, ADA, claim)).toBe('NOT_YOUR_BOAT');
    expect(play(state, ADA, { type: 'claimInsurance', port: 'halifax' })).toContainEqual({
      type: 'insured',
      seat: ADA,
      captain: 1,
      port: 'halifax',
      boat: '22-1',
      moored: true,
    });
    expect([vpOf(state, ADA), leftOf(state, 4)]).toEqual([3, 12]);
  });

  const nobody: Player['captains'] = [];
  test.each([
    // Nobody can be hired in Halifax for 7, nor in Gloucester with a boat of 4.
    [{ vp: 7, moored: ['22@halifax'], captains: nobody }, 'halifax', null],
    [{ vp: 8, moored: ['22@halifax'], captains: nobody }, 'halifax', 'NO_INSURANCE'],
    [{ vp: 3, moored: ['22@gloucester'], captains: nobody }, 'gloucester', null],
    [{ vp: 4, moored: ['22@gloucester'], captains: nobody }, 'gloucester', 'NO_INSURANCE'],
    [{ vp: 4, moored: ['!22@gloucester'], captains: nobody }, 'gloucester', null],
    [{ vp: 0, moored: ['22@halifax'], captains: ['halifax'] }, 'halifax', 'NO_INSURANCE'],
    [{ vp: 0, moored: ['!22@halifax'], captains: ['halifax'] }, 'halifax', null],
    [{ vp: 3, moored: ['22@halifax'], captains: ['portland'] }, 'halifax', null],
  ] as const)('who can man a boat of the own needs none: %j', (player, port, code) => {
    const state = adaIn('PURCHASE', { ...player, insuranceDue: true });
    const move: Move = { type: 'claimInsurance', port };
    if (code === null) play(state, ADA, move);
    else expect(codeOf(state, ADA, move)).toBe(code);
  });

  test('buying goes on after it', () => {
    const state = adaIn('PURCHASE', { vp: 3, insuranceDue: true });
    play(state, ADA, claim);
    play(state, ADA, fuel(5));
    expect(captainIn(state, ADA)?.fuel).toBe(5);
    expect(codeOf(state, ADA, claim)).toBe('HIRE_CLOSED');
  });

  test('it is paid once', () => {
    const state = adaIn('PURCHASE', { vp: 3, insuranceDue: true });
    play(state, ADA, claim);
    expect(codeOf(state, ADA, claim)).toBe('NO_INSURANCE');
  });
});

describe('rulings: captains and boats', () => {
  test('a captain may be hired without a boat, and the lowest free number comes next', () => {
    const state = adaIn('PURCHASE', { captains: ['halifax', null, 'halifax'] });
    expect(play(state, ADA, hire('gloucester'))).toMatchObject([{ captain: 2 }]);
    play(state, ADA, endPurchase);
  });

  test('a lost captain comes back with nothing, at full price', () => {
    const state = adaIn('MOVEMENT', { captains: [{ at: '4@cap-1', fuel: 9 }] }, { force: 7 });
    turnCard(state, ADA, 1);
    play(state, ADA, hire('gloucester'));
    expect(captainIn(state, ADA)).toMatchObject({ fuel: 0, bait: 0 });
    expect(vpOf(state, ADA)).toBe(16);
  });

  test('a boat that was returned can be rented again, after the others of its class', () => {
    const state = adaIn('SELLING', { captains: ['25@halifax', 'halifax'], vp: 25 }, { sunk: [25, 25, 25] });
    play(state, ADA, { type: 'endContract', captain: 1 });
    expect(state.public.boats[25]).toEqual(['25-4']);
    passOn(state, ADA, 'PURCHASE');
    play(state, ADA, rent('halifax', 25, 2));
    expect(captainIn(state, ADA, 2)?.boat?.tile).toBe('25-4');
  });

  test('moored boats are no boats of the fleet until they are manned', () => {
    const player = { captains: ['4@halifax', '4@halifax', '4@halifax', 'halifax'], moored: ['22@halifax'] };
    const state = adaIn('PURCHASE', player);
    play(state, ADA, { type: 'manSalvaged', boat: '22-1', captain: 4 });
    expect(state.public.players[ADA]?.moored).toEqual([]);
  });
});

describe('rulings: at sea', () => {
  test('a listed voyage is a shortest one; a longer way round is legal and costs what it takes', () => {
    const state = adaIn('MOVEMENT', { captains: [{ at: '16@browns', fuel: 2 }] });
    const [there] = legal(state, ADA).filter((move) => move.type === 'moveBoat' && move.path.at(-1) === 'emerald');
    expect(there).toEqual(sail(1, 'emerald'));
    play(state, ADA, sail(1, 'halifax', 'emerald'));
    expect(captainIn(state, ADA)).toMatchObject({ fuel: 0, boat: { node: 'emerald' } });
  });

  test('a place may be met twice on the way', () => {
    const state = adaIn('MOVEMENT', { captains: [{ at: '25@cap-1', fuel: 4 }] });
    play(state, ADA, sail(1, 'cap', 'cap-1', 'cap', 'tail'));
    expect(captainIn(state, ADA)?.boat?.node).toBe('tail');
  });

  test('wrecks beyond the free boats go on drifting, undecided', () => {
    const state = adaIn('MOVEMENT', { captains: ['16@cap'] }, { wrecks: ['22@cap', '25@cap'] });
    play(state, ADA, { type: 'salvage', wreck: '25-1', captain: 1 });
    expect(wrecksIn(state)).toEqual(['22@cap']);
    play(state, ADA, endMovement);
  });

  test('a wreck that is left asks again about the next one', () => {
    const state = adaIn('MOVEMENT', { captains: ['16@cap'] }, { wrecks: ['22@cap', '25@cap'] });
    play(state, ADA, { type: 'abandon', wreck: '22-1' });
    expect(codeOf(state, ADA, endMovement)).toBe('WRECK_PENDING');
  });

  test('the decision is due in the round after the storm, of boats that lay there all along', () => {
    const state = adaIn('MOVEMENT', { captains: ['25@cap'] }, { force: 8, players: [{ captains: ['13@cap-1'] }] });
    play(state, ADA, endMovement);
    turnCard(state, BEN, 1);
    expect(wrecksIn(state)).toEqual(['13@cap']);
    passOn(state, ADA, 'MOVEMENT');
    expect(codeOf(state, ADA, endMovement)).toBe('WRECK_PENDING');
  });

  test('anybody may salvage, the player who lost the boat as well', () => {
    const state = adaIn('MOVEMENT', { captains: ['13@cap-1', '25@cap'] }, { force: 8 });
    turnCard(state, ADA, 1);
    passOn(state, ADA, 'MOVEMENT');
    play(state, ADA, { type: 'salvage', wreck: '13-1', captain: 2 });
    expect(captainIn(state, ADA, 2)?.boat?.tow).toBe('13-1');
  });

  test('who has two boats free chooses which one tows', () => {
    const state = adaIn('MOVEMENT', { captains: ['16@cap', '25@cap'] }, { wrecks: ['22@cap'] });
    expect(legal(state, ADA)).toEqual([
      { type: 'salvage', wreck: '22-1', captain: 1 },
      { type: 'salvage', wreck: '22-1', captain: 2 },
      { type: 'abandon', wreck: '22-1' },
    ]);
  });
});

describe('rulings: fishing', () => {
  const at = (node: string, more: Position = {}) =>
    adaIn('FISHING', { captains: [{ at: `22@${node}`, bait: 3 }] }, more);

  test('in a crowd a mako at the first attempt leaves bait as the second', () => {
    const state = at('cap-1', { players: [{ captains: ['4@cap-2'] }] });
    draw(state, ADA, 'mako', 'throwBack');
    play(state, ADA, fishBait);
    expect(codeOf(state, ADA, fishBait)).toBe('CROWDED_LIMIT');
  });

  test('own boats and boats that do not fish make a crowd too', () => {
    const state = adaIn('FISHING', { captains: [{ at: '22@cap-1', bait: 3 }, '22@cap-2(pup,pup,pup)'] });
    play(state, ADA, fishBait);
    play(state, ADA, fishBait);
    expect(codeOf(state, ADA, fishBait)).toBe('CROWDED_LIMIT');
  });

  test('a mako that went back by itself counts as a sword attempt', () => {
    const state = adaIn('FISHING', { captains: [{ at: '22@cap-1(mako)', bait: 3 }] });
    draw(state, ADA, 'mako');
    play(state, ADA, fishBait);
    expect(codeOf(state, ADA, fishSword)).toBe('MIX_ONE_EACH');
  });

  test('a kept mako stays in the way in the next round', () => {
    const state = at('cap-1');
    draw(state, ADA, 'mako', 'keep');
    passOn(state, ADA, 'FISHING');
    expect(ofType(draw(state, ADA, 'mako'), 'thrownBack')).toMatchObject([{ forced: true }]);
  });

  test('a token is won by fishing for bait, once a round for each boat, and lost ones do not come back', () => {
    const state = at('cap-1');
    play(state, ADA, fishBait);
    play(state, ADA, fishBait);
    expect(captainIn(state, ADA)?.tokens).toBe(1);
    passOn(state, ADA, 'FISHING');
    play(state, ADA, fishBait);
    expect(captainIn(state, ADA)?.tokens).toBe(2);
  });

  test('plans may change after the first attempt', () => {
    const state = at('georges-1');
    play(state, ADA, fishBait, 5);
    draw(state, ADA, 'rat', 'keep');
    play(state, ADA, endFishing);
  });

  test('a drawn tile lies open, and everybody knows what is left in the bag', () => {
    const state = at('georges-1');
    draw(state, ADA, 'triple');
    for (const seat of [ADA, BEN, null]) {
      expect(viewFor(rules, state, seat).public).toMatchObject({
        fishing: { tile: { kind: 'triple', color: 'green' } },
        bags: { green: { triple: 0 } },
      });
    }
  });
});

describe('rulings: turns', () => {
  test('a player with nothing to decide is passed over', () => {
    const state = adaIn('PURCHASE', { captains: ['4@halifax'] }, { players: [{ vp: 3 }] });
    const events = play(state, ADA, endPurchase);
    expect(ofType(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: BEN, phase: 'PURCHASE' }]);
    expect(state.public).toMatchObject({ phase: 'MOVEMENT', active: [ADA] });
  });

  test('a season in which nobody can do anything is over at once', () => {
    const state = adaIn('SELLING', { vp: 0, captains: ['4@halifax(pup)'] }, { players: [{ vp: 3 }] });
    play(state, ADA, sell('pup'));
    Object.assign(state.public.players[ADA]!, { vp: 3, startVp: -10 });
    step(rules, state, ADA, { type: 'endSelling' });
    expect(state.public).toMatchObject({ phase: 'OVER', active: [], round: 15, closing: true });
    expect(rules.outcome(state)).toMatchObject({ winners: [ADA] });
  });

  test('nothing that is free moves no token', () => {
    const state = adaIn('PURCHASE', { captains: ['halifax'], moored: ['22@halifax'] });
    play(state, ADA, { type: 'manSalvaged', boat: '22-1', captain: 1 });
    expect(state.public.stack).toEqual([ADA, BEN]);
    play(state, ADA, fuel(5));
    expect(state.public.stack).toEqual([BEN, ADA]);
  });

  test('a view tells nothing of the seed, nor how much chance was used', () => {
    const seed = 'ef'.repeat(32);
    const state = start(rules, 2, rulebookOptions, seed);
    for (const seat of [ADA, BEN, null]) {
      const text = JSON.stringify(viewFor(rules, state, seat));
      expect(text).not.toContain(seed);
      expect(text).not.toMatch(/random|seed|drawn/);
    }
  });
});
