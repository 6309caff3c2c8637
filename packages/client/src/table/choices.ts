/** Walks the tree of choices that a game offers. Pure. */
import { equal } from '@quayside/games/core/equal';
import type { Refusal } from '@quayside/games/core/rules';
import type { AnyMove } from '../match/state';
import type { Choice } from './game-page';

export type AnyChoice = Choice<AnyMove>;

/** What the bar shows: the opened branches, and the choices at their end. */
export interface Level {
  readonly trail: readonly AnyChoice[];
  readonly choices: readonly AnyChoice[];
}

/** Follows `path` as far as it exists and leads to branches: a path of an earlier moment never breaks the bar. */
export function levelAt(tree: readonly AnyChoice[], path: readonly string[]): Level {
  const trail: AnyChoice[] = [];
  let choices = tree;
  for (const key of path) {
    const branch = choices.find((choice) => choice.key === key);
    if (branch?.choices === undefined) break;
    trail.push(branch);
    choices = branch.choices;
  }
  return { trail, choices };
}

/** Why nothing behind `choice` is possible; null when something is. */
export function choiceRefusal(choice: AnyChoice, judge: (move: AnyMove) => Refusal | null): Refusal | null {
  if (choice.move !== undefined) return judge(choice.move);
  let first: Refusal | null = null;
  for (const inner of choice.choices ?? []) {
    const refusal = choiceRefusal(inner, judge);
    // Branches may be large: nothing is asked once something is possible.
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** The leaf that makes `move`, and the branches that lead there. */
export function findLeaf(
  tree: readonly AnyChoice[],
  move: AnyMove,
): { readonly path: readonly string[]; readonly leaf: AnyChoice } | null {
  for (const choice of tree) {
    if (choice.move !== undefined && equal(choice.move, move)) return { path: [], leaf: choice };
    const inner = findLeaf(choice.choices ?? [], move);
    if (inner !== null) return { path: [choice.key, ...inner.path], leaf: inner.leaf };
  }
  return null;
}

/** The first move behind a choice, for looking up its rule. */
export function firstMove(choice: AnyChoice): AnyMove | null {
  return choice.move ?? (choice.choices ?? []).map(firstMove).find((move) => move !== null) ?? null;
}
