import { chart, scaleOf } from './chart';
import type { Speed } from './measures';

const speed = (host: string, game: string, moves: number): Speed => ({
  host,
  game,
  moves: 1,
  lost: 0,
  speed: moves,
  bytesPerMoveAndViewer: 1,
});

test('ten times as much is always as much longer', () => {
  const scale = scaleOf([10, 100, 1000]);
  expect(scale(1000) - scale(100)).toBeCloseTo(scale(100) - scale(10));
  expect(scale(10)).toBeGreaterThan(0);
  expect(scale(Number.NaN)).toBe(0);
});

test('there is a bar for each measurement and a mark for each server, and no markup from names', () => {
  const svg = chart([speed('ours', 'a<b', 1000), speed('stock', 'a<b', 100), speed('ours', 'c', 900)]);
  expect(svg.match(/height="13"/g)).toHaveLength(3);
  expect(svg.match(/height="10"/g)).toHaveLength(2);
  expect(svg).toContain('>1,000<');
  expect(svg).not.toContain('a<b');
});
