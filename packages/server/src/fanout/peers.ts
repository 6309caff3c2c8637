/** Which other processes are there: each says so every second, and who says nothing for a while is gone. */

/** Milliseconds of silence after which a process is taken for dead. */
const SILENCE = 3000;

export interface Peers {
  /** Whatever it said, it is there. */
  hear(from: string): void;
  /** It said that it ends. */
  bid(from: string): void;
  /** Nobody could be heard until now. */
  pardon(): void;
  /** Looks for those that have fallen silent; answers whether there were some. */
  look(): boolean;
  onArrival(hear: () => void): void;
  onDeparture(hear: (from: string) => void): void;
}

export function createPeers(now = () => performance.now()): Peers {
  const heard = new Map<string, number>();
  const arrivals: (() => void)[] = [];
  const departures: ((from: string) => void)[] = [];
  const depart = (from: string): void => {
    if (heard.delete(from)) for (const hear of departures) hear(from);
  };
  return {
    hear: (from) => {
      const isNew = !heard.has(from);
      heard.set(from, now());
      if (isNew) for (const hear of arrivals) hear();
    },
    bid: depart,
    pardon: () => {
      for (const from of heard.keys()) heard.set(from, now());
    },
    look: () => {
      const silent = [...heard].filter(([, at]) => now() - at > SILENCE);
      for (const [from] of silent) depart(from);
      return silent.length > 0;
    },
    onArrival: (hear) => void arrivals.push(hear),
    onDeparture: (hear) => void departures.push(hear),
  };
}
