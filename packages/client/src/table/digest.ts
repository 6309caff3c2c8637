/** What others did while I was away: what concerns me first, then the rest by who did it. */
import type { Seat } from '@quayside/games/core/rules';
import { type Alert, alertsFor, type LogBlock, type LogLine } from './log';

export interface DigestGroup {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

export interface Digest {
  /** Done to me, or setting off the end; oldest first. */
  readonly alerts: readonly Alert[];
  /** Everything else, one group per mover, in the order in which they came. */
  readonly groups: readonly DigestGroup[];
  /** Lines of all groups. */
  readonly lines: number;
}

export interface Span {
  /** Nothing after this version was seen. */
  readonly from: number;
  readonly to: number;
}

export function digestOf(blocks: readonly LogBlock[], me: Seat | null, { from, to }: Span): Digest {
  const missed = blocks.filter(({ version, seat }) => version > from && version <= to && seat !== me);
  const alerts = alertsFor(missed, me, from);
  const told = new Set(alerts.map(({ key }) => key));
  const bySeat = new Map<Seat, LogLine[]>();
  for (const { seat, sentences } of missed) {
    const rest = sentences.filter(({ key }) => !told.has(key));
    if (rest.length > 0) bySeat.set(seat, [...(bySeat.get(seat) ?? []), ...rest]);
  }
  const groups = [...bySeat].map(([seat, lines]) => ({ seat, lines }));
  return { alerts, groups, lines: groups.reduce((sum, { lines }) => sum + lines.length, 0) };
}

/** Some `most` lines of the groups, the newest: what was done, not what followed from it by itself. */
export function shortened(groups: readonly DigestGroup[], most: number): readonly DigestGroup[] {
  const each = Math.max(1, Math.floor(most / Math.max(1, groups.length)));
  return groups.map(({ seat, lines }) => {
    const done = lines.filter(({ effect }) => effect !== true);
    return { seat, lines: (done.length > 0 ? done : lines).slice(-each) };
  });
}
