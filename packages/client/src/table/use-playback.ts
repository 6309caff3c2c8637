/** What the board shows now: the match itself, or a scene on the way to it. */

import type { Step } from '@quayside/games/wire/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  /** Plays `steps` once more from `view`, from the first to the last of them. */
  replay(view: AnyView, steps: readonly Step[]): void;
}

interface Film {
  readonly scenes: readonly Scene[];
  readonly at: number;
  /** Asked for: nothing of it is left out. */
  readonly isWhole: boolean;
}

const noFilm: Film = { scenes: [], at: 0, isWhole: false };

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
    const scenes = [...film.scenes.slice(film.at), ...fresh];
    if (fresh.length === 0) setFilm(noFilm);
    else setFilm({ scenes: film.isWhole ? scenes : newest(scenes), at: 0, isWhole: film.isWhole });
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
  const latest = useRef(how);
  useEffect(() => {
    latest.current = how;
  });
  const replay = useCallback((from: AnyView, old: readonly Step[]) => {
    const scenes = script({ ...latest.current, from, steps: old, most: Number.POSITIVE_INFINITY });
    setFilm(scenes.length === 0 ? noFilm : { scenes, at: 0, isWhole: true });
  }, []);
  return useMemo(
    () => ({
      view: scene?.view ?? view,
      cue: scene?.cue ?? null,
      step: scene?.step ?? null,
      isPlaying: scene !== undefined,
      version: scene === undefined ? picture.version : scene.step.version - 1,
      skip,
      replay,
    }),
    [scene, view, picture.version, skip, replay],
  );
}
