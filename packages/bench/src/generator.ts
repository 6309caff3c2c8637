/** The process that plays: takes orders from the bench, so that its own work is not counted as a server's. */
import { openSession, type Session, type SessionOrder, type Slice, type SliceOrder } from './session';

export type Order =
  | { readonly what: 'open'; readonly name: string; readonly order: SessionOrder }
  | { readonly what: 'slice'; readonly names: readonly string[]; readonly order: SliceOrder }
  | { readonly what: 'renew'; readonly names: readonly string[] }
  | { readonly what: 'close'; readonly names: readonly string[] };

export type Done =
  | { readonly ok: true; readonly slices: readonly Slice[] }
  | { readonly ok: false; readonly why: string };

const sessions = new Map<string, Session>();

async function obey(order: Order): Promise<readonly Slice[]> {
  if (order.what === 'open') {
    sessions.set(order.name, await openSession(order.order));
    return [];
  }
  const named = order.names.flatMap((name) => sessions.get(name) ?? []);
  if (order.what === 'slice') return Promise.all(named.map((session) => session.slice(order.order)));
  if (order.what === 'renew') for (const session of named) await session.renew();
  else for (const session of named) session.close();
  return [];
}

process.on('message', (order: Order) => {
  obey(order).then(
    (slices) => process.send?.({ ok: true, slices } satisfies Done),
    (error: unknown) =>
      process.send?.({ ok: false, why: error instanceof Error ? error.message : String(error) } satisfies Done),
  );
});
process.on('disconnect', () => process.exit(0));
