/** Fan-out between apps of one process: what there is without Redis. */
import type { Fanout, Note, Roll } from './fanout';

interface Member {
  readonly hearers: Set<(note: Note, from: string) => void>;
  readonly departures: Set<(from: string) => void>;
  rollOf(id: string): Roll;
}

/** A bus; every call of the answer joins one more app to it. */
export function localBus(): () => Fanout {
  const members = new Map<string, Member>();
  let joined = 0;
  return () => {
    joined += 1;
    const me = `app ${joined}`;
    const own: Member = { hearers: new Set(), departures: new Set(), rollOf: () => ({ seats: [], watchers: [] }) };
    members.set(me, own);
    const others = (): Member[] => [...members.values()].filter((member) => member !== own);
    return {
      publish: (note) => {
        for (const { hearers } of others()) for (const hear of hearers) hear(note, me);
      },
      subscribe: (hear) => {
        own.hearers.add(hear);
      },
      onGap: () => undefined,
      onApart: () => undefined,
      onArrival: () => undefined,
      onDeparture: (hear) => void own.departures.add(hear),
      hasJoined: () => true,
      rollCall: (id) => Promise.resolve(others().map(({ rollOf }) => rollOf(id))),
      onRollCall: (answer) => {
        own.rollOf = answer;
      },
      close: () => {
        members.delete(me);
        for (const { departures } of others()) for (const hear of departures) hear(me);
        return Promise.resolve();
      },
    };
  };
}
