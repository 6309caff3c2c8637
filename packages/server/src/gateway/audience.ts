/** Who is connected to which match: sockets by seat, and from them presence. Memory only. */
import type { Presence } from '@quayside/games/wire/protocol';
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
  toldOf(matchID: string): number | null;
  tell(matchID: string, version: number): void;
  /** Forgets matches that nobody has been connected to for an hour. */
  sweep(): void;
}

const HOUR = 3_600_000;
const nobody: Attendance = { watchers: 0, presenceOf: () => ({ presence: 'gone', since: null }) };

/** `stir` hears of every match whose presence or watchers changed. */
export function createAudiences(stir: (matchID: string) => void): Audiences {
  const audiences = new Map<string, Audience>();
  const bySocket = new Map<string, Map<string, Member>>();

  const note = (matchID: string, audience: Audience, { seat }: Member): void => {
    audience.emptySince = audience.members.size === 0 ? Date.now() : null;
    if (seat === null) return stir(matchID);
    const presence = presenceNow(audience, seat);
    if (audience.seen.get(seat)?.presence === presence) return undefined;
    audience.seen.set(seat, { presence, since: Date.now() });
    return stir(matchID);
  };

  return {
    add: (member) => {
      const { socketID, matchID } = member;
      const audience = audiences.get(matchID) ?? { members: new Map(), seen: new Map(), told: null, emptySince: null };
      const before = audience.members.get(socketID);
      audiences.set(matchID, audience);
      audience.members.set(socketID, member);
      bySocket.set(socketID, (bySocket.get(socketID) ?? new Map<string, Member>()).set(matchID, member));
      if (before !== undefined && before.seat !== member.seat) note(matchID, audience, before);
      note(matchID, audience, member);
    },
    remove: (member) => {
      const { socketID, matchID } = member;
      const audience = audiences.get(matchID);
      if (audience?.members.get(socketID) !== member) return;
      audience.members.delete(socketID);
      const own = bySocket.get(socketID);
      own?.delete(matchID);
      if (own?.size === 0) bySocket.delete(socketID);
      note(matchID, audience, member);
    },
    memberOf: (socketID, matchID) => bySocket.get(socketID)?.get(matchID) ?? null,
    membershipsOf: (socketID) => [...(bySocket.get(socketID)?.values() ?? [])],
    setVisible: (member, visible) => {
      const audience = audiences.get(member.matchID);
      if (audience === undefined || member.visible === visible) return;
      member.visible = visible;
      if (member.seat !== null) note(member.matchID, audience, member);
    },
    membersOf: (matchID) => [...(audiences.get(matchID)?.members.values() ?? [])],
    isEmpty: (matchID) => (audiences.get(matchID)?.members.size ?? 0) === 0,
    attendance: (matchID) => {
      const audience = audiences.get(matchID);
      return audience === undefined ? nobody : attendanceOf(audience);
    },
    toldOf: (matchID) => audiences.get(matchID)?.told ?? null,
    tell: (matchID, version) => {
      const audience = audiences.get(matchID);
      if (audience !== undefined) audience.told = version;
    },
    sweep: () => {
      const old = Date.now() - HOUR;
      for (const [matchID, { emptySince }] of audiences) {
        if (emptySince !== null && emptySince < old) audiences.delete(matchID);
      }
    },
  };
}

function attendanceOf({ members, seen }: Audience): Attendance {
  return {
    watchers: [...members.values()].filter(({ seat }) => seat === null).length,
    presenceOf: (seat) => seen.get(seat) ?? { presence: 'gone', since: null },
  };
}

function presenceNow({ members }: Audience, seat: number): Presence {
  const own = [...members.values()].filter((member) => member.seat === seat);
  if (own.length === 0) return 'gone';
  return own.some(({ visible }) => visible) ? 'here' : 'away';
}
