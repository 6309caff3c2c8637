import type { Step } from '@quayside/games/wire/protocol';
import { renderHook } from '@testing-library/react';
import type { MatchState } from '../match/state';
import type { HeldSeat } from '../match/tables';
import { useSeen } from './use-seen';

const held: HeldSeat = { matchID: 'm', code: 'C', game: 'g', seat: 0, credentials: 'c', name: 'Ada', seen: 2 };
const step = (version: number, seat: number): Step => ({ version, seat, type: 'go', events: [], at: 0 });
const at = (steps: readonly Step[]): MatchState =>
  ({ connection: 'online', picture: { version: steps.length }, steps }) as unknown as MatchState;

test('what was missed is told until I have moved myself', () => {
  const missed = [step(1, 0), step(2, 1), step(3, 1), step(4, 1)];
  const { result, rerender } = renderHook((state: MatchState) => useSeen(state, held), { initialProps: at(missed) });
  expect(result.current).toMatchObject({ newAfter: 2, count: 2 });
  rerender(at([...missed, step(5, 1)]));
  expect(result.current.count).toBe(2);
  rerender(at([...missed, step(5, 1), step(6, 0)]));
  expect(result.current.count).toBe(0);
});
