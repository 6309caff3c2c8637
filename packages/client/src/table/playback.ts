/** Plays moves back event by event: a script of pictures between what is shown and what has become. */
import type { Seat } from '@quayside/games/core/rules';
import { undoMove } from '@quayside/games/core/undo';
import type { Step } from '@quayside/games/wire/protocol';
import type { AnyPage } from '../games';

type AnyView = Parameters<AnyPage['advance']>[0];
type AnyEvent = Parameters<AnyPage['advance']>[1];

export type { AnyEvent, AnyView };

/** One picture of a script. */
export interface Scene {
  /** The view after `cue`. */
  readonly view: AnyView;
  readonly cue: AnyEvent;
  readonly step: Step;
  readonly ms: number;
}

export type Speed = 'normal' | 'fast' | 'off';

const longest = 24;
const pace: Record<Exclude<Speed, 'off'>, number> = { normal: 850, fast: 450 };
/** What I did myself needs less time to understand. */
const ownPace = 0.6;

export interface ScriptRequest {
  readonly page: Pick<AnyPage, 'advance'>;
  /** What is shown now. */
  readonly from: AnyView;
  readonly steps: readonly Step[];
  readonly me: Seat | null;
  readonly speed: Speed;
  /** False for events that have nothing to show. */
  readonly isTold: (event: AnyEvent) => boolean;
  /** More events than this are shown as a result, not as a film. */
  readonly most?: number;
}

/** A board that is further behind than this hurries on. */
const furthestBehindMs = 5000;

/** The last scenes of a film, as many as fit: nobody watches an hour of moves before the own turn. */
export function newest(scenes: readonly Scene[]): readonly Scene[] {
  let ms = 0;
  const first = scenes.findLastIndex((scene) => {
    ms += scene.ms;
    return ms > furthestBehindMs;
  });
  return scenes.slice(first + 1);
}

/** The scenes that lead from `from` through `steps`; [] when the result should be shown at once. */
export function script({ page, from, steps, me, speed, isTold, most = longest }: ScriptRequest): readonly Scene[] {
  const events = steps.flatMap((step) => step.events.map((event) => ({ step, event })));
  // What was taken back has no way back to be shown: the table is as it was.
  const hasUndo = steps.some(({ type }) => type === undoMove);
  if (speed === 'off' || events.length > most || hasUndo) return [];
  const scenes: Scene[] = [];
  let view = from;
  for (const { step, event } of events) {
    view = page.advance(view, event);
    const ms = pace[speed] * (step.seat === me ? ownPace : 1);
    if (isTold(event)) scenes.push({ view, cue: event, step, ms });
  }
  return scenes;
}
