/** Which moves a viewer may make. Everything here reads a view alone, so that the page can ask the same questions. */
import type { View } from '../core/rules';
import type { Asked } from './asking';
import { keptInEpic, licenceFigures } from './data';
import { boatsAlike, hires, listedCrate, mates } from './legal-hire';
import { chooseCards, inCardOrder, listedCrates, listedTucks, processings, tuckings } from './legal-round';
import { fundsOf, paymentLike, paymentsFor } from './money';
import { reason } from './reasons';
import { cardsToDiscard, dockPrice, isLone, launchedDocks, launchPrice, licencesOf, netPrice, playerAt } from './table';
import { type BoatType, boatCards, boatTypes, cards, type Fleet, type Move } from './types';

/** Bids listed for one licence; higher ones count as the highest of them. */
const bidsAtMost = 40;

export function legal(view: View<Fleet>): Move[] {
  const asked = askedIn(view);
  if (asked === null) return [];
  const { table, player, mine } = asked;
  switch (table.phase) {
    case 'KEEP':
      return chooseCards(mine.hand, keptInEpic).map((kept) => ({ type: 'keep', cards: kept }));
    case 'OPEN':
      return openings(asked);
    case 'RAISE':
      return raises(asked);
    case 'PAY':
      return payments(asked);
    case 'LAUNCH_HIRE':
      return player.step === 'launch' ? launchMoves(asked) : [...hires(asked), ...mates(asked), { type: 'endHire' }];
    case 'SALMON':
      return tuckings(player, mine.fresh).map((tucks) => ({ type: 'tuck', tucks }));
    case 'PROCESSING':
      if (player.step === 'trade') return [{ type: 'trade' }, { type: 'noTrade' }];
      return processings(player).map((crates) => ({ type: 'process', crates }));
    case 'DRAW':
      return discards(asked);
    case 'OVER':
      return [];
  }
}

/** Equal cards, boats and means count as equal; of higher bids, discards, crates and cards to tuck some are listed for all. */
export function standsFor(view: View<Fleet>, move: Move): Move | null {
  const asked = askedIn(view);
  if (asked === null || reason(view, move) !== null) return move;
  const { player } = asked;
  switch (move.type) {
    case 'open':
    case 'raise':
      return { ...move, bid: listedBid(asked, move) };
    case 'keep':
    case 'discard':
      return { ...move, cards: inCardOrder(move.cards) };
    case 'pay':
    case 'launch':
    case 'buyHouseBoat':
    case 'buyArtisan':
      return { ...move, payment: listedPayment(asked, move) };
    case 'hire':
      return { ...move, boat: boatsAlike(player, move.boat) };
    case 'buyFirstMate':
      return { ...move, crateFrom: listedCrate(player, move.crateFrom) };
    case 'tuck':
      return { ...move, tucks: listedTucks(player, move.tucks) };
    case 'process':
      return { ...move, crates: listedCrates(player, move.crates) };
    default:
      return move;
  }
}

function askedIn({ seat, public: table, mine }: View<Fleet>): Asked | null {
  if (seat === null || mine === null || !table.active.includes(seat)) return null;
  return { table, seat, player: playerAt(table, seat), mine };
}

/** */
function openings({ table, seat, player, mine }: Asked): Move[] {
  const funds = fundsOf(player, mine.hand);
  const isAlone = isLone(table, seat);
  const moves: Move[] = [];
  table.row.forEach((licence, at) => {
    if (table.row.indexOf(licence) < at) return;
    const { min } = licenceFigures[licence];
    for (let bid = min; bid <= highestListed(min, funds, isAlone); bid += 1) moves.push({ type: 'open', licence, bid });
  });
  moves.push({ type: 'dropOut' });
  return moves;
}

/** */
function raises({ table, player, mine }: Asked): Move[] {
  const min = (table.auction?.bid ?? 0) + 1;
  const moves: Move[] = [];
  const most = highestListed(min, fundsOf(player, mine.hand), false);
  for (let bid = min; bid <= most; bid += 1) moves.push({ type: 'raise', bid });
  moves.push({ type: 'passBid' });
  return moves;
}

function highestListed(min: number, funds: number, isAlone: boolean): number {
  return Math.min(funds, isAlone ? min : min + bidsAtMost - 1);
}

function listedBid({ table }: Asked, move: Extract<Move, { type: 'open' | 'raise' }>): number {
  const min = move.type === 'open' ? licenceFigures[move.licence].min : (table.auction?.bid ?? 0) + 1;
  return highestListed(min, move.bid, false);
}

/** */
function payments({ table, player, mine }: Asked): Move[] {
  const price = netPrice(player, table.auction?.bid ?? 0);
  return paymentsFor({ player, hand: mine.hand, launched: null }, price).map((payment) => ({ type: 'pay', payment }));
}

/** */
function launchMoves({ table, player, mine: { hand } }: Asked): Move[] {
  const moves: Move[] = [];
  const owned = boatTypes.filter((type) => licencesOf(player, type) > 0);
  for (const card of boatCards) {
    if (hand[card] === 0) continue;
    const types: readonly (BoatType | null)[] = card === 'charter' ? owned : owned.includes(card) ? [null] : [];
    if (types.length === 0) continue;
    const ways = paymentsFor({ player, hand, launched: card }, launchPrice(player, card));
    for (const as of types) for (const payment of ways) moves.push({ type: 'launch', card, as, payment });
  }
  for (const dock of launchedDocks) {
    if (table.piles[dock] === 0) continue;
    const type = dock === 'houseBoat' ? 'buyHouseBoat' : 'buyArtisan';
    const ways = paymentsFor({ player, hand, launched: null }, dockPrice(player, dock));
    for (const payment of ways) moves.push({ type, payment });
  }
  moves.push({ type: 'endLaunch' });
  return moves;
}

function listedPayment(
  { table, player, mine: { hand } }: Asked,
  move: Extract<Move, { type: 'pay' | 'launch' | 'buyHouseBoat' | 'buyArtisan' }>,
): (typeof move)['payment'] {
  const launched = move.type === 'launch' ? move.card : null;
  return paymentLike({ player, hand, launched }, priceOf(table, player, move), move.payment) ?? move.payment;
}

function priceOf(
  table: Asked['table'],
  player: Asked['player'],
  move: Extract<Move, { type: 'pay' | 'launch' | 'buyHouseBoat' | 'buyArtisan' }>,
): number {
  switch (move.type) {
    case 'pay':
      return netPrice(player, table.auction?.bid ?? 0);
    case 'launch':
      return launchPrice(player, move.card);
    case 'buyHouseBoat':
      return dockPrice(player, 'houseBoat');
    case 'buyArtisan':
      return dockPrice(player, 'artisan');
  }
}

/** */
function discards({ player, mine: { hand, fresh } }: Asked): Move[] {
  const count = cardsToDiscard(player, fresh.length);
  const isFree = licencesOf(player, 'tuna') > 0;
  const pool = Object.fromEntries(
    cards.map((card) => [card, isFree ? hand[card] : fresh.filter((one) => one === card).length]),
  ) as typeof hand;
  return chooseCards(pool, count).map((given) => ({ type: 'discard', cards: given }));
}
