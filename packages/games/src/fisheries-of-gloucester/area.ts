/** Sets of spaces as three words of bits: whether a tile fits is then asked of all its spaces at once. */

export interface Area {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Bits of a word that are used: in this many, all operations give small whole numbers. */
const WORD = 30;

export function areaOf(spaces: readonly number[]): Area {
  const words = [0, 0, 0];
  for (const at of spaces) {
    const word = Math.floor(at / WORD);
    words[word] = (words[word] ?? 0) | (1 << (at % WORD));
  }
  const [low = 0, middle = 0, high = 0] = words;
  return { low, middle, high };
}

export function isInside(inner: Area, outer: Area): boolean {
  return ((inner.low & ~outer.low) | (inner.middle & ~outer.middle) | (inner.high & ~outer.high)) === 0;
}

export function contains({ low, middle, high }: Area, at: number): boolean {
  if (at < WORD) return ((low >> at) & 1) === 1;
  return at < 2 * WORD ? ((middle >> (at - WORD)) & 1) === 1 : ((high >> (at - 2 * WORD)) & 1) === 1;
}
