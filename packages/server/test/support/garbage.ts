/** Values that no honest client sends, for every place where something is read from outside. */

export function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

export const garbage: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '__proto__',
  'constructor',
  '../../etc',
  '\u0000',
  '💥'.repeat(200),
  [],
  {},
  [[]],
  { a: { b: 1 } },
  deep(500),
  JSON.parse('{"__proto__":{"polluted":1}}'),
  { constructor: { prototype: { polluted: 1 } } },
  Buffer.from('bytes'),
];
