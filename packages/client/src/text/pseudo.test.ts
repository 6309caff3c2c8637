/** @jest-environment node */
import { pseudo, pseudoText } from './pseudo';

test('letters carry accents, the text grows by a third and stands in brackets', () => {
  expect(pseudoText('Sound')).toBe('⟦Šöûñð~~⟧');
});

test('values and nested keys stay', () => {
  expect(pseudoText('{{name}} is it: $t(seat.you)')).toBe('⟦{{name}} îš ît: $t(seat.you)~~~⟧');
});

test('every text of a tree', () => {
  expect(pseudo({ a: { b: 'x', c: { d: 'no' } } })).toEqual({ a: { b: '⟦x⟧', c: { d: '⟦ñö~⟧' } } });
});
