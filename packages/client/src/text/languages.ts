/**
 * Languages of the page. English is built in; every other one is a folder of JSON files under `languages/` on the server, listed
 * in `languages/index.json`, so that a translation needs no code.
 */
import type { Texts } from './texts';

export const english = 'en';
/** Made from English, to test with. */
export const testLanguage = 'en-XA';

/** A language tag of BCP 47: language, and script or region at most. */
const tag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;
const folder = '/languages';

export function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && tag.test(value);
}

/** Whether the words of this language are files of its own. */
export function isPack(language: string): boolean {
  return language !== english && language !== testLanguage;
}

/** Tags and their names for themselves, besides English. {} when the server cannot be asked. */
export async function offeredPacks(): Promise<Readonly<Record<string, string>>> {
  const index = await json(`${folder}/index.json`);
  const isEntry = (entry: readonly [string, unknown]): entry is [string, string] =>
    isLanguage(entry[0]) && typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(index).filter(isEntry));
}

/** The words of the frame or of a game in this language, as far as they are translated; {} when there are none. */
export async function packTexts(language: string, namespace: string): Promise<Texts> {
  return onlyTexts(await json(`${folder}/${language}/${namespace}.json`));
}

async function json(url: string): Promise<object> {
  const value: unknown = await fetch(url).then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  );
  return typeof value === 'object' && value !== null ? value : {};
}

function onlyTexts(raw: object): Texts {
  const entries = Object.entries(raw).flatMap(([key, value]: [string, unknown]): [string, string | Texts][] => {
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'object' && value !== null ? [[key, onlyTexts(value)]] : [];
  });
  return Object.fromEntries(entries);
}
