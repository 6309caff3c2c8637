/** A look at what came over the wire before anything else touches it. */

/** Deepest nesting of arrays and objects in any message: the deepest honest one has five. */
const MAX_DEPTH = 8;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** True for JSON that nests within reason and has no key that could reach a prototype. */
export function isPlain(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'bigint';
  if (depth === 0 || ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  return Object.entries(value).every(([key, item]) => !forbidden.has(key) && isPlain(item, depth - 1));
}

/** Control characters, and those that turn the direction of text or take no room. Joiners stay: emoji are made with them. */
const unreadable = /[\p{Cc}\s\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** What a person wrote, in one line. */
export function readable(text: string): string {
  return text.replace(unreadable, ' ').trim();
}
