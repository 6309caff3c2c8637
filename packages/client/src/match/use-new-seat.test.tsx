/** A page whose player the host moved to another seat. */
import { renderHook } from '@testing-library/react';
import { startAllTexts } from '../../test/support/words';
import { notedOf, notePromise, noteShare } from './promise';
import { type HeldSeat, heldSeat, keepSeat } from './tables';
import { useNewSeat } from './use-new-seat';

startAllTexts();

const held: HeldSeat = { matchID: 'm', code: 'C', game: 'g', seat: 0, credentials: 'c', name: 'Ann', seen: 0 };
const refused = (code: string, detail = {}) => ({ ok: false as const, code, message: '', detail });

test('it goes on at its new seat, and takes its share of chance along', () => {
  keepSeat(held);
  notePromise({ matchID: 'm', commitment: 'p', status: 'waiting' } as Parameters<typeof notePromise>[0]);
  noteShare('m', { seat: 0, value: 'ab' });
  const { result, rerender } = renderHook(({ now, failure }) => useNewSeat(now, failure), {
    initialProps: { now: held, failure: refused('RESEATED', { seat: 2 }) },
  });
  expect(result.current).toBe(true);
  expect(heldSeat('m')).toEqual({ ...held, seat: 2 });
  expect(notedOf('m')?.share).toEqual({ seat: 2, value: 'ab' });
  rerender({ now: { ...held, seat: 2 }, failure: refused('RESEATED', { seat: 2 }) });
  expect(result.current).toBe(false);
});

test('any other refusal leaves the seat alone', () => {
  keepSeat(held);
  const { result } = renderHook(() => useNewSeat(held, refused('KICKED')));
  expect([result.current, heldSeat('m')?.seat]).toEqual([false, 0]);
});
