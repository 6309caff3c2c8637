/** Who is missed, the vote about it, and the seat that comes back. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAllTexts } from '../../test/support/words';
import { AbsencePanel } from './AbsencePanel';
import { missed, timeLeft } from './absence';

startAllTexts();

const minute = 60_000;
const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  name: ['Ann', 'Bob', 'Cy'][at] ?? '',
  bot: null,
  standsIn: false,
  ready: true,
  presence: 'here',
  since: 0,
  ...more,
});
const infoOf = (more: Partial<MatchInfo> = {}) =>
  ({
    matchID: 'm',
    game: 'g',
    status: 'playing',
    active: [1],
    clock: null,
    patience: minute,
    votes: [],
    seats: [seat(0), seat(1), seat(2)],
    ...more,
  }) as unknown as MatchInfo;
const held = { matchID: 'm', seat: 0, credentials: 'c', code: '', game: 'g', name: 'Ann', seen: 0 };

test('away counts after the time of patience, late only where a clock runs and a move is awaited', () => {
  const seats = [seat(0), seat(1, { presence: 'gone', since: 0 }), seat(2, { presence: 'away', since: 0 })];
  const who = (info: MatchInfo, now: number) => missed(info, 0, now).map((one) => [one.seat.seat, one.why]);
  expect(who(infoOf({ seats }), minute - 1)).toEqual([]);
  expect(who(infoOf({ seats }), minute)).toEqual([[1, 'away']]);
  const clock = { since: 0, limit: 2 * minute };
  expect(who(infoOf({ clock }), 2 * minute - 1)).toEqual([]);
  expect(who(infoOf({ clock }), 2 * minute)).toEqual([[1, 'late']]);
  expect(
    missed(infoOf({ seats: [seat(0), seat(1, { presence: 'gone', bot: 'greedy', standsIn: true })] }), 0, minute),
  ).toEqual([]);
});

test('the clock counts down and is late, not negative', () => {
  expect(timeLeft({ since: 0, limit: 2 * minute }, 1)).toBe('2:00');
  expect(timeLeft({ since: 0, limit: 2 * minute }, 115_000)).toBe('0:05');
  expect(timeLeft({ since: 0, limit: 2 * minute }, 2 * minute)).toBeNull();
});

const sent = jest.fn();
beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    sent(path, JSON.parse(body));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
  }) as unknown as typeof fetch;
});

test('those who are here vote, and see how the vote stands', async () => {
  const seats = [seat(0), seat(1, { presence: 'gone', since: Date.now() - 5 * minute }), seat(2)];
  const votes = [{ about: 1, by: 2, choice: 'bot' as const, at: 1 }];
  render(<AbsencePanel info={infoOf({ seats, votes })} held={held} offset={0} />);
  expect(screen.getByText(/Bob has not been connected/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let a computer play: 1' }));
  const own = { playerID: '0', credentials: 'c' };
  expect(sent).toHaveBeenCalledWith('/api/matches/m/absent', { ...own, seat: 1, choice: 'bot' });
});

test('ending needs a second step', async () => {
  const seats = [seat(0), seat(1, { presence: 'gone', since: Date.now() - 5 * minute })];
  render(<AbsencePanel info={infoOf({ seats })} held={held} offset={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'End the match' }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Really end it/ }));
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ seat: 1, choice: 'end' });
});

test('whoever comes back finds a computer player at the seat, and takes it again', async () => {
  const seats = [seat(0, { bot: 'greedy', standsIn: true }), seat(1)];
  render(<AbsencePanel info={infoOf({ seats })} held={held} offset={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'I am back' }));
  expect(sent).toHaveBeenCalledWith('/api/matches/m/back', { playerID: '0', credentials: 'c' });
});

test('those who watch decide nothing', () => {
  const seats = [seat(0), seat(1, { presence: 'gone', since: 0 })];
  const { container } = render(<AbsencePanel info={infoOf({ seats })} held={null} offset={0} />);
  expect(container.textContent).toBe('');
});
