/** The seats of the waiting room: what the host can do about computer players. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAllTexts } from '../../test/support/words';
import type { HeldSeat } from '../match/tables';
import type { Action } from './use-action';
import { WaitingSeats } from './WaitingSeats';

startAllTexts();

const action = { isBusy: false, run: (work: () => Promise<void>) => void work() } as unknown as Action;
const held = (seat: number): HeldSeat => ({
  seat,
  matchID: 'm',
  credentials: 'c',
  code: '',
  game: '',
  name: '',
  seen: 0,
});
const seat = (at: number, name: string | null, bot: 'greedy' | null = null) => ({
  seat: at,
  name,
  bot,
  standsIn: false,
  ready: true,
  presence: 'here' as const,
  since: null,
});
const info = {
  status: 'waiting',
  host: 0,
  locked: false,
  seats: [seat(0, 'Ann'), seat(1, 'Bot Bo', 'greedy'), seat(2, null)],
} as unknown as MatchInfo;
const sent = jest.fn();

beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    sent(path, JSON.parse(body));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
  }) as unknown as typeof fetch;
});

test('the host seats a computer player and takes one off', async () => {
  render(<WaitingSeats info={info} held={held(0)} action={action} onSit={jest.fn()} />);
  expect(screen.getByText('Computer player')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let a computer player play on seat 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bot Bo' }));
  expect(sent.mock.calls).toEqual([
    ['/api/matches/m/bot', { playerID: '0', credentials: 'c', seat: 2, sits: true }],
    ['/api/matches/m/bot', { playerID: '0', credentials: 'c', seat: 1, sits: false }],
  ]);
});

test('the host moves somebody up one seat', async () => {
  render(<WaitingSeats info={info} held={held(0)} action={action} onSit={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Move Bot Bo up one seat' }));
  expect(sent).toHaveBeenCalledWith('/api/matches/m/swap', { playerID: '0', credentials: 'c', seat: 1, with: 0 });
  expect(screen.queryByRole('button', { name: /Move Ann up/ })).toBeNull();
});

test('others are told what it is and are offered nothing', () => {
  render(<WaitingSeats info={info} held={held(1)} action={action} onSit={jest.fn()} />);
  expect(screen.getByText('Computer player')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
