/**
 * A language made from English to find words outside the keys and places too small for longer words: accented, a third longer,
 * in brackets. Values and nested keys stay as they are.
 */
import type { Texts } from './texts';

const accents: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
};
const values = /(\{\{.*?\}\}|\$t\(.*?\))/;
/** Of a text's letters: German and Finnish need about that many more. */
const growth = 1 / 3;

export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudo(text)]),
  );
}

export function pseudoText(text: string): string {
  const accented = text
    .split(values)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)))
    .join('');
  const letters = text
    .split(values)
    .filter((_, at) => at % 2 === 0)
    .join('').length;
  return `⟦${accented}${'~'.repeat(Math.round(letters * growth))}⟧`;
}
