/** How long something takes. */
import { percentile } from './figures';

/** Median milliseconds. */
export async function time(work: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const since = performance.now();
    await work();
    taken.push(performance.now() - since);
  }
  return percentile(taken, 0.5) ?? Number.NaN;
}
