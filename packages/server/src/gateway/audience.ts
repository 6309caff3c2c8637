/** Who is connected to which match: sockets by seat, and from them presence. Memory only. */
import type { ChatLine, Presence, Watcher } from '@quayside/games/wire/protocol';
import type { Roll } from '../fanout/fanout';
import { attendanceOf } from '../match/attendance';
import type { Attendance } from '../match/info';
import type { Elsewhere } from './elsewhere';

/** page: came through `enter`; stock: came through boardgame.io's `sync`. */
export type Kind = 'page' | 'stock';

/** One socket in one match. */
export interface Member {
  readonly socketID: string;
  readonly matchID: string;
  /** null: a spectator. */
  readonly seat: number | null;
  /** Hash of the credentials that opened the seat; null for a spectator. */
  readonly hash: string | null;
  readonly kind: Kind;
  /** A page that takes differences in place of frames. */
  readonly deltas: boolean;
  /** Who watches; null for a player. Several pages of one browser are one watcher. */
  readonly watcher: (Watcher & { readonly viewer: string | null }) | null;
  /** Whether somebody looks at the page; a stock client always counts as looked at. */
  visible: boolean;
}

interface Audience {
  readonly members: Map<string, Member>;
  /** When each seat's presence last changed, and to what. */
  readonly seen: Map<number, { presence: Presence; since: number }>;
  /** The version last told to the members; null before the deal. */
  told: number | null;
  emptySince: number | null;
  /** Viewers that the host sent away. */
  readonly blocked: Set<string>;
  /** Lines of chat that the members know; null: nobody has looked. */
  lines: Set<string> | null;
}

export interface Audiences {
  /** Puts the socket into the match, in place of what it was there before. */
  add(member: Member): void;
  remove(member: Member): void;
  memberOf(socketID: string, matchID: string): Member | null;
  /** The matches that a socket is in. */
  membershipsOf(socketID: string): readonly Member[];
  setVisible(member: Member, visible: boolean): void;
  membersOf(matchID: string): readonly Member[];
  isEmpty(matchID: string): boolean;
  /** At all processes, as far as they have told. */
  attendance(matchID: string): Attendance;
  /** Who is, and was, connected here. */
  roll(matchID: string): Roll;
  /** The matches that somebody is or was connected to. */
  ids(): readonly string[];
  /** Of `lines`, the newest of the match, those that its members do not know, and now will; `told` when nothing is known. */
  fresh(matchID: string, lines: readonly ChatLine[], told: string | null): ChatLine[];
  heardLine(matchID: string, line: string): void;
  /** False while nobody has looked which lines the members have. */
  knowsLines(matchID: string): boolean;
  /** Spectators of all matches. */
  watchers(): number;
  toldOf(matchID: string): number | null;
  tell(matchID: string, version: number): void;
  /** The watcher's id if a page of the same browser is here already. */
  watcherOf(matchID: string, viewer: string): string | null;
  /** Keeps a watcher out from now on; false when there is none of that id. */
  block(matchID: string, watcher: string): boolean;
  isBlocked(matchID: string, viewer: string): boolean;
  /** Forgets matches that nobody has been connected to for an hour. */
  sweep(): void;
}

interface Hall {
  readonly byMatch: Map<string, Audience>;
  readonly bySocket: Map<string, Map<string, Member>>;
  /** Hears of every match whose presence or watchers changed. */
  readonly stir: (matchID: string) => void;
}

export interface AudienceDeps extends Pick<Hall, 'stir'> {
  readonly elsewhere: Pick<Elsewhere, 'rolls'>;
}

const HOUR = 3_600_000;
/** Lines of chat remembered at most; as many are looked at when some may have been missed. */
const LINES = 200;
const nobody: Roll = { seats: [], watchers: [] };

export function createAudiences({ stir, elsewhere }: AudienceDeps): Audiences {
  const hall: Hall = { byMatch: new Map(), bySocket: new Map(), stir };
  const { byMatch, bySocket } = hall;
  return {
    add: (member) => add(hall, member),
    remove: (member) => remove(hall, member),
    memberOf: (socketID, matchID) => bySocket.get(socketID)?.get(matchID) ?? null,
    membershipsOf: (socketID) => [...(bySocket.get(socketID)?.values() ?? [])],
    setVisible: (member, visible) => {
      const audience = byMatch.get(member.matchID);
      if (audience === undefined || member.visible === visible) return;
      member.visible = visible;
      if (member.seat !== null) noteSeat(hall, audience, member.matchID, member.seat);
    },
    membersOf: (matchID) => [...(byMatch.get(matchID)?.members.values() ?? [])],
    isEmpty: (matchID) => (byMatch.get(matchID)?.members.size ?? 0) === 0,
    attendance: (matchID) => attendanceOf([rollOf(byMatch.get(matchID)), ...elsewhere.rolls(matchID)]),
    roll: (matchID) => rollOf(byMatch.get(matchID)),
    ids: () => [...byMatch.keys()],
    fresh: (matchID, lines, told) => fresh(byMatch.get(matchID), lines, told),
    heardLine: (matchID, line) => void byMatch.get(matchID)?.lines?.add(line),
    knowsLines: (matchID) => byMatch.get(matchID)?.lines != null,
    watchers: () => [...byMatch.values()].reduce((sum, audience) => sum + rollOf(audience).watchers.length, 0),
    toldOf: (matchID) => byMatch.get(matchID)?.told ?? null,
    tell: (matchID, version) => {
      const audience = byMatch.get(matchID);
      if (audience !== undefined) audience.told = version;
    },
    watcherOf: (matchID, viewer) => {
      const members = byMatch.get(matchID)?.members.values() ?? [];
      return [...members].find(({ watcher }) => watcher?.viewer === viewer)?.watcher?.id ?? null;
    },
    block: (matchID, id) => block(byMatch.get(matchID), id),
    isBlocked: (matchID, viewer) => byMatch.get(matchID)?.blocked.has(viewer) === true,
    sweep: () => {
      const old = Date.now() - HOUR;
      for (const [matchID, { emptySince }] of byMatch) {
        if (emptySince !== null && emptySince < old) byMatch.delete(matchID);
      }
    },
  };
}

function add(hall: Hall, member: Member): void {
  const { socketID, matchID, seat } = member;
  const known = hall.byMatch.get(matchID);
  const audience: Audience = known ?? emptyAudience();
  const own = hall.bySocket.get(socketID) ?? new Map<string, Member>();
  const before = audience.members.get(socketID);
  hall.byMatch.set(matchID, audience);
  hall.bySocket.set(socketID, own.set(matchID, member));
  audience.members.set(socketID, member);
  if (before !== undefined && before.seat !== seat) note(hall, audience, before);
  note(hall, audience, member);
}

function emptyAudience(): Audience {
  return { members: new Map(), seen: new Map(), told: null, emptySince: null, blocked: new Set(), lines: null };
}

function block(audience: Audience | undefined, id: string): boolean {
  const pages = [...(audience?.members.values() ?? [])].filter(({ watcher }) => watcher?.id === id);
  for (const { watcher } of pages) if (watcher?.viewer) audience?.blocked.add(watcher.viewer);
  return pages.length > 0;
}

function remove(hall: Hall, member: Member): void {
  const { socketID, matchID } = member;
  const audience = hall.byMatch.get(matchID);
  if (audience?.members.get(socketID) !== member) return;
  audience.members.delete(socketID);
  const own = hall.bySocket.get(socketID);
  own?.delete(matchID);
  if (own?.size === 0) hall.bySocket.delete(socketID);
  note(hall, audience, member);
}

/** `member` came or went. */
function note(hall: Hall, audience: Audience, { matchID, seat }: Member): void {
  audience.emptySince = audience.members.size === 0 ? Date.now() : null;
  if (seat === null) hall.stir(matchID);
  else noteSeat(hall, audience, matchID, seat);
}

function noteSeat(hall: Hall, audience: Audience, matchID: string, seat: number): void {
  const presence = presenceNow(audience, seat);
  if (audience.seen.get(seat)?.presence === presence) return;
  audience.seen.set(seat, { presence, since: Date.now() });
  hall.stir(matchID);
}

function rollOf(audience: Audience | undefined): Roll {
  if (audience === undefined) return nobody;
  const { members, seen } = audience;
  const byID = new Map<string, Watcher>();
  for (const { watcher } of members.values())
    if (watcher !== null) byID.set(watcher.id, { id: watcher.id, name: watcher.name });
  return { seats: [...seen].map(([seat, known]) => ({ seat, ...known })), watchers: [...byID.values()] };
}

function fresh(audience: Audience | undefined, lines: readonly ChatLine[], told: string | null): ChatLine[] {
  if (audience === undefined) return [];
  const { lines: known } = audience;
  const news = lines.filter(({ id }) => (known === null ? id === told : !known.has(id)));
  const kept = [...(known ?? []), ...lines.map(({ id }) => id)];
  audience.lines = new Set(kept.slice(-LINES));
  return news;
}

function presenceNow({ members }: Audience, seat: number): Presence {
  const own = [...members.values()].filter((member) => member.seat === seat);
  if (own.length === 0) return 'gone';
  return own.some(({ visible }) => visible) ? 'here' : 'away';
}
