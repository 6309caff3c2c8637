/** What the board shows: the table now, a move being played back, or the table as it was. */
import { useMemo } from 'react';
import { useSettings } from '../app/settings';
import type { AnyPage } from '../games';
import type { MatchState, Picture } from '../match/state';
import type { MatchStore } from '../match/store';
import type { HeldSeat } from '../match/tables';
import type { Names, Translate } from './game-page';
import type { AnyView } from './playback';
import { type LookBack, useLookBack } from './use-look-back';
import { type Shown, usePlayback } from './use-playback';
import { useReducedMotion } from './use-reduced-motion';

interface ShownInput {
  readonly page: AnyPage;
  readonly picture: Picture;
  readonly state: MatchState;
  readonly held: HeldSeat | null;
  readonly store: MatchStore;
}

export function useShown(input: ShownInput, t: Translate, names: Names): { shown: Shown; looking: LookBack } {
  const { page, picture, state, held, store } = input;
  const playback = usePlayback(picture, state.steps, {
    page,
    me: held?.seat ?? null,
    speed: usePlaybackSpeed(),
    isTold: (event) => page.describe(event, t, names) !== null,
  });
  const looking = useLookBack(store.pasts, picture.version);
  const { at, picture: past } = looking;
  const shown = useMemo((): Shown => {
    if (at === null) return playback;
    const view = past === null ? playback.view : (past.view as AnyView);
    const step = state.steps.find(({ version }) => version === at) ?? null;
    return { ...playback, view, cue: null, step, isPlaying: false, version: at };
  }, [at, past, playback, state.steps]);
  return { shown, looking };
}

/** Those who want less motion get none of it. */
export function usePlaybackSpeed(): ReturnType<typeof useSettings>['speed'] {
  const { speed } = useSettings();
  return useReducedMotion() ? 'off' : speed;
}
