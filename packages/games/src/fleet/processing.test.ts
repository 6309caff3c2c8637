/** The examples of docs/rules/fleet.md about processing and trading crates. */
import { isLegal, P0, P1, play, refused } from '../../testing/fleet-play';
import { type BoatAs, handOf, idOf, type Player, position } from '../../testing/fleet-position';
import { cratesOf, drawnFor } from '../../testing/fleet-round';
import type { State } from '../core/rules';
import type { Fleet, Move } from './types';

const cod = (crates: number): BoatAs => ({ type: 'cod', captain: 'before', crates });
/** Seat 1 is processing as well, so that the phase goes on. */
const processing = (player: Player, active = [P0, P1] as readonly number[]): State<Fleet> =>
  position({ phase: 'PROCESSING', active, players: [player, { licences: ['processing'], boats: [cod(1)] }] });
const fromBoats = (state: State<Fleet>, ...places: number[]): Move => ({
  type: 'process',
  crates: places.map((at) => ({ boat: idOf(state, P0, at), hold: 'own' })),
});

describe('examples: processing and trading', () => {
  test('41 a crate of each boat may be processed', () => {
    const state = processing({ licences: ['processing'], boats: [cod(4), cod(2), cod(0)] });
    expect(refused(state, P0, fromBoats(state, 2))).toEqual({ code: 'PROCESS_EMPTY', rule: 'R-7.2' });
    play(state, P0, fromBoats(state, 0, 1));
    expect(cratesOf(state, P0)).toEqual([3, 1, 0]);
    expect(state.public.players[P0]?.processed).toBe(2);
    expect(state.public.supply).toBe(100);
  });

  test('42 no boat gives two crates', () => {
    const state = processing({ licences: ['processing'], boats: [cod(4), cod(2), cod(0)] });
    expect(refused(state, P0, fromBoats(state, 0, 0))).toEqual({ code: 'PROCESS_TWICE', rule: 'R-7.2' });
    expect(isLegal(state, P0, fromBoats(state, 0))).toBe(true);
  });

  test('43 processing needs a licence', () => {
    const state = processing({ boats: [cod(4)] }, [P1]);
    expect(refused(state, P0, fromBoats(state, 0))).toEqual({ code: 'PROCESS_LICENCE', rule: 'R-7.1' });
  });

  test('44 a processed crate is traded for cards', () => {
    const state = processing({ licences: ['processing', 'processing'], processed: 1, step: 'trade', hand: ['cod'] });
    expect(drawnFor(play(state, P0, { type: 'trade' }), P0, 'processing')).toBe(2);
    expect(state.public.players[P0]?.processed).toBe(0);
    expect(handOf(state, P0)).toHaveLength(3);
    expect(state.public.supply).toBe(100);
  });

  test('45 one crate is traded a round', () => {
    const state = processing({ licences: ['processing'], processed: 2, step: 'trade' });
    play(state, P0, { type: 'trade' });
    expect(refused(state, P0, { type: 'trade' })).toEqual({ code: 'TRADE_TWICE', rule: 'R-7.3' });
    expect(state.public.players[P0]?.processed).toBe(1);
  });
});
