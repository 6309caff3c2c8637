/** Who is connected to a match, in this process or another. */
import type { Presence } from '@quayside/games/wire/protocol';
import type { Fanout, Roll } from '../fanout/fanout';
import type { Attendance } from './info';

/** null when other processes could not be asked: then nobody may be called absent. */
export type Attending = (matchID: string) => Promise<Pick<Attendance, 'presenceOf'> | null>;

/** Watchers told by name. */
const GALLERY = 50;
const nearness: Record<Presence, number> = { gone: 0, away: 1, here: 2 };

/** Asks all processes, so that the answer is that of this moment. */
export function attending(fanout: Pick<Fanout, 'rollCall'>, roll: (matchID: string) => Roll): Attending {
  return async (matchID) => {
    const others = await fanout.rollCall(matchID);
    return others === null ? null : attendanceOf([roll(matchID), ...others]);
  };
}

/** What the rolls of several processes come to. */
export function attendanceOf(rolls: readonly Roll[]): Attendance {
  const seen = rolls.flatMap(({ seats }) => seats);
  const watchers = new Map(rolls.flatMap((roll) => roll.watchers).map((watcher) => [watcher.id, watcher]));
  return {
    watchers: watchers.size,
    gallery: [...watchers.values()].slice(0, GALLERY),
    presenceOf: (seat) => {
      const known = seen.filter((one) => one.seat === seat);
      // Wherever somebody is nearest; of several that left, the last.
      known.sort((one, other) => nearness[other.presence] - nearness[one.presence] || other.since - one.since);
      return known[0] ?? { presence: 'gone', since: null };
    },
  };
}
