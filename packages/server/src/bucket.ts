/** Token buckets: how often somebody may do something. */

/** True when one more is allowed now, or as many as `cost` says; a negative cost gives some back. */
export type Bucket = (cost?: number) => boolean;

/** Allows `perSecond` on average and `burst` at once; a rate of 0 switches the limit off. */
export function bucket(perSecond: number, burst = perSecond * 2, now: () => number = Date.now): Bucket {
  let tokens = burst;
  let filled = now();
  return (cost = 1) => {
    if (perSecond === 0) return true;
    const time = now();
    tokens = Math.min(burst, tokens + ((time - filled) / 1000) * perSecond);
    filled = time;
    if (tokens < cost) return false;
    tokens = Math.min(burst, tokens - cost);
    return true;
  };
}

/** One bucket per key, forgotten when it would be full again. */
export function buckets(perSecond: number, burst = perSecond * 2): (key: string, cost?: number) => boolean {
  const known = new Map<string, { take: Bucket; used: number }>();
  const fullAfter = perSecond === 0 ? 0 : (burst / perSecond) * 1000;
  let swept = Date.now();
  return (key, cost) => {
    const time = Date.now();
    if (time - swept > fullAfter + 10_000) {
      swept = time;
      for (const [other, { used }] of known) if (time - used > fullAfter) known.delete(other);
    }
    const own = known.get(key) ?? { take: bucket(perSecond, burst), used: time };
    own.used = time;
    known.set(key, own);
    return own.take(cost);
  };
}
