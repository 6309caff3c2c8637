import { act, renderHook } from '@testing-library/react';
import { changeHabit } from '../app/settings';
import { type HabitsInput, useHabits } from './use-habits';

const finish = { type: 'finish' };
const page = {
  meta: { name: 'game' },
  habits: { lobster: ({ public: { phase } }: HabitsInput['view']) => (phase === 'LOBSTER' ? finish : null) },
} as unknown as HabitsInput['page'];
const viewIn = (phase: string) => ({ seat: 0, public: { phase, active: [0] } }) as unknown as HabitsInput['view'];

afterEach(() => act(() => changeHabit('game', 'lobster', false)));

function ask(phase: string, isFree = true) {
  const send = jest.fn();
  const input: HabitsInput = { page, view: viewIn(phase), version: 4, isFree, send };
  return { send, input, ...renderHook(useHabits, { initialProps: input }) };
}

test('answers a question once, when the device is told to', () => {
  const { send, input, rerender } = ask('LOBSTER');
  expect(send).not.toHaveBeenCalled();
  act(() => changeHabit('game', 'lobster', true));
  expect(send).toHaveBeenCalledWith(finish);
  rerender({ ...input, view: viewIn('LOBSTER') });
  expect(send).toHaveBeenCalledTimes(1);
  rerender({ ...input, view: viewIn('LOBSTER'), version: 6 });
  expect(send).toHaveBeenCalledTimes(2);
});

test('is silent about other questions and while nothing can be answered', () => {
  act(() => changeHabit('game', 'lobster', true));
  expect(ask('ACTION').send).not.toHaveBeenCalled();
  expect(ask('LOBSTER', false).send).not.toHaveBeenCalled();
});
