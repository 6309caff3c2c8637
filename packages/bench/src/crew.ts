/** The load generator as the bench sees it: a process that does one order after another. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Done, Order } from './generator';
import type { Slice } from './session';

export interface Crew {
  do(order: Order): Promise<readonly Slice[]>;
  end(): void;
}

export function startCrew(): Crew {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] });
  let settle: ((done: Done) => void) | null = null;
  child.on('message', (done: Done) => settle?.(done));
  child.on('exit', () => settle?.({ ok: false, why: 'the load generator ended' }));
  return {
    do: (order) =>
      new Promise((resolve, reject) => {
        settle = (done) => {
          settle = null;
          if (done.ok) resolve(done.slices);
          else reject(new Error(`${order.what}: ${done.why}`));
        };
        child.send(order);
      }),
    end: () => child.disconnect(),
  };
}
