/** What the viewers of a match were shown last, so that they need be told only what has changed since. */
import type { GameTypes, Rules, Seat, State, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { difference, type Patch, patched } from '@quayside/games/wire/patch';

/** The members of the views as viewers have them: copies that never change. */
export interface Shown {
  readonly version: number;
  readonly public: unknown;
  readonly counts: unknown;
  /** By seat. */
  readonly mine: readonly unknown[];
}

/** JSON of the `Patch` of a viewer's view, or of null. */
export type Changes = (viewer: Seat | null) => string;

export function shownAt(rules: Rules<GameTypes>, version: number, state: State<GameTypes>): Shown {
  const { watching, own } = viewsOf(rules, state);
  return copy({ version, public: watching.public, counts: watching.counts, mine: own });
}

/** What has changed from `before` to `state`, and what is shown then. What is public is compared and encoded once. */
export function changesSince(
  rules: Rules<GameTypes>,
  before: Shown,
  version: number,
  state: State<GameTypes>,
): { changes: Changes; shown: Shown } {
  const { watching, own } = viewsOf(rules, state);
  const open = memberAfter('public', before.public, watching.public);
  const counts = memberAfter('counts', before.counts, watching.counts);
  const mine = own.map((view, seat) => memberAfter('mine', before.mine[seat], view));
  const common = [open.text, counts.text].filter((text) => text !== '').join();
  return {
    changes: (viewer) => listed(common, viewer === null ? '' : (mine[viewer]?.text ?? '')),
    shown: { version, public: open.value, counts: counts.value, mine: mine.map(({ value }) => value) },
  };
}

function viewsOf(rules: Rules<GameTypes>, state: State<GameTypes>): { watching: View<GameTypes>; own: unknown[] } {
  const own = state.private.map((_, seat) => viewFor(rules, state, seat).mine);
  return { watching: viewFor(rules, state, null), own };
}

/** A member of a view: its patch as a member of the view's patch, '' for none, and its value as it is shown from now on. */
function memberAfter(name: keyof View<GameTypes>, before: unknown, after: unknown): { text: string; value: unknown } {
  const change = difference(before, after);
  if (change === null) return { text: '', value: before };
  const json = JSON.stringify(change);
  // Read anew: what is shown may share nothing with the state, which changes.
  return { text: `"${name}":${json}`, value: patched(before, JSON.parse(json) as Patch) };
}

function listed(...texts: readonly string[]): string {
  const members = texts.filter((text) => text !== '');
  return members.length === 0 ? 'null' : `{${members.join()}}`;
}

function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
