import { scaleFor, spread, ticksFor } from './chart-layout';

test('ticks are round, cover everything, and are few', () => {
  expect(ticksFor([0, 3])).toEqual([0, 1, 2, 3]);
  expect(ticksFor([0, 23])).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksFor([-4, 90])).toEqual([-20, 0, 20, 40, 60, 80, 100]);
  expect(ticksFor([])).toEqual([0, 1]);
});

test('the scale puts the first move left and the highest tick on top', () => {
  const scale = scaleFor({ width: 100, height: 50, top: 5, right: 20, bottom: 10, left: 10 }, 10, [0, 5, 10]);
  expect([scale.x(0), scale.x(10)]).toEqual([10, 80]);
  expect([scale.y(0), scale.y(10)]).toEqual([40, 5]);
});

test('labels that would cover each other move apart, the others stay', () => {
  expect(spread([10, 12, 60], 15, 100)).toEqual([10, 25, 60]);
});

test('labels at the foot push each other up', () => {
  expect(spread([98, 99, 100], 10, 100)).toEqual([80, 90, 100]);
});
