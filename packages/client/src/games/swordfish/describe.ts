/** Lines of the log: what everybody at the table saw happen. */
import { galeForce } from '@quayside/games/swordfish/data';
import type { Event } from '@quayside/games/swordfish/types';
import type { Names, Sentence, Translate } from '../../table/game-page';
import { boatText, capital, placeName, vpText } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type OfTheRound = Of<'roundStarted' | 'phaseStarted' | 'weather' | 'roundEnded' | 'matchEnded'>;
type Untold = Of<'turnStarted' | 'turnSkipped' | 'turnEnded'>;
type OfPurchases = Of<'hired' | 'insured' | 'rented' | 'manned' | 'supplied' | 'insuranceDue' | 'insuranceLapsed'>;
type OfTheSea = Of<'moved' | 'salvaged' | 'abandoned' | 'moored' | 'adrift'>;
type OfFishing = Of<'tokenWon' | 'baitCaught' | 'tileDrawn' | 'kept' | 'thrownBack'>;
type OfSelling = Exclude<Event, OfTheRound | Untold | OfPurchases | OfTheSea | OfFishing>;

export function describe(event: Event, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'turnStarted':
    case 'turnSkipped':
    case 'turnEnded':
      return null;
    case 'roundStarted':
    case 'phaseStarted':
    case 'weather':
    case 'roundEnded':
    case 'matchEnded':
      return ofTheRound(event, t, names);
    case 'hired':
    case 'insured':
    case 'rented':
    case 'manned':
    case 'supplied':
    case 'insuranceDue':
    case 'insuranceLapsed':
      return ofPurchases(event, names.seat(event.seat), t);
    case 'moved':
    case 'salvaged':
    case 'abandoned':
    case 'moored':
    case 'adrift':
      return ofTheSea(event, names.seat(event.seat), t);
    case 'tokenWon':
    case 'baitCaught':
    case 'tileDrawn':
    case 'kept':
    case 'thrownBack':
      return ofFishing(event, names.seat(event.seat), t);
    default:
      return ofSelling(event, names.seat(event.seat), t);
  }
}

function ofTheRound(event: OfTheRound, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'roundStarted':
      return { text: t('log.roundStarted', { round: event.round }), effect: true };
    case 'phaseStarted':
      // The season's end and a round's beginning have lines of their own.
      if (event.phase === 'PURCHASE' || event.phase === 'OVER') return null;
      return {
        text: t(event.closing ? 'log.phaseClosing' : 'log.phaseStarted', { phase: t(`phase.${event.phase}`) }),
        effect: true,
      };
    case 'weather': {
      const { variation, force } = event;
      const values = { variation: signed(variation), force, wind: t(`wind.${force}`) };
      const text = t(force >= galeForce ? 'log.weatherGale' : 'log.weather', values);
      return { text, effect: true, piece: 'weather' };
    }
    case 'roundEnded': {
      const values = { round: event.round, order: event.order.map((seat) => names.seat(seat)) };
      return { text: t('log.roundEnded', values), effect: true };
    }
    case 'matchEnded':
      return { text: t('log.matchEnded'), effect: true, ends: true };
  }
}

function ofPurchases(event: OfPurchases, name: string, t: Translate): Sentence {
  switch (event.type) {
    case 'insuranceDue':
    case 'insuranceLapsed':
      return { text: t(`log.${event.type}`, { name }), effect: true, piece: `seat-${event.seat}` };
    case 'supplied': {
      const { supply, captain, amount, vp } = event;
      const values = { name, n: captain, count: amount, vp: vpText(vp, t) };
      const text = t(supply === 'fuel' ? 'log.suppliedFuel' : 'log.suppliedBait', values);
      return { text, piece: crewPiece(event) };
    }
    case 'hired': {
      const { captain, port, vp } = event;
      const values = { name, n: captain, place: placeName(port, t), vp: vpText(vp, t) };
      return { text: t('log.hired', values), piece: crewPiece(event) };
    }
    default: {
      const { captain, port, boat } = event;
      const values = { name, n: captain, place: placeName(port, t), boat: boatText(boat, t) };
      const key = event.type === 'insured' && event.moored ? 'log.insuredMoored' : `log.${event.type}`;
      return { text: t(key, values), piece: crewPiece(event) };
    }
  }
}

function ofTheSea(event: OfTheSea, name: string, t: Translate): Sentence {
  switch (event.type) {
    case 'moved': {
      const { captain, path, fuel, tow } = event;
      const place = placeName(path.at(-1) ?? event.from, t);
      const values = { name, n: captain, place, fuel, tow: tow === null ? '' : boatText(tow, t) };
      const key = tow !== null ? 'log.movedTow' : fuel > 0 ? 'log.movedFuel' : 'log.moved';
      return { text: t(key, values), piece: crewPiece(event) };
    }
    case 'salvaged':
    case 'abandoned': {
      const values = { name, boat: boatText(event.wreck, t), place: placeName(event.node, t) };
      return { text: t(`log.${event.type}`, values), piece: `node-${event.node}` };
    }
    case 'moored': {
      const values = { Boat: capital(boatText(event.boat, t)), place: placeName(event.port, t), vp: vpText(1, t) };
      const text = t(event.vp > 0 ? 'log.moored' : 'log.mooredUnpaid', values);
      return { text, effect: true, piece: `node-${event.port}` };
    }
    case 'adrift':
      return adrift(event, name, t);
  }
}

function adrift(event: Of<'adrift'>, name: string, t: Translate): Sentence {
  const { seat, captain, boat, from, to, tow, force } = event;
  const values = { name, n: captain, force, boat: boatText(boat, t), place: placeName(from, t) };
  const line = t(to === null ? 'log.sunk' : 'log.adrift', values);
  const text = tow === null ? line : t('log.adriftTow', { line });
  return { text, effect: true, piece: `node-${from}`, against: [seat] };
}

function ofFishing(event: OfFishing, name: string, t: Translate): Sentence {
  const piece = crewPiece(event);
  const n = event.captain;
  switch (event.type) {
    case 'tokenWon':
      return { text: t('log.tokenWon', { name, n, left: event.left }), effect: true, piece };
    case 'baitCaught':
      return { text: t('log.bait', { name, n, roll: event.roll }), piece };
    case 'tileDrawn': {
      const values = { name, n, kind: t(`kind.${event.kind}`), color: t(`color.${event.color}`) };
      return { text: t(event.forced ? 'log.drawnForced' : 'log.drawn', values), piece };
    }
    case 'kept':
      return { text: t('log.kept', { name, kind: t(`kind.${event.kind}`) }), piece };
    case 'thrownBack':
      return { text: t('log.thrownBack', { name, kind: t(`kind.${event.kind}`) }), effect: event.forced, piece };
  }
}

function ofSelling(event: OfSelling, name: string, t: Translate): Sentence {
  const piece = crewPiece(event);
  const n = event.captain;
  switch (event.type) {
    case 'sold': {
      const { kind, port, vp } = event;
      const values = { name, kind: t(`kind.${kind}`), place: placeName(port, t), vp: vpText(vp, t) };
      return { text: t('log.sold', values), piece: `node-${port}` };
    }
    case 'discarded':
      return {
        text: t('log.discarded', { name, kind: t(`kind.${event.kind}`), place: placeName(event.port, t) }),
        piece,
      };
    case 'contractEnded': {
      const values = { name, n, Boat: capital(boatText(event.boat, t)), place: placeName(event.port, t) };
      return { text: t('log.contractEnded', values), effect: true, piece };
    }
    case 'relocated': {
      const { from, to, fuel } = event;
      const values = { name, n, from: placeName(from, t), to: placeName(to, t), fuel };
      return { text: t('log.relocated', values), piece };
    }
  }
}

/** "+2", "0", "−1". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** The piece that a line of the log marks: a captain and the boat under him. */
export function crewPiece({ seat, captain }: { readonly seat: number; readonly captain: number }): string {
  return `crew-${seat}-${captain}`;
}
