/** What pages are told of a move, as text: whole frames, or what has changed for those that can take that. */
import type { Seat } from '@quayside/games/core/rules';
import type { LogEntry } from '../store/store';
import type { Live, Position } from './live';
import { type Changes, changesSince, shownAt } from './shown';
import { frameFor, shortStepOf } from './view';

/** Name and arguments of the event for a viewer, by whether its page takes differences. */
export type PageTexts = (
  viewer: Seat | null,
  deltas: boolean,
) => readonly [event: 'frame' | 'delta', ...json: string[]];

/** `entries` led to `position`. `wantsDeltas`: some page takes them; while none does, nothing is remembered for them. */
export function pageTexts(
  live: Live,
  position: Position,
  entries: readonly LogEntry[],
  wantsDeltas: boolean,
): PageTexts {
  const { record, game } = live;
  const changes = wantsDeltas ? takeChanges(live, position, entries) : null;
  if (!wantsDeltas) live.shown = null;
  const { gameover } = position.ctx;
  const start = [JSON.stringify(record.id), String(record.version)];
  const steps = JSON.stringify(entries.map(shortStepOf));
  const outcome = gameover === undefined ? null : JSON.stringify(gameover);
  return (viewer, deltas) => {
    const key = keyFor(viewer, entries);
    if (!deltas || changes === null) {
      const frame = frameFor(game.rules, record, position, viewer, entries);
      return ['frame', JSON.stringify(key === null ? frame : { ...frame, key })];
    }
    const told = ['delta', ...start, changes(viewer), steps] as const;
    if (key !== null) return [...told, outcome ?? 'null', JSON.stringify(key)];
    return outcome === null ? told : [...told, outcome];
  };
}

/** The key of the viewer's own move, which it sent itself; nobody else may know it. */
function keyFor(viewer: Seat | null, entries: readonly LogEntry[]): string | null {
  return viewer === null ? null : (entries.findLast(({ seat }) => seat === viewer)?.key ?? null);
}

/** null when what was shown before is not known, or not the position right before `entries`. */
function takeChanges(live: Live, { state }: Position, entries: readonly LogEntry[]): Changes | null {
  const { rules } = live.game;
  const { version } = live.record;
  const before = live.shown;
  if (before === null || before.version + 1 !== entries[0]?.version) {
    live.shown = shownAt(rules, version, state);
    return null;
  }
  const { changes, shown } = changesSince(rules, before, version, state);
  live.shown = shown;
  return changes;
}
