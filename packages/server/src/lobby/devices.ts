/** Moving a seat to another device: a link that lives for minutes and works once. */
import type { Answer, ChatLine, DeviceAnswer, Refused } from '@quayside/games/wire/protocol';
import { hashCredentials, newCredentials, opens } from '../ids';
import type { Live } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { notice } from '../match/notice';
import { authenticate, noSuchSeat, seatNamed } from '../match/seats';
import { refuse } from '../refuse';
import type { MatchHead } from '../store/store';
import type { Credentialed } from './seating';

export type ClaimAnswer = Answer<{
  readonly playerID: string;
  readonly playerCredentials: string;
  readonly playerName: string;
}>;

export interface Devices {
  /** Makes the link's token. An earlier one of the seat becomes void. */
  link(matchID: string, who: Credentialed): Promise<DeviceAnswer>;
  /** Takes the seat over: new credentials, and whoever used the old ones is out. */
  claim(matchID: string, playerID: string, token: string): Promise<ClaimAnswer>;
}

export interface DevicesDeps {
  readonly matches: Matches;
  readonly wire: {
    dropStale(head: MatchHead, why?: Refused): void;
    line(head: MatchHead, line: ChatLine): void;
  };
  /** Milliseconds that a link can be used. */
  readonly linkLife: number;
}

export function createDevices(deps: DevicesDeps): Devices {
  const { matches } = deps;
  return {
    link: (matchID, who) => matches.run<DeviceAnswer>(null, matchID, (live) => link(deps, live, who)),
    claim: (matchID, playerID, token) =>
      matches.run<ClaimAnswer>(null, matchID, (live) => claim(deps, live, playerID, token)),
  };
}

async function link(
  { matches, linkLife }: DevicesDeps,
  live: Live,
  { playerID, credentials }: Credentialed,
): Promise<DeviceAnswer | Conflict> {
  const opened = authenticate(live.record, playerID, credentials);
  if (!opened.ok) return opened;
  const own = seatNamed(live.record, playerID);
  if (own === null) return noSuchSeat();
  const token = newCredentials();
  const expiresAt = Date.now() + linkLife;
  const seat = { ...own, link: { hash: hashCredentials(token), expiresAt } };
  // Time does not pass for the match: a link is nothing that happened to it.
  const isWritten = await matches.commit(live, { updatedAt: live.record.updatedAt, seats: [seat] });
  return isWritten ? { ok: true, token, expiresAt } : conflict;
}

async function claim(
  { matches, wire }: DevicesDeps,
  live: Live,
  playerID: string,
  token: string,
): Promise<ClaimAnswer | Conflict> {
  const seat = seatNamed(live.record, playerID);
  if (seat === null) return noSuchSeat();
  const isGood = seat.link !== null && opens(token, seat.link.hash) && Date.now() < seat.link.expiresAt;
  if (!isGood) return refuse('LINK_INVALID', 'The link was used before, or its time is over.');
  const playerCredentials = newCredentials();
  const playerName = seat.name ?? '';
  const line = notice('MOVED', { name: playerName });
  const moved = { ...seat, hash: hashCredentials(playerCredentials), link: null };
  if (!(await matches.commit(live, { updatedAt: Date.now(), seats: [moved], lines: [line] }))) return conflict;
  wire.dropStale(live.record, refuse('MOVED', 'Your seat is played on another device now.'));
  wire.line(live.record, line);
  return { ok: true, playerID, playerCredentials, playerName };
}
