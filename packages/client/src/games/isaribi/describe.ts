/** Lines of the log: what everybody at the table saw happen. */
import { apHalfByLevel, kindOfArea, netsByLevel } from '@quayside/games/isaribi/data';
import type { Event } from '@quayside/games/isaribi/types';
import type { Names, Sentence, Translate } from '../../table/game-page';
import { apText, buyerName, cardText, cubesText, lotText, pileText, placeName } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function describe(event: Event, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'roundStarted':
    case 'flipped':
    case 'stocked':
    case 'helpersReturned':
    case 'roundEnded':
    case 'cleared':
    case 'matchEnded':
      return ofTheRound(event, t, names);
    case 'turnStarted':
      if (event.alone === 0) return null;
      return { text: t('log.alone', { name: names.seat(event.seat), turn: event.alone }), piece: seatPiece(event) };
    case 'peekingDone':
      return null;
    default:
      return ofASeat(event, t, names);
  }
}

type OfTheRound = Of<
  'roundStarted' | 'flipped' | 'stocked' | 'helpersReturned' | 'roundEnded' | 'cleared' | 'matchEnded'
>;
type OfASeat = Exclude<Event, OfTheRound | Of<'turnStarted' | 'peekingDone'>>;

function ofTheRound(event: OfTheRound, t: Translate, names: Names): Sentence {
  switch (event.type) {
    case 'roundStarted': {
      const { round, slots, startSeat } = event;
      return { text: t('log.roundStarted', { round, slots, name: names.seat(startSeat) }) };
    }
    case 'flipped':
      return flipped(event, t, names);
    case 'stocked': {
      const { space, cards } = event;
      const count = cards.reduce((sum, { cubes }) => sum + cubes, 0);
      const values = { place: capital(placeName(space, t)), cubes: cubesText(kindOfArea[space], count, t) };
      return {
        text: t(cards.length > 1 ? 'log.stockedTwo' : 'log.stocked', values),
        effect: true,
        piece: `space-${space}`,
      };
    }
    case 'helpersReturned': {
      const helpers = event.helpers.map((helper) => t(`helper.${helper}.name`));
      return { text: t('log.helpersReturned', { helpers }), effect: true };
    }
    case 'roundEnded': {
      const { round, nextStart } = event;
      if (nextStart === null) return { text: t('log.roundEndedLast', { round }), effect: true };
      return { text: t('log.roundEnded', { round, name: names.seat(nextStart) }), effect: true };
    }
    case 'cleared': {
      const { unseen } = event;
      const key = unseen === 0 ? 'log.cleared' : 'log.clearedUnseen';
      return { text: t(key, { count: unseen }), effect: true };
    }
    case 'matchEnded':
      return { text: t('log.matchEnded'), effect: true, ends: true };
  }
}

function flipped({ slot, card, by, seat }: Of<'flipped'>, t: Translate, names: Names): Sentence {
  const key = { deal: 'log.flippedDeal', start: 'log.flippedStart', action: 'log.flippedAction' }[by];
  const name = seat === null ? '' : names.seat(seat);
  const text = t(key, { n: slot, card: cardText(card, t), name });
  return { text, effect: by !== 'action', piece: `slot-${slot}` };
}

function ofASeat(event: OfASeat, t: Translate, names: Names): Sentence {
  const name = names.seat(event.seat);
  switch (event.type) {
    case 'peeked':
      return { text: t('log.peeked', { name, n: event.slot }), piece: `slot-${event.slot}` };
    case 'placed':
      return { text: t('log.placed', { name, place: placeName(event.space, t) }), piece: boatPiece(event) };
    case 'cubesAdded':
      return cubesAdded(event, name, t);
    case 'boatMoved':
      return { text: t('log.moved', { name, place: placeName(event.to, t) }), piece: boatPiece(event) };
    case 'caught': {
      const cubes = cubesText(event.kind, event.count, t);
      const text = t(event.by === 'hand' ? 'log.caughtHand' : 'log.caughtNet', { name, cubes });
      return { text, piece: `space-${event.space}` };
    }
    case 'sold':
      return sold(event, name, t);
    case 'techGained':
      return techGained(event, name, t);
    case 'turnEnded': {
      const { apHalf } = event;
      const text = t(apHalf > 0 ? 'log.turnEndedUnused' : 'log.turnEnded', { name, ap: apText(apHalf) });
      return { text };
    }
    case 'passed': {
      const key = event.by === 'limit' ? 'log.passedLimit' : event.first ? 'log.passedFirst' : 'log.passed';
      return { text: t(key, { name }), piece: seatPiece(event) };
    }
    case 'spoiled': {
      const values = { name, cubes: pileText(event.discarded, t), ryo: t('ryo', { count: event.paid }) };
      return { text: t('log.spoiled', values), effect: true, piece: seatPiece(event), against: [event.seat] };
    }
    default:
      return ofAHelper(event, name, t);
  }
}

function ofAHelper(
  event: Of<'helperTaken' | 'helperPaid' | 'carpenterDeclined'>,
  name: string,
  t: Translate,
): Sentence {
  if (event.type === 'carpenterDeclined') {
    return { text: t('log.carpenterDeclined', { name }), piece: 'helper-carpenter' };
  }
  const helper = t(`helper.${event.helper}.name`);
  const piece = `helper-${event.helper}`;
  if (event.type === 'helperPaid') {
    const ryo = t('ryo', { count: event.ryo });
    return { text: t('log.helperPaid', { name, helper, ryo }), effect: true, piece };
  }
  const text = t(event.by === 'last' ? 'log.helperLast' : 'log.helperTaken', { name, helper });
  return { text, effect: event.by === 'last', piece };
}

function cubesAdded({ space, kind, count }: Of<'cubesAdded'>, name: string, t: Translate): Sentence {
  const values = { name, place: placeName(space, t), cubes: cubesText(kind, count, t) };
  const text = t(count === 0 ? 'log.cubesAddedNone' : 'log.cubesAdded', values);
  return { text, piece: `space-${space}` };
}

function sold({ seat, lots, ryo }: Of<'sold'>, name: string, t: Translate): Sentence {
  const words = lots.map(({ buyer, cubes }) =>
    t('log.soldLot', { cubes: lotText(cubes, t), buyer: buyerName(buyer, t) }),
  );
  const text = t('log.sold', { name, ryo: t('ryo', { count: ryo }), lots: words });
  const [first] = lots;
  const isOnCard = first !== undefined && first.buyer !== 'client';
  return { text, piece: isOnCard ? `slot-${first.buyer}` : seatPiece({ seat }) };
}

function techGained({ seat, tech, level, cost }: Of<'techGained'>, name: string, t: Translate): Sentence {
  const ryo = t('ryo', { count: cost });
  const value = levelText(tech, level, t);
  const piece = seatPiece({ seat });
  if (value === null) return { text: t('log.techAbility', { name, ryo, tech: t(`tech.${tech}.name`) }), piece };
  return { text: t('log.techTrack', { name, ryo, tech: t(`log.${tech}`), value }), piece };
}

/** "2 AP a turn"; null for what has no levels. */
function levelText(tech: Of<'techGained'>['tech'], level: number | null, t: Translate): string | null {
  if (level === null) return null;
  if (tech === 'ap') return t('log.apValue', { ap: apText(apHalfByLevel[level] ?? 0) });
  const net = netsByLevel[level];
  return net === undefined ? null : t('log.netValue', { near: net.prawn, far: net.bream });
}

function seatPiece({ seat }: { readonly seat: number }): string {
  return `seat-${seat}`;
}

function boatPiece({ seat }: { readonly seat: number }): string {
  return `boat-${seat}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
