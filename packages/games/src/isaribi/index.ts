/** Isaribi: fishing trips along one line of Areas, for buyers who come into sight one by one. */
import { toBoardgame } from '../core/boardgame';
import type { Rules } from '../core/rules';
import { apply } from './apply';
import { determinize } from './determinize';
import { counts, invariants } from './laws';
import { legal, standsFor } from './legal';
import { meta } from './meta';
import { reason } from './reasons';
import { outcomeOf } from './scoring';
import { setup } from './setup';
import { type Isaribi, moveTypes, phases } from './types';
import { value } from './value';

export const rules: Rules<Isaribi> = {
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

export const Game = toBoardgame(rules, { options: meta.options });
export { meta, value };
