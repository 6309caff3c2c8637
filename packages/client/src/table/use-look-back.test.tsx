import type { PastAnswer } from '@quayside/games/wire/protocol';
import { act, renderHook } from '@testing-library/react';
import { createPasts } from '../match/pasts';
import { useLookBack } from './use-look-back';

const frame = (version: number): PastAnswer => ({
  ok: true,
  frame: { matchID: 'm', version, view: `view ${version}`, outcome: null, steps: [] },
});

/** Answers wait until they are let go. */
function setUp(last: number) {
  const waiting = new Map<number, (answer: PastAnswer) => void>();
  const asked: number[] = [];
  const pasts = createPasts((version) => {
    asked.push(version);
    return new Promise((resolve) => waiting.set(version, resolve));
  });
  const hook = renderHook((newest: number) => useLookBack(pasts, newest), { initialProps: last });
  const answer = (version: number, reply = frame(version)): Promise<void> =>
    act(async () => waiting.get(version)?.(reply));
  const look = (version: number): void => act(() => hook.result.current.look(version));
  return { ...hook, pasts, asked, answer, look };
}

test('each version is asked once and shown when it comes', async () => {
  const { result, look, answer, asked } = setUp(9);
  expect(result.current).toMatchObject({ at: null, picture: null, isLoading: false });
  look(3);
  expect(result.current).toMatchObject({ at: 3, isLoading: true, last: 9 });
  await answer(3);
  expect(result.current).toMatchObject({ at: 3, isLoading: false, picture: { view: 'view 3' } });
  look(4);
  expect(result.current).toMatchObject({ at: 4, isLoading: true, picture: { version: 3 } });
  await answer(4);
  look(3);
  expect(result.current).toMatchObject({ at: 3, isLoading: false, picture: { view: 'view 3' } });
  expect(asked).toEqual([3, 4]);
  act(() => result.current.leave());
  expect(result.current).toMatchObject({ at: null, picture: null });
});

test('a late answer does not throw back whoever has stepped on', async () => {
  const { result, look, answer } = setUp(9);
  look(3);
  look(4);
  await answer(4);
  await answer(3);
  expect(result.current).toMatchObject({ at: 4, picture: { version: 4 } });
});

test('there is nothing before the deal and nothing after the last move', () => {
  const { result, look, asked } = setUp(2);
  look(-1);
  expect(result.current.at).toBe(0);
  look(3);
  expect(result.current.at).toBe(2);
  expect(asked).toEqual([0, 2]);
});

test('new moves are counted and change nothing of what is looked at', async () => {
  const { result, look, answer, rerender } = setUp(5);
  look(2);
  await answer(2);
  rerender(7);
  expect(result.current).toMatchObject({ at: 2, last: 7, arrived: 2, picture: { version: 2 } });
  look(7);
  expect(result.current.at).toBe(7);
});

test('a refusal is told, and asking again is possible', async () => {
  const { result, look, answer, asked } = setUp(5);
  look(2);
  await answer(2, { ok: false, code: 'RATE_LIMITED', message: '' });
  expect(result.current).toMatchObject({ at: 2, isLoading: false, refused: { code: 'RATE_LIMITED' } });
  look(2);
  await answer(2);
  expect(result.current).toMatchObject({ refused: null, picture: { version: 2 } });
  expect(asked).toEqual([2, 2]);
});

test('what went by while the page was open needs no question, and the page does not keep it all', async () => {
  const { look, asked, pasts, result } = setUp(500);
  for (let version = 1; version <= 500; version += 1) pasts.note({ version, view: version, outcome: null });
  look(480);
  expect(result.current.picture).toMatchObject({ view: 480 });
  expect([pasts.known(1), asked]).toEqual([null, []]);
});
