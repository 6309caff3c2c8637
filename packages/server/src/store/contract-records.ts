/** What the suite that every store passes puts into it. */
import type { ChatLine } from '@quayside/games/wire/protocol';
import type { Change, LogEntry, MatchRecord } from './store';

export function record(more: Partial<MatchRecord> = {}): MatchRecord {
  const seat = {
    name: null,
    hash: null,
    bot: null,
    ready: false,
    contribution: '',
    data: null,
    joinedAt: null,
    link: null,
  };
  return {
    id: 'match-1',
    code: 'CODE22',
    game: 'pebbles',
    status: 'waiting',
    revision: 0,
    version: 0,
    options: {},
    listed: true,
    watch: 'link',
    locked: false,
    host: null,
    active: [],
    commitment: 'c0ffee',
    rulesVersion: 1,
    next: null,
    startsAt: null,
    pace: 'live',
    movedAt: null,
    votes: [],
    createdAt: 1000,
    updatedAt: 1000,
    seats: [0, 1].map((number) => ({ seat: number, ...seat })),
    serverSeed: 'feed',
    position: null,
    ...more,
  };
}

/** Something said at `at`, by a spectator when that is even. */
export function line(at: number): ChatLine {
  const seat = at % 2 === 0 ? null : 1;
  return { id: `line-${at}`, seat, name: 'Änn', text: `text ${at} ⚓`, at, gallery: false, notice: null };
}

export function entry(
  version: number,
  { key = null, seat = 0 }: { key?: string | null; seat?: number } = {},
): LogEntry {
  return { version, seat, turn: 3, move: { type: 'pick' }, events: [{ type: 'picked' }], key, at: 1000 + version };
}

export function moved(version: number, who: { key?: string | null; seat?: number } = {}): Change {
  return {
    updatedAt: 1000 + version,
    version,
    position: `position ${version}`,
    active: [1],
    entry: entry(version, who),
  };
}
