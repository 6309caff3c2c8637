/** What comes next when a phase has nobody left to decide: the round as docs/rules/fleet.md tells it. */
import { endAuction, startRound } from './auction';
import { endMatch } from './ending';
import { keepAll } from './epic';
import { startFishing, takeCatch, tuckAll } from './fishing';
import { launchAndHire } from './launching';
import type { Run } from './making';
import { awardFirst } from './prizes';
import { discardAll, startDraw, startProcessing } from './processing';

export function goOn(run: Run): void {
  while (run.table.active.length === 0 && run.table.phase !== 'OVER') endPhase(run);
}

/** */
function endPhase(run: Run): void {
  switch (run.table.phase) {
    case 'KEEP':
      keepAll(run);
      startRound(run);
      break;
    case 'OPEN':
      endAuction(run);
      launchAndHire(run);
      break;
    case 'LAUNCH_HIRE':
      awardFirst(run, ['same4', 'diff4']);
      startFishing(run);
      break;
    case 'SALMON':
      tuckAll(run);
      takeCatch(run);
      if (isLastCatch(run)) endMatch(run);
      else startProcessing(run);
      break;
    case 'PROCESSING':
      startDraw(run);
      break;
    case 'DRAW':
      discardAll(run);
      endRound(run);
      break;
    case 'RAISE':
    case 'PAY':
    case 'OVER':
      break;
  }
}

/** */
function isLastCatch({ table }: Run): boolean {
  return table.supply <= 0 || (table.finalRound && table.mix.endRule === 'afterFishing');
}

/** */
function endRound(run: Run): void {
  const { table, tell } = run;
  if (table.finalRound) {
    endMatch(run);
    return;
  }
  const nextStart = (table.startSeat + 1) % table.players.length;
  tell({ type: 'roundEnded', round: table.round, nextStart });
  table.round += 1;
  table.startSeat = nextStart;
  startRound(run);
}
