/** What only one seat saw: the lines of its text view that the public table's does not have. */
import type { TextBlock } from '../table/game-page';

export function ownLines(own: readonly TextBlock[], everybody: readonly TextBlock[]): readonly TextBlock[] {
  const known = new Map(everybody.map(({ heading, lines }) => [heading, new Set(lines)]));
  return own
    .map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => known.get(heading)?.has(line) !== true) }))
    .filter(({ lines }) => lines.length > 0);
}
