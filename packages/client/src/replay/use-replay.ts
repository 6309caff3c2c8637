/** Where a replay stands and what moves it: steps, the clock of "play", the eyes one looks through, the address. */
import type { Seat } from '@quayside/games/core/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { settings } from '../app/settings';
import type { Names, Translate } from '../table/game-page';
import { type LogBlock, logBlocks } from '../table/log';
import { useReducedMotion } from '../table/use-reduced-motion';
import { translateFor } from '../text/i18n';
import { type Moment, momentPath, readMoment, type Viewer } from './address';
import { type Film, viewAt } from './film';
import type { Finished } from './load';
import { namesOf } from './names';
import { type Picture, useScenes } from './use-scenes';

export const speeds = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

/** How long a position is left to be looked at. */
const restMs: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500 };

export interface ReplayModel extends Moment {
  readonly finished: Finished;
  readonly names: Names;
  readonly t: Translate;
  /** Moves of the match. */
  readonly count: number;
  readonly picture: Picture;
  /** Whose view the board shows; null: the public one. */
  readonly boardSeat: Seat | null;
  /** The log up to this moment. */
  readonly blocks: readonly LogBlock[];
  readonly isPlaying: boolean;
  readonly speed: Speed;
  go(at: number): void;
  look(viewer: Viewer): void;
  togglePlay(): void;
  setSpeed(speed: Speed): void;
}

export function useReplay(finished: Finished, code: string): ReplayModel {
  const { film, page, record } = finished;
  const count = film.steps.length;
  const [moment, setMoment] = useState(() => readMoment(window.location.search, count, record.seats.length));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const names = useMemo(() => namesOf(record), [record]);
  const t = useMemo(() => translateFor(record.game), [record]);
  const all = useMemo(() => logBlocks(page, film.steps, t, names), [page, film, t, names]);
  const { at, viewer } = moment;
  const boardSeat = viewer === 'public' ? null : viewer === 'all' ? moverAt(film, at) : viewer;
  const picture = usePicture(finished, at, boardSeat, speed, (version) => all.some((one) => one.version === version));

  const go = useCallback((to: number) => setMoment((old) => ({ ...old, at: within(to, count) })), [count]);
  useEffect(() => window.history.replaceState(null, '', momentPath(code, { at, viewer })), [code, at, viewer]);
  useClock(isPlaying && !picture.isMoving, at < count, restMs[speed], () =>
    at < count ? go(at + 1) : setPlaying(false),
  );
  return {
    ...moment,
    finished,
    names,
    t,
    count,
    picture,
    boardSeat,
    blocks: useMemo(() => all.filter(({ version }) => version <= at), [all, at]),
    isPlaying,
    speed,
    go: (to) => {
      setPlaying(false);
      go(to);
    },
    look: (eyes) => setMoment((old) => ({ ...old, viewer: eyes })),
    // From the end it begins again.
    togglePlay: () => {
      if (!isPlaying && at === count) go(0);
      setPlaying(!isPlaying);
    },
    setSpeed,
  };
}

/** With all hands open the board is that of whoever is to move. */
function moverAt({ states, steps }: Film, at: number): Seat {
  return states[at]?.public.active[0] ?? steps[at - 1]?.seat ?? 0;
}

function usePicture(
  { film, page }: Finished,
  at: number,
  seat: Seat | null,
  speed: Speed,
  hasLine: (version: number) => boolean,
): Picture {
  const isStill = useReducedMotion() || settings().speed === 'off';
  const view = useMemo(() => viewAt(film, at, seat), [film, at, seat]);
  const step = film.steps[at - 1];
  return useScenes({
    page,
    at,
    view,
    before: step === undefined ? null : { view: viewAt(film, at - 1, seat), step },
    speed: isStill ? 'off' : speed === 'fast' ? 'fast' : 'normal',
    isTold: () => step !== undefined && hasLine(step.version),
  });
}

/** Ticks once after each rest while `isRunning`; at the end it ticks at once. */
function useClock(isRunning: boolean, hasMore: boolean, ms: number, tick: () => void): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(tick, hasMore ? ms : 0);
    return () => clearTimeout(timer);
  });
}

function within(at: number, count: number): number {
  return Math.min(count, Math.max(0, at));
}
