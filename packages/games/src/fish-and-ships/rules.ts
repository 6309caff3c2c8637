/** The rules of Fish & Ships as one thing, without the adapter: what the server steps and a replay recomputes. */
import type { Rules } from '../core/rules';
import { apply } from './apply';
import { determinize } from './determinize';
import { counts, invariants } from './laws';
import { legal, standsFor } from './legal';
import { meta } from './meta';
import { reason } from './reasons';
import { lastOfMatch, outcomeOf } from './scoring';
import { setup } from './setup';
import { type FishAndShips, moveTypes, phases } from './types';

export const rules: Rules<FishAndShips> = {
  name: meta.name,
  version: 1,
  seats: meta.seats,
  phases,
  moves: moveTypes,
  sealed: ['passSailor'],
  setup,
  counts,
  legal,
  reason,
  standsFor,
  apply,
  outcome: ({ public: { phase, results } }) => (phase === 'OVER' ? outcomeOf(results) : null),
  determinize,
  invariants,
  /** */
  rematch: ({ nextStarter: _, ...options }, outcome) =>
    options.startPlayer === 'previousLast' ? { ...options, starters: lastOfMatch(outcome) } : options,
  rotated: (options, { public: { starter }, private: seats }) => ({
    ...options,
    nextStarter: (starter + 1) % seats.length,
  }),
};
