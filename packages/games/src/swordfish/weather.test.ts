import {
  ADA,
  BEN,
  captainIn,
  codeOf,
  endMovement,
  fishBait,
  hire,
  leftOf,
  ofType,
  passOn,
  play,
  turnCard,
  wrecksIn,
} from '../../testing/swordfish-play';
import { type Crew, type Position, position } from '../../testing/swordfish-position';
import { forceAt } from './table';

/** Ada moves last: after her turn the card is turned. */
const atSea = (captains: readonly Crew[], more: Position = {}) =>
  position({ phase: 'MOVEMENT', order: [BEN, ADA], ...more, players: [{ captains }, ...(more.players ?? [])] });

describe('weather', () => {
  test('34 a gale stops fishing where it blows', () => {
    const captains = [
      { at: '25@cap-1', bait: 1 },
      { at: '25@tail-1', bait: 1 },
      { at: '25@grandbank-1', bait: 1 },
    ];
    const state = position({ phase: 'FISHING', force: 8, players: [{ captains }] });
    expect(codeOf(state, ADA, fishBait)).toBe('STRONG_WINDS');
    expect(codeOf(state, ADA, { type: 'fishSword', captain: 1 })).toBe('STRONG_WINDS');
    expect([forceAt(state.public, 'tail-1'), forceAt(state.public, 'grandbank-1')]).toEqual([7, 6]);
    play(state, ADA, { type: 'fishBait', captain: 2 });
    play(state, ADA, { type: 'fishSword', captain: 3 });
  });

  test('35 the force stays on its scale', () => {
    const calm = atSea(['4@jeffreys'], { round: 13, force: 1 });
    turnCard(calm, ADA, -3);
    expect(calm.public.force).toBe(0);
    const wild = atSea(['4@jeffreys'], { round: 11, force: 11 });
    turnCard(wild, ADA, 3);
    expect(wild.public).toMatchObject({ force: 12 });
    expect(wild.public.forces.at(-1)).toBe(12);
  });

  test('36 a boat stands its own number, and drifts above it', () => {
    const crew = { at: '13@cap-1(triple)', fuel: 4, bait: 2, tokens: 1 };
    const safe = atSea([crew], { force: 7 });
    turnCard(safe, ADA, 1);
    expect(captainIn(safe, ADA)?.boat).toMatchObject({ node: 'cap-1', hold: ['triple'] });
    const lost = atSea([crew], { force: 8 });
    const events = turnCard(lost, ADA, 1);
    expect(ofType(events, 'adrift')).toEqual([
      {
        type: 'adrift',
        seat: ADA,
        captain: 1,
        boat: '13-1',
        from: 'cap-1',
        to: 'cap',
        tow: null,
        force: 9,
        lost: { fuel: 4, bait: 2, tokens: 1, hold: ['triple'] },
      },
    ]);
    expect(wrecksIn(lost)).toEqual(['13@cap']);
    expect(captainIn(lost, ADA)).toBeNull();
    expect(lost.public.gone.triple).toBe(1);
    expect(events).toContainEqual({ type: 'insuranceDue', seat: ADA });
  });

  test('37 the wind is weaker away from the Cap', () => {
    const state = atSea(['13@tail-1', '13@grandbank-1', '13@sable-1'], {
      force: 8,
      players: [{ captains: ['13@cap'] }],
    });
    const events = turnCard(state, ADA, 2);
    expect(wrecksIn(state)).toEqual(['13@cap', '13@tail']);
    expect(ofType(events, 'adrift').map(({ seat }) => seat)).toEqual([BEN, ADA]);
    expect([1, 2, 3].map((captain) => captainIn(state, ADA, captain as 1) === null)).toEqual([true, false, false]);
    expect(state.public.players[ADA]?.insuranceDue).toBe(false);
  });

  test('38 a boat that finds its anchor full sinks', () => {
    const state = atSea(['22@cap-1', '22@cap-2'], { force: 8, players: [{ captains: ['25@cap', '25@cap'] }] });
    const events = turnCard(state, ADA, 2);
    expect(ofType(events, 'adrift').map(({ to }) => to)).toEqual(['cap', null]);
    expect(wrecksIn(state)).toEqual(['22@cap']);
    expect(state.public.sunk).toEqual(['22-2']);
    expect(leftOf(state, 22)).toBe(2);
  });

  test('39 a tow sinks with its tug adrift', () => {
    const state = atSea([{ at: '19@cap', tow: 4 }], { force: 9 });
    turnCard(state, ADA, 2);
    expect(wrecksIn(state)).toEqual(['19@cap']);
    expect(state.public.sunk).toEqual(['4-1']);
  });

  test('40 a token goes down with its captain', () => {
    const state = position({ phase: 'FISHING', players: [{ captains: ['25@cap-1'] }] });
    expect(play(state, ADA, fishBait)[0]).toEqual({ type: 'tokenWon', seat: ADA, captain: 1, left: 3 });
    const later = atSea([{ at: '25@cap-1', tokens: 1 }], { round: 11, force: 9 });
    turnCard(later, ADA, 3);
    expect(captainIn(later, ADA)).toBeNull();
    expect(later.public.tokensLeft).toBe(3);
    passOn(later, ADA, 'PURCHASE');
    play(later, ADA, hire('gloucester'));
    expect(captainIn(later, ADA)?.tokens).toBe(0);
  });

  test('boats in port are safe, and boats adrift are not tested again', () => {
    const state = atSea(['4@stjohns'], { round: 11, force: 11, wrecks: ['4@cap'] });
    expect(ofType(play(state, ADA, endMovement, 3), 'adrift')).toEqual([]);
    expect(wrecksIn(state)).toEqual(['4@cap']);
  });
});
