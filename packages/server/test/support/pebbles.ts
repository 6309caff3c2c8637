/**
 * A game for tests: each round everybody picks 1 to 3 pebbles in secret; when all have, the picks are shown and added up.
 * After three rounds the match is over. `crash` is a legal move that throws.
 */
import type { GameMeta } from '@quayside/games/core/options';
import type { Rules } from '@quayside/games/core/rules';
import type { HostedGame } from '../../src/match/live';

interface Pebbles {
  phase: 'PICK' | 'OVER';
  public: { phase: 'PICK' | 'OVER'; active: number[]; round: number; totals: number[]; goes: string };
  private: { picked: number | null; rounds: number };
  secret: { extra: number };
  move: { type: 'pick'; n: number } | { type: 'crash' };
  event: { type: 'picked'; seat: number } | { type: 'shown'; picks: number[] };
  refusal: 'NOT_NOW' | 'HOW_MANY';
  options: { first?: string };
}

const ROUNDS = 3;

const rules: Rules<Pebbles> = {
  name: 'pebbles',
  version: 1,
  seats: { min: 2, max: 4 },
  phases: ['PICK', 'OVER'],
  moves: ['pick', 'crash'],
  sealed: ['pick'],
  setup: (seats, options, random) => ({
    public: {
      phase: 'PICK',
      active: Array.from({ length: seats }, (_, seat) => seat),
      round: 1,
      totals: Array.from({ length: seats }, () => 0),
      goes: options.first ?? 'none',
    },
    private: Array.from({ length: seats }, () => ({ picked: null, rounds: 0 })),
    secret: { extra: random.below(1000) },
  }),
  counts: () => ({}),
  legal: ({ seat, public: { active } }) =>
    seat === null || !active.includes(seat)
      ? []
      : [{ type: 'pick', n: 1 }, { type: 'pick', n: 2 }, { type: 'pick', n: 3 }, { type: 'crash' }],
  reason: ({ seat, public: { active } }, move) => {
    if (seat === null || !active.includes(seat)) return { code: 'NOT_NOW', rule: 'R-1' };
    const isFew = move.type === 'crash' || [1, 2, 3].includes(move.n);
    return isFew ? null : { code: 'HOW_MANY', rule: 'R-2', detail: { max: 3 } };
  },
  apply: (state, seat, move, _, tell) => {
    const own = state.private[seat]!;
    if (move.type === 'crash') {
      own.picked = 99;
      throw new Error('this move always fails');
    }
    own.picked = move.n;
    state.public.active = state.public.active.filter((other) => other !== seat);
    tell({ type: 'picked', seat });
    if (state.public.active.length > 0) return;
    const picks = state.private.map(({ picked }) => picked ?? 0);
    tell({ type: 'shown', picks });
    state.public.totals = state.public.totals.map((total, at) => total + picks[at]!);
    state.private = state.private.map(({ rounds }) => ({ picked: null, rounds: rounds + 1 }));
    const isOver = state.public.round === ROUNDS;
    state.public.phase = isOver ? 'OVER' : 'PICK';
    state.public.active = isOver ? [] : picks.map((_pick, at) => at);
    if (!isOver) state.public.round += 1;
  },
  outcome: ({ public: { phase, totals } }) => {
    if (phase !== 'OVER') return null;
    const best = Math.max(...totals);
    const standings = totals.map((total, seat) => ({
      seat,
      total,
      rank: 1 + totals.filter((other) => other > total).length,
      parts: [],
    }));
    return { standings, winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])), tieBreak: null };
  },
  determinize: (view, random) => ({
    public: structuredClone(view.public),
    private: view.public.totals.map((_, seat) =>
      seat === view.seat && view.mine !== null
        ? { ...view.mine }
        : { picked: view.public.active.includes(seat) ? null : 1 + random.below(3), rounds: view.public.round - 1 },
    ),
    secret: { extra: random.below(1000) },
  }),
  invariants: () => [],
  rematch: (_, { winners }) => ({ first: `seat ${winners[0]}` }),
};

const meta: GameMeta = {
  name: 'pebbles',
  title: 'Pebbles',
  designers: [],
  publisher: '',
  year: 2000,
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  weight: 1,
  options: [{ key: 'speed', values: ['slow', 'fast'], standard: 'slow' }],
};

export const pebbles: HostedGame = { meta, rules };
