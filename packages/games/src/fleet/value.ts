/** What a seat's situation is worth: points it has, crates its boats will catch, cards it can still turn into boats. */
import type { View } from '../core/rules';
import { artisan, cashOf, catches, goneFishin, licenceFigures, tuckedCapacity, tuckedCatch } from './data';
import { partsOf } from './points';
import { roundsToCome } from './prospects';
import { bonusOf, capacityOf, isFull, licencesOf, lobsterCardsFor, netPrice } from './table';
import {
  type Boat,
  type ByCard,
  boatCards,
  type Fleet,
  type Licence,
  type PlayerState,
  type Private,
  type Public,
  standardTypes,
} from './types';
import { weights } from './weights';

type Player = Readonly<PlayerState>;

/** What an estimate is made from. */
interface Outlook {
  readonly player: Player;
  readonly hand: Readonly<ByCard>;
  /** Catches to come. */
  readonly rounds: number;
  /** Whether captains can still be hired before the next one. */
  readonly isEarly: boolean;
  /** Dollars spent already in thought. */
  readonly spent: number;
}

/** An estimate of the seat's points at the end of the match; 0 for spectators. */
export function value({ seat, public: table, mine, counts }: View<Fleet>): number {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined || mine === null) return 0;
  const held = table.revealed?.[seat]?.hand.goneFishin ?? 0;
  if (table.phase === 'OVER') return pointsOf(player, held);
  const deck = typeof counts.licences === 'number' ? counts.licences : 0;
  const outlook: Outlook = {
    player: withTucked(player, mine),
    hand: handAfter(mine),
    rounds: roundsToCome(table, deck),
    isEarly: table.phase === 'OPEN' || table.phase === 'RAISE' || table.phase === 'PAY' || player.step !== null,
    spent: 0,
  };
  return worth(outlook) + bidding(table, seat, outlook) + (player.step === 'trade' ? trading(outlook) : 0);
}

function pointsOf(player: Player, held: number): number {
  return partsOf(player, held).reduce((sum, part) => sum + part.value, 0);
}

/** The hand when the sealed choice is made. */
function handAfter({ hand, choice }: Readonly<Private>): Readonly<ByCard> {
  if (choice === null) return hand;
  const after = { ...hand };
  if (choice.type === 'keep') {
    for (const card of boatCards) after[card] = choice.cards.filter((one) => one === card).length;
  } else if (choice.type === 'tuck') for (const { card } of choice.tucks) after[card] -= 1;
  else for (const card of choice.cards) after[card] -= 1;
  return after;
}

function withTucked(player: Player, { choice }: Readonly<Private>): Player {
  if (choice?.type !== 'tuck') return player;
  const under = choice.tucks.map(({ boat }) => boat);
  return { ...player, boats: player.boats.map((boat) => (under.includes(boat.id) ? { ...boat, tucked: 0 } : boat)) };
}

function worth(outlook: Outlook): number {
  const { player, hand } = outlook;
  return pointsOf(player, hand.goneFishin) + catching(outlook) + licensed(outlook) + money(outlook);
}

/** Crates and First Mates to come. */
function catching({ player, rounds, isEarly, ...rest }: Outlook): number {
  const dollar = dollarIn({ player, rounds, isEarly, ...rest });
  const laterRounds = isEarly ? rounds : Math.max(0, rounds - 1);
  let points = 0;
  for (const boat of player.boats) {
    if (boat.captained !== null) points += crates(boat, rounds) + mateBonus(boat, rounds);
    else points += Math.max(0, crates(boat, laterRounds) * weights.captainLater - weights.captain * dollar);
    if (boat.tucked !== null) points += Math.min(tuckedCapacity - boat.tucked, rounds * tuckedCatch);
  }
  for (const { crates: held } of player.artisans) points += Math.min(artisan.capacity - held, rounds * artisan.catch);
  return points;
}

function crates(boat: Readonly<Boat>, rounds: number): number {
  return Math.min(capacityOf(boat) - boat.crates, rounds * (boat.type === 'oyster' ? catches.oyster : catches.usual));
}

function mateBonus(boat: Readonly<Boat>, rounds: number): number {
  if (!boat.firstMate || isFull(boat)) return 0;
  return crates(boat, rounds) >= capacityOf(boat) - boat.crates ? 2.5 : 0;
}

/** What licences bring in the rounds to come. */
function licensed(outlook: Outlook): number {
  const { player, rounds } = outlook;
  const dollar = dollarIn(outlook);
  const firsts = standardTypes.reduce((sum, type) => sum + (licencesOf(player, type) > 0 ? weights.first[type] : 0), 0);
  const saved =
    bonusOf(player, 'shrimp', 'shrimpDiscount') * weights.transactions +
    bonusOf(player, 'char', 'charDiscount') * weights.launches;
  const drawn =
    bonusOf(player, 'cod', 'codCards') * weights.codRounds +
    Math.max(lobsterCardsFor(player), licencesOf(player, 'lobster') > 0 ? 1 : 0) +
    bonusOf(player, 'tuna', 'tunaKept') -
    1 +
    bonusOf(player, 'salmon', 'salmonCards') +
    Math.max(0, bonusOf(player, 'processing', 'processingCards') * weights.tradeRounds - 0.5);
  // The last round's cards come too late.
  const useful = Math.max(0, rounds - 1);
  return firsts * useful + (saved + drawn * weights.card) * dollar * useful;
}

/** Cards in hand, processed crates and House Boats as means, with what they can still be turned into. */
function money(outlook: Outlook): number {
  const { player, hand, rounds, isEarly, spent } = outlook;
  let cash = player.processed + player.houseBoats.length - spent;
  let fitting = 0;
  for (const card of boatCards) {
    cash += hand[card] * cashOf[card];
    if (hand[card] > 0 && (card === 'charter' ? player.licences.length > 0 : licencesOf(player, card) > 0)) {
      fitting += Math.min(2, hand[card]);
    }
  }
  const uses = rounds - (isEarly ? 0 : 1);
  if (uses <= 0) return cash * 0.001;
  const most = weights.dollarsAtOnce + weights.dollarsPerRound * uses;
  const used = most * (1 - Math.exp(-Math.max(0, cash) / most)) + Math.min(0, cash);
  return used * dollarIn(outlook) + Math.min(fitting, 2 * uses) * weights.fittingBoat;
}

/** Points for a dollar that is spent from now on. */
function dollarIn({ player, rounds, isEarly }: Outlook): number {
  const uses = rounds - (isEarly ? 0 : 1);
  if (uses <= 0) return 0;
  const isLicensed = player.licences.some((licence) => licenceFigures[licence].type !== 'pub');
  const points = (weights.boatPoints + Math.min(4, uses)) / weights.boatDollars;
  return Math.min(weights.dollar, points) * (isLicensed ? 1 : weights.unlicensed);
}

/** What a bid that stands may bring, and the card for dropping out later. */
function bidding(table: Readonly<Public>, seat: number, outlook: Outlook): number {
  const { player } = outlook;
  const { auction, phase, mix } = table;
  if (player.status !== 'in' || (phase !== 'OPEN' && phase !== 'RAISE' && phase !== 'PAY')) return 0;
  const later = mix.goneFishin && table.goneFishin > 0 ? weights.dropOut * (goneFishin.vp / 2) : 0;
  if (auction === null || auction.high !== seat) return later;
  const gain = gainOf(auction.licence, netPrice(player, auction.bid), outlook);
  const chance = phase === 'PAY' ? 1 : weights.winning;
  return chance * gain + (1 - chance) * later;
}

function gainOf(licence: Licence, price: number, outlook: Outlook): number {
  const owner = { ...outlook.player, licences: [...outlook.player.licences, licence] };
  return worth({ ...outlook, player: owner, spent: price }) - worth(outlook);
}

/** A crate that can be traded now. */
function trading(outlook: Outlook): number {
  const drawn = bonusOf(outlook.player, 'processing', 'processingCards');
  return Math.max(0, drawn * weights.card - 1) * dollarIn(outlook);
}
