/** the licence auction. */
import { type Making, pay, type Run } from './making';
import { awardFirst } from './prizes';
import { netPrice, nextBidder, playerAt, turnOrder } from './table';
import type { Auction, Licence, Payment } from './types';

/** everything that counts for one round begins anew. */
export function startRound(run: Run): void {
  const { table, tell } = run;
  for (const player of table.players) {
    player.status = 'in';
    player.launched = 0;
    player.hired = 0;
    player.step = null;
    player.traded = false;
  }
  tell({ type: 'roundStarted', round: table.round, startSeat: table.startSeat });
  askOpener(run);
}

/** counted from the start player, not from the last buyer; nobody when all are done. */
function askOpener(run: Run): void {
  const { table } = run;
  const opener = turnOrder(table).find((seat) => playerAt(table, seat).status === 'in');
  table.auction = null;
  table.phase = 'OPEN';
  table.active = opener === undefined ? [] : [opener];
}

/** */
export function open(making: Making, licence: Licence, bid: number): void {
  const { table, seat, tell } = making;
  table.auction = { licence, bid, high: seat, passed: [] };
  tell({ type: 'opened', seat, licence, bid });
  askBidder(making);
}

/** */
export function dropOut(making: Making): void {
  const { table, seat, player, mine, tell } = making;
  player.status = 'out';
  const goneFishin = table.mix.goneFishin && table.goneFishin > 0;
  if (goneFishin) {
    table.goneFishin -= 1;
    mine.hand.goneFishin += 1;
  }
  tell({ type: 'droppedOut', seat, goneFishin });
  askOpener(making);
}

/** */
export function raise(making: Making, bid: number): void {
  const { seat, tell } = making;
  const auction = auctionIn(making);
  auction.bid = bid;
  auction.high = seat;
  tell({ type: 'raised', seat, licence: auction.licence, bid });
  askBidder(making);
}

/** */
export function passBid(making: Making): void {
  const { seat, tell } = making;
  const auction = auctionIn(making);
  auction.passed.push(seat);
  tell({ type: 'passed', seat, licence: auction.licence });
  askBidder(making);
}

/** */
export function buy(making: Making, payment: Payment): void {
  const { table, seat, player, tell } = making;
  const { licence, bid } = auctionIn(making);
  const price = netPrice(player, bid);
  pay(making, payment);
  table.row.splice(table.row.indexOf(licence), 1);
  player.licences.push(licence);
  player.status = 'bought';
  tell({ type: 'bought', seat, licence, bid, price, payment });
  askOpener(making);
}

function askBidder(making: Making): void {
  const { table, seat } = making;
  const next = nextBidder(table, seat);
  table.phase = next === null ? 'PAY' : 'RAISE';
  table.active = [next ?? auctionIn(making).high];
}

function auctionIn({ table }: Run): Auction {
  return table.auction as Auction;
}

/** */
export function endAuction(run: Run): void {
  const { table, secret, tell } = run;
  const isAnySold = table.players.some(({ status }) => status === 'bought');
  if (!isAnySold || table.mix.unsoldLicences === 'leave') discardRow(run);
  const turnedUp: Licence[] = [];
  while (table.row.length < table.players.length && secret.licences.length > 0) {
    const licence = secret.licences.pop() as Licence;
    table.row.push(licence);
    turnedUp.push(licence);
  }
  tell({ type: 'refilled', licences: turnedUp, left: secret.licences.length });
  if (table.row.length < table.players.length) {
    table.finalRound = true;
    tell({ type: 'finalRound' });
  }
  awardFirst(run, ['licences3']);
}

function discardRow({ table, tell }: Run): void {
  if (table.row.length === 0) return;
  tell({ type: 'rowDiscarded', licences: [...table.row] });
  table.gone.push(...table.row);
  table.row = [];
}
