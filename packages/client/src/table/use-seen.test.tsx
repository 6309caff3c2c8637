import type { Step } from '@quayside/games/wire/protocol';
import { act, renderHook } from '@testing-library/react';
import type { Connection, MatchState } from '../match/state';
import { forgetSeat, type HeldSeat, heldSeat, keepSeat, takeSeat } from '../match/tables';
import { useSeen } from './use-seen';

const held: HeldSeat = { matchID: 'm', code: 'C', game: 'g', seat: 0, credentials: 'c', name: 'Ada', seen: 2 };
const step = (version: number, seat: number): Step => ({ version, seat, type: 'go', events: [], at: 0 });
const at = (steps: readonly Step[], connection: Connection = 'online'): MatchState =>
  ({ connection, picture: { version: steps.length }, steps }) as unknown as MatchState;
const missed = [step(1, 0), step(2, 1), step(3, 1), step(4, 1)];
const others = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => step(from + n + 1, 1));

function show(state: MatchState, seat: HeldSeat = held) {
  return renderHook((now: MatchState) => useSeen(now, seat), { initialProps: state });
}

function look(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => keepSeat(held));
afterEach(() => {
  jest.restoreAllMocks();
  forgetSeat('m');
});

test('what was missed is told until I have moved myself', () => {
  const { result, rerender } = show(at(missed));
  expect(result.current).toMatchObject({ newAfter: 2, count: 2, span: { from: 2, to: 4 } });
  rerender(at([...missed, step(5, 1)]));
  expect(result.current.count).toBe(2);
  rerender(at([...missed, step(5, 1), step(6, 0)]));
  expect(result.current).toMatchObject({ count: 0, span: null });
});

test('or until it is dismissed; only then does the device count it as seen', () => {
  const { result } = show(at(missed));
  expect(heldSeat('m')?.seen).toBe(2);
  act(() => result.current.dismiss());
  expect(result.current).toMatchObject({ count: 0, span: null, newAfter: 2 });
  expect(heldSeat('m')?.seen).toBe(4);
});

test('whoever has seen all, or just sat down, missed nothing', () => {
  expect(show(at(missed), { ...held, seen: 4 }).result.current.span).toBeNull();
  takeSeat({ ...held, matchID: 'new', seen: 0 });
  expect(show(at(missed), { ...held, matchID: 'new', seen: 0 }).result.current.span).toBeNull();
  forgetSeat('new');
});

test('whoever left before the first move missed them all', () => {
  expect(show(at(missed), { ...held, seen: 0 }).result.current).toMatchObject({ count: 3, span: { from: 0, to: 4 } });
});

test('a hidden page and a lost connection are absences; news that was not dismissed adds up', () => {
  const { result, rerender } = show(at(missed), { ...held, seen: 4 });
  look(false);
  rerender(at([...missed, ...others(4, 6)]));
  expect(result.current.count).toBe(0);
  look(true);
  expect(result.current.span).toEqual({ from: 4, to: 6 });
  rerender(at([...missed, ...others(4, 6)], 'reconnecting'));
  rerender(at([...missed, ...others(4, 9)]));
  expect(result.current).toMatchObject({ count: 5, span: { from: 4, to: 9 } });
});

test('an absence without news leaves no digest', () => {
  const { result, rerender } = show(at(missed), { ...held, seen: 4 });
  look(false);
  look(true);
  rerender(at([...missed, step(5, 1)]));
  expect(result.current.span).toBeNull();
});
