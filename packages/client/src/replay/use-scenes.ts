/** The picture of a replay: the position, or on a step forward the scenes that lead to it. */
import type { Step } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { type AnyEvent, type AnyView, type Scene, type ScriptRequest, script } from '../table/playback';

export interface Picture {
  readonly view: AnyView;
  readonly cue: AnyEvent | null;
  readonly isMoving: boolean;
}

interface Reel {
  readonly at: number;
  readonly view: AnyView;
  readonly scenes: readonly Scene[];
  readonly scene: number;
}

export interface ScenesRequest extends Pick<ScriptRequest, 'page' | 'speed' | 'isTold'> {
  readonly at: number;
  readonly view: AnyView;
  /** The same eyes one move earlier, and the step from there; null at the start. */
  readonly before: { readonly view: AnyView; readonly step: Step } | null;
}

export function useScenes(request: ScenesRequest): Picture {
  const { at, view } = request;
  const [reel, setReel] = useState<Reel>({ at, view, scenes: [], scene: 0 });
  if (reel.at !== at || reel.view !== view) {
    // One step on is played, any other change is a jump.
    setReel({ at, view, scenes: at === reel.at + 1 ? scenesOf(request) : [], scene: 0 });
  }
  const scene = reel.scenes[reel.scene];
  useEffect(() => {
    if (scene === undefined) return;
    const timer = setTimeout(() => setReel((old) => ({ ...old, scene: old.scene + 1 })), scene.ms);
    return () => clearTimeout(timer);
  }, [scene]);
  return { view: scene?.view ?? view, cue: scene?.cue ?? null, isMoving: scene !== undefined };
}

function scenesOf({ before, page, speed, isTold }: ScenesRequest): readonly Scene[] {
  if (before === null) return [];
  return script({ page, from: before.view, steps: [before.step], me: null, speed, isTold });
}
