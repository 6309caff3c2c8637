/** Who is connected to which match: sockets by seat, and from them presence. Memory only. */
import type { Presence, Watcher } from '@quayside/games/wire/protocol';
import type { Attendance } from '../match/info';

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
  attendance(matchID: string): Attendance;
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

const HOUR = 3_600_000;
/** Watchers told by name. */
const GALLERY = 50;
const nobody: Attendance = { watchers: 0, gallery: [], presenceOf: () => ({ presence: 'gone', since: null }) };

/** `stir` hears of every match whose presence or watchers changed. */
export function createAudiences(stir: (matchID: string) => void): Audiences {
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
    attendance: (matchID) => {
      const audience = byMatch.get(matchID);
      return audience === undefined ? nobody : attendanceOf(audience);
    },
    watchers: () => [...byMatch.values()].reduce((sum, audience) => sum + attendanceOf(audience).watchers, 0),
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
  return { members: new Map(), seen: new Map(), told: null, emptySince: null, blocked: new Set() };
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

function attendanceOf({ members, seen }: Audience): Attendance {
  const byID = new Map<string, Watcher>();
  for (const { watcher } of members.values()) if (watcher !== null) byID.set(watcher.id, watcher);
  return {
    watchers: byID.size,
    gallery: [...byID.values()].slice(0, GALLERY).map(({ id, name }) => ({ id, name })),
    presenceOf: (seat) => seen.get(seat) ?? { presence: 'gone', since: null },
  };
}

function presenceNow({ members }: Audience, seat: number): Presence {
  const own = [...members.values()].filter((member) => member.seat === seat);
  if (own.length === 0) return 'gone';
  return own.some(({ visible }) => visible) ? 'here' : 'away';
}
