/** Fan-out between apps of one process: what there is without Redis. */
import type { Fanout, Note } from './fanout';

/** A bus; every call of the answer joins one more app to it. */
export function localBus(): () => Fanout {
  const members = new Set<Set<(note: Note) => void>>();
  return () => {
    const own = new Set<(note: Note) => void>();
    members.add(own);
    return {
      publish: (note) => {
        for (const member of members) if (member !== own) for (const hear of member) hear(note);
      },
      subscribe: (hear) => {
        own.add(hear);
      },
      close: () => {
        members.delete(own);
        return Promise.resolve();
      },
    };
  };
}
