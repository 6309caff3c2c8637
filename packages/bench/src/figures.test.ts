import { geometricMean, percentile, ratio, rounded, sum } from './figures';

test('percentiles are values that were measured, by nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5]);
  expect(values).toEqual([5, 1, 4, 2, 3]);
  expect(percentile([], 0.5)).toBeNull();
});

test('twice as much and half as much are no change on average', () => {
  expect(geometricMean([2, 0.5])).toBeCloseTo(1);
  expect(geometricMean([8, 2])).toBeCloseTo(4);
  expect(geometricMean([])).toBeNull();
  expect(geometricMean([1, 0])).toBeNull();
  expect(geometricMean([1, Number.NaN])).toBeNull();
});

test('a ratio of what was not measured is none', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect([ratio(null, 2), ratio(3, null), ratio(3, 0)]).toEqual([null, null, null]);
});

test('figures keep three digits', () => {
  expect([rounded(1234.5), rounded(0.12345), rounded(null)]).toEqual([1230, 0.123, null]);
  expect(sum([1, 2, 3])).toBe(6);
});
