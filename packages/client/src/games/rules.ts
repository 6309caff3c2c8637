/** Whole rules, for matches that are over: one line per game. During play nobody loads them (named layering rules). */
import type { GameTypes, Rules } from '@quayside/games/core/rules';

/** A game's rules with its types forgotten. */
export type AnyRules = Rules<GameTypes>;

const loaders: ReadonlyMap<string, () => Promise<AnyRules>> = new Map([
  ['fish-and-ships', () => import('@quayside/games/fish-and-ships/rules').then(({ rules }) => forget(rules))],
  [
    'fisheries-of-gloucester',
    () => import('@quayside/games/fisheries-of-gloucester/rules').then(({ rules }) => forget(rules)),
  ],
  ['fleet', () => import('@quayside/games/fleet/rules').then(({ rules }) => forget(rules))],
  ['isaribi', () => import('@quayside/games/isaribi/rules').then(({ rules }) => forget(rules))],
  ['swordfish', () => import('@quayside/games/swordfish/rules').then(({ rules }) => forget(rules))],
]);

/** null: this page cannot recompute the game. */
export async function loadRules(game: string): Promise<AnyRules | null> {
  return (await loaders.get(game)?.()) ?? null;
}

/** Safe because rules are only ever given states they made themselves. */
function forget<T extends GameTypes>(rules: Rules<T>): AnyRules {
  return rules as unknown as AnyRules;
}
