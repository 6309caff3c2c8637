import type { MatchInfo } from '@quayside/games/wire/protocol';
import { notedOf, notePromise, noteShare } from './promise';

const info = { matchID: 'm', commitment: 'first', status: 'waiting' } as MatchInfo;

beforeEach(() => localStorage.clear());

test('the first promise stays, whatever is said later', () => {
  notePromise(info);
  notePromise({ ...info, commitment: 'second', status: 'playing' });
  expect(notedOf('m')).toEqual({ matchID: 'm', commitment: 'first', share: null });
});

test('a match that is over is not noted', () => {
  notePromise({ ...info, status: 'over' });
  expect(notedOf('m')).toBeNull();
});

test('the share is kept beside the promise', () => {
  notePromise(info);
  noteShare('m', { seat: 1, value: 'ab' });
  noteShare('other', { seat: 1, value: 'cd' });
  expect(notedOf('m')?.share).toEqual({ seat: 1, value: 'ab' });
});

test('what somebody else wrote there is not believed', () => {
  localStorage.setItem('quayside.promises', JSON.stringify([{ matchID: 'm', commitment: 7 }, null]));
  expect(notedOf('m')).toBeNull();
});
