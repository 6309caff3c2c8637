/** Lines of the log: what everybody at the table saw happen. */
import { boatFigures } from '@quayside/games/fleet/data';
import { worthOf } from '@quayside/games/fleet/money';
import type { Event, Payment } from '@quayside/games/fleet/types';
import type { Names, Sentence, Translate } from '../../table/game-page';
import { cardName, licenceName, listText, money, paymentText, plainBoatName, vpText } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type OfAuction = Of<'opened' | 'raised' | 'passed' | 'droppedOut' | 'bought'>;
type OfLicences = Of<'rowDiscarded' | 'refilled' | 'finalRound'>;
type OfBoats = Of<'launched' | 'dockBought' | 'launchEnded' | 'hired' | 'firstMateBought' | 'hireEnded'>;
type OfRound = Of<'roundStarted' | 'roundEnded' | 'kept' | 'reshuffled' | 'matchEnded'>;
type OfCatch = Of<'tucked' | 'caught' | 'discarded'>;
type OfSeats = Exclude<Event, OfAuction | OfLicences | OfBoats | OfRound>;

export function describe(event: Event, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'opened':
    case 'raised':
    case 'passed':
    case 'droppedOut':
    case 'bought':
      return ofAuction(event, names.seat(event.seat), t);
    case 'rowDiscarded':
    case 'refilled':
    case 'finalRound':
      return ofLicences(event, t);
    case 'launched':
    case 'dockBought':
    case 'launchEnded':
    case 'hired':
    case 'firstMateBought':
    case 'hireEnded':
      return ofBoats(event, names.seat(event.seat), t);
    case 'roundStarted':
    case 'roundEnded':
    case 'kept':
    case 'reshuffled':
    case 'matchEnded':
      return ofRound(event, t, names);
    default:
      return ofSeats(event, names.seat(event.seat), t);
  }
}

function ofAuction(event: OfAuction, name: string, t: Translate): Sentence {
  const piece = seatPiece(event.seat);
  switch (event.type) {
    case 'droppedOut':
      return { text: t(event.goneFishin ? 'log.droppedOutCard' : 'log.droppedOut', { name }), piece };
    case 'passed':
      return { text: t('log.passed', { name, licence: licenceName(event.licence, t) }), piece };
    case 'bought': {
      const { licence, bid, price, payment } = event;
      const paid = paidText(payment, price, t);
      const values = { name, licence: licenceName(licence, t), bid: money(bid, t), price: money(price, t), paid };
      return { text: t(price < bid ? 'log.boughtLess' : 'log.bought', values), piece };
    }
    default: {
      const values = { name, licence: licenceName(event.licence, t), bid: money(event.bid, t) };
      return { text: t(`log.${event.type}`, values), piece: `licence-${event.licence}` };
    }
  }
}

function ofLicences(event: OfLicences, t: Translate): Sentence | null {
  switch (event.type) {
    case 'finalRound':
      return { text: t('log.finalRound'), effect: true, ends: true };
    case 'rowDiscarded': {
      const licences = listText(
        event.licences.map((licence) => licenceName(licence, t)),
        t,
      );
      return { text: t('log.rowDiscarded', { licences }), effect: true };
    }
    case 'refilled': {
      const { licences: turned, left } = event;
      if (turned.length === 0) return null;
      const licences = listText(
        turned.map((licence) => licenceName(licence, t)),
        t,
      );
      return { text: t('log.refilled', { licences, left }), effect: true };
    }
  }
}

function ofBoats(event: OfBoats, name: string, t: Translate): Sentence | null {
  switch (event.type) {
    case 'launched': {
      const { card, as, price, payment, boat } = event;
      const values = {
        name,
        boat: plainBoatName({ card, type: as }, t),
        paid: paidText(payment, price, t),
        vp: vpText(boatFigures[card].vp, t),
      };
      return { text: t('log.launched', values), piece: boatPiece(boat) };
    }
    case 'dockBought': {
      const { dock, price, payment, boat } = event;
      return { text: t(`log.${dock}`, { name, paid: paidText(payment, price, t) }), piece: boatPiece(boat) };
    }
    case 'hired':
      return { text: t('log.hired', { name }), piece: boatPiece(event.boat) };
    case 'firstMateBought': {
      const { card, crateFrom, boat } = event;
      const key = crateFrom === 'processed' ? 'log.firstMateProcessed' : 'log.firstMate';
      return { text: t(key, { name, card: cardName(card, t) }), piece: boatPiece(boat) };
    }
    case 'launchEnded':
      return event.launched > 0 ? null : { text: t('log.launchedNothing', { name }), piece: seatPiece(event.seat) };
    case 'hireEnded':
      return event.hired > 0
        ? null
        : { text: t('log.hiredNobody', { name }), effect: true, piece: seatPiece(event.seat) };
  }
}

function ofRound(event: OfRound, t: Translate, names: Names): Sentence {
  switch (event.type) {
    case 'roundStarted': {
      const { round, startSeat } = event;
      return { text: t('log.roundStarted', { round, name: names.seat(startSeat) }), effect: true };
    }
    case 'roundEnded':
      return { text: t('log.roundEnded', { round: event.round }), effect: true };
    case 'kept':
      return { text: t('log.kept', { count: event.discarded }), effect: true };
    case 'reshuffled':
      return { text: t('log.reshuffled', { count: event.cards }), effect: true };
    case 'matchEnded': {
      const why = listText(
        event.by.map((by) => t(`log.endBy.${by}`)),
        t,
      );
      return { text: t('log.matchEnded', { why }), effect: true, ends: true };
    }
  }
}

function ofSeats(event: OfSeats, name: string, t: Translate): Sentence | null {
  const piece = seatPiece(event.seat);
  switch (event.type) {
    case 'drew': {
      const { count, by } = event;
      if (count === 0) return null;
      return { text: t('log.drawn', { name, count, by: t(`log.drawnBy.${by}`) }), effect: true, piece };
    }
    case 'meeple': {
      const { boatType, boat } = event;
      return { text: t('log.meeple', { name, type: t(`card.${boatType}`) }), effect: true, piece: boatPiece(boat) };
    }
    case 'trophy':
      return { text: t('log.trophy', { name, trophy: t(`trophy.${event.trophy}.name`) }), effect: true, piece };
    case 'processed': {
      const count = event.crates.length;
      return { text: t(count === 0 ? 'log.processedNone' : 'log.processed', { name, count }), piece };
    }
    case 'chosen':
    case 'traded':
    case 'tradeDeclined':
      return { text: t(`log.${event.type}`, { name }), piece };
    case 'sunk':
      return { text: t('log.sunk', { name }), against: [event.seat], piece };
    default:
      return ofCatch(event, name, t);
  }
}

function ofCatch(event: OfCatch, name: string, t: Translate): Sentence {
  const piece = seatPiece(event.seat);
  switch (event.type) {
    case 'tucked': {
      const count = event.boats.length;
      return { text: t(count === 0 ? 'log.tuckedNone' : 'log.tucked', { name, count }), effect: true, piece };
    }
    case 'caught': {
      const count = event.catches.reduce((sum, { own, tucked }) => sum + own + tucked, 0);
      return { text: t('log.caught', { name, count }), effect: true, piece };
    }
    case 'discarded': {
      const { count, goneFishin } = event;
      return {
        text: t(goneFishin > 0 ? 'log.discardedFishin' : 'log.discarded', { name, count }),
        effect: true,
        piece,
      };
    }
  }
}

/** "1 Tuna and 1 Shrimp, $1 of it lost". */
function paidText(payment: Readonly<Payment>, price: number, t: Translate): string {
  const worth = worthOf(payment);
  if (worth === 0) return t('log.free');
  const paid = paymentText(payment, t);
  return worth > price ? t('log.paidLost', { paid, money: money(worth - price, t) }) : paid;
}

export function seatPiece(seat: number): string {
  return `seat-${seat}`;
}

export function boatPiece(boat: number): string {
  return `boat-${boat}`;
}
