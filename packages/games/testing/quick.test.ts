/** The quick assertions fail where they should. */
import { expectEqual, expectNone, expectText, notPlain } from './quick';

test.each<[unknown, string]>([
  [{ a: [1, { b: undefined }] }, '$.a.1.b'],
  [[1, Number.NaN], '$.1'],
  [{ a: -0 }, '$.a'],
  [Object.assign([], { length: 3 }), '$'],
  [Object.assign([1], { more: 2 }), '$'],
  [{ at: new Date(0) }, '$.at'],
  [{ set: new Set() }, '$.set'],
  [{ [Symbol('s')]: 1 }, '$.Symbol(s)'],
  [
    {
      get a() {
        return 1;
      },
    },
    '$.a',
  ],
  [Object.defineProperty({}, 'hidden', { value: 1 }), '$.hidden'],
  [10n, '$'],
  [() => 1, '$'],
])('%p is no plain JSON', (value, path) => {
  expect(notPlain(value)).toBe(path);
});

test('plain JSON is, also when it was copied', () => {
  const value = { a: [1, 'b', null, { c: true }], d: {} };
  expect([notPlain(value), notPlain(structuredClone(value)), notPlain(JSON.parse('{"__proto__":1}'))]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what differs is told, key order does not matter', () => {
  expectEqual({ a: 1, b: [2] }, { b: [2], a: 1 });
  expect(() => expectEqual({ a: 1 }, { a: 2 })).toThrow(/Expected/);
  expect(() => expectText('a', 'b')).toThrow(/Expected/);
  expect(() => expectNone([1])).toThrow();
  expectNone([]);
});
