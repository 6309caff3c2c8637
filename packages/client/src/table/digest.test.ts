import { digestOf, shortened } from './digest';
import type { LogBlock, LogLine } from './log';

const line = (version: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  key: `${version}.${text}`,
  text,
  ...more,
});
const block = (version: number, seat: number, ...sentences: LogLine[]): LogBlock => ({
  version,
  seat,
  at: 0,
  sentences,
});
const blocks = [
  block(1, 1, line(1, 'seen')),
  block(2, 2, line(2, 'c')),
  block(3, 1, line(3, 'b'), line(3, 'hurts', { against: [0] })),
  block(4, 0, line(4, 'mine', { ends: true })),
  block(5, 2, line(5, 'hurts another', { against: [1] }), line(5, 'ends', { ends: true })),
  block(6, 1, line(6, 'later')),
];

test('what was done to me and what ends the match comes first, the rest by who did it; my own moves are no news', () => {
  const digest = digestOf(blocks, 0, { from: 1, to: 5 });
  expect(digest.alerts.map(({ text, isEnd }) => [text, isEnd])).toEqual([
    ['hurts', false],
    ['ends', true],
  ]);
  expect(digest.groups.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
    [2, ['c', 'hurts another']],
    [1, ['b']],
  ]);
  expect(digest.lines).toBe(3);
});

test('a long digest is cut to the newest lines of each mover', () => {
  const many = Array.from({ length: 9 }, (_, at) => block(at + 1, 1 + (at % 2), line(at + 1, `${at + 1}`)));
  const { groups } = digestOf(many, 0, { from: 0, to: 9 });
  expect(shortened(groups, 4).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['7', '9'],
    ['6', '8'],
  ]);
  expect(shortened([], 4)).toEqual([]);
  const effects = [line(1, 'done'), line(1, 'followed', { effect: true })];
  expect(shortened([{ seat: 1, lines: effects }], 1)[0]?.lines).toEqual([effects[0]]);
});
