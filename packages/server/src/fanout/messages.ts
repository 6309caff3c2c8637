/** What processes say to each other on the channel, and reading it with care: others may write there, too. */
import { z } from 'zod';

const from = z.string().max(64);
const id = z.string().max(64);
const seen = z.object({ seat: z.number(), presence: z.enum(['here', 'away', 'gone']), since: z.number() });
const watcher = z.object({ id: z.string(), name: z.string() });
const roll = z.object({ seats: z.array(seen), watchers: z.array(watcher) });

/** `revision` null: notes of this process went missing. */
const changed = z.object({ from, id, revision: z.number().nullable(), version: z.number().optional() });
const line = z.object({ from, id, line: z.string() });
const open = z.object({ from, id, isOpen: z.boolean() });
const present = z.object({ from, id, roll });
const dismissed = z.object({ from, id, dismissed: z.string() });
/** A roll call, and the answer of one process. */
const call = z.object({ from, id, call: z.string() });
const answer = z.object({ from, to: z.string(), roll });
/** Said every second, and once at the end. */
const alive = z.object({ from, isAlive: z.boolean() });
const message = z.union([changed, line, open, answer, present, dismissed, call, alive]);

export type Message = z.infer<typeof message>;
export type Call = z.infer<typeof call>;
export type RollAnswer = z.infer<typeof answer>;

/** null: this is nothing that a process says. */
export function readMessage(text: string): Message | null {
  const read = message.safeParse(parsed(text));
  return read.success ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
