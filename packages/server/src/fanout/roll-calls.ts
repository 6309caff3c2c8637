/** Asking all other processes at once who is connected to a match. */
import { randomUUID } from 'node:crypto';
import type { Roll } from './fanout';
import type { Call, RollAnswer } from './messages';

/** How long others may take to answer a roll call: all that hear it do. */
const ANSWER = 1000;

export interface RollCalls {
  answerWith(rollOf: (id: string) => Roll): void;
  reply(call: Call): void;
  hear(answer: RollAnswer): void;
  /** null when they could not all be heard. */
  call(id: string): Promise<Roll[] | null>;
}

/** Roll calls over a channel on which `send` answers how many heard it, whoever sent it included. */
export function rollCalls(send: (what: object) => Promise<number>): RollCalls {
  const open = new Map<string, (roll: Roll) => void>();
  let rollOf: (id: string) => Roll = () => ({ seats: [], watchers: [] });
  return {
    answerWith: (next) => {
      rollOf = next;
    },
    reply: ({ id, call: to }) => void send({ to, roll: rollOf(id) }).catch(() => undefined),
    hear: ({ to, roll }) => open.get(to)?.(roll),
    call: async (id) => {
      const nonce = randomUUID();
      const rolls: Roll[] = [];
      let others = Number.POSITIVE_INFINITY;
      try {
        return await new Promise<Roll[] | null>((resolve) => {
          const count = (): void => {
            if (rolls.length >= others) resolve(rolls);
          };
          open.set(nonce, (roll) => {
            rolls.push(roll);
            count();
          });
          setTimeout(resolve, ANSWER, null).unref();
          send({ id, call: nonce }).then(
            (heard) => {
              others = heard - 1;
              count();
            },
            () => resolve(null),
          );
        });
      } finally {
        open.delete(nonce);
      }
    },
  };
}
