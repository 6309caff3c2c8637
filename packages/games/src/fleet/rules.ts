/** The rules of Fleet as one thing, without the adapter: what the server steps and a replay recomputes. */
import type { Rules } from '../core/rules';
import { apply } from './apply';
import { determinize } from './determinize';
import { counts, invariants } from './laws';
import { legal, standsFor } from './legal';
import { meta } from './meta';
import { reason } from './reasons';
import { outcomeOf } from './scoring';
import { setup } from './setup';
import { type Fleet, moveTypes, phases } from './types';

/** Every move may end a part of a round in which cards are drawn or turned up, so none can be taken back. */
export const rules: Rules<Fleet> = {
  name: meta.name,
  version: 1,
  seats: meta.seats,
  phases,
  moves: moveTypes,
  // The first three are secret; the others are made by several seats at once, where nobody's choice touches another's.
  sealed: ['keep', 'tuck', 'discard', 'process', 'trade', 'noTrade', 'launch', 'endLaunch', 'hire', 'endHire'],
  setup,
  counts,
  legal,
  reason,
  standsFor,
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
