/** What both kinds of clients share: getting into a match, and saying something there. */
import type { Answer, Refused } from '@quayside/games/wire/protocol';
import type { Socket } from 'socket.io';
import { newLineID } from '../ids';
import type { Seating } from '../lobby/seating';
import type { Live } from '../match/live';
import type { Matches } from '../match/matches';
import type { Pasts } from '../match/past';
import { dismissed } from '../match/seats';
import { refuse } from '../refuse';
import type { Store } from '../store/store';
import type { Audiences, Kind, Member } from './audience';
import { roomsOf, type Wire } from './wire';

export interface HandlersDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly audiences: Audiences;
  readonly wire: Wire;
  readonly seating: Seating;
  readonly pasts: Pasts;
  /** Identifies the page that the server serves. */
  readonly build: string;
  readonly limits: { readonly matchesPerSocket: number };
}

interface Newcomer {
  /** null: to watch. */
  readonly seat: number | null;
  readonly kind: Kind;
  readonly deltas?: boolean | undefined;
  /** What a spectator wants to be called. */
  readonly name?: string | undefined;
  /** Tells one spectator from another. */
  readonly viewer?: string | null | undefined;
}

/** Puts the socket into the match, in place of what it was there before; answers why not. */
export function join(
  { audiences, limits }: HandlersDeps,
  socket: Socket,
  live: Live,
  { seat, kind, deltas = false, name = '', viewer = null }: Newcomer,
): Refused | null {
  const matchID = live.record.id;
  if (seat === null && viewer !== null && audiences.isBlocked(matchID, viewer)) return dismissed();
  const before = audiences.memberOf(socket.id, matchID);
  if (before === null && audiences.membershipsOf(socket.id).length >= limits.matchesPerSocket) {
    return refuse('TOO_MANY_MATCHES', 'This connection is in too many matches.');
  }
  // The socket may have gone while it waited in the queue.
  if (!socket.connected) return null;
  if (before !== null) for (const room of roomsOf(before)) void socket.leave(room);
  const hash = seat === null ? null : (live.record.seats[seat]?.hash ?? null);
  const known = viewer === null ? null : audiences.watcherOf(matchID, viewer);
  const watcher = seat === null ? { id: known ?? newLineID(), name, viewer } : null;
  const member: Member = { socketID: socket.id, matchID, seat, hash, kind, deltas, watcher, visible: true };
  for (const room of roomsOf(member)) void socket.join(room);
  audiences.add(member);
  if (live.position !== null) audiences.tell(matchID, live.record.version);
  return null;
}

/** Writes a line of chat and tells everybody; what a spectator says while the match is played, the other spectators. */
export async function say(
  { store, wire }: HandlersDeps,
  live: Live,
  { seat, name, text, id }: { seat: number | null; name: string; text: string; id: string },
): Promise<Answer> {
  const line = {
    id,
    seat,
    name,
    text,
    at: Date.now(),
    gallery: seat === null && live.record.status !== 'waiting',
    notice: null,
  };
  await store.addLine(live.record.id, line);
  wire.line(live.record, line);
  return { ok: true };
}
