/** Tells sockets what happened: one encoding per viewer and kind of client, and only where such a socket is. */
import type { ChatLine, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import type { Namespace, Server, Socket } from 'socket.io';
import { infoOf, isOpen, type Retention, stockPlayers, wasOpen } from '../match/info';
import type { HostedGame, Live } from '../match/live';
import { frameFor, stockEntryFor, stockStateFor } from '../match/view';
import { refuse } from '../refuse';
import type { LogEntry, MatchHead } from '../store/store';
import type { Audiences, Kind, Member } from './audience';

export interface Wire {
  infoOf(head: MatchHead): MatchInfo;
  /** `entries` led to the position of `live`, in order. */
  moved(live: Live, entries: readonly LogEntry[]): void;
  dealt(live: Live): void;
  /** Seats, status, presence or the next match changed. */
  changed(head: MatchHead): void;
  line(head: MatchHead, line: ChatLine): void;
  /** Sockets whose credentials no longer open their seat leave the match. */
  dropStale(head: MatchHead): void;
  removed(head: MatchHead): void;
  /** boardgame.io's `sync` for one socket; before the deal only who sits where, since its clients cannot take no state. */
  sync(socket: Socket, live: Live, seat: number | null, entries: readonly LogEntry[]): void;
}

export interface WireDeps {
  readonly io: Server;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly audiences: Audiences;
  readonly keep: Retention;
}

/** The socket.io rooms of a member: everybody of its kind, and those who see the same. */
export function roomsOf({ matchID, seat, kind }: { matchID: string; seat: number | null; kind: Kind }): string[] {
  return [everybody(matchID, kind), viewers(matchID, seat, kind)];
}

const everybody = (matchID: string, kind: Kind): string => `${kind} ${matchID}`;
const viewers = (matchID: string, seat: number | null, kind: Kind): string => `${kind} ${matchID} ${seat ?? 'watch'}`;

export function createWire({ io, games, audiences, keep }: WireDeps): Wire {
  const lobby = io.of('/lobby');
  const info = (head: MatchHead): MatchInfo =>
    infoOf(head, games.get(head.game)?.meta.options ?? [], audiences.attendance(head.id), keep);
  const players = (head: MatchHead): object[] => stockPlayers(head, audiences.attendance(head.id));

  /** Calls `emit` for each viewer of a kind that is there; everything is encoded before it returns. */
  const eachViewer = ({ record }: Live, kind: Kind, emit: (room: ReturnType<Namespace['to']>, seat: number | null) => void): void => {
    const namespace = io.of(`/${record.game}`);
    if (!isThere(namespace, everybody(record.id, kind))) return;
    for (const seat of [null, ...record.seats.map((one) => one.seat)]) {
      const room = viewers(record.id, seat, kind);
      if (isThere(namespace, room)) emit(namespace.to(room), seat);
    }
  };

  const frames = (live: Live, entries: readonly LogEntry[]): void => {
    const { game, record, position } = live;
    if (position === null) return;
    audiences.tell(record.id, record.version);
    eachViewer(live, 'page', (room, seat) => room.emit('frame', frameFor(game.rules, record, position, seat, entries)));
  };

  const syncOf = ({ game, record, position }: Live, seat: number | null, entries: readonly LogEntry[]): object | null =>
    position === null
      ? null
      : {
          state: stockStateFor(game.rules, record.version, position, seat),
          log: entries.map((entry) => stockEntryFor(entry, seat)),
          filteredMetadata: players(record),
          initialState: null,
        };

  const drop = (head: MatchHead, member: Member, refused: Refused): void => {
    const socket = io.of(`/${head.game}`).sockets.get(member.socketID);
    socket?.emit('dropped', head.id, refused);
    for (const room of roomsOf(member)) void socket?.leave(room);
    audiences.remove(member);
  };

  return {
    infoOf: info,
    moved: (live, entries) => {
      frames(live, entries);
      const { game, record, position } = live;
      if (position === null) return;
      eachViewer(live, 'stock', (room, seat) =>
        room.emit(
          'update',
          record.id,
          stockStateFor(game.rules, record.version, position, seat),
          entries.map((entry) => stockEntryFor(entry, seat)),
        ),
      );
    },
    dealt: (live) => {
      frames(live, []);
      eachViewer(live, 'stock', (room, seat) => room.emit('sync', live.record.id, syncOf(live, seat, [])));
    },
    changed: (head) => {
      const namespace = io.of(`/${head.game}`);
      const now = info(head);
      if (!audiences.isEmpty(head.id)) {
        namespace.to(everybody(head.id, 'page')).emit('match', now);
        namespace.to(everybody(head.id, 'stock')).emit('matchData', head.id, players(head));
      }
      if (isOpen(head)) lobby.emit('changed', now);
      else if (wasOpen(head)) lobby.emit('gone', head.id);
    },
    line: (head, line) => {
      const namespace = io.of(`/${head.game}`);
      namespace.to(everybody(head.id, 'page')).emit('line', head.id, line);
      const message = { id: line.id, sender: line.seat === null ? null : String(line.seat), payload: line.text };
      namespace.to(everybody(head.id, 'stock')).emit('chat', head.id, message);
    },
    dropStale: (head) => {
      for (const member of audiences.membersOf(head.id)) {
        const isStale = member.seat !== null && head.seats[member.seat]?.hash !== member.hash;
        if (isStale) drop(head, member, refuse('BAD_CREDENTIALS', 'The seat has been given up.'));
      }
    },
    removed: (head) => {
      for (const member of audiences.membersOf(head.id)) drop(head, member, refuse('NO_SUCH_MATCH', 'The match was removed.'));
      if (wasOpen(head)) lobby.emit('gone', head.id);
    },
    sync: (socket, live, seat, entries) => {
      const sync = syncOf(live, seat, entries);
      if (sync === null) socket.emit('matchData', live.record.id, players(live.record));
      else socket.emit('sync', live.record.id, sync);
    },
  };
}

function isThere({ adapter }: Namespace, room: string): boolean {
  return (adapter.rooms.get(room)?.size ?? 0) > 0;
}
