/** Which process drives which match: leases of processes, and the matches they hold by them. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './migrations';

type Clock = RawBuilder<number>;

/** Milliseconds after which the name of a process that is gone cannot come back. */
const REMEMBERED = 3_600_000;

/** The matches that `process` is the owner of since now; null when its lease had run out. */
export async function renew(
  trx: Transaction<Tables>,
  clock: Clock,
  process: string,
  lease: number,
): Promise<string[] | null> {
  const { numAffectedRows } = await sql`
    insert into processes (id, until) values (${process}, ${clock} + cast(${lease} as integer))
    on conflict (id) do update set until = excluded.until where processes.until > ${clock}`.execute(trx);
  if (numAffectedRows !== 1n) return null;
  const { rows } = await sql<{ match_id: string }>`
    update owners set process = ${process} where ${isDead(clock)} returning match_id`.execute(trx);
  return rows.map(({ match_id }) => match_id);
}

export async function claim(trx: Transaction<Tables>, clock: Clock, id: string, process: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into owners (match_id, process) select id, cast(${process} as text) from matches where id = ${id} and status <> 'over'
    on conflict (match_id) do update set process = excluded.process
      where owners.process = excluded.process or ${isDead(clock)}`.execute(trx);
  return numAffectedRows === 1n;
}

/** The owner's lease has run out. */
function isDead(clock: Clock): RawBuilder<boolean> {
  return sql<boolean>`owners.process not in (select processes.id from processes where processes.until > ${clock})`;
}

/** Names of those that are long gone. */
export async function forgetProcesses(trx: Transaction<Tables>, clock: Clock): Promise<void> {
  await sql`delete from processes where until < ${clock} - ${sql.lit(REMEMBERED)}`.execute(trx);
}
