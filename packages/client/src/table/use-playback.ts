/** What the board shows now: the match itself, or a scene on the way to it. */

import type { Step } from '@quayside/games/wire/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Picture } from '../match/state';
import { type AnyEvent, type AnyView, newest, type Scene, type ScriptRequest, script } from './playback';

export interface Shown {
  readonly view: AnyView;
  readonly cue: AnyEvent | null;
  /** The step being played back. */
  readonly step: Step | null;
  readonly isPlaying: boolean;
  /** The version that has been shown to its end. */
  readonly version: number;
  skip(): void;
}

interface Film {
  readonly scenes: readonly Scene[];
  readonly at: number;
}

const noFilm: Film = { scenes: [], at: 0 };

export function usePlayback(
  picture: Picture,
  steps: readonly Step[],
  how: Pick<ScriptRequest, 'page' | 'me' | 'speed' | 'isTold'>,
): Shown {
  const view = picture.view as AnyView;
  const [rest, setRest] = useState({ version: picture.version, view });
  const [film, setFilm] = useState<Film>(noFilm);

  // A new picture: its steps are appended to the film, so that moves that arrive meanwhile are played too.
  if (picture.version > rest.version) {
    const last = film.scenes.at(-1);
    const fresh = script({
      ...how,
      from: last?.view ?? rest.view,
      steps: steps.filter((step) => step.version > rest.version && step.version <= picture.version),
    });
    setRest({ version: picture.version, view });
    setFilm(fresh.length === 0 ? noFilm : { scenes: newest([...film.scenes.slice(film.at), ...fresh]), at: 0 });
  }

  const scene = film.scenes[film.at];
  useEffect(() => {
    if (scene === undefined) return;
    const timer = setTimeout(
      () => setFilm((old) => (old.at + 1 < old.scenes.length ? { ...old, at: old.at + 1 } : noFilm)),
      scene.ms,
    );
    return () => clearTimeout(timer);
  }, [scene]);

  const skip = useCallback(() => setFilm(noFilm), []);
  return useMemo(
    () => ({
      view: scene?.view ?? view,
      cue: scene?.cue ?? null,
      step: scene?.step ?? null,
      isPlaying: scene !== undefined,
      version: scene === undefined ? picture.version : scene.step.version - 1,
      skip,
    }),
    [scene, view, picture.version, skip],
  );
}
