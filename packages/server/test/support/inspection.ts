/** Holds what one viewer received against the truth about a match. */
import { equal } from '@quayside/games/core/equal';
import type { GameTypes, Rules, Seat, State } from '@quayside/games/core/rules';
import type { Step } from '@quayside/games/wire/protocol';
import type { LogEntry } from '../../src/store/store';
import type { Json, Secrets } from './secrets/description';

export interface Truth {
  readonly secrets: Secrets;
  readonly rules: Rules<GameTypes>;
  /** By version. */
  readonly states: readonly State<GameTypes>[];
  readonly log: readonly LogEntry[];
}

type Fields = { [key: string]: Json };
/** Where in a body, and of which version the nearest object round it tells; null: of none. */
interface Place {
  readonly path: string;
  readonly version: number | null;
}

/** Throws when `body` holds anything that the viewer may not know. Answers how many views it held. */
export function inspect(
  body: Json,
  viewer: Seat | null,
  truth: Truth,
  place: Place = { path: '', version: null },
): number {
  if (truth.secrets.isPiece(body)) inspectPiece(body, viewer, truth, place);
  if (typeof body !== 'object' || body === null) return 0;
  const inside = (at: string | number, value: Json, version: number | null): number =>
    inspect(value, viewer, truth, { path: `${place.path}.${at}`, version });
  if (Array.isArray(body)) return body.reduce<number>((sum, item, at) => sum + inside(at, item, place.version), 0);
  const version = versionOf(body) ?? place.version;
  const views = inspectFields(body, viewer, truth);
  return Object.entries(body).reduce((sum, [key, value]) => sum + inside(key, value, version), views);
}

function versionOf({ version, _stateID: stateID }: Fields): number | null {
  if (typeof version === 'number') return version;
  return typeof stateID === 'number' ? stateID : null;
}

function inspectPiece(piece: Json, viewer: Seat | null, truth: Truth, { path, version }: Place): void {
  const { secrets, states } = truth;
  if (!secrets.piecesAt.test(path)) throw new Error(`a piece at ${path}`);
  const state = version === null ? undefined : states[version];
  if (state === undefined) throw new Error(`a piece of no version at ${path}`);
  if (hiddenFrom(viewer, state, truth).has(piece)) throw new Error(`a hidden piece at ${path}`);
}

const asked = new WeakMap<State<GameTypes>, Map<Seat | null, ReadonlySet<Json>>>();

/** Asked once: a state comes to a viewer many times, and with many pieces. */
function hiddenFrom(viewer: Seat | null, state: State<GameTypes>, { secrets }: Truth): ReadonlySet<Json> {
  const byViewer = asked.get(state) ?? new Map<Seat | null, ReadonlySet<Json>>();
  asked.set(state, byViewer);
  const hidden = byViewer.get(viewer) ?? new Set<Json>(secrets.hidden(state, viewer));
  byViewer.set(viewer, hidden);
  return hidden;
}

function inspectFields(body: Fields, viewer: Seat | null, truth: Truth): number {
  let views = 0;
  if ('view' in body && body.view !== null) views += inspectView(body.view!, body.version as number, viewer, truth);
  if ('G' in body) {
    expect(Object.keys(body).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
    expect([body.plugins, body._undo, body._redo]).toEqual([{}, [], []]);
    views += inspectView(body.G!, body._stateID as number, viewer, truth);
  }
  if ('initialState' in body) expect(body.initialState).toBeNull();
  if ('action' in body) inspectEntry(body, viewer, truth);
  if ('events' in body) inspectStep(body, truth);
  return views;
}

function inspectView(view: Json, version: number, viewer: Seat | null, { secrets, rules, states }: Truth): number {
  const state = states[version]!;
  // Said once more, field by field, and not through viewFor.
  const mine = viewer === null ? null : state.private[viewer];
  if (!equal(view, { seat: viewer, public: state.public, mine, counts: rules.counts(state) }))
    throw new Error(`view at ${version}`);
  const fault = secrets.viewFault?.(view as object, state) ?? null;
  if (fault !== null) throw new Error(`${fault} in the view at ${version}`);
  return 1;
}

function inspectEntry(entry: Fields, viewer: Seat | null, { log }: Truth): void {
  const { payload } = entry.action as { payload: { type: string; args: Json; playerID: string } };
  const { move, seat } = log[entry._stateID as number]!;
  const { type, ...rest } = move;
  const own = Object.keys(rest).length === 0 ? [] : [rest];
  expect(Object.keys(payload).sort()).toEqual(['args', 'playerID', 'type']);
  expect([payload.type, payload.playerID]).toEqual([type, String(seat)]);
  expect(payload.args).toEqual(seat === viewer ? own : null);
}

function inspectStep(shown: Fields, { secrets, log }: Truth): void {
  const { seat, move, events } = log[(shown.version as number) - 1]!;
  expect({ ...shown, at: 0 }).toEqual({ version: shown.version, seat, type: move.type, events, at: 0 });
  const fault = secrets.stepFault?.(shown as unknown as Step) ?? null;
  if (fault !== null) throw new Error(`${fault} in the step to ${shown.version as number}`);
}

/** What the viewer could not know at any time of the match, as it would stand in a text. */
export function neverKnown({ secrets, states }: Truth, viewer: Seat | null): string[] {
  const [first = [], ...later] = states.map((state) => secrets.hidden(state, viewer));
  const known = later.map((hidden) => new Set(hidden));
  return first.filter((piece) => known.every((hidden) => hidden.has(piece))).map((piece) => JSON.stringify(piece));
}
