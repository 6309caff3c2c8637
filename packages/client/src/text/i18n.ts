/**
 * Message keys to words. The frame's first words come with the page, those of a table with the first table, a game's when its
 * first card or board is shown.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { GameEntry } from '../games';
import type { Translate } from '../table/game-page';
import type { en } from './en';
import { firstWords } from './en-first';
import { english, isPack, packTexts, testLanguage } from './languages';
import { pseudo } from './pseudo';
import type { Texts } from './texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: { frame: typeof en };
  }
}

/** English and the test language speak at once; others when `loadLanguage` has come back. */
export function startTexts(language: string = english): void {
  i18next
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: isPack(language) ? english : false,
      ns: ['frame'],
      defaultNS: 'frame',
      resources: { [isPack(language) ? english : language]: { frame: wordsIn(language, firstWords) } },
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    .catch(() => undefined);
  document.documentElement.lang = i18next.language;
}

/** The frame's words in a language that is not built in; what is not translated stays English. */
export async function loadLanguage(language: string): Promise<void> {
  if (isPack(language)) i18next.addResourceBundle(language, 'frame', await packTexts(language, 'frame'));
}

/** Loads a page that is about a match, and the frame's words for it. */
export async function withPlayWords<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded, { playWords }] = await Promise.all([page, import('./en-play')]);
  addTexts('frame', playWords);
  return loaded;
}

/** Loads the words of a game that the lobby needs once; its own namespace is the game's name. */
export async function loadGameTexts(game: GameEntry): Promise<void> {
  const { language } = i18next;
  const { name } = game.meta;
  if (i18next.hasResourceBundle(language, name)) return;
  const [texts, translated] = await Promise.all([game.texts(), isPack(language) ? packTexts(language, name) : {}]);
  addTexts(name, texts);
  if (isPack(language)) i18next.addResourceBundle(language, name, translated);
}

/** Loads the words of a game with those of its board. */
export async function loadTableTexts(game: GameEntry): Promise<void> {
  const [texts] = await Promise.all([game.tableTexts(), loadGameTexts(game)]);
  addTexts(game.meta.name, texts);
}

export function addTexts(namespace: string, texts: Texts): void {
  const { language } = i18next;
  i18next.addResourceBundle(isPack(language) ? english : language, namespace, wordsIn(language, texts));
}

function wordsIn(language: string, english: Texts): Texts {
  return language === testLanguage ? pseudo(english) : english;
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

/** "23 points", or what the game counts in: its `score.total`. */
export function pointsText(game: string, count: number): string {
  return firstText(game, ['score.total'], { count }) ?? i18next.t('end.points', { count });
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
