/** Compares a translation with the English it was made from. */
import type { Texts } from './texts';

/** Endings that i18next adds to a key for a number; languages differ in which of them they have. */
const plural = /_(?:zero|one|two|few|many|other)$/;

/** `english` with what is translated already; keys that English does not have any more are left out. */
export function refreshed(english: Texts, translated: Texts): Texts {
  const own = Object.entries(english).map(([key, text]): [string, string | Texts] => {
    const known = Object.hasOwn(translated, key) ? translated[key] : undefined;
    if (typeof text === 'string') return [key, typeof known === 'string' ? known : text];
    return [key, refreshed(text, typeof known === 'object' ? known : {})];
  });
  const stems = new Set(Object.keys(english).flatMap((key) => (plural.test(key) ? [key.replace(plural, '')] : [])));
  const forms = Object.entries(translated).filter(
    ([key, text]) =>
      typeof text === 'string' &&
      !Object.hasOwn(english, key) &&
      plural.test(key) &&
      stems.has(key.replace(plural, '')),
  );
  return Object.fromEntries([...own, ...forms]);
}

/** Faults of a translation, one line each: keys that English does not have, and sentences without one of their values. */
export function faults(english: Texts, translated: Texts, path = ''): string[] {
  return Object.entries(translated).flatMap(([key, text]) => {
    const place = `${path}${key}`;
    const original = Object.hasOwn(english, key) ? english[key] : pluralOf(english, key);
    if (original === undefined || typeof original !== typeof text) return [`${place}: English has no such key`];
    if (typeof original === 'string' || typeof text === 'string') {
      const lost = typeof original === 'string' && typeof text === 'string' ? valuesLost(original, text) : [];
      return lost.map((value) => `${place}: ${value} is missing`);
    }
    return faults(original, text, `${place}.`);
  });
}

function pluralOf(english: Texts, key: string): string | Texts | undefined {
  return plural.test(key) ? english[key.replace(plural, '_other')] : undefined;
}

/** Values may be left out of no sentence, but a number may be said in words ("one boat"). */
function valuesLost(original: string, text: string): string[] {
  const values = (sentence: string): string[] => sentence.match(/\{\{[^}]*\}\}/g) ?? [];
  return values(original).filter((value) => !/\bcount\b/.test(value) && !values(text).includes(value));
}
