import type { Step } from '@quayside/games/wire/protocol';
import { type AnyEvent, type AnyView, newest, script } from './playback';

const view = { seat: null, public: { phase: 'A', active: [] }, mine: null, counts: { n: 0 } } as unknown as AnyView;
const page = { advance: (from: AnyView) => ({ ...from, counts: { n: Number(from.counts.n) + 1 } }) };
const steps = (events: number, seat = 1): Step[] => [
  { version: 1, seat, type: 'x', events: Array.from({ length: events }, () => ({ type: 'e' })), at: 0 },
];
const ask = { page, from: view, me: 0, speed: 'normal', isTold: () => true } as const;

test('each event is a scene over the view before it', () => {
  const scenes = script({ ...ask, steps: steps(3) });
  expect(scenes.map((scene) => scene.view.counts.n)).toEqual([1, 2, 3]);
});

test('my own moves go by faster', () => {
  const [theirs] = script({ ...ask, steps: steps(1) });
  const [mine] = script({ ...ask, steps: steps(1, 0) });
  expect(mine!.ms).toBeLessThan(theirs!.ms);
});

test('events without a line have no scene but count', () => {
  let n = 0;
  const isTold = (_: AnyEvent): boolean => n++ % 2 === 1;
  expect(script({ ...ask, steps: steps(2), isTold }).map((scene) => scene.view.counts.n)).toEqual([2]);
});

test('switched off, or after a long absence, the result is shown at once', () => {
  expect(script({ ...ask, steps: steps(3), speed: 'off' })).toEqual([]);
  expect(script({ ...ask, steps: steps(60) })).toEqual([]);
});

test('a board that falls behind drops the oldest scenes', () => {
  const scenes = script({ ...ask, steps: steps(20) });
  const kept = newest(scenes);
  expect(kept.length).toBeLessThan(7);
  expect(kept.at(-1)).toBe(scenes.at(-1));
});
