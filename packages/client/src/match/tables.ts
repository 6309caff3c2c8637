/** The seats this device holds, and the name its player goes by. */
import { isRecord, onOtherTab, recall, remember } from '../app/device';
import { createStore, useStore } from '../app/store';

/** A seat and what proves that it is ours. */
export interface HeldSeat {
  readonly matchID: string;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  readonly credentials: string;
  readonly name: string;
  /** The version the player has seen on this device. */
  readonly seen: number;
}

const store = createStore<readonly HeldSeat[]>(read());
onOtherTab('tables', () => store.set(read()));

export function useHeldSeats(): readonly HeldSeat[] {
  return useStore(store);
}

export function heldSeat(matchID: string): HeldSeat | null {
  return store.get().find((held) => held.matchID === matchID) ?? null;
}

/** Seats taken since the page was loaded: nothing was missed at them. */
const fresh = new Set<string>();

export function isFresh(matchID: string): boolean {
  return fresh.has(matchID);
}

/** Keeps a seat that was just taken. */
export function takeSeat(held: HeldSeat): void {
  fresh.add(held.matchID);
  keepSeat(held);
}

export function keepSeat(held: HeldSeat): void {
  write([held, ...store.get().filter((other) => other.matchID !== held.matchID)]);
}

export function forgetSeat(matchID: string): void {
  write(store.get().filter((held) => held.matchID !== matchID));
}

/** Remembers how far the player has seen the match; never goes back. */
export function markSeen(matchID: string, version: number): void {
  const held = heldSeat(matchID);
  if (held === null || held.seen >= version) return;
  write(store.get().map((other) => (other === held ? { ...held, seen: version } : other)));
}

export function playerName(): string {
  return recall('name', (value) => typeof value === 'string', '');
}

export function rememberName(name: string): void {
  remember('name', name);
}

function write(list: readonly HeldSeat[]): void {
  remember('tables', list);
  store.set(list);
}

function read(): readonly HeldSeat[] {
  return recall<readonly unknown[]>('tables', Array.isArray, []).filter(isHeldSeat);
}

function isHeldSeat(value: unknown): value is HeldSeat {
  if (!isRecord(value)) return false;
  const texts = [value.matchID, value.code, value.game, value.credentials, value.name];
  return (
    texts.every((text) => typeof text === 'string') && typeof value.seat === 'number' && typeof value.seen === 'number'
  );
}
