/** The games of the registry, and how random matches of them are played. */
import { type GameEntry, games } from '@quayside/games';
import { underTest } from '@quayside/games/testing/registry';

export interface Playing extends GameEntry {
  /** Kinds of moves that end random matches early and are made seldom. */
  readonly seldom: readonly string[];
}

const entries: readonly GameEntry[] = games;

export const played: readonly Playing[] = entries.map((game) => ({
  ...game,
  seldom: underTest[game.meta.name]?.seldom ?? [],
}));

export function playingOf(name: string): Playing {
  const found = played.find(({ meta }) => meta.name === name);
  if (found === undefined) throw new Error(`there is no game ${name}`);
  return found;
}
