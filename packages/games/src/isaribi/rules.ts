/** The rules of Isaribi as one thing, without the adapter: what the server steps and a replay recomputes. */
import type { Rules } from '../core/rules';
import { apply } from './apply';
import { determinize } from './determinize';
import { counts, invariants } from './laws';
import { isOpen, legal, standsFor } from './legal';
import { meta } from './meta';
import { reason } from './reasons';
import { outcomeOf } from './scoring';
import { setup } from './setup';
import { type Isaribi, moveTypes, phases } from './types';

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
  isOpen,
  apply,
  outcome: ({ public: table }) => (table.phase === 'OVER' ? outcomeOf(table) : null),
  determinize,
  invariants,
  rematch: ({ nextStarter: _, ...options }) => options,
  rotated: (options, { public: { startSeat, players } }) => ({
    ...options,
    nextStarter: (startSeat + 1) % players.length,
  }),
};
