/** The rules of Swordfish as one thing, without the adapter: what the server steps and a replay recomputes. */
import type { Rules } from '../core/rules';
import { apply } from './apply';
import { determinize } from './determinize';
import { counts, invariants } from './laws';
import { legal, standsFor } from './legal';
import { meta } from './meta';
import { reason } from './reasons';
import { outcomeOf } from './scoring';
import { setup } from './setup';
import { moveTypes, phases, type Swordfish } from './types';

export const rules: Rules<Swordfish> = {
  name: meta.name,
  version: 1,
  seats: meta.seats,
  phases,
  moves: moveTypes,
  sealed: [],
  setup,
  counts,
  legal,
  reason,
  standsFor,
  apply,
  outcome: ({ public: table }) => (table.phase === 'OVER' ? outcomeOf(table) : null),
  determinize,
  invariants,
};
