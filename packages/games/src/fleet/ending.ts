/** the end of a match, when everything is turned up. */
import { noCards } from './data';
import type { Run } from './making';
import { awardMost } from './prizes';

export function endMatch(run: Run): void {
  const { table, seats, tell } = run;
  awardMost(run);
  const revealed = seats.map(({ hand, faceDown }) => ({
    hand: { ...hand },
    faceDown: faceDown.map((one) => ({ ...one })),
  }));
  for (const own of seats) {
    own.hand = { ...noCards };
    own.faceDown = [];
    own.fresh = [];
    own.choice = null;
  }
  table.revealed = revealed;
  table.phase = 'OVER';
  table.active = [];
  for (const player of table.players) player.step = null;
  const by = [...(table.finalRound ? ['licences' as const] : []), ...(table.supply <= 0 ? ['crates' as const] : [])];
  tell({ type: 'matchEnded', by, revealed });
}
