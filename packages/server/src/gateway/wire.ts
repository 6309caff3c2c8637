/** Tells sockets what happened: one encoding per viewer and kind of client, and only where such a socket is. */
import type { ChatLine, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import type { Namespace, Server, Socket } from 'socket.io';
import { infoOf, isOpen, type Retention, type StockPlayer, stockPlayers, wasOpen } from '../match/info';
import type { HostedGame, Live } from '../match/live';
import { frameFor, type StockEntry, type StockState, stockEntryFor, stockStateFor } from '../match/view';
import { refuse } from '../refuse';
import type { LogEntry, MatchHead } from '../store/store';
import type { Audiences, Kind, Member } from './audience';

export interface Wire {
  /** What strangers may know: without the names of those who watch. */
  infoOf(head: MatchHead): MatchInfo;
  /** What members of the match may know. */
  roomOf(head: MatchHead): MatchInfo;
  /** `entries` led to the position of `live`, in order. */
  moved(live: Live, entries: readonly LogEntry[]): void;
  dealt(live: Live): void;
  /** Seats, status, presence or the next match changed. */
  changed(head: MatchHead, before?: MatchHead): void;
  /** While the match runs, the gallery is for those who watch. */
  line(head: MatchHead, line: ChatLine): void;
  /** Sockets whose credentials no longer open their seat leave the match. */
  dropStale(head: MatchHead, why?: Refused): void;
  /** Those who watch leave the match: all, or the one of that id. */
  dropWatchers(head: MatchHead, why: Refused, watcher?: string): void;
  removed(head: MatchHead): void;
  /** boardgame.io's `sync` for one socket; before the deal only who sits where: its clients cannot take no state. */
  sync(socket: Socket, live: Live, seat: number | null, entries: readonly LogEntry[]): void;
}

export interface WireDeps {
  readonly io: Server;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly audiences: Audiences;
  readonly keep: Retention;
}

export function createWire(deps: WireDeps): Wire {
  return {
    infoOf: (head) => ({ ...info(deps, head), gallery: [] }),
    roomOf: (head) => info(deps, head),
    moved: (live, entries) => {
      frames(deps, live, entries);
      eachViewer(deps, live, 'stock', (room, seat) => {
        room.emit('update', live.record.id, stateOf(live, seat), logOf(entries, seat));
      });
    },
    dealt: (live) => {
      frames(deps, live, []);
      eachViewer(deps, live, 'stock', (room, seat) => room.emit('sync', live.record.id, syncOf(deps, live, seat, [])));
    },
    changed: (head, before) => changed(deps, head, before),
    line: (head, line) => {
      const namespace = namespaceOf(deps, head);
      const isForAll = !line.gallery || head.status === 'over';
      const room = (kind: Kind) => namespace.to(isForAll ? everybody(head.id, kind) : viewers(head.id, null, kind));
      room('page').emit('line', head.id, line);
      const message = { id: line.id, sender: line.seat === null ? null : String(line.seat), payload: line.text };
      room('stock').emit('chat', head.id, message);
    },
    dropStale: (head, why = refuse('BAD_CREDENTIALS', 'The seat has been given up.')) =>
      drop(deps, head, why, ({ seat, hash }) => seat !== null && head.seats[seat]?.hash !== hash),
    dropWatchers: (head, why, id) =>
      drop(deps, head, why, ({ watcher }) => watcher !== null && (id === undefined || watcher.id === id)),
    removed: (head) => {
      drop(deps, head, refuse('NO_SUCH_MATCH', 'The match was removed.'), () => true);
      if (wasOpen(head)) deps.io.of('/lobby').emit('gone', head.id);
    },
    sync: (socket, live, seat, entries) => {
      const { id } = live.record;
      if (live.position === null) socket.emit('matchData', id, players(deps, live.record));
      else socket.emit('sync', id, syncOf(deps, live, seat, entries));
    },
  };
}

/** The socket.io rooms of a member: everybody of its kind, and those who see the same. */
export function roomsOf({ matchID, seat, kind }: Pick<Member, 'matchID' | 'seat' | 'kind'>): string[] {
  return [everybody(matchID, kind), viewers(matchID, seat, kind)];
}

function everybody(matchID: string, kind: Kind): string {
  return `${kind} ${matchID}`;
}

function viewers(matchID: string, seat: number | null, kind: Kind): string {
  return `${kind} ${matchID} ${seat ?? 'watch'}`;
}

function namespaceOf({ io }: WireDeps, { game }: MatchHead): Namespace {
  return io.of(`/${game}`);
}

function info({ games, audiences, keep }: WireDeps, head: MatchHead): MatchInfo {
  return infoOf(head, games.get(head.game)?.meta.options ?? [], audiences.attendance(head.id), keep);
}

function players({ audiences }: WireDeps, head: MatchHead): StockPlayer[] {
  return stockPlayers(head, audiences.attendance(head.id));
}

type Room = ReturnType<Namespace['to']>;

/** Calls `emit` for each viewer of a kind that is there. socket.io has encoded everything before this returns. */
function eachViewer(deps: WireDeps, live: Live, kind: Kind, emit: (room: Room, seat: number | null) => void): void {
  const { id, seats } = live.record;
  const namespace = namespaceOf(deps, live.record);
  if (!isThere(namespace, everybody(id, kind))) return;
  for (const seat of [null, ...seats.map((one) => one.seat)]) {
    const room = viewers(id, seat, kind);
    if (isThere(namespace, room)) emit(namespace.to(room), seat);
  }
}

function isThere({ adapter }: Namespace, room: string): boolean {
  return (adapter.rooms.get(room)?.size ?? 0) > 0;
}

function frames(deps: WireDeps, live: Live, entries: readonly LogEntry[]): void {
  const { game, record, position } = live;
  if (position === null) return;
  deps.audiences.tell(record.id, record.version);
  eachViewer(deps, live, 'page', (room, seat) => {
    room.emit('frame', frameFor(game.rules, record, position, seat, entries));
  });
}

function stateOf({ game, record, position }: Live, seat: number | null): StockState | null {
  return position === null ? null : stockStateFor(game.rules, record.version, position, seat);
}

function logOf(entries: readonly LogEntry[], seat: number | null): StockEntry[] {
  return entries.map((entry) => stockEntryFor(entry, seat));
}

function syncOf(deps: WireDeps, live: Live, seat: number | null, entries: readonly LogEntry[]): object {
  const filteredMetadata = players(deps, live.record);
  return { state: stateOf(live, seat), log: logOf(entries, seat), filteredMetadata, initialState: null };
}

function changed(deps: WireDeps, head: MatchHead, before = head): void {
  const now = info(deps, head);
  if (!deps.audiences.isEmpty(head.id)) {
    const namespace = namespaceOf(deps, head);
    namespace.to(everybody(head.id, 'page')).emit('match', now);
    namespace.to(everybody(head.id, 'stock')).emit('matchData', head.id, players(deps, head));
  }
  const lobby = deps.io.of('/lobby');
  if (isOpen(head)) lobby.emit('changed', { ...now, gallery: [] });
  else if (wasOpen(head) || wasOpen(before)) lobby.emit('gone', head.id);
}

/** Takes those members out of the match and tells them why. */
function drop(deps: WireDeps, head: MatchHead, why: Refused, isOut: (member: Member) => boolean): void {
  for (const member of deps.audiences.membersOf(head.id).filter(isOut)) {
    const socket = namespaceOf(deps, head).sockets.get(member.socketID);
    socket?.emit('dropped', head.id, why);
    for (const room of roomsOf(member)) void socket?.leave(room);
    deps.audiences.remove(member);
  }
}
