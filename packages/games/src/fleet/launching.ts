/** launching boats and hiring captains, one seat after the other or all at once. */
import type { Seat } from '../core/rules';
import { bonuses } from './data';
import { discard, draw, type Making, makingOf, newId, ownBoat, pay, type Run, stepBack, takeCrate } from './making';
import { dockPrice, handSize, launchPrice, licencesOf, lobsterCardsFor, mayHire, mayLaunch, turnOrder } from './table';
import type { BoatType, Move } from './types';

type Launch = Extract<Move, { type: 'launch' }>;

/** */
export function launchAndHire(run: Run): void {
  const { table } = run;
  const order = turnOrder(table);
  table.phase = 'LAUNCH_HIRE';
  table.active = [];
  if (table.mix.launchMode === 'ordered') {
    beginTurn(run, table.startSeat);
    return;
  }
  // All are deciding before anybody is found to have nothing to decide.
  table.active = [...order].sort((one, other) => one - other);
  for (const seat of order) beginPart(makingOf(run, seat));
}

function beginTurn(run: Run, seat: Seat): void {
  run.table.active = [seat];
  beginPart(makingOf(run, seat));
}

function beginPart(making: Making): void {
  making.player.step = 'launch';
  goOnLaunching(making);
}

/** */
export function launch(making: Making, { card, as, payment }: Launch): void {
  const { table, seat, player, mine, tell } = making;
  const price = launchPrice(player, card);
  const type = as ?? (card as BoatType);
  const boat = newId(table);
  pay(making, payment);
  mine.hand[card] -= 1;
  player.boats.push({
    id: boat,
    card,
    type,
    captained: null,
    firstMate: false,
    crates: 0,
    tucked: null,
    capacityBonus: 0,
  });
  player.launched += 1;
  tell({ type: 'launched', seat, boat, card, as: type, price, payment });
  goOnLaunching(making);
}

/** */
export function buyDock(making: Making, dock: 'houseBoat' | 'artisan', payment: Launch['payment']): void {
  const { table, seat, player, tell } = making;
  const price = dockPrice(player, dock);
  const boat = newId(table);
  pay(making, payment);
  table.piles[dock] -= 1;
  if (dock === 'houseBoat') player.houseBoats.push(boat);
  else player.artisans.push({ id: boat, crates: 0 });
  player.launched += 1;
  tell({ type: 'dockBought', seat, dock, boat, price, payment });
  goOnLaunching(making);
}

/** */
function goOnLaunching(making: Making): void {
  if (!mayLaunch(making.table, making.player, handSize(making.mine.hand))) endLaunch(making);
}

/** Cod cards are in hand before captains are hired. */
export function endLaunch(making: Making): void {
  const { seat, player, tell } = making;
  tell({ type: 'launchEnded', seat, launched: player.launched });
  if (player.launched > 0) draw(making, seat, bonuses.codCards[licencesOf(player, 'cod')] ?? 0, 'cod');
  player.step = 'hire';
  goOnHiring(making);
}

/** */
export function hire(making: Making, { card, boat }: Extract<Move, { type: 'hire' }>): void {
  const { table, seat, player, mine, tell } = making;
  mine.hand[card] -= 1;
  mine.faceDown.push({ boat, place: 'captain', card });
  ownBoat(player, boat).captained = table.round;
  player.hired += 1;
  tell({ type: 'hired', seat, boat });
  goOnHiring(making);
}

/** */
export function buyFirstMate(making: Making, move: Extract<Move, { type: 'buyFirstMate' }>): void {
  const { table, seat, player, tell } = making;
  const { boat, card, crateFrom } = move;
  discard(making, card);
  if (crateFrom === 'processed') player.processed -= 1;
  else takeCrate(player, crateFrom);
  table.piles.firstMate -= 1;
  ownBoat(player, boat).firstMate = true;
  tell({ type: 'firstMateBought', seat, boat, card, crateFrom });
  goOnHiring(making);
}

/** */
function goOnHiring(making: Making): void {
  if (!mayHire(making.table, making.player, handSize(making.mine.hand))) endHire(making);
}

/** Lobster cards come with or without a new captain. */
export function endHire(making: Making): void {
  const { table, seat, player, tell } = making;
  tell({ type: 'hireEnded', seat, hired: player.hired });
  draw(making, seat, lobsterCardsFor(player), 'lobster');
  player.step = null;
  stepBack(making, seat);
  const next = (seat + 1) % table.players.length;
  if (table.mix.launchMode === 'ordered' && next !== table.startSeat) beginTurn(making, next);
}
