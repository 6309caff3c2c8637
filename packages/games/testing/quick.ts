/**
 * Assertions about states and views that are made hundreds of thousands of times. Jest's own comparison would take most of a
 * run: it is asked only to tell what differs.
 */

/** Equal texts are equal values, if they are plain JSON. */
export function expectEqual(actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) expect(actual).toEqual(wanted);
}

export function expectText(actual: string, wanted: string): void {
  if (actual !== wanted) expect(actual).toBe(wanted);
}

export function expectNone(found: readonly unknown[]): void {
  if (found.length > 0) expect(found).toEqual([]);
}

/** The first part of `value` that JSON would lose or change, as a path; null when there is none. */
export function notPlain(value: unknown, path = '$'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
    case 'object':
      return value === null ? null : notPlainIn(value, path);
    default:
      return path;
  }
}

function notPlainIn(value: object, path: string): string | null {
  const parent: unknown = Object.getPrototypeOf(value);
  // Copies come from another realm, whose Object and Array are not ours.
  const isPlain = Array.isArray(value) || parent === null || Object.getPrototypeOf(parent) === null;
  const keys = Reflect.ownKeys(value).filter((key) => !(Array.isArray(value) && key === 'length'));
  if (!isPlain || (Array.isArray(value) && keys.length !== value.length)) return path;
  for (const key of keys) {
    const at = `${path}.${String(key)}`;
    const { enumerable = false, value: own } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    if (typeof key === 'symbol' || !enumerable) return at;
    const found = notPlain(own, at);
    if (found !== null) return found;
  }
  return null;
}
