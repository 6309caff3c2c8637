/** Fish & Ships: four ships that nobody owns, and sailors who score where they end up. */
import { toBoardgame } from '../core/boardgame';
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
  rematch: (options, outcome) =>
    options.startPlayer === 'previousLast' ? { ...options, starters: lastOfMatch(outcome) } : options,
};

export const Game = toBoardgame(rules, { options: meta.options });
export { meta };
