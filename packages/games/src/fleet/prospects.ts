/** How long a match will still last, as far as a viewer can tell. */
import { captainedBoats } from './table';
import type { Phase, Public } from './types';
import { weights } from './weights';

const afterCatch: readonly Phase[] = ['PROCESSING', 'DRAW', 'OVER'];

/** Catches to come, this round's included, with `deck` licences left. */
export function roundsToCome(table: Readonly<Public>, deck: number): number {
  const { phase, players, supply, finalRound } = table;
  const now = afterCatch.includes(phase) ? 0 : 1;
  if (finalRound) return now;
  const byLicences = now + deck / (players.length * weights.soldPerSeat);
  const caught = players.reduce((sum, player) => sum + captainedBoats(player).length + weights.growth, 0);
  return Math.max(now, Math.min(byLicences, supply / Math.max(1, caught)));
}
