import fc from 'fast-check';
import { difference, type Patch, patched } from './patch';

/** As it comes out at the other end of a wire. */
function sent(before: unknown, after: unknown): unknown {
  const patch = JSON.parse(JSON.stringify(difference(before, after))) as Patch | null;
  return patch === null ? before : patched(before, patch);
}

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test('the difference makes one value of the other, whatever they are', () => {
  fc.assert(fc.property(json, json, (before, after) => expect(sent(before, after)).toEqual(after)));
});

test('values that are alike make small differences, and the old value stays as it is', () => {
  const row = fc.record({ id: fc.nat(9), boats: fc.array(fc.nat(3), { maxLength: 4 }), at: fc.option(fc.nat(3)) });
  const table = fc.record({
    rows: fc.array(row, { maxLength: 5 }),
    turn: fc.nat(3),
    bag: fc.dictionary(fc.string(), fc.nat(2)),
  });
  fc.assert(
    fc.property(table, table, (before, after) => {
      const kept = JSON.stringify(before);
      expect(sent(before, after)).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }),
  );
});

test.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  ['one number deep inside', { a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], c: 3 }, { a: { 1: { b: [4] } } }],
  ['a member that came and one that went', { a: 1 }, { b: 1 }, { b: [1], a: null }],
  ['the top card drawn', [5, 6, 7, 8], [6, 7, 8], { '@': [0, 1] }],
  ['a card put under', [5, 6], [5, 6, 7], { '@': [2, 0, 7] }],
  ['an object in place of a list', { a: [] }, { a: {} }, { a: [{}] }],
])('%s', (_, before, after, patch) => {
  expect(difference(before, after)).toEqual(patch);
  expect(sent(before, after)).toEqual(after);
});

test('what did not change is shared', () => {
  const before = { same: { a: 1 }, other: 1 };
  expect((patched(before, { other: [2] }) as typeof before).same).toBe(before.same);
});

test('a member called __proto__ is a member like any other', () => {
  const after: unknown = JSON.parse('{"__proto__":{"a":1}}');
  expect(JSON.stringify(sent({}, after))).toBe('{"__proto__":{"a":1}}');
  expect(Object.getPrototypeOf(sent({}, after))).toBe(Object.prototype);
});
