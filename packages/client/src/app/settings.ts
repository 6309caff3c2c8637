/** Settings of this device. */

import { english, isLanguage } from '../text/languages';
import { isRecord, recall, remember } from './device';
import { createStore, useStore } from './store';

export const confirmModes = ['always', 'risky', 'never'] as const;
export const speeds = ['normal', 'fast', 'off'] as const;
export const themes = ['system', 'light', 'dark'] as const;

export interface Settings {
  /** Which moves ask "are you sure". */
  readonly confirm: (typeof confirmModes)[number];
  readonly sounds: boolean;
  /** 0..100. */
  readonly volume: number;
  /** How moves are played back. */
  readonly speed: (typeof speeds)[number];
  readonly theme: (typeof themes)[number];
  /** A language tag. */
  readonly language: string;
  /** Single-key shortcuts. */
  readonly keys: boolean;
  /** Questions of games that answer themselves: "game/key". */
  readonly habits: readonly string[];
}

const standard: Settings = {
  confirm: 'risky',
  sounds: true,
  volume: 50,
  speed: 'normal',
  theme: 'system',
  language: english,
  keys: true,
  habits: [],
};

const store = createStore<Settings>(readSettings());

export function useSettings(): Settings {
  return useStore(store);
}

export function settings(): Settings {
  return store.get();
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...store.get(), ...change };
  remember('settings', next);
  store.set(next);
  applyTheme();
}

export function hasHabit({ habits }: Settings, game: string, key: string): boolean {
  return habits.includes(habitName(game, key));
}

export function changeHabit(game: string, key: string, isOn: boolean): void {
  const others = store.get().habits.filter((habit) => habit !== habitName(game, key));
  changeSettings({ habits: isOn ? [...others, habitName(game, key)] : others });
}

function habitName(game: string, key: string): string {
  return `${game}/${key}`;
}

/** Tells the style sheet about theme and motion; `system` leaves the theme to the media query. */
export function applyTheme(): void {
  const { theme, speed } = store.get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (speed === 'off') document.documentElement.dataset.motion = 'off';
  else delete document.documentElement.dataset.motion;
}

function readSettings(): Settings {
  const stored = recall('settings', isRecord, {});
  return {
    confirm: oneOf(confirmModes, stored.confirm, standard.confirm),
    sounds: typeof stored.sounds === 'boolean' ? stored.sounds : standard.sounds,
    volume: typeof stored.volume === 'number' ? Math.min(100, Math.max(0, stored.volume)) : standard.volume,
    speed: oneOf(speeds, stored.speed, standard.speed),
    theme: oneOf(themes, stored.theme, standard.theme),
    language: isLanguage(stored.language) ? stored.language : standard.language,
    keys: typeof stored.keys === 'boolean' ? stored.keys : standard.keys,
    habits: Array.isArray(stored.habits) ? stored.habits.filter((habit) => typeof habit === 'string') : standard.habits,
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((known) => known === value) ?? fallback;
}
