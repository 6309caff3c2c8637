/** in Epic every seat keeps seven of the cards it was dealt. */
import { keptInEpic } from './data';
import { discard, type Making, makingOf, type Run } from './making';
import { handAtStart } from './supply';
import { handSize, turnOrder } from './table';
import { boatCards } from './types';

/** All at once, face-down. */
export function keepAll(run: Run): void {
  const { table, tell } = run;
  const discarded = handSize(handAtStart(table.mix)) - keptInEpic;
  for (const seat of turnOrder(table)) putAway(makingOf(run, seat));
  tell({ type: 'kept', discarded });
}

function putAway(making: Making): void {
  const { mine } = making;
  if (mine.choice?.type !== 'keep') return;
  const { cards: kept } = mine.choice;
  mine.choice = null;
  for (const card of boatCards) {
    const spare = mine.hand[card] - kept.filter((one) => one === card).length;
    for (let n = 0; n < spare; n += 1) discard(making, card);
  }
}
