/** The countdown before a match. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAllTexts } from '../../test/support/words';
import { Countdown } from './Countdown';

startAllTexts();

test('it counts from three to one and not beyond, whatever the clock says', () => {
  jest.useFakeTimers();
  render(<Countdown at={Date.now() + 9000} onStop={null} />);
  expect(screen.getByText('3')).toBeTruthy();
  act(() => jest.advanceTimersByTime(7500));
  expect(screen.getByText('2')).toBeTruthy();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByText('1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  jest.useRealTimers();
});

test('whoever sits there can stop it', async () => {
  const onStop = jest.fn();
  render(<Countdown at={Date.now() + 3000} onStop={onStop} />);
  expect(screen.getByRole('timer', { name: /the match begins/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  expect(onStop).toHaveBeenCalled();
});
