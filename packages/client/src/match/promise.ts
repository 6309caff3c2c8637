/** What this device saw of a match before the deal: the server's promise, and the share of chance it sent itself. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { isRecord, recall, remember } from '../app/device';

export interface Noted {
  readonly matchID: string;
  readonly commitment: string;
  /** null: this device sent none that counts. */
  readonly share: { readonly seat: number; readonly value: string } | null;
}

const key = 'promises';
const most = 60;

/** The first promise stays: a later one would be a broken one. Finished matches are not noted, it would prove nothing. */
export function notePromise({ matchID, commitment, status }: MatchInfo): void {
  if (status === 'over' || notedOf(matchID) !== null) return;
  write([{ matchID, commitment, share: null }, ...read()]);
}

/** The newest share counts; null when the server may have another one than we think. */
export function noteShare(matchID: string, share: Noted['share']): void {
  write(read().map((noted) => (noted.matchID === matchID ? { ...noted, share } : noted)));
}

/** Our share moves with us to another seat. */
export function moveShare(matchID: string, seat: number): void {
  const share = notedOf(matchID)?.share ?? null;
  if (share !== null) noteShare(matchID, { ...share, seat });
}

export function notedOf(matchID: string): Noted | null {
  return read().find((noted) => noted.matchID === matchID) ?? null;
}

function write(list: readonly Noted[]): void {
  remember(key, list.slice(0, most));
}

function read(): readonly Noted[] {
  return recall<readonly unknown[]>(key, Array.isArray, []).filter(isNoted);
}

function isNoted(value: unknown): value is Noted {
  if (!isRecord(value) || typeof value.matchID !== 'string' || typeof value.commitment !== 'string') return false;
  const { share } = value;
  return share === null || (isRecord(share) && typeof share.seat === 'number' && typeof share.value === 'string');
}
