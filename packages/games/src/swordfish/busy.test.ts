/** Seasons in which much happens: rich players, chance moves that go where the storm is. Random players alone soon go broke. */
import fc from 'fast-check';
import { pick, seedText } from '../../testing/game-under-test';
import { position } from '../../testing/swordfish-position';
import { judge, step } from '../core/match';
import { fastRandom, type Random } from '../core/random';
import { viewFor } from '../core/view';
import { rules } from './index';
import type { Event, Move } from './types';

/** Sooner to the Cap, with supplies; sooner fishing than not. */
function choose(moves: readonly Move[], random: Random): Move {
  const going = moves.filter((move) => move.type !== 'endPurchase' && !move.type.startsWith('end'));
  const out = going.filter((move) => move.type === 'moveBoat' && /cap|tail|grand|pass/.test(move.path.at(-1) ?? ''));
  if (out.length > 0 && random.below(3) > 0) return pick(out, random);
  return going.length > 0 && random.below(8) > 0 ? pick(going, random) : pick(moves, random);
}

test('laws hold, and all that can happen at sea does happen', () => {
  const happened = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
      const random = fastRandom(seed);
      const captains = ['stjohns', '22@cap-1(mako)', '13@grandbank-1', '4@pass'];
      const players = Array.from({ length: seats }, (_, seat) => ({
        vp: 20 + 30 * (seat % 3),
        captains: seat === 0 ? captains.map((at) => ({ at, fuel: 12, bait: 9 })) : [],
      }));
      const state = position({ seats, players, force: 7, round: 8, options: { balancedStart: true } });
      state.secret.random.seed = seedText(seed);
      for (let made = 0; rules.outcome(state) === null; made += 1) {
        if (made > 5000) throw new Error('a season does not end');
        const [seat = -1] = state.public.active;
        const view = viewFor(rules, state, seat);
        const moves = rules.legal(view);
        expect(moves.length).toBeLessThanOrEqual(300);
        expect(moves.filter((move) => judge(rules, view, move) !== null)).toEqual([]);
        const events: Event[] = step(rules, state, seat, choose(moves, random));
        for (const { type } of events) happened.add(type);
        const broken = rules.invariants(state);
        if (broken.length > 0) throw new Error(broken.join());
      }
    }),
    { numRuns: 20, seed: 4 },
  );
  const all = [
    'adrift',
    'salvaged',
    'abandoned',
    'moored',
    'manned',
    'tokenWon',
    'insuranceDue',
    'insured',
    'insuranceLapsed',
    'sold',
    'discarded',
    'relocated',
    'kept',
    'thrownBack',
    'contractEnded',
  ];
  expect(all.filter((type) => !happened.has(type))).toEqual([]);
});
