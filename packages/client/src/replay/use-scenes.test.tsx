import { act, renderHook } from '@testing-library/react';
import type { AnyView } from '../table/playback';
import { type ScenesRequest, useScenes } from './use-scenes';

const view = (n: number): AnyView => ({ seat: null, public: { phase: 'A', active: [] }, mine: null, counts: { n } });
const page = { advance: (from: AnyView) => ({ ...from, counts: { n: 0.5 } }) };
const at = (version: number, speed: ScenesRequest['speed'] = 'normal'): ScenesRequest => ({
  page,
  speed,
  at: version,
  view: views[version] ?? view(version),
  before: version === 0 ? null : { view: views[version - 1] ?? view(0), step: step(version) },
  isTold: () => true,
});
const step = (version: number) => ({ version, seat: 0, type: 'x', events: [{ type: 'e' }], at: 0 });
const views = [0, 1, 2, 3].map(view);
const show = () => renderHook((request: ScenesRequest) => useScenes(request), { initialProps: at(0) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one step on is played and ends on the position', () => {
  const { result, rerender } = show();
  rerender(at(1));
  expect(result.current).toMatchObject({ isMoving: true, cue: { type: 'e' }, view: { counts: { n: 0.5 } } });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ isMoving: false, cue: null, view: { counts: { n: 1 } } });
});

test('a jump, a step back and stillness show the position at once', () => {
  const { result, rerender } = show();
  rerender(at(3));
  expect(result.current).toMatchObject({ isMoving: false, view: { counts: { n: 3 } } });
  rerender(at(2));
  expect(result.current).toMatchObject({ isMoving: false, view: { counts: { n: 2 } } });
  rerender(at(3, 'off'));
  expect(result.current).toMatchObject({ isMoving: false, view: { counts: { n: 3 } } });
});
