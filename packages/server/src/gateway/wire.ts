/** Tells sockets what happened: one encoding per viewer and kind of client, and only where such a socket is. */
import type { ChatLine, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import type { Namespace, Server, Socket } from 'socket.io';
import type { Note } from '../fanout/fanout';
import { pageTexts } from '../match/frames';
import { infoOf, isOpen, type StockPlayer, stockPlayers, type Terms, wasOpen } from '../match/info';
import type { HostedGame, Live } from '../match/live';
import { reseated } from '../match/seats';
import { type StockEntry, type StockState, stockEntryFor, stockStateFor } from '../match/view';
import { refuse } from '../refuse';
import type { LogEntry, MatchHead } from '../store/store';
import type { Audiences, Kind, Member } from './audience';
import { deliver, type Packet, packetOf } from './delivery';

export interface Wire {
  /** What strangers may know: without the names of those who watch, and the rematch, which may not be listed. */
  infoOf(head: MatchHead): MatchInfo;
  /** What members of the match may know. */
  roomOf(head: MatchHead): MatchInfo;
  /** `entries` led to the position of `live`, in order. */
  moved(live: Live, entries: readonly LogEntry[]): void;
  dealt(live: Live): void;
  /** Seats, status, presence or the next match changed. */
  changed(head: MatchHead, before?: MatchHead): void;
  /** The same, when the members of other processes know it. */
  changedHere(head: MatchHead): void;
  /** While the match runs, the gallery is for those who watch. */
  line(head: MatchHead, line: ChatLine): void;
  lineHere(head: MatchHead, line: ChatLine): void;
  /** Tells the lobby of a match, null when it is open no longer. */
  lobbyHere(matchID: string, head: MatchHead | null): void;
  /** Another process has removed it. */
  removedHere(matchID: string): void;
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
  /** Tells other processes. */
  readonly publish: (note: Note) => void;
  readonly terms: Terms;
}

export function createWire(deps: WireDeps): Wire {
  return {
    infoOf: (head) => forStrangers(info(deps, head)),
    roomOf: (head) => info(deps, head),
    moved: (live, entries) => show(deps, live, entries, (seat) => stockUpdate(live, seat, entries)),
    dealt: (live) => show(deps, live, [], (seat) => ['sync', json(live.record.id), json(syncOf(deps, live, seat, []))]),
    changed: (head, before) => changed(deps, head, before),
    changedHere: (head) => changedHere(deps, head, head),
    line: (head, line) => {
      deps.audiences.heardLine(head.id, line.id);
      lineHere(deps, head, line);
      deps.publish({ id: head.id, line: line.id });
    },
    lineHere: (head, line) => lineHere(deps, head, line),
    lobbyHere: (matchID, head) => {
      const lobby = deps.io.of('/lobby');
      if (head !== null && isOpen(head)) lobby.emit('changed', forStrangers(info(deps, head)));
      else lobby.emit('gone', matchID);
    },
    removedHere: (matchID) => dropAll(deps, matchID, namespaces(deps)),
    dropStale: (head, why = refuse('BAD_CREDENTIALS', 'The seat has been given up.')) =>
      drop(
        deps,
        head,
        (member) => whyStale(head, member, why),
        ({ seat, hash }) => isStale(head, seat, hash),
      ),
    dropWatchers: (head, why, id) =>
      drop(
        deps,
        head,
        () => why,
        ({ watcher }) => watcher !== null && (id === undefined || watcher.id === id),
      ),
    removed: (head) => {
      dropAll(deps, head.id, [namespaceOf(deps, head)]);
      if (!wasOpen(head)) return;
      deps.io.of('/lobby').emit('gone', head.id);
      deps.publish({ id: head.id, isOpen: false });
    },
    sync: (socket, live, seat, entries) => {
      const { id } = live.record;
      if (live.position === null) socket.emit('matchData', id, players(deps, live.record));
      else socket.emit('sync', id, syncOf(deps, live, seat, entries));
    },
  };
}

function lineHere(deps: WireDeps, head: MatchHead, line: ChatLine): void {
  const namespace = namespaceOf(deps, head);
  const isForAll = !line.gallery || head.status === 'over';
  const room = (kind: Kind) => namespace.to(isForAll ? everybody(head.id, kind) : viewers(head.id, null, kind));
  room('page').emit('line', head.id, line);
  const message = { id: line.id, sender: line.seat === null ? null : String(line.seat), payload: line.text };
  room('stock').emit('chat', head.id, message);
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

function info({ games, audiences, terms }: WireDeps, head: MatchHead): MatchInfo {
  return infoOf(head, games.get(head.game)?.meta.options ?? [], audiences.attendance(head.id), terms);
}

function forStrangers(known: MatchInfo): MatchInfo {
  return { ...known, gallery: [], next: null };
}

function players({ audiences }: WireDeps, head: MatchHead): StockPlayer[] {
  return stockPlayers(head, audiences.attendance(head.id));
}

/** Shows the position to everybody: one encoding for all who see the same in the same form. */
function show(
  deps: WireDeps,
  live: Live,
  entries: readonly LogEntry[],
  stock: (seat: number | null) => readonly [event: string, ...args: string[]],
): void {
  const { id, version } = live.record;
  if (live.position === null) return;
  deps.audiences.tell(id, version);
  const members = deps.audiences.membersOf(id);
  const page = pageTexts(
    live,
    live.position,
    entries,
    members.some(({ deltas }) => deltas),
  );
  const { sockets } = namespaceOf(deps, live.record);
  const packets = new Map<string, Packet>();
  for (const { socketID, seat, kind, deltas } of members) {
    const socket = sockets.get(socketID);
    if (socket === undefined) continue;
    const form = `${kind} ${deltas} ${seat}`;
    const known = packets.get(form);
    const [event, ...args] = known !== undefined ? [''] : kind === 'stock' ? stock(seat) : page(seat, deltas);
    const packet = known ?? packetOf(live.record.game, event, args);
    packets.set(form, packet);
    deliver(packet, socket);
  }
}

function stockUpdate(live: Live, seat: number | null, entries: readonly LogEntry[]): ['update', ...string[]] {
  return ['update', json(live.record.id), json(stateOf(live, seat)), json(logOf(entries, seat))];
}

function json(value: object | string | null): string {
  return JSON.stringify(value);
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
  changedHere(deps, head, before);
  if (isOpen(head) || wasOpen(head) || wasOpen(before)) deps.publish({ id: head.id, isOpen: isOpen(head) });
}

function changedHere(deps: WireDeps, head: MatchHead, before: MatchHead): void {
  const now = info(deps, head);
  if (!deps.audiences.isEmpty(head.id)) {
    const namespace = namespaceOf(deps, head);
    namespace.to(everybody(head.id, 'page')).emit('match', now);
    namespace.to(everybody(head.id, 'stock')).emit('matchData', head.id, players(deps, head));
  }
  const lobby = deps.io.of('/lobby');
  if (isOpen(head)) lobby.emit('changed', forStrangers(now));
  else if (wasOpen(head) || wasOpen(before)) lobby.emit('gone', head.id);
}

function isStale(head: MatchHead, seat: number | null, hash: string | null): boolean {
  return seat !== null && head.seats[seat]?.hash !== hash;
}

/** Whoever has another seat now is told which. */
function whyStale(head: MatchHead, { hash }: Member, why: Refused): Refused {
  const other = head.seats.find((seat) => seat.hash !== null && seat.hash === hash);
  return other === undefined ? why : reseated(other);
}

/** Takes those members out of the match and tells them why. */
function drop(
  deps: WireDeps,
  head: MatchHead,
  why: (member: Member) => Refused,
  isOut: (member: Member) => boolean,
): void {
  for (const member of deps.audiences.membersOf(head.id).filter(isOut))
    dropOne(deps, [namespaceOf(deps, head)], member, why(member));
}

function dropAll(deps: WireDeps, matchID: string, places: readonly Namespace[]): void {
  const why = refuse('NO_SUCH_MATCH', 'The match was removed.');
  for (const member of deps.audiences.membersOf(matchID)) dropOne(deps, places, member, why);
}

/** `places`: where its socket may be. */
function dropOne({ audiences }: WireDeps, places: readonly Namespace[], member: Member, why: Refused): void {
  const socket = places.map(({ sockets }) => sockets.get(member.socketID)).find((found) => found !== undefined);
  socket?.emit('dropped', member.matchID, why);
  for (const room of roomsOf(member)) void socket?.leave(room);
  audiences.remove(member);
}

function namespaces({ io, games }: WireDeps): Namespace[] {
  return [...games.keys()].map((game) => io.of(`/${game}`));
}
