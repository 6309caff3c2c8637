/** processing, trading, and the draw at the end of a round. */
import { bonuses } from './data';
import { discard, draw, type Making, makingOf, privateAt, type Run, stepBack, takeCrate } from './making';
import { bonusOf, cardsToDiscard, cratesOnBoats, licencesOf, playerAt, seatsThat, turnOrder } from './table';
import type { CrateOn, PlayerState } from './types';

/** */
export function startProcessing(run: Run): void {
  const { table } = run;
  table.active = seatsThat(table, (player) => licencesOf(player, 'processing') > 0 && firstStep(player) !== null);
  for (const seat of table.active) {
    const player = playerAt(table, seat);
    player.step = firstStep(player);
  }
  table.phase = 'PROCESSING';
}

function firstStep(player: PlayerState): PlayerState['step'] {
  if (cratesOnBoats(player) > 0) return 'process';
  return player.processed > 0 ? 'trade' : null;
}

/** */
export function process(making: Making, crates: CrateOn[]): void {
  const { seat, player, tell } = making;
  for (const crate of crates) takeCrate(player, crate);
  player.processed += crates.length;
  tell({ type: 'processed', seat, crates });
  if (player.processed > 0) player.step = 'trade';
  else finish(making);
}

/** */
export function trade(making: Making): void {
  const { seat, player, tell } = making;
  player.processed -= 1;
  player.traded = true;
  tell({ type: 'traded', seat });
  draw(making, seat, bonuses.processingCards[licencesOf(player, 'processing')] ?? 0, 'processing');
  finish(making);
}

export function declineTrade(making: Making): void {
  making.tell({ type: 'tradeDeclined', seat: making.seat });
  finish(making);
}

function finish(making: Making): void {
  making.player.step = null;
  stepBack(making, making.seat);
}

/** */
export function startDraw(run: Run): void {
  const { table } = run;
  for (const seat of turnOrder(table)) {
    const player = playerAt(table, seat);
    const drawn = draw(run, seat, bonusOf(player, 'tuna', 'tunaDrawn'), 'draw');
    privateAt(run, seat).fresh = cardsToDiscard(player, drawn.length) > 0 ? drawn : [];
  }
  table.active = seatsThat(table, (_, seat) => privateAt(run, seat).fresh.length > 0);
  table.phase = 'DRAW';
}

/** all at once. */
export function discardAll(run: Run): void {
  for (const seat of turnOrder(run.table)) discardChosen(makingOf(run, seat));
}

function discardChosen(making: Making): void {
  const { table, seat, mine, tell } = making;
  mine.fresh = [];
  if (mine.choice?.type !== 'discard') return;
  const { cards } = mine.choice;
  mine.choice = null;
  let goneFishin = 0;
  for (const card of cards) {
    if (card === 'goneFishin') {
      mine.hand.goneFishin -= 1;
      goneFishin += 1;
    } else discard(making, card);
  }
  table.goneFishin += goneFishin;
  tell({ type: 'discarded', seat, count: cards.length, goneFishin });
}
