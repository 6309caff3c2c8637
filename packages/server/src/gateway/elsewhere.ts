/** Who is connected to which match at other processes, as they told it. Memory only. */
import type { Roll } from '../fanout/fanout';

export interface Elsewhere {
  hear(matchID: string, from: string, roll: Roll): void;
  /** Nobody is connected to that process any more; answers the matches that somebody was at. */
  depart(from: string): string[];
  rolls(matchID: string): readonly Roll[];
  /** Forgets what nobody has told of for an hour. */
  sweep(): void;
}

const HOUR = 3_600_000;

export function createElsewhere(): Elsewhere {
  const byMatch = new Map<string, Map<string, { readonly roll: Roll; readonly at: number }>>();
  const forget = (matchID: string, from: string): void => {
    const told = byMatch.get(matchID);
    told?.delete(from);
    if (told?.size === 0) byMatch.delete(matchID);
  };
  return {
    hear: (matchID, from, roll) => {
      const told = byMatch.get(matchID) ?? new Map();
      byMatch.set(matchID, told.set(from, { roll, at: Date.now() }));
    },
    depart: (from) => {
      const left = [...byMatch].filter(([, told]) => told.has(from)).map(([matchID]) => matchID);
      const now = Date.now();
      for (const matchID of left) {
        const roll = byMatch.get(matchID)?.get(from)?.roll;
        // When they were seen last is what the others may go by.
        const seats = (roll?.seats ?? []).map((seen) => (seen.presence === 'gone' ? seen : { ...seen, since: now }));
        const gone = seats.map((seen) => ({ ...seen, presence: 'gone' as const }));
        byMatch.get(matchID)?.set(from, { roll: { seats: gone, watchers: [] }, at: now });
      }
      return left;
    },
    rolls: (matchID) => [...(byMatch.get(matchID)?.values() ?? [])].map(({ roll }) => roll),
    sweep: () => {
      const old = Date.now() - HOUR;
      for (const [matchID, told] of byMatch)
        for (const [from, { roll, at }] of told) if (at < old && isEmpty(roll)) forget(matchID, from);
    },
  };
}

function isEmpty({ seats, watchers }: Roll): boolean {
  return watchers.length === 0 && seats.every(({ presence }) => presence === 'gone');
}
