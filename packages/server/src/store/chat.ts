/** Queries about what people say at a match. */
import type { ChatLine } from '@quayside/games/wire/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './migrations';
import { lineOf, lineRow } from './rows';

/** Lines kept per match: nobody fills the disk by talking. */
const KEPT = 2000;

export async function addLine(trx: Transaction<Tables>, id: string, line: ChatLine): Promise<void> {
  await trx.insertInto('chat').values(lineRow(id, line)).execute();
  const numbers = trx.selectFrom('chat').select('number').where('match_id', '=', id).orderBy('number', 'desc');
  const surplus = trx.deleteFrom('chat').where('match_id', '=', id);
  await surplus.where('number', '<=', numbers.limit(1).offset(KEPT)).execute();
}

export async function lines(db: Kysely<Tables>, id: string, limit: number, withGallery: boolean): Promise<ChatLine[]> {
  const ofMatch = db.selectFrom('chat').selectAll().where('match_id', '=', id);
  const readable = withGallery ? ofMatch : ofMatch.where('gallery', '=', 0);
  const newest = await readable.orderBy('number', 'desc').limit(limit).execute();
  return newest.reverse().map(lineOf);
}
