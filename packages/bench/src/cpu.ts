/** CPU time of another process, all its threads, from Linux' /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds so far; NaN where the system does not tell. */
export function cpuOf(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    return tasks.reduce((sum, task) => sum + Number(nanoseconds(pid, task)), 0) / 1e6;
  } catch {
    return Number.NaN;
  }
}

function nanoseconds(pid: number, task: string): string {
  return readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0] ?? '0';
}
