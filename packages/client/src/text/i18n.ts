/** Message keys to words. The frame's words come with the page, a game's when its first card or board is shown. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { GameEntry, Texts } from '../games';
import type { Translate } from '../table/game-page';
import { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: { frame: typeof en };
  }
}

export function startTexts(): void {
  i18next
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: ['frame'],
      defaultNS: 'frame',
      resources: { en: { frame: en } },
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    .catch(() => undefined);
  document.documentElement.lang = i18next.language;
}

/** Loads the words of a game once; its own namespace is the game's name. */
export async function loadGameTexts(game: GameEntry): Promise<void> {
  const { name } = game.meta;
  if (!i18next.hasResourceBundle('en', name)) addTexts(name, await game.texts());
}

export function addTexts(game: string, texts: Texts): void {
  i18next.addResourceBundle('en', game, texts);
}

/** Looks keys up in the namespace of `game`. */
export function translateFor(game: string): Translate {
  return (key, values) => lookUp(key, { ns: game, ...values });
}

/** The game's text for the first of `keys` that it has; null when it has none. */
export function firstText(game: string, keys: readonly string[], values?: Record<string, unknown>): string | null {
  const key = keys.find((candidate) => hasText(candidate, { ns: game, ...values }));
  return key === undefined ? null : translateFor(game)(key, values);
}

/** A text of the frame under a key that is computed; null when there is none. */
export function frameText(key: string, values?: Record<string, unknown>): string | null {
  return hasText(key, { ns: 'frame', ...values }) ? lookUp(key, { ns: 'frame', ...values }) : null;
}

/** Typed keys end where keys are computed: the same functions, without the list of known keys. */
const anyKey: {
  t(key: string, values: Record<string, unknown>): string;
  exists(key: string, values: Record<string, unknown>): boolean;
} = i18next as unknown as typeof anyKey;

function lookUp(key: string, values: Record<string, unknown>): string {
  return anyKey.t(key, values);
}

function hasText(key: string, values: Record<string, unknown>): boolean {
  return anyKey.exists(key, values);
}
