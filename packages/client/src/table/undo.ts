/** What can be taken back, as far as a page can tell from the steps it knows. */
import type { Seat } from '@quayside/games/core/rules';
import { asUndone, standing, undoMove } from '@quayside/games/core/undo';
import type { Step } from '@quayside/games/wire/protocol';

/** The version that `step` took back; null for any other step. */
export function undoneBy({ events }: Step): number | null {
  const [event] = events;
  return event === undefined ? null : (asUndone(event)?.of ?? null);
}

/** My newest step that counts, if nobody has moved since; null when there is none. */
export function lastOwn(steps: readonly Step[], me: Seat | null): Step | null {
  const record = steps.map((step) => {
    const of = undoneBy(step);
    return { version: step.version, step, move: of === null ? { type: step.type } : { type: undoMove, of } };
  });
  const last = standing(record).at(-1)?.step ?? null;
  return last?.seat === me ? last : null;
}
